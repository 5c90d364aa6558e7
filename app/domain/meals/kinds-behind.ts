import { wordSet } from '#app/domain/food/line-words.ts'
import { QUALITIES, STATES } from './lexicon.ts'
import type { Building, PhraseWord } from './phrase.ts'

/** Words behind an amount that say of which kind the food before it was: "greek yogurt 200g full fat", "bread 2 slices wholemeal". */

/** Say of any food of which kind it is, and name none. */
const OF_ANY = wordSet(`
  lean lowfat reducedfat unsweetened sweetened sugarfree diet zero lite light plain natural organic drained firm silken crunchy smooth
  mature mild topped covered filled uncooked defrosted ripe decaf
`)
const BREADS = wordSet('wholemeal wholewheat wholegrain multigrain granary seeded rye white brown sourdough')
/** These name a food of their own beside others: "coffee 50 ml skimmed", "eggs 2 slices wholemeal". */
const OF_HOSTS: readonly { kinds: ReadonlySet<string>; hosts: ReadonlySet<string> }[] = [
  {
    kinds: wordSet('semi skimmed skim fatfree whole full cream fat'),
    hosts: wordSet(
      'milk yogurt yoghurt skyr quark kefir cheese cottagecheese cheddar mozzarella feta ricotta fromage mayonnaise mayo butter spread cream',
    ),
  },
  {
    kinds: BREADS,
    hosts: wordSet(
      'bread toast roll wrap pita pitta tortilla bagel bun pasta spaghetti penne noodle rice flour naan chapati roti cracker muffin',
    ),
  },
  { kinds: wordSet('dark'), hosts: wordSet('chocolate rum') },
  { kinds: wordSet('basmati jasmine'), hosts: wordSet('rice') },
]

/** True of "0%" and "5%". */
const isPercentage = (stem: string): boolean => /^\d.*%$/.test(stem)

/** "avo toast - 1 slice sourdough": behind a dash, a colon or a full stop a bread is told anew. */
const beginsAnew = ({ joint, isAfterColon, isAfterDash, isAfterBreak }: Building): boolean =>
  joint !== 'none' || isAfterColon || isAfterDash || isAfterBreak === true

function isKindOf({ stem }: PhraseWord, host: Pick<Building, 'words'>, phrase: Building): boolean {
  if (OF_ANY.has(stem) || isPercentage(stem)) return true
  if (BREADS.has(stem) && phrase.amounts.length > 0 && beginsAnew(phrase)) return false
  return OF_HOSTS.some(
    ({ kinds, hosts }) => kinds.has(stem) && host.words.some((word) => hosts.has(word.stem)),
  )
}

const isBeside = ({ role }: PhraseWord): boolean => role !== 'food' && role !== 'aside'

/** True of words that only measure or describe what stands before them. */
export const describesOnly = (phrase: Building, host: Building | undefined): boolean =>
  phrase.words.every(
    (word) =>
      isBeside(word) ||
      STATES.has(word.stem) ||
      (host !== undefined && (QUALITIES.has(word.stem) || isKindOf(word, host, phrase))),
  )

/** "(dry)", ", cooked", "(raw weight)", "(semi skimmed)" */
export const saysOnlyState = (phrase: Building, host: Building | undefined): boolean => {
  const { words, amounts, hasDeterminer } = phrase
  const isState = (word: PhraseWord): boolean =>
    STATES.has(word.stem) || (host !== undefined && isKindOf(word, host, phrase))
  return (
    amounts.length === 0 &&
    !hasDeterminer &&
    words.some(isState) &&
    words.every((word) => isState(word) || word.role === 'decoration')
  )
}
