import { conditionsOf } from '#app/domain/food/condition.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { NOISE, STATES, VARIETIES, nameTokens } from '#app/domain/food/food-names.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'
import {
  eaterVerdictsOfLine,
  type FoodVerdict,
  hasToThaw,
  verdictsOfLine,
} from '#app/domain/food/treatment.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { type Cooked, cookedLines } from './cooked-lines.ts'
import { areEggsLeftSoft, areEggsSaidSoft, isFishLeftRaw, isMeatLeftPink } from './cooked-through.ts'
import { readMethod } from './read-method.ts'

/**
 * The one gate of food safety: it reads the lines and the steps of a finished recipe, whoever wrote them, and knows nothing
 * of how they came about. What the table of treatments asks for has to be in the steps.
 */

export type SafetyFault = {
  /** The food as the line calls it. */
  food: string
  /** A whole sentence for the person and for a second attempt. */
  reason: string
}

type Written = Pick<RecipeDraft, 'name' | 'description' | 'servings' | 'ingredients' | 'instructions'>

/** Lines recur from recipe to recipe: what is read of one is kept for a while. */
function kept<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    if (known.size >= KEPT) known.clear()
    known.set(text, value)
    return value
  }
}
const KEPT = 4000
const lineOf = kept(readIngredientLine)
const judgedOf = kept(judgeIngredient)
const verdictsOfText = kept((text: string) => verdictsOfLine(lineOf(text)))
const verdictsOf = (line: IngredientLine) => verdictsOfText(line.text)

/** With infants or pregnant people among the eaters, their needs stand beside everybody's. */
function needsOf(line: IngredientLine, eaters: readonly Eater[]): readonly FoodVerdict[] {
  return eaters.length === 0 ? verdictsOf(line) : [...verdictsOf(line), ...eaterVerdictsOfLine(line, eaters)]
}

/** The first thing in a recipe that could harm those who eat it, or null when nothing does. */
export function safetyFaultOf(draft: Written, eaters: readonly Eater[] = []): SafetyFault | null {
  const lines = draft.ingredients.map(({ text }) => lineOf(text))
  const early = faultOfLines(lines, draft.servings) ?? faultOfNames(draft)
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
  if (faultOfLines(lines, servings) ?? faultOfNames({ name, description, instructions })) return false
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
  if (faultOfNames({ name: text, description: '', instructions: [] }) !== null) return false
  const isToBeDone = lines.some((line) =>
    verdictsOfText(line).some(({ treatment }) => treatment.leastC !== undefined),
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
const figure = (grams: number) => String(grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const NOT_EATEN =
  /\b(?:discard|remove|throw|trim|without|never|do not|don['’]t|not|avoid|bin|compost|no|cut (?:off|out|away))\b/i
const CLAUSE_OF_NAMES = /[.;!?,]|\b(?:and|with|or|then)\b/

/** What is never eaten, named in the title or the steps though no line has it: "scatter with apricot kernels". */
function faultOfNames({
  name,
  description,
  instructions,
}: Pick<Written, 'name' | 'description' | 'instructions'>) {
  for (const text of [name, description, ...instructions]) {
    for (const clause of text.split(/[.;!?]/)) {
      if (NOT_EATEN.test(clause)) continue
      for (const part of clause.split(CLAUSE_OF_NAMES)) {
        const judged = judgeNamed(part)
        if (judged !== null) return { food: part.trim(), reason: judged }
      }
    }
  }
  return null
}

function judgeNamed(part: string): string | null {
  const text = part.trim()
  if (text.length < 4 || !HAZARD_WORD.test(text)) return null
  const judged = judgedOf(text)
  return judged.verdict === 'unsafe' ? judged.reason : null
}

/** A quick look before the slow one: words that stand in the names of what is never eaten. */
const HAZARD_WORD =
  /almond|kernel|stone|pit|seed|pip|green|sprout|leaf|leaves|wild|forag|unknown|unidentified|mushroom|berr|bulb|hemlock|nightshade|ackee|puffer|fugu/i

const BARE_WORDS = new Set([
  ...NOISE,
  ...STATES,
  ...VARIETIES,
  'fresh',
  'uncooked',
  'soaked',
  'overnight',
  'with',
  'bone',
  'fillet',
])

const WORDS_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  meat: ['meat'],
  poultry: ['meat', 'bird', 'poultry'],
  fish: ['fish', 'seafood'],
  eggs: ['egg'],
  pulses: [],
}
const WORDS_OF_TREATMENT: Readonly<Record<string, readonly string[]>> = {
  'dried-bean': ['bean', 'pulse'],
  'dried-chickpea': ['bean', 'pulse', 'chickpea'],
  'dried-soya-bean': ['bean', 'pulse'],
  lentil: ['lentil', 'dal', 'pulse', 'pea'],
  'textured-soya': ['soya', 'soy', 'mince', 'tvp', 'chunk', 'granule', 'protein'],
  'dried-mushroom': ['mushroom', 'porcini', 'shiitake'],
  'wild-mushroom': ['mushroom'],
  morel: ['mushroom'],
  'cooked-mushroom': ['mushroom'],
  mince: ['mince', 'meat', 'beef', 'patty', 'burger', 'meatball', 'sausage'],
  shellfish: ['seafood', 'shellfish', 'shell'],
  'salt-cod': ['cod', 'fish'],
  'sprouted-seed': ['sprout', 'shoot', 'beansprout'],
  elderberry: ['berry'],
  flour: ['flour', 'dough', 'batter', 'pastry', 'mixture', 'base', 'crust'],
  'raw-milk': ['milk'],
}

const headOf = (line: IngredientLine): string => nameTokens(line.name).at(-1) ?? ''

/** The words by which steps speak of a line; "bean" is not said of bean sprouts where there are beans as well. */
function wordsOf(
  line: IngredientLine,
  verdicts: readonly FoodVerdict[],
  otherHeads: readonly string[],
): ReadonlySet<string> {
  const head = headOf(line)
  const names = [line.name || line.text, ...verdicts.map(({ name }) => name)]
  const own = names
    .flatMap(nameTokens)
    .filter((token) => token.length > 2 && !BARE_WORDS.has(token))
    .filter((token) => token === head || !otherHeads.includes(token))
  const wider = verdicts.flatMap(({ food, id }) => [
    ...(WORDS_OF_GROUP[food?.group ?? ''] ?? []),
    ...(WORDS_OF_TREATMENT[id] ?? []),
  ])
  return new Set([...own, ...wider])
}

const PINK = /\b(?:pink|bloody|blushing|medium[- ]rare|rare|underdone|tartare)\b/gi
const NEGATED = /\b(?:no|not|never|without|nothing|any|isn['’]t|aren['’]t|longer|un|until no)\b[^.;,]{0,28}$/i
const PINK_THINGS =
  /^(?:pink|rare)[- ](?:pepper\w*|salt|onions?|grapefruit|lady|gin|lemonade|breed|ginger|radish\w*|prawns?|shrimp)/i

/** "still pink in the middle", "medium-rare"; not "no longer pink". */
function isUnderdone(text: string): boolean {
  return [...text.matchAll(PINK)].some(
    ({ index }) => !NEGATED.test(text.slice(0, index)) && !PINK_THINGS.test(text.slice(index)),
  )
}

const SOFT_EGG =
  /\b(?:runny|soft[- ]?(?:boil\w*|set|cooked|poach\w*|yolk)|jammy|oozing|just set|barely set|sunny)\b/i
const CURED =
  /\b(?:sushi|sashimi|ceviche|crudo|gravlax|gravad|cured?|curing|poke|tiradito|boquerones|carpaccio)\b/i
const SHELLFISH_COLOUR = /\b(?:prawns?|shrimps?|lobsters?|crayfish|langoustines?|salmon|crab)\b/i

/** Times are read from words: a little less than the table asks for is no fault. */
const NEARLY = 0.9
const SLOW_PRESSURE_MIN = 20
const PRESSURE_MIN = 8
const SOAK_MIN = 240

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

function preparationFault(
  id: FoodVerdict['id'],
  foodId: string,
  treatment: FoodVerdict['treatment'],
  said: ReadonlySet<string>,
  done: Cooked,
): string | null {
  const isPressured = done.pressureMin >= PRESSURE_MIN
  switch (treatment.before?.way) {
    case 'soak-and-boil': {
      const soaked = said.has('soaked') || done.soakMin >= SOAK_MIN || isPressured || done.isQuickSoaked
      if (!soaked) return 'the steps do not soak it overnight first'
      if (
        treatment.hardBoilMin !== undefined &&
        done.boilMin < treatment.hardBoilMin * NEARLY &&
        !isPressured
      )
        return `the steps do not boil it hard for ${treatment.hardBoilMin} minutes`
      return !done.isDrained && !said.has('soaked') ? 'the soaking water is not thrown away' : null
    }
    case 'hydrate': {
      const isWet = done.soakMin >= treatment.before.waitMin * 0.3 || done.soakMin >= 5 || done.isSoaked
      const isStewed = done.moistMin >= (id === 'textured-soya' ? 5 : 15)
      return isWet || isStewed || said.has('hydrated')
        ? null
        : 'the steps do not soak it in hot water or stock first'
    }
    case 'desalt':
      return done.soakMin >= treatment.before.waitMin * 0.75 || (said.has('desalted') && id === 'salt-cod')
        ? null
        : `the steps do not soak it for ${treatment.before.waitMin / 60} hours in water that is changed`
    default: {
      const mayStay = done.heatMin >= 45 && foodId === 'cassava'
      return treatment.isDrained === true && !done.isDrained && !mayStay && !isPressured
        ? 'the steps do not throw its cooking water away'
        : null
    }
  }
}

/** Ground and fried after soaking: falafel, dosa, vada. */
const SOAKED_AND_FRIED: ReadonlySet<string> = new Set(['lentil', 'dried-chickpea'])
/** Below this many minutes "until tender" says enough. */
const SHORT_MIN = 8
/** Cuts that take less are the cook's business. */
const TOUGH_MIN = 120

function isTooShort(id: FoodVerdict['id'], treatment: FoodVerdict['treatment'], done: Cooked): boolean {
  const { leastMin = 0, isMoist = false, tenderMin = 0 } = treatment
  if (SOAKED_AND_FRIED.has(id) && done.soakMin >= SOAK_MIN && done.heatMin >= 3) return false
  if (tenderMin >= TOUGH_MIN && done.pressureMin < SLOW_PRESSURE_MIN && done.heatMin < tenderMin * 0.7)
    return true
  if (leastMin === 0 || (isMoist && done.pressureMin >= PRESSURE_MIN)) return false
  const given = isMoist ? done.moistMin : done.heatMin
  if (isMoist && done.heatMin >= 45 && done.heatMin >= leastMin) return false
  if (given >= leastMin * NEARLY) return false
  return !(given > 0 && leastMin <= SHORT_MIN && done.isUntilDone)
}

function howShort({ leastMin = 0, tenderMin = 0, isMoist }: FoodVerdict['treatment'], done: Cooked): string {
  if (tenderMin >= TOUGH_MIN)
    return `${figure(done.heatMin)} minutes of cooking leave it tough, it needs about ${tenderMin}`
  if (done.heatMin === 0) return 'the steps do not cook it'
  return `the steps ${isMoist ? 'boil' : 'cook'} it for ${figure(isMoist ? done.moistMin : done.heatMin)} minutes, it needs ${leastMin}`
}
