import { nameTokens } from '#app/domain/food/food-names.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { type HandlingRule, HANDLING_RULES } from './handling-rules.ts'
import { isKeptWarm, isOilKeptTooLong, isPreservedUnsafely, type KeptDish, sentencesOf } from './keeping.ts'
import { type Perishables, perishablesOf } from './perishables.ts'
import { type Clause, readMethod } from './read-method.ts'
import type { RecipeDraft } from './recipe.ts'
import type { SafetyFault } from './safety-fault.ts'
import { headOf } from './words-of-line.ts'

/** How the steps handle food, apart from cooking it: what is left in the warm, and what touched raw meat. */

type Written = Pick<RecipeDraft, 'name' | 'description' | 'instructions'>

/** The first unsafe thing that the steps do apart from cooking, or null. */
export function handlingFaultOf(draft: Written, lines: readonly IngredientLine[]): SafetyFault | null {
  const perishables = perishablesOf(
    draft.name,
    lines.map(({ text }) => text),
  )
  const steps = draft.instructions.join(' ')
  const dish = { name: draft.name, perishables, isCanned: FILLS_JARS.test(steps) && /\bboil/i.test(steps) }
  const sentences = draft.instructions.flatMap(sentencesOf)
  for (const [at, sentence] of sentences.entries()) {
    const reason = ruleBroken(sentence, perishables) ?? keepingFault(sentence, dish, sentences[at - 1])
    if (reason !== null) return { food: draft.name, reason }
  }
  const marinade = perishables.hasRawMeat ? marinadeFault(draft.instructions, meatWordsOf(lines)) : null
  return marinade === null ? null : { food: 'marinade', reason: marinade }
}

/** "not on the counter": a negated word does not count. */
function isSaid(word: RegExp, sentence: string): boolean {
  const found = word.exec(sentence)
  return found !== null && !DENIED_BEFORE.test(sentence.slice(0, found.index))
}
const DENIED_BEFORE =
  /\b(?:not|never|don['’]t|rather than|instead of|avoid|no need to|must(?:n['’]t| not)|should(?:n['’]t| not))\b[^.;,]{0,30}$/i

const FILLS_JARS = /\b(?:jars|bottles)\b/i

/** Why a sentence handles food unsafely, or null. */
export function ruleBroken(sentence: string, perishables: Perishables): string | null {
  const isBroken = ({ words, unless = [], when }: HandlingRule) =>
    words.every((word) => isSaid(word, sentence)) &&
    !unless.some((word) => word.test(sentence)) &&
    when(perishables)
  return HANDLING_RULES.find(isBroken)?.reason ?? null
}

/** Why a sentence keeps food too long or too warm, or null. */
export function keepingFault(sentence: string, dish: KeptDish, before = ''): string | null {
  if (isKeptWarm(sentence, dish))
    return 'The steps leave food in the warm for hours. Cooked rice, meat, fish, eggs and the like go into the fridge within two hours: what grows in them may survive the next heating.'
  if (isOilKeptTooLong(sentence, dish, before))
    return 'Garlic, herbs and vegetables in oil may not be kept in the warm or for weeks: without air botulism can grow. They keep a week in the fridge.'
  if (isPreservedUnsafely(sentence, dish))
    return 'Vegetables and meat in jars keep on a shelf only with enough salt, vinegar or sugar: without them botulism and others can grow.'
  return null
}

const OF_THE_MARINADE =
  /\b(?:marinade|(?:left|left over|remaining|rest)\b[^.]{0,24}\bin the (?:bowl|bag|dish|bottom)|marinating (?:juices|liquid)|what the \w+ (?:lay|sat|marinated|soaked) in)\b/i
const MEETS_MEAT = /\bmarinat\w*|\bmarinade\b/i
const IS_USED =
  /\b(?:pour|drizzle|spoon|brush|baste|basting|serve|toss|dress|dip|use|mix|stir|add|tip|over|sauce|dressing|coat|glaze)\b/i
const IS_LEFT =
  /\b(?:discard\w*|throw\w*|shak(?:e|ing)|wip(?:e|ing)|lift\w*|remov\w*|out of|from (?:the|its|their) marinade|pat|drain\w*|unused|clean|set aside earlier)\b/i
const SET_BY =
  /\b(?:reserv\w*|set aside|keep (?:\w+ ){0,4}(?:back|aside|for)|put (?:\w+ ){0,5}aside|half (?:of )?the (?:marinade|mixture|sauce)|save|spoon out|hold back)\b/i
const BOILS = /\b(?:boil\w*|simmer\w*|bubbl\w*)\b/i
const MOVES_ON_HEAT = /\b(?:turning|hiss|sizzle|toss|stirring)\b/i
const LEAST_HEAT_MIN = 3
const MEAT_WORDS = wordSet(
  'chicken turkey duck beef pork lamb steak fish salmon prawn thigh breast wing drumstick chop mince meat tuna cod',
)

/** The words that steps use for the raw meat and fish of a recipe. */
function meatWordsOf(lines: readonly IngredientLine[]): ReadonlySet<string> {
  const raw = lines.filter(({ name, text }) => perishablesOf(name, [text]).hasRawMeat)
  const named = raw.flatMap(({ name }) => nameTokens(name).filter((token) => MEAT_WORDS.has(token)))
  return new Set([...raw.map(headOf), ...named])
}

/** A marinade that has been in contact with raw meat must be boiled, or go back on the heat with the meat. */
function marinadeFault(instructions: readonly string[], meats: ReadonlySet<string>): string | null {
  const clauses = readMethod(instructions)
  if (!clauses.some(({ text }) => MEETS_MEAT.test(text))) return null
  const met = clauses.findIndex(
    ({ text }) => /\bmarinat\w*/i.test(text) || nameTokens(text).some((token) => meats.has(token)),
  )
  if (met < 0 || clauses.slice(0, met + 1).some(({ text }) => SET_BY.test(text))) return null
  const isReused = clauses.some(
    ({ text }, at) =>
      at > met &&
      OF_THE_MARINADE.test(text) &&
      IS_USED.test(text) &&
      !IS_LEFT.test(text) &&
      !isHeatedOn(clauses.slice(at)),
  )
  return isReused
    ? 'The steps use a marinade again that raw meat has lain in. Boil it for a few minutes first, or set some aside before the meat goes in.'
    : null
}

function isHeatedOn(rest: readonly Clause[]): boolean {
  const minutes = rest.reduce(
    (sum, { isHeating, minutes: said, text }) =>
      sum + (isHeating || MOVES_ON_HEAT.test(text) ? (said ?? 0) : 0),
    0,
  )
  return (
    minutes >= LEAST_HEAT_MIN ||
    rest.slice(0, 2).some(({ text }) => BOILS.test(text)) ||
    rest.some(({ isHeating, isSurelyDone, isUntilDone }) => isHeating && (isSurelyDone || isUntilDone))
  )
}
