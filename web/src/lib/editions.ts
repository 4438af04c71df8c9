// What a game brings in its folder games/<id>/. Editions of one game (overpower-2025, overpower-classic) share the folder
// that is named by their common beginning.

/** Modules by the name of their folder. */
export const byFolder = <M, T>(found: Record<string, M>, part: (module: M) => T | undefined) =>
  new Map(
    Object.entries(found).flatMap(([path, module]) => {
      const brought = part(module);
      return brought === undefined ? [] : [[path.split("/").at(-2)!, brought] as const];
    }),
  );

export const ofGame = <T>(map: ReadonlyMap<string, T>, game: string): T | undefined =>
  map.get(game) ?? map.get(game.replace(/-[^-]*$/, ""));
