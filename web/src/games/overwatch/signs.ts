// The signs of tokens, by their kind.

const ICON: Record<string, string> = {
  exposed: "eye",
  costly: "up",
  pricey: "up",
  trap: "burst",
  turret: "tower",
  mines: "burst",
  song: "heart",
  shelter: "shield",
  nano: "bolt",
  healing: "heart",
  boost: "up",
  discord: "down",
  particle: "ring",
  supercharger: "bolt",
  frozen: "snow",
  bashed: "fist",
  immune: "shield",
  mayhem: "skull",
  barrier: "shield",
  guard: "shield",
  field: "hex",
};

export const signOf = (kind: string): string => ICON[kind] ?? "gem";
