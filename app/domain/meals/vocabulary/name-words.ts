import { wordSet } from '#app/domain/food/line-words.ts'

/** How much a word of a food's name says when a person leaves it out. Set by hand from USDA's way of naming foods. */

/** Says nothing: the usual form of the food, or a remark of the table. */
const FREE = wordSet(`
  raw plain regular nfs ns as to from type all any made eaten of and or the a an with in on for by other than nfsa
  readytodrink readytoeat readytoserve readytoheat commercial variety varieties form fromraw method only nonspecific specified further including
  purchased prepared prepackaged packaged mixture style species if food flavor flavors sources source boneless bone part
  common generic separately not grade kind kinds reported ingredients multiple 100% restaurant fastfood
`)

/** Where it comes from and how it was kept: often left out. */
const CHEAP = wordSet(`
  canned fresh cooked addedfat home recipe homemade bottled tap unsweetened ready school
  quick cafeteria store bakery deli lean table heated brewed drained solids liquid pasteurized unenriched enriched fortified
  brand original classic carton ground average whole kernels long grain medium crust large small round hard soft boneless broilers fryers
  separable fat trimmed choice select all grades baked broiled no_addedfat refrigerated flavored reconstituted
  water salted without unsalted salt ascorbic acid vitamin added powder restructured style skin domestic commercially year
  cooking mature boiled drained coated icing filling margarine no_icing no_skin
`)

/** Heads of whole groups of foods, before the word that names the food. */
const HEADS = wordSet(`
  softdrink cake cupcake candy cereal cheese fish beef pork cookie chicken turkey cracker juice drink salad soup sandwich
  dressing bread roll vegetable fruit coffee tea yogurt milk rice pasta beverage snack pie potato bean nut seed oil sausage
  alcoholic bar spice shellfish crustacean mollusk game lamb veal water
`)

/** Makes it another product. Nobody means it who does not say it. */
const MARKED = wordSet(`
  diet light lightened meatless decaffeinated iced dehydrated babyfood baby infant toddler dry mix imitation substitute
  fatfree lowfat reducedfat sugarfree lowsodium nonalcoholic glutenfree nondairy soymilk soy vegetarian formula strained junior
  concentrate undiluted powdered freezedried puerto rican school substitutes artificial alaska native navajo
  replacement nutritional weight watchers lactosefree organ skinonly juniors stage condensed uncooked unprepared
  no_reconstituted diluted light-calorie kosher carbonated unroasted mocha beefalo meal intestine fluid
`)

const FREE_CLASS = 0.06
const CHEAP_CLASS = 0.3
const HEAD_CLASS = 0.5
const MARKED_CLASS = 2.2

/** True of a word that opens a name as the name of its group: "Soft drink, cola". */
export const isGroupHead = (stem: string): boolean => HEADS.has(stem)

/** What leaving the word out costs, as a factor. `opensName`: it opens a name of several parts. */
export function unsaidClass(stem: string, opensName: boolean): number {
  if (FREE.has(stem)) return FREE_CLASS
  if (MARKED.has(stem)) return MARKED_CLASS
  if (opensName && HEADS.has(stem)) return HEAD_CLASS
  return CHEAP.has(stem) ? CHEAP_CLASS : 1
}

/** Words that tie the parts of a name; what stands behind them says what is in the food. */
export const PREPOSITIONS = wordSet(
  'with in on from made without filled topped stuffed of for and mit med avec con com und och et y',
)

/** Words of a name that no person would be matched by. */
export const isGlue = (stem: string): boolean => GLUE.has(stem)
const GLUE = wordSet(
  'with in on from of and or the a an to as ns nfs by for if at than any all not eaten no without n und och et y mit med avec con com de del la le al di da du au aux en el los las a la',
)
