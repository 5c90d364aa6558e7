import { conditionsOf } from '#app/domain/food/condition.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { eaterVerdictsOfLine, type FoodVerdict, hasToThaw } from '#app/domain/food/treatment.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { type Cooked, cookedLines } from './cooked-lines.ts'
import { areEggsLeftSoft, areEggsSaidSoft, isFishLeftRaw, isMeatLeftPink } from './cooked-through.ts'
import { judgedOf, lineOf, verdictsOf } from './kept-readings.ts'
import { neverEatenNamed } from './never-eaten.ts'
import { figure, howShort, isTooShort, preparationFault } from './preparation-fault.ts'
import { readMethod } from './read-method.ts'
import type { SafetyFault } from './safety-fault.ts'
import { isUnderdone } from './underdone.ts'
import { headOf, wordsOf } from './words-of-line.ts'

/**
 * The one gate of food safety: it reads the lines and the steps of a finished recipe, whoever wrote them, and knows nothing
 * of how they came about. What the table of treatments asks for has to be in the steps.
 */

type Written = Pick<RecipeDraft, 'name' | 'description' | 'servings' | 'ingredients' | 'instructions'>

/** With infants or pregnant people among the eaters, their needs stand beside everybody's. */
function needsOf(line: IngredientLine, eaters: readonly Eater[]): readonly FoodVerdict[] {
  return eaters.length === 0 ? verdictsOf(line) : [...verdictsOf(line), ...eaterVerdictsOfLine(line, eaters)]
}

/** The first thing in a recipe that could harm those who eat it, or null when nothing does. */
export function safetyFaultOf(draft: Written, eaters: readonly Eater[] = []): SafetyFault | null {
  const lines = draft.ingredients.map(({ text }) => lineOf(text))
  const early = faultOfLines(lines, draft.servings) ?? neverEatenNamed(draft)
  if (early !== null) return early
  const needs = lines.map((line) => needsOf(line, eaters))
  if (needs.every((verdicts) => verdicts.length === 0)) return null
  const clauses = readMethod(draft.instructions)
  const heads = lines.map(headOf)
  const cooked = cookedLines(
    lines.map((line, index) => wordsOf(line, needs[index] ?? [], heads.toSpliced(index, 1))),
    clauses,
  )
  for (const [index, verdicts] of needs.entries()) {
    const [line, done] = [lines[index], cooked[index]]
    if (line === undefined || done === undefined) continue
    for (const verdict of verdicts) {
      const reason = faultOf(verdict, line, done, draft)
      if (reason !== null) return { food: line.name || line.text, reason }
    }
  }
  return null
}

/**
 * Whether what a model has written so far may be shown while it writes on: foods with a treatment of their own wait until
 * the steps are there, the others do not.
 */
export function isSafeSoFar(draft: Partial<RecipeDraft>, eaters: readonly Eater[] = []): boolean {
  const { name = '', description = '', servings = 1, ingredients = [], instructions = [] } = draft
  const whole = instructions.length > 0 ? ingredients : ingredients.slice(0, -1)
  const lines = whole.map(({ text }) => lineOf(text))
  if (faultOfLines(lines, servings) ?? neverEatenNamed({ name, description, instructions })) return false
  const waits = lines.some((line) =>
    needsOf(line, eaters).some(
      ({ id, treatment }) =>
        id === 'for-eaters' || (treatment.before ?? treatment.notHere ?? treatment.tenderMin),
    ),
  )
  return !waits && !readMethod(instructions).some((clause) => isUnderdone(clause.text))
}

/**
 * Whether words beside a recipe, as a variation, suggest nothing that harms: no food that is never eaten, and nothing
 * underdone where a line has meat, fish or eggs.
 */
export function mayBeSaid(text: string, lines: readonly string[]): boolean {
  if (neverEatenNamed({ name: text, description: '', instructions: [] }) !== null) return false
  const isToBeDone = lines.some((line) =>
    verdictsOf(lineOf(line)).some(({ treatment }) => treatment.leastC !== undefined),
  )
  return !isToBeDone || !isUnderdone(text)
}

/** Foods that are never eaten, and more of one for each person than is good. */
function faultOfLines(lines: readonly IngredientLine[], servings: number): SafetyFault | null {
  for (const line of lines) {
    const judged = judgedOf(line.text)
    if (judged.verdict === 'unsafe') return { food: line.name, reason: judged.reason }
    for (const { food, treatment } of verdictsOf(line)) {
      if (treatment.mostG === undefined || food === null) continue
      const { grams } = gramsOf(line, food)
      const each = (grams ?? 0) / Math.max(1, servings)
      if (each > treatment.mostG * SLACK)
        return {
          food: food.name,
          reason: `${capital(line.text)} is ${figure(each)} g for one person; at most ${figure(treatment.mostG)} g is good. ${treatment.why}`,
        }
    }
  }
  return null
}

const SLACK = 1.15
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const SOFT_EGG =
  /\b(?:runny|soft[- ]?(?:boil\w*|set|cooked|poach\w*|yolk)|jammy|oozing|just set|barely set|sunny)\b/i
const CURED =
  /\b(?:sushi|sashimi|ceviche|crudo|gravlax|gravad|cured?|curing|poke|tiradito|boquerones|carpaccio)\b/i
const SHELLFISH_COLOUR = /\b(?:prawns?|shrimps?|lobsters?|crayfish|langoustines?|salmon|crab)\b/i

function faultOf(
  { id, food, treatment }: FoodVerdict,
  line: IngredientLine,
  done: Cooked,
  draft: Written,
): string | null {
  const name = line.name || food?.name || line.text
  const no = (what: string) => `${capital(name)}: ${what}. ${treatment.why}`
  const said = conditionsOf(line.text)
  const isReady = said.has('cooked') && food?.state !== 'dry'
  if (food !== null && hasToThaw(food, line.text) && !done.isThawed)
    return no('the steps do not thaw it first')
  const fault = isReady ? null : preparationFault(id, food?.id ?? '', treatment, said, done)
  if (fault !== null) return no(fault)
  if (treatment.leastC !== undefined) {
    const coolest = Math.min(Infinity, ...done.coreC)
    if (coolest < treatment.leastC - 0.5)
      return no(`${Math.round(coolest)} °C inside is not enough, it needs ${treatment.leastC} °C`)
    const isPork = id === 'pork'
    const word = done.clauses.find(
      (clause) =>
        (!isPork && isUnderdone(clause.text) && !SHELLFISH_COLOUR.test(clause.text)) ||
        (id === 'other-egg' && SOFT_EGG.test(clause.text)),
    )
    if (word !== undefined) return no('the steps leave it underdone')
    if (id === 'for-eaters' && food !== null && isLeftUnderdone(food, line, done, draft))
      return no('the steps do not show that it is cooked through')
  }
  const isCuredFish = treatment.isCurable === true && CURED.test(textOf(draft))
  // Of flour a dough is made, a batter, a sauce: it goes by other names by then.
  const isInDough = id === 'flour' && done.isFollowedByHeat
  if (!isReady && !isCuredFish && !isInDough && isTooShort(id, treatment, done))
    return no(howShort(treatment, done))
  return null
}

/** Stricter than for everybody: what others eat soft or pink has to be seen to be done. */
function isLeftUnderdone(
  { group, state, treatmentId }: Food,
  line: IngredientLine,
  done: Cooked,
  { name, description }: Written,
): boolean {
  const texts = [line.text, name, description, ...done.clauses.map(({ text }) => text)]
  if (group === 'eggs') return state === 'cooked' ? areEggsSaidSoft(texts) : areEggsLeftSoft(texts, done)
  if (group === 'fish') return isFishLeftRaw(texts)
  return treatmentId === 'whole-cut' && isMeatLeftPink(texts, done)
}

const textOf = ({ name, description, ingredients, instructions }: Written) =>
  [name, description, ...ingredients.map(({ text }) => text), ...instructions].join(' ')
