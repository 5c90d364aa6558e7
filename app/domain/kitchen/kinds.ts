/**
 * How a food behaves in a pan: the axis the kitchen cooks by. A food's role says what it is for in general; its kind
 * says how it is cut, how long it takes and how much of it one person eats.
 */
export type Taste = 'savoury' | 'sweet' | 'either'

/** How amounts of a kind are written, best first. */
export type AmountStyle =
  | 'grams'
  | 'count'
  | 'spoon'
  | 'ml'
  | 'can'
  | 'slice'
  | 'sprig'
  | 'bunch'
  | 'stalk'
  | 'head'
  | 'handful'

export type KindTraits = {
  taste: Taste
  /** Grams per serving where no other food of its kind is in the dish. */
  portionG: number
  /** How much a cook wants to use it up: fresh main foods most. */
  weight: number
  /** Minutes in a hot pan, in simmering liquid and in a hot oven (200 °C), cut up. */
  stirMin: number
  simmerMin: number
  roastMin: number
  styles: readonly AmountStyle[]
}

function kind(
  taste: Taste,
  portionG: number,
  weight: number,
  times: readonly [number, number, number],
  ...styles: AmountStyle[]
): KindTraits {
  return { taste, portionG, weight, stirMin: times[0], simmerMin: times[1], roastMin: times[2], styles }
}

const NONE = [0, 0, 0] as const

export const KINDS = {
  // Proteins
  poultry: kind('savoury', 150, 4, [8, 15, 25], 'grams'),
  'poultry-bone': kind('savoury', 220, 4, [25, 35, 40], 'grams'),
  'whole-bird': kind('savoury', 280, 4, [0, 0, 90], 'count'),
  mince: kind('savoury', 125, 4, [7, 20, 25], 'grams'),
  steak: kind('savoury', 150, 4, [4, 60, 20], 'grams'),
  pork: kind('savoury', 150, 4, [7, 50, 25], 'grams'),
  'stewing-meat': kind('savoury', 150, 4, [8, 100, 120], 'grams'),
  sausage: kind('savoury', 110, 3.6, [12, 20, 25], 'count', 'grams'),
  bacon: kind('savoury', 35, 2.4, [6, 15, 15], 'grams'),
  'cured-meat': kind('savoury', 40, 2.4, [2, 5, 8], 'grams', 'slice'),
  'cooked-meat': kind('savoury', 100, 3.6, [3, 5, 12], 'grams'),
  'white-fish': kind('savoury', 140, 4, [7, 7, 14], 'grams'),
  'oily-fish': kind('savoury', 130, 4, [7, 8, 14], 'grams'),
  'smoked-fish': kind('savoury', 55, 3, [1, 2, 5], 'grams'),
  'canned-fish': kind('savoury', 65, 3, [2, 3, 8], 'grams', 'can'),
  prawns: kind('savoury', 115, 4, [4, 4, 8], 'grams'),
  squid: kind('savoury', 120, 3.6, [3, 30, 10], 'grams'),
  mussels: kind('savoury', 180, 3.6, [5, 5, 8], 'grams'),
  tofu: kind('savoury', 120, 4, [8, 6, 25], 'grams'),
  'silken-tofu': kind('savoury', 110, 3, [3, 5, 20], 'grams'),
  tempeh: kind('savoury', 100, 4, [7, 10, 22], 'grams'),
  'plant-mince': kind('savoury', 100, 4, [6, 15, 20], 'grams'),
  'frying-cheese': kind('savoury', 80, 3.6, [6, 6, 18], 'grams'),
  egg: kind('either', 100, 3.2, [4, 8, 12], 'count'),
  'beaten-egg': kind('either', 90, 2.4, [3, 5, 10], 'grams'),
  'pulse-cooked': kind('savoury', 110, 3, [4, 10, 22], 'grams', 'can'),
  'pulse-quick': kind('savoury', 65, 3, NONE, 'grams'),
  // Dairy and its plant stand-ins
  'hard-cheese': kind('savoury', 14, 1.8, NONE, 'grams'),
  'melting-cheese': kind('savoury', 35, 1.8, NONE, 'grams'),
  'crumbly-cheese': kind('savoury', 35, 1.8, NONE, 'grams'),
  'soft-cheese': kind('either', 35, 1.8, NONE, 'grams', 'spoon'),
  yoghurt: kind('either', 50, 1.8, NONE, 'grams', 'spoon'),
  'sour-cream': kind('savoury', 45, 1.8, NONE, 'spoon', 'grams'),
  'sweet-yoghurt': kind('sweet', 120, 1.6, NONE, 'grams', 'spoon'),
  cream: kind('either', 40, 1.6, NONE, 'ml', 'spoon'),
  milk: kind('either', 60, 1, NONE, 'ml'),
  'coconut-milk': kind('either', 100, 1.8, NONE, 'ml', 'can'),
  // Starches
  rice: kind('savoury', 70, 2.2, NONE, 'grams'),
  'cooked-rice': kind('savoury', 180, 2.2, NONE, 'grams'),
  'risotto-rice': kind('savoury', 75, 2.2, NONE, 'grams'),
  'quick-grain': kind('savoury', 60, 2.2, NONE, 'grams'),
  'slow-grain': kind('savoury', 65, 2.2, NONE, 'grams'),
  'cooked-grain': kind('savoury', 150, 2.2, NONE, 'grams'),
  pasta: kind('savoury', 85, 2.2, NONE, 'grams'),
  noodles: kind('savoury', 75, 2.2, NONE, 'grams'),
  'ready-noodles': kind('savoury', 150, 2.2, NONE, 'grams'),
  gnocchi: kind('savoury', 160, 2.2, NONE, 'grams'),
  polenta: kind('savoury', 55, 1.8, NONE, 'grams'),
  oats: kind('sweet', 45, 2, NONE, 'grams'),
  cereal: kind('sweet', 40, 1.8, NONE, 'grams'),
  bread: kind('either', 75, 2, NONE, 'slice'),
  roll: kind('savoury', 70, 2, NONE, 'count'),
  wrap: kind('savoury', 70, 2.2, NONE, 'count'),
  'corn-wrap': kind('savoury', 60, 2.2, NONE, 'count'),
  potato: kind('savoury', 200, 2.2, [15, 15, 40], 'grams', 'count'),
  'sweet-potato': kind('savoury', 170, 2.2, [12, 12, 35], 'grams', 'count'),
  flour: kind('either', 45, 0.8, NONE, 'grams'),
  crumbs: kind('savoury', 15, 0.8, NONE, 'grams', 'spoon'),
  crackers: kind('savoury', 30, 1.4, NONE, 'grams'),
  pastry: kind('either', 60, 1.2, NONE, 'grams'),
  // Vegetables
  allium: kind('savoury', 55, 1.2, [7, 10, 30], 'count', 'grams'),
  'spring-onion': kind('savoury', 18, 1.1, [2, 3, 8], 'count'),
  garlic: kind('savoury', 3, 0.9, [1, 5, 20], 'count'),
  ginger: kind('either', 2.6, 0.9, [1, 5, 20], 'spoon', 'grams'),
  'fresh-chilli': kind('savoury', 5, 0.9, [1, 5, 20], 'count'),
  'hard-root': kind('savoury', 90, 1.8, [6, 15, 35], 'count', 'grams'),
  squash: kind('savoury', 130, 1.9, [8, 15, 35], 'grams'),
  beetroot: kind('savoury', 80, 1.7, [8, 30, 40], 'grams', 'count'),
  firm: kind('savoury', 90, 1.9, [5, 6, 20], 'grams'),
  cabbage: kind('savoury', 80, 1.8, [4, 8, 25], 'grams'),
  celery: kind('savoury', 40, 1.3, [6, 12, 30], 'stalk', 'count', 'grams'),
  pepper: kind('savoury', 80, 1.9, [5, 10, 25], 'count', 'grams'),
  courgette: kind('savoury', 90, 1.9, [5, 6, 20], 'count', 'grams'),
  aubergine: kind('savoury', 100, 1.9, [10, 15, 30], 'count', 'grams'),
  mushroom: kind('savoury', 75, 2, [6, 8, 20], 'grams'),
  quick: kind('savoury', 60, 1.6, [2, 3, 10], 'grams'),
  leaf: kind('savoury', 60, 2, [2, 2, 5], 'grams'),
  'tough-leaf': kind('savoury', 55, 1.9, [5, 8, 12], 'grams'),
  'salad-leaf': kind('savoury', 35, 1.8, NONE, 'grams'),
  'raw-vegetable': kind('savoury', 60, 1.6, [2, 3, 10], 'count', 'grams'),
  avocado: kind('either', 70, 2, NONE, 'count', 'grams'),
  tomato: kind('savoury', 90, 1.9, [4, 10, 20], 'count', 'grams'),
  'canned-tomato': kind('savoury', 110, 1.7, NONE, 'grams', 'can'),
  'tomato-paste': kind('savoury', 9, 0.8, NONE, 'spoon'),
  briny: kind('savoury', 14, 1.2, NONE, 'grams', 'spoon'),
  pickle: kind('savoury', 30, 1.2, NONE, 'grams', 'spoon'),
  seaweed: kind('savoury', 2, 0.8, NONE, 'grams', 'slice'),
  // Fruit
  citrus: kind('either', 20, 1.2, NONE, 'count'),
  'sweet-citrus': kind('sweet', 110, 1.5, [2, 3, 15], 'count', 'grams'),
  berry: kind('sweet', 70, 1.8, [3, 4, 12], 'grams'),
  'stone-fruit': kind('sweet', 90, 1.8, [3, 6, 18], 'count', 'grams'),
  'soft-fruit': kind('sweet', 90, 1.8, [3, 5, 18], 'count', 'grams'),
  'firm-fruit': kind('sweet', 90, 1.6, [6, 10, 25], 'count', 'grams'),
  'dried-fruit': kind('either', 18, 1.1, NONE, 'grams', 'spoon'),
  'canned-fruit': kind('sweet', 90, 1.3, [3, 5, 18], 'grams'),
  // Flavour
  'soft-herb': kind('savoury', 4, 1.1, NONE, 'handful', 'spoon', 'grams'),
  mint: kind('either', 3, 1.1, NONE, 'handful', 'spoon', 'grams'),
  'woody-herb': kind('savoury', 1, 0.9, NONE, 'sprig', 'spoon', 'grams'),
  'dried-herb': kind('savoury', 0.4, 0.5, NONE, 'spoon'),
  'bay-leaf': kind('savoury', 0.15, 0.5, NONE, 'count', 'spoon'),
  spice: kind('savoury', 0.8, 0.6, NONE, 'spoon'),
  'hot-spice': kind('savoury', 0.35, 0.6, NONE, 'spoon'),
  'spice-blend': kind('savoury', 1.6, 0.8, NONE, 'spoon'),
  'sweet-spice': kind('either', 0.5, 0.6, NONE, 'spoon'),
  vanilla: kind('sweet', 1, 0.5, NONE, 'spoon'),
  salt: kind('either', 0.75, 0.2, NONE, 'spoon'),
  'black-pepper': kind('savoury', 0.25, 0.2, NONE, 'spoon'),
  soy: kind('savoury', 10, 1.1, NONE, 'spoon'),
  'asian-sauce': kind('savoury', 11, 1.1, NONE, 'spoon'),
  'fish-sauce': kind('savoury', 4, 0.9, NONE, 'spoon'),
  'hot-sauce': kind('savoury', 4, 0.9, NONE, 'spoon'),
  miso: kind('savoury', 11, 1.1, NONE, 'spoon'),
  'curry-paste': kind('savoury', 16, 1.2, NONE, 'spoon'),
  pesto: kind('savoury', 22, 1.3, NONE, 'spoon'),
  mustard: kind('savoury', 5, 0.8, NONE, 'spoon'),
  ketchup: kind('savoury', 14, 0.8, NONE, 'spoon'),
  mayonnaise: kind('savoury', 12, 0.9, NONE, 'spoon'),
  tahini: kind('either', 12, 1, NONE, 'spoon'),
  'nut-butter': kind('either', 16, 1.1, NONE, 'spoon'),
  hummus: kind('savoury', 40, 1.3, NONE, 'spoon', 'grams'),
  salsa: kind('savoury', 35, 1.2, NONE, 'spoon', 'grams'),
  condiment: kind('savoury', 15, 1, NONE, 'spoon'),
  vinegar: kind('savoury', 4, 0.8, NONE, 'spoon'),
  wine: kind('savoury', 30, 0.9, NONE, 'ml'),
  stock: kind('savoury', 200, 0.8, NONE, 'ml'),
  'stock-cube': kind('savoury', 2.5, 0.6, NONE, 'count', 'spoon', 'grams'),
  'yeast-flakes': kind('savoury', 4, 0.8, NONE, 'spoon'),
  // Sweet things
  syrup: kind('either', 8, 0.8, NONE, 'spoon'),
  sugar: kind('either', 6, 0.5, NONE, 'spoon', 'grams'),
  jam: kind('sweet', 15, 1, NONE, 'spoon'),
  'dark-chocolate': kind('sweet', 14, 1.1, NONE, 'grams'),
  cocoa: kind('sweet', 5, 0.8, NONE, 'spoon'),
  treat: kind('sweet', 20, 1, NONE, 'grams'),
  coconut: kind('either', 8, 0.9, NONE, 'spoon', 'grams'),
  nut: kind('either', 14, 1.2, NONE, 'grams', 'spoon'),
  seed: kind('either', 6, 0.9, NONE, 'spoon'),
  'protein-powder': kind('sweet', 25, 1.2, NONE, 'grams', 'spoon'),
  // Fats
  oil: kind('savoury', 6.8, 0.6, NONE, 'spoon'),
  'sesame-oil': kind('savoury', 2.3, 0.6, NONE, 'spoon'),
  butter: kind('either', 7, 0.7, NONE, 'grams', 'spoon'),
  // Not for the pan by themselves
  leavening: kind('either', 1.5, 0.3, NONE, 'spoon'),
  thickener: kind('either', 2.5, 0.3, NONE, 'spoon'),
  juice: kind('sweet', 100, 1, NONE, 'ml'),
  water: kind('either', 100, 0, NONE, 'ml'),
  // Only in dishes that are made for them
  'pasta-sheets': kind('savoury', 55, 2.2, NONE, 'grams', 'count'),
  wrapper: kind('savoury', 30, 2.2, NONE, 'grams', 'count'),
  'special-starch': kind('either', 55, 2.2, NONE, 'grams'),
  'dried-seafood': kind('savoury', 4, 0.8, NONE, 'grams', 'spoon'),
  'milk-powder': kind('either', 15, 0.6, NONE, 'grams', 'spoon'),
  flavouring: kind('either', 1, 0.5, NONE, 'spoon'),
  beer: kind('savoury', 100, 0.9, NONE, 'ml'),
  spirit: kind('either', 10, 0.6, NONE, 'spoon', 'ml'),
  brew: kind('sweet', 50, 0.6, NONE, 'ml'),
  drink: kind('sweet', 150, 0.3, NONE, 'ml'),
  dish: kind('savoury', 200, 0.3, NONE, 'grams'),
  setting: kind('sweet', 3, 0.3, NONE, 'grams'),
  unknown: kind('savoury', 40, 0.8, NONE, 'grams'),
} as const satisfies Record<string, KindTraits>

export type Kind = keyof typeof KINDS

/** The traits of a kind, typed alike for all. */
export function traitsOf(name: Kind): KindTraits {
  return KINDS[name]
}
