import { wordSet } from '#app/domain/food/line-words.ts'
import type { Building, PhraseWord } from './phrase.ts'
import type { Entry } from './vocabulary.ts'

/** "2 tins of kidney beans" are tinned ones, and what is left of two tins without the water. */

const TINS: ReadonlySet<string> = new Set(['tin', 'can'])
/** Sold in tins by the same name as fresh, dried or cooked; tuna and sardines are tinned anyway, and in oil another food. */
const TINNED = wordSet(`
  bean kidneybean butterbean blackbean cannellini haricot borlotti pinto chickpea lentil pulse sweetcorn corn pea carrot potato tomato mushroom spinach
  salmon mackerel herring crab clam
  peach pear pineapple apricot mandarin cherry lychee prune grapefruit raspberry strawberry plum
`)
/** Of our own it is known how much a tin holds without its water. */
const OUR_TIN = 4

/** Says of a food from a tin that it is tinned. */
export function nameTinned({ words }: Pick<Building, 'words'>): void {
  const tin = words.find(({ stem, role }) => role === 'unit' && TINS.has(stem))
  const isTinned = words.some(({ stem, role }) => role === 'food' && TINNED.has(stem))
  if (tin === undefined || !isTinned || words.some(({ stem }) => stem === 'canned')) return
  words.push({ ...tin, stem: 'canned', role: 'food', isImplied: true })
}

/** What one of our own tinned foods gains where a tin was said and no word but of it. */
export function gainOfTin(
  { isOwn, words: name }: Entry,
  id: string,
  words: ReadonlyMap<string, PhraseWord>,
): number {
  const isSaid = isOwn && words.get('canned')?.isImplied === true && id.endsWith('-canned')
  return isSaid && name.every(({ stem, isHead }) => !isHead || words.has(stem)) ? OUR_TIN : 0
}
