import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** What measures, containers and sizes hold and mean, where a food has no weight of its own for them. */

/** Of one of these where the food has no portion of that name, in grams. */
export const USUAL_UNITS: Readonly<Record<string, number>> = wordTable<number>({
  cup: 220,
  tablespoon: 15,
  teaspoon: 5,
  slice: 30,
  piece: 40,
  glass: 240,
  mug: 240,
  bottle: 500,
  can: 355,
  tin: 400,
  pint: 568,
  quart: 950,
  shot: 42,
  handful: 30,
  pinch: 0.4,
  dash: 0.6,
  pat: 5,
  knob: 10,
  scoop: 66,
  dollop: 20,
  drizzle: 7,
  splash: 15,
  squeeze: 5,
  bite: 15,
  mouthful: 20,
  sip: 20,
  spoonful: 15,
  sprig: 1,
  clove: 3,
  rasher: 20,
  cube: 5,
  stick: 30,
  bar: 45,
  packet: 30,
  sachet: 10,
  wedge: 30,
  chunk: 20,
  ball: 30,
  scraping: 3,
  rack: 450,
  forkful: 20,
  nest: 100,
  sliver: 25,
  ladle: 120,
  spoon: 15,
  sprinkling: 5,
  punnet: 250,
})
/** Containers that hold a usual portion of whatever is in them. */
export const HOLDS_USUAL = wordSet(
  'bowl plate serving portion helping order pot box pouch container tub package carton dish tray bucket basket round item bag jar side square katori',
)
export const FACTOR_OF: Readonly<Record<string, number>> = wordTable<number>({
  plate: 1.2,
  bowl: 1.1,
  bucket: 2.5,
  // The small bowl of an Indian meal, for one dish of several.
  katori: 0.65,
})
export const ALIKE: Readonly<Record<string, readonly string[]>> = wordTable<readonly string[]>({
  slice: ['piece'],
  piece: ['slice'],
  can: ['bottle'],
  packet: ['package', 'pouch'],
  bag: ['package', 'packet'],
  wedge: ['slice', 'piece'],
  patty: ['piece'],
  container: ['carton', 'tub', 'cup'],
  tub: ['container', 'carton'],
  carton: ['container', 'box'],
  tin: ['can'],
  stick: ['piece', 'stalk'],
  rasher: ['slice', 'strip'],
  link: ['sausage'],
  strip: ['slice', 'piece'],
  scoop: ['piece'],
  mug: ['cup'],
  glass: ['cup'],
  box: ['package'],
})
/** Fluid ounces in what drinks come in. */
export const FLUID_OUNCES: Readonly<Record<string, number>> = wordTable<number>({
  glass: 8,
  mug: 8,
  cup: 8,
  bottle: 16.9,
  can: 12,
  pint: 16,
  quart: 32,
  shot: 1.5,
  tablespoon: 0.5,
  teaspoon: 1 / 6,
})
/** These are volumes of anything. */
export const BY_VOLUME = wordSet('glass mug cup tablespoon teaspoon')
/** These measure even where a name has them ("pint of beer"). */
export const VESSELS = wordSet('cup pint glass bottle can mug bowl plate tablespoon teaspoon')
/** What a food is cut or comes in; of tea there is no slice. */
const PIECES = wordSet('slice piece wedge square strip cube chunk stick spear sliver half quarter third')

/** True of a piece of what has none: "tea, slice". */
export const isPieceOfNothing = (
  unit: string | null,
  portions: readonly { stems: ReadonlySet<string>; grams: number }[],
  usualGrams: number,
): boolean =>
  unit !== null &&
  PIECES.has(unit) &&
  !portions.some(
    ({ stems, grams }) => stems.has(unit) || stems.has('slice') || (stems.has('piece') && grams < usualGrams),
  )

export const SIZE_FACTOR: Readonly<Record<string, number>> = wordTable<number>({
  small: 0.75,
  mini: 0.45,
  miniature: 0.45,
  large: 1.35,
  big: 1.35,
  huge: 1.7,
  giant: 1.8,
  jumbo: 1.6,
  extra: 1.2,
  thin: 0.8,
  thick: 1.3,
  footlong: 1.9,
  kid: 0.7,
  tiny: 0.4,
  fun: 0.35,
  bitesize: 0.3,
  snacksize: 0.6,
  double: 1.5,
  triple: 2,
})

/** How much more or less than usual the said size is. */
export function sizeFactor(words: ReadonlySet<string>, named: ReadonlySet<string> = new Set()): number {
  for (const word of words) {
    if (named.has(word)) continue
    const factor = SIZE_FACTOR[word]
    if (factor !== undefined) return factor
  }
  return 1
}
