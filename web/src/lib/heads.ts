// What emblems are made of, drawn in a box of 100: shields, how a field is divided, and heads in parts that fit.
// Halves are written for the right side and mirrored, so that whatever is put together stays symmetrical.

/** A part of a head: the right half of a path; `tone` says what it is filled with. */
export interface Part {
  d: string;
  tone: "light" | "shade" | "dark" | "lit";
  /** Behind the face, such as horns and ears. */
  behind?: boolean;
}

export type Kind = "human" | "beast" | "machine" | "spirit";

const light = (d: string): Part => ({ d, tone: "light" });
const back = (d: string, tone: Part["tone"] = "light"): Part => ({ d, tone, behind: true });
const shade = (d: string): Part => ({ d, tone: "shade" });
const dark = (d: string): Part => ({ d, tone: "dark" });
const lit = (d: string): Part => ({ d, tone: "lit" });

export const SHIELDS = {
  heater: "M17 14H83V46C83 68 68 82 50 93C32 82 17 68 17 46Z",
  square: "M17 14H83V70C83 80 75 82 66 83.500C58 85 53 88 50 93C47 88 42 85 34 83.500C25 82 17 80 17 70Z",
  round: "M50 11A40.500 40.500 0 1 1 49.900 11Z",
  hex: "M50 9L85 27V73L50 92L15 73V27Z",
  notched: "M17 13L34 18L50 9L66 18L83 13L80 33L85 49C83 70 66 83 50 94C34 83 17 70 15 49L20 33Z",
  kite: "M50 8C64 15 76 17 84 17C85 52 75 79 50 94C25 79 15 52 16 17C24 17 36 15 50 8Z",
} as const;
export type Shield = keyof typeof SHIELDS;

/** The part of the field that has the second colour. */
export const DIVISIONS: string[] = [
  "",
  "M0 0H50V100H0Z",
  "M0 56H100V100H0Z",
  "M0 0L100 100H0Z",
  "M0 0H50V50H0ZM50 50H100V100H50Z",
  "M0 0L50 50L0 100ZM100 0L50 50L100 100Z",
  "M0 100V66L50 34L100 66V100Z",
  "M8 0H92L50 94Z",
  "M24 0H37V100H24ZM63 0H76V100H63Z",
  "M50 50L0 0H50ZM50 50L100 0V50ZM50 50L100 100H50ZM50 50L0 100V50Z",
  "M0 0C34 22 34 78 0 100ZM100 0C66 22 66 78 100 100Z",
  "M0 22H100V33H0ZM0 62H100V73H0Z",
];

interface Heads {
  faces: Part[][];
  tops: Part[][];
  eyes: Part[][];
  mouths: Part[][];
}

const DOTS = [dark("M57 46a4 4 0 1 0 .1 0z")];
const SLITS = [dark("M53 51L66 44L63 53Z")];
const CALM = [dark("M53.500 49.500C56 45.500 62 45.500 65 49C62 52.500 56 52.500 53.500 49.500Z")];
const WIDE = [lit("M58.500 42a7 7 0 1 0 .1 0z"), dark("M58.500 46a3 3 0 1 0 .1 0z")];
const BAND = [dark("M49 43H69L66 54L56 52.500L49 55Z"), lit("M56 46.500H65L64 50H56Z")];
const VISOR = [dark("M49 44H68V53H49Z"), lit("M49 47H66V50H49Z")];
const LENS = [dark("M58 41a7.500 7.500 0 1 0 .1 0z"), lit("M58 45a3.500 3.500 0 1 0 .1 0z")];
const ONE = [
  dark("M49 39C58 39 63 44 64 48C63 53 58 57 49 57Z"),
  lit("M49 43.500C53 43.500 54.500 46 54.500 48C54.500 50.500 53 52.500 49 52.500Z"),
];
const THIRD = [...SLITS, lit("M49 33L53.500 38L49 43Z")];

export const HEADS: Record<Kind, Heads> = {
  human: {
    faces: [
      [light("M49 28C63 28 69 37 68 50C67 62 58 73 49 76Z")],
      [light("M49 28H66V55L58 75H49Z")],
      [light("M49 27C61 27 66 36 65.500 48L61 66L49 78Z")],
      [light("M49 28C66 28 71 40 70 52C70 64 62 74 49 74Z")],
    ],
    tops: [
      // Helm with cheeks and a ridge
      [shade("M49 20C66 20 72 32 71 46L71 66L63 62V42H49Z"), lit("M49 14C53 18 53 30 52 42H49Z")],
      // Hood
      [back("M49 16C72 18 78 44 73 80H49Z", "shade"), shade("M49 18C64 20 71 34 68 48C64 38 58 33 49 32Z")],
      // Crown
      [lit("M49 14L55 24L63 16L64 25L72 20L68 37H49Z"), shade("M49 33H68.500V38H49Z")],
      // Horned helm
      [back("M62 32C74 30 80 20 77 9C85 22 82 40 66 44Z", "lit"), shade("M49 20C65 20 70 31 70 43H49Z")],
      // Winged helm
      [
        back("M64 38C72 34 78 26 86 22C84 28 85 30 80 33C83 34 81 38 76 39C78 41 74 44 66 45Z", "lit"),
        shade("M49 20C64 20 70 31 69.500 43H49Z"),
      ],
      // Plume
      [lit("M49 8C60 8 70 14 72 28C64 20 58 22 49 23Z"), shade("M49 21C64 21 70 31 69.500 41H49Z")],
      // Wide hat
      [shade("M49 14C60 14 63 22 64 30L82 36C72 42 60 41 49 41Z"), lit("M49 29H64L65 34H49Z")],
      // Long hair
      [back("M49 18C72 18 78 36 76 58L79 78L66 72Z", "shade"), shade("M49 20C66 20 72 32 70 46C66 36 60 33 49 34Z")],
      // Wild hair
      [
        back("M49 14L57 20L64 12L66 22L76 18L73 28L82 30L74 37L80 44L68 46Z", "shade"),
        shade("M49 24C62 24 68 30 69 40L58 34L49 38Z"),
      ],
      // Cowl with points
      [back("M60 30L72 8L72 40Z", "shade"), shade("M49 20C66 20 71 32 70 48L70 60L62 55L49 58Z")],
      // Laurel
      [
        lit("M66 46C74 40 75 30 70 22C64 26 62 36 66 46ZM60 30C66 26 66 18 61 12C55 17 55 25 60 30Z"),
        shade("M49 26C60 26 66 31 67 38H49Z"),
      ],
    ],
    eyes: [DOTS, SLITS, CALM, BAND, VISOR, LENS],
    mouths: [
      [],
      [dark("M49 63H56L54 66H49Z")],
      [shade("M49 60C58 58 66 56 67 54C67 70 58 84 49 88Z"), dark("M49 64.500H55V67H49Z")],
      [shade("M49 59C56 58 63 62 66 66C60 67 54 67 49 64Z")],
      [dark("M52 60H54.500V71H52ZM57 60H59.500V68H57Z")],
      [shade("M49 58H69L62 74L49 80Z")],
    ],
  },
  beast: {
    faces: [
      [light("M49 30L60 32L69 28L69 47L61 58L55 77H49Z")],
      [light("M49 28C64 26 72 36 71 50C70 66 60 75 49 75Z")],
      [light("M49 32C60 28 75 32 75 46C76 62 64 73 49 73Z")],
      [light("M49 26C64 27 70 40 66 52L60 62L56 78H49Z")],
      [light("M49 28C65 28 69 40 66 50L57 60L49 82Z")],
      [light("M49 30H62L72 42L66 66L56 76H49Z")],
    ],
    tops: [
      [back("M58 34L68 10L75 42Z")],
      [back("M64 38a10 10 0 1 0 3 -16z")],
      [back("M60 34C74 32 80 22 76 9C86 22 84 40 66 45Z", "lit")],
      [back("M58 33L62 14L66 22L72 10L72 24L80 20L68 40Z", "lit")],
      [lit("M49 6L55 32H49Z")],
      [back("M49 12L54 24L62 16L64 27L74 22L71 36Z", "shade")],
      [back("M56 32C58 20 66 14 74 14L74 18C68 19 63 24 61 33Z", "lit"), lit("M75 11a4.500 4.500 0 1 0 .1 0z")],
      [back("M49 16C72 14 86 34 78 62L72 56L72 66L64 60Z", "shade")],
      [back("M49 8C58 16 58 20 56 24C64 20 68 22 70 32L49 34Z", "lit")],
      [back("M66 40C78 34 86 40 88 52C80 48 76 54 74 60C72 54 68 52 64 54Z", "shade")],
    ],
    eyes: [DOTS, SLITS, WIDE, THIRD, CALM, ONE],
    mouths: [
      [dark("M49 63H62L60 70L57 65L54 70L51 65H49Z")],
      [shade("M49 58C57 58 60 64 58 70C55 74 52 74 49 74Z"), dark("M49 60H54L49 66Z")],
      [dark("M49 60H63C60 68 55 70 49 70Z"), lit("M56 60H61L58.500 68Z")],
      [lit("M56 60L66 58L60 74Z"), dark("M49 60H56L54 63H49Z")],
      [dark("M49 61L54 65L58 60L62 65L66 60L63 71L49 71Z")],
      [dark("M53 62a2 2 0 1 0 .1 0zM49 69H58V71.500H49Z")],
    ],
  },
  machine: {
    faces: [
      [light("M49 27H68V72H49Z")],
      [light("M49 25L66 31L72 52L62 75H49Z")],
      [light("M49 24C66 24 72 36 72 52V72H49Z")],
      [light("M49 30H72L67 56L61 76H49Z")],
    ],
    tops: [
      [lit("M49 10H52V28H49ZM49 8a3 3 0 0 1 4 4H49Z"), shade("M49 25H62V31H49Z")],
      [back("M66 36H80L76 62L66 58Z", "shade")],
      [back("M62 30V12H70V34Z", "shade"), shade("M49 22H62V30H49Z")],
      [back("M60 30L82 14L72 42Z", "lit")],
      [lit("M49 12L56 26L54 36H49Z")],
      [back("M68 40a9 9 0 1 1 0 18z", "lit"), shade("M49 20H60L64 28H49Z")],
    ],
    eyes: [VISOR, LENS, ONE, SLITS, BAND],
    mouths: [
      [],
      [dark("M51 60H53.500V70H51ZM56 60H58.500V70H56ZM61 60H63V68H61Z")],
      [shade("M49 60H63L60 70H49Z"), dark("M49 64H60V66H49Z")],
      [shade("M49 58H66V62H49Z"), dark("M62 66a2 2 0 1 0 .1 0z")],
    ],
  },
  spirit: {
    faces: [
      [light("M49 20C70 22 76 48 72 82L64 75L57 83L49 76Z"), dark("M49 34C60 34 65 42 64 52C63 62 56 68 49 68Z")],
      [light("M49 16L60 26C74 38 76 60 68 80L58 74L49 84Z"), dark("M49 36L60 42C63 52 60 62 49 66Z")],
      [light("M49 24C66 24 72 36 71 52C71 62 64 66 63 76H49Z")],
      [light("M49 18C62 26 78 40 70 62C64 74 58 74 49 84Z"), dark("M49 38C58 38 62 46 60 54C58 62 54 64 49 66Z")],
    ],
    tops: [
      [],
      [back("M64 34C76 28 82 18 80 8C88 24 84 42 68 48Z", "lit")],
      [lit("M49 5C62 5 66 10 66 13C66 17 60 20 49 20V16.500C56 16.500 61 15 61 13C61 11 57 9 49 9Z")],
      [back("M70 50C80 48 88 40 88 30C94 44 88 58 72 62Z", "shade")],
      [lit("M49 8L53 16L49 24Z"), back("M62 24L66 12L72 34Z", "shade")],
    ],
    eyes: [
      [lit("M57 46a4 4 0 1 0 .1 0z")],
      [lit("M53 52L63 45L61 54Z")],
      [lit("M53 48C56 45 60 46 62 49C59 52 56 52 53 48Z")],
      [lit("M49 42C55 42 58 45 58 48C58 52 55 55 49 55Z"), dark("M49 46H52V51H49Z")],
    ],
    mouths: [[], [lit("M49 60H55L53 63H49Z")], [shade("M49 70H60L56 75H49Z")]],
  },
};

/** What stands out behind the shield: drawn for the right side. */
export const BEHIND: Record<string, string> = {
  wings: "M60 44C78 40 88 24 99 12C99 24 98 30 95 36C97 38 96 46 91 51C92 54 90 60 84 64C84 68 76 72 62 72Z",
  swords: "M46 60L88 10L96 5L93 14L54 66ZM26 78L20 90L28 88L34 84Z",
  bow: "M70 8C98 22 98 78 70 92L68 88C88 74 88 26 68 12Z",
  rays: "M50 50L74 0L84 4ZM50 50L96 16L100 26ZM50 50L100 44V56ZM50 50L100 74L94 84Z",
  flames: "M70 90C92 84 99 66 92 44C90 52 86 54 84 54C90 38 86 22 76 10C78 26 72 34 66 40Z",
  gears: "M78 30L84 22L92 29L87 37L91 45L100 46V56L91 58L87 66L93 74L85 81L78 74Z",
  leaves:
    "M72 92C88 86 97 72 99 56C88 58 84 62 82 68C82 58 88 50 98 42C94 36 88 38 82 42C84 34 88 28 94 24C84 20 78 26 74 34Z",
  horns: "M66 22C86 24 96 14 96 2C102 22 92 42 70 42Z",
  hammers: "M48 56L78 18L73 12L86 2L97 14L88 24L83 22L56 64ZM28 80L22 88L28 92L34 84Z",
};
