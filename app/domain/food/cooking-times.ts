/**
 * How long foods that are unsafe undercooked take to cook through, by cut, way of heating and weight of a piece. These
 * are minimum times to reach the temperature in `core-temperatures.ts`, below those the sources advise, so that a
 * good recipe worded differently is not refused. Poultry: USDA FSIS, "Chicken From Farm to Table" (approximate times);
 * mince and sausages: "Ground Beef and Food Safety", "Sausages and Food Safety"; pork: "Fresh Pork From Farm to Table";
 * poultry and burgers also FSA, "Cooking your food". Roots: our own, as in kinds.ts.
 */

/** How the food is heated. */
export type HeatWay =
  | 'simmer'
  | 'pan'
  | 'deep-fry'
  | 'oven'
  | 'air-fry'
  | 'slow'
  | 'pressure'
  | 'microwave'
  | 'standing'

type CutTime = {
  /** Minutes for a piece of `forG` grams; cuts without `forG` have their size in the name. */
  minutes: Readonly<Partial<Record<HeatWay, number>>>
  forG?: number
}

/** Each way of heating as a multiple of another way's time. */
const LIKE: Readonly<Record<HeatWay, readonly [HeatWay, number]>> = {
  simmer: ['simmer', 1],
  pan: ['pan', 1],
  'deep-fry': ['pan', 0.7],
  oven: ['oven', 1],
  'air-fry': ['oven', 0.75],
  slow: ['simmer', 8],
  pressure: ['simmer', 0.5],
  microwave: ['simmer', 0.7],
  // In liquid that was brought to the boil and is left covered.
  standing: ['simmer', 1.6],
}

const time = (simmer: number, pan: number, oven: number, forG?: number): CutTime => ({
  minutes: { simmer, pan, oven },
  ...(forG === undefined ? {} : { forG }),
})

/** Minutes simmered, in a pan or under a grill, and in an oven at 180 to 220 °C; the weight of piece they are for. */
const CUTS = {
  'whole-bird': time(50, 60, 62, 1500),
  'flat-bird': time(40, 40, 36, 1500),
  'on-the-bone': time(17, 17, 24, 150),
  'boned-piece': time(9, 9, 16, 180),
  'thin-piece': time(4, 4, 9),
  bites: time(4, 4, 9),
  'loose-mince': time(6, 5, 12),
  'thin-patty': time(4, 3, 8),
  patty: time(8, 7, 12),
  meatball: time(8, 8, 12),
  loaf: time(40, 40, 35),
  dumpling: time(4, 4, 10),
  sausage: time(10, 9, 15, 57),
  'sausage-bites': time(5, 5, 12),
  'pork-piece': time(7, 6, 13, 160),
  'pork-slice': time(3, 2, 6),
  joint: time(60, 60, 60, 1500),
  'offal-piece': time(4, 3, 9),
  'whole-potato': time(15, 22, 42, 213),
  'potato-pieces': time(8, 9, 18),
  'potato-shreds': time(3, 3, 12),
  'whole-root': time(24, 30, 35, 100),
  'root-pieces': time(7, 8, 16),
  'whole-beetroot': time(25, 35, 38, 82),
  'beetroot-pieces': time(17, 17, 22),
} as const satisfies Readonly<Record<string, CutTime>>

export type CutId = keyof typeof CUTS

/** Heat enters from the outside: a piece of twice the weight takes less than twice as long. */
const BY_WEIGHT = 2 / 3
/** Weights are read from text, so they are limited to these multiples of the usual weight. */
const [LIGHTEST, HEAVIEST] = [0.25, 6]

/** Minimum minutes to cook a piece of this cut through. */
export function leastMinutes(cut: CutId, way: HeatWay, pieceG: number | null): number {
  const { minutes, forG }: CutTime = CUTS[cut]
  const [like, factor] = LIKE[way]
  const usual = minutes[way] ?? (minutes[like] ?? 0) * factor
  if (forG === undefined || pieceG === null) return usual
  const ratio = Math.min(HEAVIEST, Math.max(LIGHTEST, pieceG / forG))
  return usual * ratio ** BY_WEIGHT
}
