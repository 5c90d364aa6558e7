import { dietVerdictOfLines } from '#app/domain/food/diets.ts'
import type { FoodLookup } from '#app/domain/food/imported-food.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'
import { breachOfDraft } from './dietary-gate.ts'
import { type DraftVerdict, falseClaimOf, judgeDraft } from './draft-gates.ts'
import { sentencesOf } from './keeping.ts'
import { namedFoodFaultOf } from './named-foods-gate.ts'
import type { RecipeDraft, RecipeRequest } from './recipe.ts'
import { safetyFaultOf } from './safety-gate.ts'

/** Finds everything that keeps a draft from being shown, so that all of it can be corrected in one go. */

const DRAFT_GATES = [
  'form',
  'food',
  'safety',
  'diet',
  'preferences',
  'claim',
  'amounts',
  'main-food',
  'repeat',
] as const
type DraftGate = (typeof DRAFT_GATES)[number]

export type DraftFault = {
  gate: DraftGate
  /** A whole sentence, for the log and for a second attempt. */
  reason: string
}

type Wishes = Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'>
type DraftJudgement = Extract<DraftVerdict, { ok: true }> | { ok: false; faults: readonly DraftFault[] }

const MOST_FAULTS = 8
const MOST_SAFETY_FAULTS = 3

/** The verdict of the gates; a refusal lists every fault they find instead of only the first. */
export function judgeWholeDraft(draft: RecipeDraft, request: Wishes, lookUp?: FoodLookup): DraftJudgement {
  const judged = judgeDraft(draft, request, lookUp)
  if (judged.ok) return judged
  const faults = new Map<string, DraftFault>()
  const add = (gate: DraftGate, reason: string | null | undefined) => {
    if (reason && !faults.has(reason) && faults.size < MOST_FAULTS) faults.set(reason, { gate, reason })
  }
  for (const { text } of draft.ingredients) {
    const { verdict, reason } = judgeIngredient(text)
    if (verdict === 'not-food' || verdict === 'unsafe') add('food', reason)
  }
  for (const reason of safetyFaultsOf(draft, request)) add('safety', reason)
  const { dietaryRestriction: diet } = request
  const lines = draft.ingredients.map(({ text }) => text)
  const { verdict, offenders } = dietVerdictOfLines(lines, diet)
  if (verdict === 'breaks')
    add('diet', `Not ${diet.toLowerCase()}: it has ${[...new Set(offenders)].slice(0, 5).join(', ')}.`)
  for (const reason of breachesOf(draft, request)) add('preferences', reason)
  for (const one of textsAlone(draft)) add('diet', namedFoodFaultOf(one, request))
  add('claim', falseClaimOf(draft))
  if (!faults.has(judged.reason)) add(faults.size === 0 ? 'amounts' : 'form', judged.reason)
  return { ok: false, faults: [...faults.values()] }
}

/** The safety gate reports one food at a time, so it runs again without the lines of the food it named. */
function safetyFaultsOf(draft: RecipeDraft, { dietaryPreferences }: Wishes): string[] {
  const reasons: string[] = []
  let { ingredients } = draft
  while (reasons.length < MOST_SAFETY_FAULTS) {
    const fault = safetyFaultOf({ ...draft, ingredients }, dietaryPreferences?.eaters)
    if (fault === null || reasons.includes(fault.reason)) break
    reasons.push(fault.reason)
    const food = fault.food.toLowerCase()
    ingredients = ingredients.filter(({ text }) => !text.toLowerCase().includes(food))
  }
  return reasons
}

function breachesOf(draft: RecipeDraft, { dietaryPreferences }: Wishes): string[] {
  if (dietaryPreferences === undefined) return []
  const nothing = { name: '', description: '', instructions: [] }
  const ofLines = draft.ingredients.map((line) =>
    breachOfDraft({ ...nothing, ingredients: [line] }, dietaryPreferences),
  )
  const ingredients = draft.ingredients.filter((_, at) => ofLines[at] === null)
  const ofTexts = textsAlone({ ...draft, ingredients }).map((one) => breachOfDraft(one, dietaryPreferences))
  return [...ofLines, ...ofTexts].filter((reason) => reason !== null)
}

/** One copy of the draft for each of its texts, with the other texts left empty. */
function textsAlone({ name, description, instructions, ingredients }: RecipeDraft) {
  const nothing = { name: '', description: '', instructions: [], ingredients }
  return [
    { ...nothing, name },
    { ...nothing, description },
    ...instructions.map((step) => ({ ...nothing, instructions: [step] })),
  ]
}

/**
 * The draft with only those sentences of its headnote that respect what the person asked for: a sentence that suggests
 * an avoided food or makes a false claim is dropped, and the recipe stays.
 */
export function withHonestHeadnote(draft: RecipeDraft, request: Wishes): RecipeDraft {
  const { dietaryPreferences } = request
  const nothing = { name: '', description: '', instructions: [] }
  const ingredients = draft.ingredients.filter(
    (line) =>
      dietaryPreferences === undefined ||
      breachOfDraft({ ...nothing, ingredients: [line] }, dietaryPreferences) === null,
  )
  const mayStand = (sentence: string) => {
    const alone = { ...nothing, description: sentence, ingredients }
    return (
      (dietaryPreferences === undefined || breachOfDraft(alone, dietaryPreferences) === null) &&
      namedFoodFaultOf(alone, request) === null &&
      falseClaimOf({ ...alone, ingredients: draft.ingredients }) === null
    )
  }
  const sentences = sentencesOf(draft.description)
  const kept = sentences.filter(mayStand)
  return kept.length === sentences.length ? draft : { ...draft, description: kept.join(' ') }
}

const AGAINST = /^It (?:has|names) (.+?) \((.+)\), which the person does not eat\.$/
const NAMED = /^It names (.+?) \((.+)\), which is not among the ingredients\.$/

/** The reason in words for the person who asked. */
export function faultForPerson({ reason }: DraftFault): string {
  const [, food = '', why = ''] = AGAINST.exec(reason) ?? []
  if (why === 'not in the food table')
    return `It has ${food}, and we can't check that against your food preferences.`
  if (food !== '') return `It has ${food}, which your food preferences leave out${whyBehind(food, why)}.`
  const [, named = '', cause = ''] = NAMED.exec(reason) ?? []
  return named === '' ? reason : `It mentions ${named}, which you don't want in it${whyBehind(named, cause)}.`
}

const whyBehind = (food: string, why: string) => (why === 'disliked' || food === why ? '' : ` (${why})`)
