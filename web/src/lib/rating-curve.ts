// The curve of a rating, in the coordinates of its picture.

export interface Point {
  at: number;
  rating: number;
}
export interface RatingCurve {
  width: number;
  height: number;
  line: string;
  dots: { x: number; y: number; point: Point }[];
  marks: { y: number; rating: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500];
const LEFT = 46;
const PAD = 12;
/** So few points are marked each. */
const FEW = 40;

/** Game by game, not by the calendar: a pause of a month is no long flat line. */
export function ratingCurve(points: Point[], width: number, height: number): RatingCurve {
  const ratings = points.map((p) => p.rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((s) => (high - low) / s <= 4) ?? 1000;
  const [from, to] = [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step,
  ];
  const x = (i: number) => LEFT + (points.length > 1 ? i / (points.length - 1) : 0.5) * (width - LEFT - PAD);
  const y = (rating: number) => height - PAD - ((rating - from) / (to - from)) * (height - 2 * PAD);
  const placed = points.map((point, i) => ({ x: x(i), y: y(point.rating), point }));
  return {
    width,
    height,
    line: placed.length ? `M${placed.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}` : "",
    dots: placed.length <= FEW ? placed : placed.slice(-1),
    marks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => ({
      rating: from + i * step,
      y: y(from + i * step),
    })),
  };
}

/** The curve for somebody who does not see it. */
export function curveWords(points: Point[]): string {
  if (!points.length) return "No rated game yet.";
  const ratings = points.map((p) => p.rating);
  return `From ${ratings[0]} to ${ratings.at(-1)} over ${points.length} games; highest ${Math.max(...ratings)}, lowest ${Math.min(...ratings)}.`;
}
