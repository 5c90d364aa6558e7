import { conditionsOf } from '#app/domain/food/condition.ts'
import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import { cutsOf } from '#app/domain/food/cuts-in-words.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { eaterVerdictsOfLine, type FoodVerdict, hasToThaw, treatmentOf } from '#app/domain/food/treatment.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { type Cooked, cookedLines } from './cooked-lines.ts'
import { areEggsLeftSoft, areEggsSaidSoft, isFishLeftRaw, isMeatLeftPink } from './cooked-through.ts'
import { handlingFaultOf } from './handling-faults.ts'
import { judgedOf, lineOf, verdictsOf } from './kept-readings.ts'
import { neverEatenNamed } from './never-eaten.ts'
import { timeFault, tooCool } from './cooked-time.ts'
import { cutOfLine } from './cut-of-line.ts'
import { figure, howShort, isTooShort, preparationFault } from './preparation-fault.ts'
import { readMethod } from './read-method.ts'
import { isCookedBefore, isLeftLukewarm, REHEATED } from './reheated.ts'
import type { SafetyFault } from './safety-fault.ts'
import { type Subjects, isPinkFood, isUnderdone } from './underdone.ts'
import { headOf, type LineWords, wordsOf } from './words-of-line.ts'

/**
 * The one gate of food safety: it reads the lines and the steps of a finished recipe, whoever wrote them, and knows nothing
 * of how they came about. What the table of treatments asks for has to be in the steps.
 */

type Written = Pick<RecipeDraft, 'name' | 'description' | 'servings' | 'ingredients' | 'instructions'>

/** With infants or pregnant people among the eaters, their needs stand beside everybody's. */
function needsOf(line: IngredientLine, eaters: readonly Eater[]): readonly FoodVerdict[] {
  return eaters.length === 0 ? verdictsOf(line) : [...verdictsOf(line), ...eaterVerdictsOfLine(line, eaters)]
}

/** A line with what it requires, what the steps do to it and the words they use for it. */
type JudgedLine = {
  line: IngredientLine
  food: Food | null
  needs: readonly FoodVerdict[]
  words: LineWords
  done: Cooked
}

/** The first thing in a recipe that could harm those who eat it, or null when nothing does. */
export function safetyFaultOf(draft: Written, eaters: readonly Eater[] = []): SafetyFault | null {
  const lines = draft.ingredients.map(({ text }) => lineOf(text))
  const early = faultOfLines(lines, draft.servings) ?? neverEatenNamed(draft) ?? handlingFaultOf(draft, lines)
  if (early !== null) return early
  const needs = lines.map((line) => needsOf(line, eaters))
  const foods = lines.map(sureFoodOf)
  const isJudged = lines.some(({ text }, index) => {
    const food = foods[index]
    const isCooked = food ? cutsOf(food) !== null || isCookedBefore(food, text) : false
    return isCooked || (needs[index] ?? []).length > 0
  })
  if (!isJudged) return null
  const heads = lines.map(headOf)
  const words = lines.map((line, index) => wordsOf(line, needs[index] ?? [], heads.toSpliced(index, 1)))
  const cooked = cookedLines(words, readMethod(draft.instructions))
  const judged = lines.map((line, index) => ({
    line,
    food: foods[index]!,
    needs: needs[index]!,
    words: words[index]!,
    done: cooked[index]!,
  }))
  for (const one of judged) {
    const reason = faultOfLine(one, draft, subjectsOf(one, judged))
    if (reason !== null) return { food: one.line.name || one.line.text, reason }
  }
  return null
}

/** Which foods a sentence about colour may mean: the food of a line, or other meat and fish. */
function subjectsOf(one: JudgedLine, all: readonly JudgedLine[]): Subjects {
  const others = all.filter((other) => other !== one && other.needs.length > 0)
  return {
    own: one.words.all,
    others: new Set(others.flatMap(({ words }) => [...words.own])),
    isPinkAtHand: all.some(({ words }) => isPinkFood([...words.own])),
  }
}

function faultOfLine({ line, food, needs, words, done }: JudgedLine, draft: Written, subjects: Subjects) {
  const isLukewarm =
    food !== null && isCookedBefore(food, line.text) && isLeftLukewarm(done, REHEATED_C, false)
  if (isLukewarm) return `${capital(line.name)}: the steps do not heat it until steaming hot. ${REHEATED.why}`
  for (const verdict of needs) {
    const reason = faultOf(verdict, line, done, draft, subjects)
    if (reason !== null) return reason
  }
  if (food === null || conditionsOf(line.text).has('cooked')) return null
  const cut = cutOfLine(line, food, done, words.own, draft.name)
  const { leastC = null, why = '' } = treatmentOf(food) ?? {}
  const fault = cut === null ? null : timeFault(food, cut, done, leastC)
  return fault === null ? null : `${capital(line.name || food.name)}: ${fault}. ${why}`.trim()
}

const REHEATED_C = CORE_TEMPERATURES.reheated.leastC

const SURE_OF_FOOD = 0.7
function sureFoodOf(line: IngredientLine): Food | null {
  const match = foodOfLine(line)
  return match !== null && match.confidence >= SURE_OF_FOOD ? match.food : null
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
/** Fish eaten raw has to be frozen first, which kills its worms; farmed and sushi-grade fish has been. */
const UNFROZEN =
  /\b(?:never|not|un)[- ]?(?:been )?frozen\b|\bno need to freeze\b|\bfresh(?:ly)?[- ]caught\b|\bstraight from the (?:river|sea|boat)\b/i
/** Pork may blush at 63 °C; these words mean more than that. */
const RARE_PORK = /\b(?:rare|bloody|raw|underdone|undercooked)\b/i
/** Mince "for medium" is pink inside. */
const MEDIUM =
  /\b(?:(?:for|until|cook(?:ed)? to|done to|just|served?) (?:a )?medium|medium[- ]rare)\b(?![- ]*(?:high|low|heat|hot|hob|flame|sized?|fire|setting|pan|bowl|onion|well[- ]done|temperature|oven|speed|egg))/i

function faultOf(
  { id, food, treatment }: FoodVerdict,
  line: IngredientLine,
  done: Cooked,
  draft: Written,
  subjects: Subjects,
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
    const coolest = tooCool(refusedBelowC(id, food, treatment.leastC), done)
    if (coolest !== null)
      return no(`${Math.round(coolest)} °C inside is not enough, it needs ${treatment.leastC} °C`)
    const word = done.clauses.find(
      ({ text }, at) =>
        ((id !== 'pork' || RARE_PORK.test(text)) &&
          isUnderdone(text, subjects) &&
          !goesOnCooking(done, at)) ||
        (id === 'mince' && MEDIUM.test(text)) ||
        (id === 'other-egg' && SOFT_EGG.test(text)),
    )
    if (word !== undefined) return no('the steps leave it underdone')
    if (treatment.isUntilSteaming === true && isLeftLukewarm(done, treatment.leastC, true))
      return no('the steps do not heat it until steaming hot')
    if (id === 'for-eaters' && food !== null && isLeftUnderdone(food, line, done, draft))
      return no('the steps do not show that it is cooked through')
  }
  const isCuredFish =
    treatment.isCurable === true && CURED.test(textOf(draft)) && !UNFROZEN.test(textOf(draft))
  // Of flour a dough is made, a batter, a sauce: it goes by other names by then.
  const isInDough = id === 'flour' && done.isFollowedByHeat
  // Its cooking time is judged by its cut.
  const isCut = food !== null && id !== 'for-eaters' && cutsOf(food) !== null
  if (!isReady && !isCuredFish && !isInDough && !isCut && isTooShort(id, treatment, done))
    return no(howShort(treatment, done))
  return null
}

/** Red mince may be slightly below its own temperature before it is refused; poultry mince may not. */
function refusedBelowC(id: FoodVerdict['id'], food: Food | null, leastC: number): number {
  return id === 'mince' && food !== null && food.group !== 'poultry'
    ? CORE_TEMPERATURES.mince.refusedBelowC
    : leastC
}

const COOKED_ON_MIN = 5
/** Pink only for now: "set aside, still pink inside; they finish in the sauce". */
function goesOnCooking({ clauses }: Cooked, at: number): boolean {
  return clauses
    .slice(at + 1)
    .some(
      ({ isHeating, isSurelyDone, minutes }) =>
        isHeating && (isSurelyDone || (minutes ?? 0) >= COOKED_ON_MIN),
    )
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
