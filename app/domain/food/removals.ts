import { wordSet } from './line-words.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { unitRow } from './units.ts'
import { wordTable } from '#app/domain/word-table.ts'

/**
 * A small grammar over the steps of a recipe: what a cook is told to pour off, throw away, lift out of, use again or peel.
 * Knows verbs and the words for liquids in a pan, no foods: which line is meant is for `left-behind.ts` to say.
 */

/** What the words behind the verb name, where they name no food. */
export type RemovedThing = 'fat' | 'oil' | 'marinade' | 'brine' | 'liquid' | 'peel' | 'bones'

export type RemovalKind = 'removed' | 'drained' | 'lifted-out' | 'used' | 'peeled'

export type Removal = {
  kind: RemovalKind
  /** Null where the verb stands alone ("drain") or with a food ("drain the tuna"). */
  thing: RemovedThing | null
  /** Words of the phrase behind the verb, for the foods it names. */
  object: string
  /** Words of the step in front of the verb, nearest last. */
  before: string
  stepAt: number
  /** "all but 1 tablespoon": grams of fat that stay; 0 where nothing is said. */
  keptG: number
  /** "if there is much of it": the cook may leave it. */
  isMaybe: boolean
}

const THINGS = wordTable<RemovedThing>({
  fat: 'fat',
  grease: 'fat',
  dripping: 'fat',
  drippings: 'fat',
  oil: 'oil',
  marinade: 'marinade',
  brine: 'brine',
  liquid: 'liquid',
  liquids: 'liquid',
  peel: 'peel',
  peels: 'peel',
  peelings: 'peel',
  rind: 'peel',
  bone: 'bones',
  bones: 'bones',
  carcass: 'bones',
})

/** Takes away by itself. */
const DISCARDS = wordSet('discard discarding discarded')
const DRAINS = wordSet('drain draining drained')
/** Takes away only with "off", "away" or "out". */
const NEEDS_AWAY = wordSet(
  'pour pouring poured spoon spooning spooned skim skimming tip tipping throw ladle strain',
)
const AWAY = wordSet('off away out')
/** Takes away where the thing is a liquid or a bone; what else is removed was counted as eaten anyway. */
const REMOVES = wordSet('remove removing removed lift lifting take skim skimming shake')
const USES = wordSet(`
  use using reserve reserving reserved save saving keep keeping boil boiling simmer simmering baste basting brush
  brushing add adding bring return returning reduce reducing include including whisk
`)
const PEELS = wordSet('peel peeling peeled')
const VERBS = new Set([...DISCARDS, ...DRAINS, ...NEEDS_AWAY, ...REMOVES, ...USES, ...PEELS])
const DENIES = wordSet("not never don't don’t without no avoid undrained")
const MAYBE = wordSet('if optionally optional necessary needed desired')
const FROM = wordSet('from of')
const REUSED: ReadonlySet<RemovedThing> = new Set<RemovedThing>(['fat', 'marinade', 'liquid'])
const FATS: ReadonlySet<RemovedThing | null> = new Set<RemovedThing | null>(['fat', 'oil'])

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}½⅓⅔¼¾⅛][\p{L}\p{N}'’½⅓⅔¼¾⅛./-]*/gu) ?? []

const thingIn = (words: readonly string[]): RemovedThing | null => {
  for (const word of words) {
    const thing = THINGS[word]
    if (thing !== undefined) return thing
  }
  return null
}

const KEEPS =
  /\b(?:all but|except(?: for)?|leaving|leave|reserving|reserve)\s+(?:about |approximately |roughly |just )?([^,;]{1,60})/i
const GRAMS_PER_ML_OF_FAT = 0.92

/** Grams of fat in "all but 1 tablespoon of the fat"; 0 where no amount is said. */
function keptFatG(sentence: string): number {
  const said = KEEPS.exec(sentence)?.[1]
  if (said === undefined) return 0
  const { quantity, unit } = readIngredientLine(said)
  if (unit === null) return 0
  const { grams, ml } = unitRow(unit)
  const one = grams ?? (ml === undefined ? 0 : ml * GRAMS_PER_ML_OF_FAT)
  return Math.min((quantity ?? 1) * one, MOST_KEPT_G)
}
const MOST_KEPT_G = 200

/** The phrase behind a verb: up to the next comma, verb of ours or "then". */
function objectOf(words: readonly string[], verbAt: number): string[] {
  const object: string[] = []
  for (const word of words.slice(verbAt + 1, verbAt + 1 + MOST_OBJECT_WORDS)) {
    if (word === COMMA || word === 'then' || VERBS.has(word)) break
    object.push(word)
  }
  return object
}
const MOST_OBJECT_WORDS = 12

/** What follows is no longer what is taken away: "drain and toss with the oil", "drain the tuna in oil". */
const ENDS_OBJECT = wordSet('with using in into over onto')
const MEASURES = wordSet('tsp tbsp teaspoon teaspoons tablespoon tablespoons spoonful spoonfuls ml')

/** The words of an object that name what is drained or lifted away itself; "2 tbsp of the oil" is measured out of it. */
function takenAway(verb: string, object: readonly string[]): readonly string[] {
  if (!DRAINS.has(verb) && !REMOVES.has(verb)) return object
  const isMeasured = REMOVES.has(verb) && !object.includes('but')
  const end = object.findIndex(
    (word, at) => ENDS_OBJECT.has(word) || (isMeasured && MEASURES.has(word) && object[at + 1] === 'of'),
  )
  return end < 0 ? object : object.slice(0, end)
}
const COMMA = ','

function kindOf(verb: string, object: readonly string[], thing: RemovedThing | null): RemovalKind | null {
  if (PEELS.has(verb)) return 'peeled'
  if (DISCARDS.has(verb)) return 'removed'
  const isAway = object.slice(0, 5).some((word) => AWAY.has(word))
  if (DRAINS.has(verb)) return FATS.has(thing) || isAway ? 'removed' : 'drained'
  if (NEEDS_AWAY.has(verb) && isAway) return 'removed'
  if (REMOVES.has(verb)) {
    if (thing === 'marinade' || thing === 'brine')
      return object.some((word) => FROM.has(word)) ? 'lifted-out' : 'removed'
    return FATS.has(thing) || thing === 'bones' ? 'removed' : null
  }
  const isReused = USES.has(verb) || (NEEDS_AWAY.has(verb) && thing === 'marinade')
  return isReused && thing !== null && REUSED.has(thing) ? 'used' : null
}

function removalsOfSentence(sentence: string, before: string, stepAt: number): Removal[] {
  const words = sentence
    .split(/[,()–—]/)
    .flatMap((part, at) => (at === 0 ? wordsOf(part) : [COMMA, ...wordsOf(part)]))
  const keptG = FATS.has(thingIn(words)) ? keptFatG(sentence) : 0
  return words.flatMap((verb, at): Removal[] => {
    if (!VERBS.has(verb) || words.slice(Math.max(0, at - 3), at).some((word) => DENIES.has(word))) return []
    const object = objectOf(words, at)
    const thing = thingIn(takenAway(verb, object))
    const kind = kindOf(verb, object, thing)
    if (kind === null) return []
    return [
      {
        kind,
        thing,
        object: object.join(' '),
        before: `${before} ${words.slice(0, at).join(' ')}`.trim(),
        stepAt,
        keptG,
        isMaybe: verb.startsWith('skim') || words.some((word) => MAYBE.has(word)),
      },
    ]
  })
}

/** More than this of a recipe is not read. */
const MOST_STEPS = 100
const MOST_STEP_LETTERS = 2000
const MOST_REMOVALS = 80
const SENTENCE_END = /[.;!?](?=\s|$)|\n/

/** "Cook the onions in the bacon drippings": the fat that ran out is eaten. */
const COOKS_IN_FAT =
  /\b(?:in|into|to|with) (?:the |that |its |their )?(?:\p{L}+ ){0,3}(?:fat|grease|drippings?)\b/iu

/** True where a step cooks something in the fat that ran out of the meat. */
export const isFatCookedWith = (steps: readonly string[]): boolean =>
  steps.some((step) => COOKS_IN_FAT.test(step))

/** Everything the steps take away, use again or peel, in their order. Time grows in proportion to the length. */
export function removalsOf(steps: readonly string[]): Removal[] {
  const removals = steps.slice(0, MOST_STEPS).flatMap((step, stepAt) => {
    let before = ''
    return step
      .slice(0, MOST_STEP_LETTERS)
      .split(SENTENCE_END)
      .flatMap((sentence) => {
        const found = removalsOfSentence(sentence, before, stepAt)
        before = `${before} ${wordsOf(sentence).join(' ')}`
        return found
      })
  })
  return removals.slice(0, MOST_REMOVALS)
}
