import { wordTable } from '#app/domain/word-table.ts'
import type { FoodGroup } from './food.ts'
import { wordSet } from './line-words.ts'

/** Folding of food names, so that "Boneless Chicken Thighs" and "chicken thigh" meet. */

/** Said of many foods and naming none; left out when a name does not match whole. */
export const NOISE = wordSet(`
  fresh freshly large small medium big baby little mini organic freerange chopped diced sliced minced grated shredded
  crushed boneless skinless bonein skinon on in off with without the a an and or some of my our your leftover homemade
  ripe raw good quality best lean thick thin finely roughly coarsely cut peeled unpeeled pitted stoned deseeded seeded
  trimmed washed rinsed drained cleaned whole unsalted salted plain natural pure regular classic assorted mixed
  warm cold hot chilled softened melted toasted half halved quartered piece strip chunk slice ring cube segment
  seasoned floret stalk sprig stem head leaf wedge spear tip bunch handful tinned packed pack
  unsweetened sweetened packaged friendly caught sourced sustainable sustainably flat cultivated local seasonal british english american irish scottish native crumbled beaten
  fillet joint portion cored hulled shelled podded smooth crunchy free range shop bought store
  supermarket everyday value premium stale old wilted finest brand favourite favorite your choice extra virgin fine coarse soft firm
  100% flesh uncooked prepared ready make made style type about percent reduced
`)

/** How a food was kept or cooked: another food in the table, but the nearest one if that has none. */
export const STATES = wordSet(`
  dried frozen canned cooked smoked roasted roast fried boiled steamed grilled baked poached pickled mashed
  scrambled braised stewed sauteed cured dehydrated instant precooked blanched wilted caramelised salt sweet
`)

/** Kinds within one food; a small difference where the table does not tell them apart. */
export const VARIETIES = wordSet(`
  red white green yellow brown black golden purple orange pink dark light pale mild strong mature young
  vintage wild fatfree lowfat semi skimmed italian french greek spanish mexican chinese thai indian japanese korean
  blue button turkish moroccan jersey heritage heirloom vine garden field long short round curly smoky streaky
  unsmoked english belgian swiss danish german asian persian lebanese california
`)

/** Words that make another food of what they stand beside: "apple" is not in "apple pie spice". */
export const TRANSFORMING = wordSet(`
  powder oil sauce juice flour milk butter paste syrup extract vinegar stock soup salad cake pie bread sandwich
  wine cream flake crisp cracker jam jelly marmalade chutney pickle pudding custard ice curd yoghurt cheese roll bun
  spread dip dressing mayonnaise seasoning spice rub mix curry stew burger sausage ball nugget water tea coffee
  liqueur beer cider vodka rum brandy soda drink smoothie shake bar biscuit cookie candy chocolate crumb stuffing
  gravy zest peel starch protein concentrate essence puree kernel noodle pasta pizza taco wrap pastry tart muffin
  bran germ meal husk sprout crumble cereal granola porridge lasagne casserole kebab skewer omelette dumpling
  white yolk liver kidney heart tongue tripe fat skin bone feet roe egg caviar seed sugar honey nectar cordial
`)

/** Names with these never match the food without them: "vegan cheese" is not cheese. */
const NEGATING = wordSet(`
  vegan vegetarian veggie meatless imitation mock fake substitute alternative replacement glutenfree dairyfree
  impossible beyond plant based artificial flavour flavoured flavouring scented dog cat pet
  nondairy eggless alcoholfree decaffeinated diet
`)

const HARMLESS_FREE = /^(?:fat|freerange|caffeine|seed|stone|bone)/

/** True of words that deny the food they stand beside: "vegan", "imitation", "milk-free". */
export const isNegating = (token: string): boolean =>
  NEGATING.has(token) || (token.length > 6 && token.endsWith('free') && !HARMLESS_FREE.test(token))

/** Closing words that only say what kind of thing it is: "gouda cheese", "ciabatta bread", "rigatoni pasta". */
export const GENERIC_HEADS = wordSet(`
  pepper cheese mushroom fish fruit vegetable nut pasta noodle bread root herb spice bean berry meat lettuce
  cabbage squash melon pea lentil sausage wine tea grain rice apple pear potato onion tomato chilli
`)

/** Closing words that may be left out only of foods of these groups: a "horse mushroom" is no horse. */
export const GROUPS_OF_HEAD: Readonly<Record<string, readonly FoodGroup[]>> = wordTable<readonly FoodGroup[]>(
  {
    mushroom: ['vegetables'],
    fish: ['fish'],
    sausage: ['meat', 'poultry', 'fish'],
    bread: ['grains', 'dishes'],
    lettuce: ['vegetables'],
    wine: ['drinks', 'condiments'],
  },
)

const IRREGULAR = wordTable<string>({
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  calves: 'calf',
  geese: 'goose',
  feet: 'feet',
  mice: 'mouse',
  teeth: 'tooth',
  wolves: 'wolf',
  molasses: 'molasses',
  chilies: 'chilli',
  chillies: 'chilli',
  chile: 'chilli',
  chiles: 'chilli',
  chili: 'chilli',
  chilis: 'chilli',
  yogurt: 'yoghurt',
  yogurts: 'yoghurt',
  yoghourt: 'yoghurt',
  flavored: 'flavoured',
  flavor: 'flavour',
  omelet: 'omelette',
  omelets: 'omelette',
  donut: 'doughnut',
  donuts: 'doughnut',
  catsup: 'ketchup',
  whiskey: 'whisky',
  bbq: 'barbecue',
  barbeque: 'barbecue',
  caramelized: 'caramelised',
  colored: 'coloured',
  shrimps: 'shrimp',
  tumeric: 'turmeric',
  hommus: 'hummus',
  houmous: 'hummus',
  hoummus: 'hummus',
  veg: 'vegetable',
  veggies: 'vegetable',
  tin: 'canned',
  tinned: 'canned',
  jarred: 'jarred',
  wholewheat: 'wholemeal',
  parmigiano: 'parmesan',
  asparagus: 'asparagus',
  couscous: 'couscous',
  hummus: 'hummus',
  octopus: 'octopus',
  citrus: 'citrus',
  gnocchi: 'gnocchi',
  biscuits: 'biscuit',
  skimmed: 'skimmed',
  skim: 'skimmed',
  fishes: 'fish',
  filet: 'fillet',
  filets: 'fillet',
  shoes: 'shoe',
})

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwhole ?(?:wheat|meal|grain)\b/g, 'wholemeal'],
  [/\bfree range\b/g, 'freerange'],
  [/\b(?:fat free|non ?fat|0 fat|0% fat)\b/g, 'fatfree'],
  [/\b(?:low|reduced|lower|half) fat\b/g, 'lowfat'],
  [/\b(?:cage|antibiotic|hormone|pesticide|additive|gmo) free\b/g, 'freerange'],
  [/\b(\p{L}{3,}) free\b/gu, '$1free'],
  [/\bnon dairy\b/g, 'nondairy'],
  [/\bsun ?dried\b/g, 'sundried'],
  [/\bhard boiled\b/g, 'boiled'],
  [/\b(?:bone in|on the bone)\b/g, 'bonein'],
  [/\bskin (?:on|off)\b/g, 'skinon'],
  [/\bdolphin friendly\b/g, 'friendly'],
  [/\bflat ?leaf\b/g, 'flat'],
  [/\bshort crust\b/g, 'shortcrust'],
  [/\bsour dough\b/g, 'sourdough'],
  [/\bt bone\b/g, 'tbone'],
  [/\b(?:rib ?eye)\b/g, 'ribeye'],
  [/\bdark meat\b/g, 'darkmeat'],
  [/\b(?:yellow|white|blue|wholemeal) corn flour\b/g, 'masa harina'],
  [/\bcorn flour\b/g, 'cornflour'],
  [/\bself (?:raising|rising)\b/g, 'selfraising'],
  [/\b(?:all purpose)\b/g, 'allpurpose'],
  [/\b(?:stir fry|stir fried)\b/g, 'stirfry'],
]

/** Most names hold none of the phrases: one look instead of one for each. */
const ANY_PHRASE = new RegExp(PHRASES.map(([pattern]) => pattern.source).join('|'), 'u')
const IS_PLAIN = /^[a-z0-9%]+(?: [a-z0-9%]+)*$/

function withoutMarks(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** Lower case, no accents, apostrophes or marks; words joined by single spaces. */
export function plainName(name: string): string {
  const lower = name.slice(0, 300).toLowerCase()
  let plain = IS_PLAIN.test(lower) ? lower : withoutMarks(lower)
  if (!ANY_PHRASE.test(plain)) return plain
  for (const [pattern, folded] of PHRASES) plain = plain.replace(pattern, folded)
  return plain
}

/** One word in the singular, spelling folded: "tomatoes" and "tomato", "chiles" and "chilli" are the same. */
export function foldWord(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  let folded = word
  if (folded.length > 4 && folded.endsWith('ies')) folded = `${folded.slice(0, -3)}y`
  else if (folded.length > 4 && /(?:oes|ches|shes|sses|xes|zzes)$/.test(folded)) folded = folded.slice(0, -2)
  else if (folded.length > 3 && /[^su]s$/.test(folded)) folded = folded.slice(0, -1)
  if (folded.length > 4 && folded.endsWith('ie')) folded = `${folded.slice(0, -2)}y`
  if (folded.length > 4 && /(?:che|she)$/.test(folded)) folded = folded.slice(0, -1)
  return IRREGULAR[folded] ?? folded
}

/** The folded words of a name, in order. Words with ® or ™ are makers' names and left out. */
export function nameTokens(name: string): string[] {
  const plain = plainName(name.replace(/\S*[®™]/g, ' '))
  return plain === '' ? [] : plain.split(' ').map(foldWord)
}
