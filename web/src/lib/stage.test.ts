import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "./stage";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function heard(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

test("the table is laid in the midst of a scene, and what lies over it waits for the end", async () => {
  const surface = { staged: false };
  let left = 0;
  const stage = new Stage(surface, () => (left += 1));
  const scene = stage.play(100, 40);
  expect(surface.staged).toBe(true);
  await vi.advanceTimersByTimeAsync(41);
  expect([await heard(scene.laid), await heard(scene.over), surface.staged, left]).toEqual([true, false, true, 0]);
  await vi.advanceTimersByTimeAsync(60);
  expect([await heard(scene.over), surface.staged, left]).toEqual([true, false, 1]);
});

test("a scene that is left early lets everything go on, once", async () => {
  const surface = { staged: false };
  let left = 0;
  const stage = new Stage(surface, () => (left += 1));
  const scene = stage.play(100, 100, true);
  stage.end();
  stage.end();
  expect([await heard(scene.laid), await heard(scene.over), scene.tells, left]).toEqual([true, true, true, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toBe(1);
});

test("a new scene ends the one before it", async () => {
  const surface = { staged: false };
  const stage = new Stage(surface, () => {});
  const first = stage.play(100, 100);
  const second = stage.play(100, 50);
  expect([await heard(first.over), await heard(second.over), surface.staged]).toEqual([true, false, true]);
});
