import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import type { Joint } from './phrase.ts'
import type { Token } from './stems.ts'

/** The words between foods: what ties phrases, what denies, what only tells when. */

export const JOINTS: Readonly<Record<string, Joint>> = wordTable<Joint>({
  and: 'strong',
  alongside: 'strong',
  plus: 'strong',
  beside: 'strong',
  including: 'inside',
  featuring: 'inside',
  containing: 'inside',
  contained: 'inside',
  but: 'strong',
  with: 'weak',
  w: 'weak',
  on: 'weak',
  in: 'weak',
  over: 'weak',
  inside: 'weak',
  under: 'weak',
  atop: 'weak',
  from: 'inside',
  which: 'remark',
  that: 'remark',
  called: 'remark',
  known: 'remark',
  namely: 'remark',
  into: 'inside',
  using: 'inside',
  or: 'or',
  n: 'strong',
  und: 'strong',
  och: 'strong',
  et: 'strong',
  y: 'strong',
  mit: 'weak',
  med: 'weak',
  avec: 'weak',
  met: 'weak',
  auf: 'weak',
  im: 'weak',
})
/** Before "with", "of", "from", "in": what follows is what the food is made of. */
export const MAKING = wordSet(`
  made filled stuffed loaded coated flavored prepared cooked crafted sweetened enriched mixed blended popped fried baked
  consisting containing wrapped dipped packed boiled brewed infused covered layered bursting brimming glazed rolled
  combined seasoned fortified marinated
`)
/** Before "with", "by": what follows stands beside the food. */
const BESIDE = wordSet(`
  paired complemented accompanied along balanced washed finished followed served together complementing pairing
  matched coupled teamed   rounded
`)
export const DETERMINERS = wordSet(
  'a an some the my another any each both his her their our ein eine einen un une een una',
)
/** Before the name of a meal: it tells when. */
export const WHEN = wordSet('for my at during to this our his her their of')
/** Before a colon: whose or of which day it was. */
export const LABELS = wordSet(
  'mon tue tues wed thu thur thurs fri sat sun me him her them wife husband partner kid children son daughter mum mom dad friend boyfriend girlfriend day food drink drinks meal b l d s',
)
export const DASHES = wordSet('- – —')
export const LABEL_ENDS = wordSet(': - –')
export const BREADS = wordSet('brown white wheat wholewheat rye granary sourdough wholegrain multigrain')
/** Measures that one eats where nothing is measured: "soup and a roll". */
export const UNITS_TO_EAT = wordSet('roll loaf patty link fillet rasher')
/** Praise elsewhere, the noun at the end of a phrase: "a fruit drink". */
export const NOUNS = wordSet('drink crisp mix snack dessert treat beverage filling cut')
export const DENYING = wordSet('without no minus hold skip skipped except not excluding sans')

/** "no rice extra guac", "no rice double salmon" */
export const ENDS_DENIAL = wordSet('extra add more double triple')

const DID_NOT = wordSet('didnt dont couldnt')
const EATING = wordSet('eat have touch want take fancy')

/** "didn't eat the chips", "left the chips", "beans instead of chips": the last word of what denies the food behind it, or null. */
export function leftUneatenAt(tokens: readonly Token[], at: number): number | null {
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.text ?? ''
  if (DID_NOT.has(text) && EATING.has(next)) return at + 1
  if (text === 'left' && next === 'the') return at + 1
  if (text === 'instead' && next === 'of') return at + 1
  return text === 'rather' && next === 'than' ? at + 1 : null
}

const TIES = wordSet('with of from in by w')

/** How the word at a place ties what follows to what stands before it; null where it ties nothing. */
export function jointAt(tokens: readonly Token[], at: number): Joint | null {
  const { text } = tokens[at]!
  const before = tokens[at - 1]?.text ?? ''
  if (TIES.has(text)) {
    if (MAKING.has(before)) return 'inside'
    if (BESIDE.has(before) || before === 'down') return 'strong'
  }
  // "then" is no key of the table: an object with one looks like a promise.
  return text === 'then' ? 'strong' : (JOINTS[text] ?? null)
}
