/**
 * The measures that stand in recipe lines. `grams` and `ml` are exact or customary sizes (US customary for
 * cup, pint, quart and fluid ounce; 15 and 5 ml spoons); what a clove or a slice weighs depends on the food.
 */
export type UnitKind = 'mass' | 'volume' | 'length' | 'count' | 'container' | 'vague'

type UnitRow = { kind: UnitKind; grams?: number; ml?: number; cm?: number; spellings: string }

/** Spellings are lower case, singular and plural both written out; `t`, `T` and `c` are read apart. */
const UNIT_TABLE = {
  milligram: { kind: 'mass', grams: 0.001, spellings: 'mg mgs milligram milligrams' },
  gram: { kind: 'mass', grams: 1, spellings: 'g gr gm gms grm gram grams gramme grammes' },
  kilogram: { kind: 'mass', grams: 1000, spellings: 'kg kgs kilo kilos kilogram kilograms kilogramme' },
  ounce: { kind: 'mass', grams: 28.35, spellings: 'oz ozs ounce ounces' },
  pound: { kind: 'mass', grams: 453.6, spellings: 'lb lbs pound pounds' },
  millilitre: { kind: 'volume', ml: 1, spellings: 'ml mls millilitre millilitres milliliter milliliters' },
  centilitre: { kind: 'volume', ml: 10, spellings: 'cl centilitre centilitres centiliter centiliters' },
  decilitre: { kind: 'volume', ml: 100, spellings: 'dl decilitre decilitres deciliter deciliters' },
  litre: { kind: 'volume', ml: 1000, spellings: 'l ltr ltrs litre litres liter liters litro litros litri' },
  teaspoon: {
    kind: 'volume',
    ml: 5,
    spellings:
      'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls teelöffel cucharadita cucharaditas cucchiaino cucchiaini',
  },
  dessertspoon: { kind: 'volume', ml: 10, spellings: 'dsp dstspn dessertspoon dessertspoons' },
  tablespoon: {
    kind: 'volume',
    ml: 15,
    spellings:
      'tbsp tbsps tbs tblsp tblspn tbl tablespoon tablespoons tablespoonful tablespoonfuls esslöffel cucharada cucharadas cucchiaio cucchiai',
  },
  cup: { kind: 'volume', ml: 240, spellings: 'cup cups cupful cupfuls tasse tassen tasses taza tazas' },
  'fluid ounce': { kind: 'volume', ml: 29.57, spellings: 'floz' },
  pint: { kind: 'volume', ml: 473, spellings: 'pt pts pint pints' },
  quart: { kind: 'volume', ml: 946, spellings: 'qt qts quart quarts' },
  gallon: { kind: 'volume', ml: 3785, spellings: 'gal gallon gallons' },
  shot: { kind: 'volume', ml: 44, spellings: 'shot shots jigger jiggers' },
  glass: { kind: 'volume', ml: 240, spellings: 'glass glasses glassful' },
  mug: { kind: 'volume', ml: 300, spellings: 'mug mugs mugful' },
  bowl: { kind: 'volume', ml: 400, spellings: 'bowl bowls bowlful' },
  drop: { kind: 'volume', ml: 0.05, spellings: 'drop drops' },
  splash: { kind: 'volume', ml: 10, spellings: 'splash splashes' },
  drizzle: { kind: 'volume', ml: 7.5, spellings: 'drizzle drizzles' },
  glug: { kind: 'volume', ml: 15, spellings: 'glug glugs' },
  squeeze: { kind: 'volume', ml: 5, spellings: 'squeeze squeezes' },
  dollop: { kind: 'volume', ml: 20, spellings: 'dollop dollops blob blobs' },
  scoop: { kind: 'volume', ml: 80, spellings: 'scoop scoops' },
  dash: { kind: 'vague', ml: 0.6, spellings: 'dash dashes' },
  pinch: { kind: 'vague', ml: 0.3, spellings: 'pinch pinches smidgen smidge prise prisen pizca pincée' },
  sprinkle: {
    kind: 'vague',
    ml: 0.6,
    spellings: 'sprinkle sprinkles sprinkling grating gratings grind grinds grinding',
  },
  centimetre: { kind: 'length', cm: 1, spellings: 'cm cms centimetre centimetres centimeter centimeters' },
  millimetre: { kind: 'length', cm: 0.1, spellings: 'mm millimetre millimetres millimeter millimeters' },
  inch: { kind: 'length', cm: 2.54, spellings: 'inch inches' },
  handful: {
    kind: 'vague',
    spellings: 'handful handfuls fistful fistfuls handvoll poignée poignées puñado puñados manciata',
  },
  knob: { kind: 'vague', spellings: 'knob knobs nub nubs bit bits' },
  thumb: { kind: 'vague', spellings: 'thumb thumbs' },
  bunch: { kind: 'count', spellings: 'bunch bunches bn bund manojo mazzo mazzetto bouquet botte' },
  sprig: { kind: 'count', spellings: 'sprig sprigs frond fronds' },
  branch: { kind: 'count', spellings: 'branch branches' },
  stem: { kind: 'count', spellings: 'stem stems shoot shoots' },
  clove: {
    kind: 'count',
    spellings: 'clove cloves zehe zehen gousse gousses diente dientes spicchio spicchi',
  },
  head: { kind: 'count', spellings: 'head heads' },
  bulb: { kind: 'count', spellings: 'bulb bulbs' },
  stalk: { kind: 'count', spellings: 'stalk stalks stange stangen' },
  rib: { kind: 'count', spellings: 'rib ribs' },
  stick: { kind: 'count', spellings: 'stick sticks' },
  ear: { kind: 'count', spellings: 'ear ears' },
  cob: { kind: 'count', spellings: 'cob cobs' },
  spear: { kind: 'count', spellings: 'spear spears' },
  leaf: { kind: 'count', spellings: 'leaf leaves' },
  slice: {
    kind: 'count',
    spellings: 'slice slices tranche tranches scheibe scheiben fetta fette loncha lonchas rebanada rebanadas',
  },
  rasher: { kind: 'count', spellings: 'rasher rashers' },
  strip: { kind: 'count', spellings: 'strip strips' },
  sheet: { kind: 'count', spellings: 'sheet sheets' },
  fillet: { kind: 'count', spellings: 'fillet fillets' },
  wedge: { kind: 'count', spellings: 'wedge wedges' },
  cube: { kind: 'count', spellings: 'cube cubes' },
  square: { kind: 'count', spellings: 'square squares' },
  ball: { kind: 'count', spellings: 'ball balls' },
  block: { kind: 'count', spellings: 'block blocks slab slabs nest nests' },
  bar: { kind: 'count', spellings: 'bar bars' },
  loaf: { kind: 'count', spellings: 'loaf loaves' },
  rack: { kind: 'count', spellings: 'rack racks' },
  piece: { kind: 'count', spellings: 'piece pieces pc pcs unit units ea nos pod pods stück stk' },
  chunk: { kind: 'count', spellings: 'chunk chunks' },
  portion: { kind: 'count', spellings: 'portion portions' },
  serving: { kind: 'count', spellings: 'serving servings helping helpings' },
  recipe: { kind: 'count', spellings: 'recipe recipes' },
  batch: { kind: 'count', spellings: 'batch batches quantity quantities' },
  part: { kind: 'count', spellings: 'part parts' },
  can: {
    kind: 'container',
    spellings: 'can cans tin tins dose dosen lata latas boîte boîtes scatoletta scatolette scatola scatole',
  },
  jar: {
    kind: 'container',
    spellings: 'jar jars barattolo barattoli bocal bocaux tarro tarros vasetto vasetti',
  },
  bottle: {
    kind: 'container',
    spellings: 'bottle bottles flasche flaschen bouteille bouteilles botella botellas bottiglia bottiglie',
  },
  carton: { kind: 'container', spellings: 'carton cartons brik' },
  package: {
    kind: 'container',
    spellings:
      'package packages pkg pkgs pkge packung packungen päckchen paquet paquets paquete paquetes pacchetto pacchetti confezione confezioni',
  },
  packet: { kind: 'container', spellings: 'packet packets' },
  pack: { kind: 'container', spellings: 'pack packs' },
  sachet: { kind: 'container', spellings: 'sachet sachets' },
  envelope: { kind: 'container', spellings: 'envelope envelopes' },
  pouch: { kind: 'container', spellings: 'pouch pouches' },
  bag: { kind: 'container', spellings: 'bag bags' },
  box: { kind: 'container', spellings: 'box boxes' },
  tub: { kind: 'container', spellings: 'tub tubs becher' },
  tube: { kind: 'container', spellings: 'tube tubes' },
  pot: { kind: 'container', spellings: 'pot pots' },
  container: { kind: 'container', spellings: 'container containers punnet punnets sack sacks' },
} as const satisfies Record<string, UnitRow>

export type Unit = keyof typeof UNIT_TABLE

const BY_SPELLING: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNIT_TABLE).flatMap(([unit, row]) =>
    row.spellings.split(' ').map((spelling): [string, Unit] => [spelling, unit as Unit]),
  ),
)

/** The unit a written word stands for, or null. Only `T`, `TB`, `EL`, `t`, `TL`, `C` and `c` depend on case. */
export function unitOfWord(word: string): Unit | null {
  if (word === 'T' || word === 'Tb' || word === 'TB') return 'tablespoon'
  if (word === 't' || word === 'TL') return 'teaspoon'
  if (word === 'EL') return 'tablespoon'
  if (word === 'c' || word === 'C') return 'cup'
  const lower = word.toLowerCase()
  return BY_SPELLING.get(lower) ?? spoonWithSlip(lower)
}

/** "teasoon", "tablespoos", "tablespooons": a spoon with one letter left out, doubled or wrong. */
function spoonWithSlip(word: string): Unit | null {
  if (!/^ta?[a-z]{5,12}s?$/.test(word)) return null
  return SPOONS.find((spoon) => isOneSlip(word, spoon) || isOneSlip(word, `${spoon}s`)) ?? null
}

const SPOONS = ['teaspoon', 'tablespoon'] as const

function isOneSlip(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [rest, left] = [typed.slice(start), word.slice(start)]
  return rest.slice(1) === left || rest === left.slice(1) || rest.slice(1) === left.slice(1)
}

export function unitRow(unit: Unit): UnitRow {
  return UNIT_TABLE[unit]
}

export function unitKind(unit: Unit): UnitKind {
  return UNIT_TABLE[unit].kind
}

/** Can stand without a number: "pinch salt", "small bunch dill". */
export const UNNUMBERED_UNITS: ReadonlySet<Unit> = new Set<Unit>([
  'pinch',
  'dash',
  'sprinkle',
  'handful',
  'knob',
  'thumb',
  'bunch',
  'sprig',
  'splash',
  'drizzle',
  'glug',
  'squeeze',
  'dollop',
  'slice',
])

/** Of these nobody needs the number when "of" follows: "jar of pesto", "block of feta"; a "leg of lamb" is a cut. */
const UNNUMBERED_BEFORE_OF: ReadonlySet<Unit> = new Set<Unit>([
  'shot',
  'glass',
  'pint',
  'head',
  'bulb',
  'stick',
  'sheet',
  'ball',
  'block',
  'bar',
  'loaf',
])

/** Whether a unit without a number before "of" is an amount. */
export function isUnnumberedBeforeOf(unit: Unit): boolean {
  return unitKind(unit) === 'container' || UNNUMBERED_BEFORE_OF.has(unit)
}

/** Read as the unit when they close the name: "3 celery stalks", "1/2 garlic clove". */
export const UNITS_AFTER_FOOD: ReadonlySet<Unit> = new Set<Unit>([
  'clove',
  'stalk',
  'sprig',
  'slice',
  'rasher',
  'head',
  'bulb',
  'bunch',
  'rib',
  'stick',
  'ear',
  'cob',
  'spear',
  'wedge',
])

/** A unit word followed by one of these is part of a food's name: "stem ginger", "pot roast". */
export const NOT_A_UNIT_BEFORE: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  pot: ['roast', 'pie', 'pies', 'noodle', 'noodles', 'sticker', 'stickers'],
  stem: ['ginger', 'lettuce'],
  rib: ['eye', 'eyes', 'steak', 'steaks', 'roast', 'tips', 'chops'],
  leaf: ['spinach', 'lard', 'tea'],
  cube: ['steak', 'steaks'],
  strip: ['steak', 'steaks', 'loin', 'loins'],
  head: ['cheese', 'on', 'off'],
  wedge: ['salad'],
  glass: ['noodle', 'noodles'],
  ball: ['squash', 'courgettes', 'zucchini'],
  bar: ['snacks', 'nuts', 'mix'],
  bottle: ['gourd', 'gourds'],
  cup: ['mushrooms', 'noodles'],
  clove: ['powder'],
}
