import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { Confidence, MealReply } from '#app/domain/food/meal-reply.ts'
import type { ReplyComponent } from '#app/domain/food/reply-components.ts'
import { displayName } from '#app/domain/meals/vocabulary/find-names.ts'
import { findMealFood } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { type DescribedMeal, readMeal } from '#app/domain/meals/read-meal.ts'
import type { MealComponent } from '#app/domain/meals/meal-component.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
import { foodIdOfOwn, type OwnFood, ownFoodById } from '#app/domain/products/own-foods.ts'
import { type OwnInMeal, takeOwnFoods } from '#app/domain/products/own-in-meal.ts'
import { judgeFoodName } from '#app/domain/food/only-food.ts'
import { portionInWords } from './edit-meal.ts'
import { type Macros, type MealRow, scaleMacros } from './meal-estimate.ts'

/** Rows of an estimate from words, or from what a model makes of a photo. Figures come from the food table where it knows the food. */

export type ReadRows = Pick<DescribedMeal, 'notCounted' | 'refused'> & { rows: MealRow[] }

/** `areAllMeasured`: every amount was said by weight or volume; `usualAmounts`: of so many rows nobody said how much. */
export type SaidRows = ReadRows & { areAllMeasured: boolean; usualAmounts: number }

/** Figures of a food per 100 g. */
export function macrosOf({ per100g }: Pick<Food, 'per100g'>): Macros {
  const { kcal, proteinG, carbsG, fatG, fiberG, alcoholG } = per100g
  return { kcal, proteinG, carbsG, fatG, fiberG, alcoholG }
}

const HAS_METHOD =
  /\b(?:raw|fried|boiled|poached|steamed|scrambled|air-?fried|deep|battered|breaded|oven|baked|braised|stewed|dried|smoked|canned|tinned|pickled|oil|butter)\b/i
const COOKED_IN_FAT = new Set<Food['group']>(['meat', 'poultry', 'fish', 'eggs', 'vegetables'])

/** Cooked food of which nobody says how it was cooked. */
function mayHoldFat(food: Food, said: string): boolean {
  if (food.state !== 'cooked') return false
  if (!COOKED_IN_FAT.has(food.group) && !/\brice\b/.test(food.name)) return false
  return !HAS_METHOD.test(said) && !HAS_METHOD.test(food.name) && food.per100g.fatG < 20
}

const MOST_MEASURES = 4
/** Portions that tell a person nothing of what lies on a plate. */
const NO_MEASURE = /not specified|guideline|yield|cubic|surface|\bNS\b|^oz|^fl oz|^lb/i

/** Household measures of a food, the plainest first. */
function measuresOf(food: Pick<VocabularyFood, 'portions'>): MealRow['measures'] {
  return food
    .portions()
    .filter(({ unit, grams, amount }) => !NO_MEASURE.test(unit) && unit.length <= 40 && grams / amount >= 1)
    .toSorted((a, b) => a.unit.length - b.unit.length)
    .slice(0, MOST_MEASURES)
    .map(({ unit, grams, amount }) => ({ label: unit, grams: Math.round((grams / amount) * 10) / 10 }))
}

/** Household measures of a food by its id; none where the table has no such food. */
export function measuresOfFood(foodId: string): MealRow['measures'] {
  const food = findMealFood(foodId)
  return food === null ? [] : measuresOf(food)
}

function rowOf(component: MealComponent, id: string): MealRow {
  const food = mealFoodById(component.foodId)
  const own = findFood(food.id)
  return {
    id,
    name: component.name,
    foodId: food.id,
    source: 'food table',
    portion: component.portion,
    amount: component.grams,
    unit: 'g',
    amountRange: component.gramsRange,
    figures: macrosOf({ per100g: food.per100g() }),
    openShare: component.openShare,
    mayHoldFat: own !== null && mayHoldFat(own, component.said),
    assumptions: component.assumptions,
    isChecked: false,
    measures: measuresOf(food),
    ...(component.kinds.length > 0 && { kinds: kindsOf(component), saidAs: component.said.slice(0, 120) }),
    ...(component.isVague && { isVague: true }),
    ...(component.meal !== null && { meal: component.meal }),
  }
}

function mealFoodById(id: string): VocabularyFood {
  const food = findMealFood(id)
  if (food === null) throw new Error(`No food "${id}" in the vocabulary of meals`)
  return food
}

/** Other foods that the words may mean, as far as they differ in energy: what a question about the kind offers. */
function kindsOf({ kinds, nutrients, name }: MealComponent): MealRow['kinds'] {
  const names = new Set([name])
  return kinds.flatMap(({ foodId, grams }) => {
    const food = mealFoodById(foodId)
    const kindName = displayName(food)
    const kcal = (food.per100g().kcal * grams) / 100
    if (names.has(kindName) || Math.abs(kcal - nutrients.kcal) < LEAST_DIFFERENCE_KCAL) return []
    names.add(kindName)
    return [{ foodId, name: kindName, amount: grams, figures: macrosOf({ per100g: food.per100g() }) }]
  })
}

const LEAST_DIFFERENCE_KCAL = 30

/**
 * Reads a described meal into rows; `firstId` numbers them. A member's own foods are taken out first, each by its exact
 * name. Never throws.
 */
export function rowsFromWords(description: string, firstId = 1, ownFoods: readonly OwnFood[] = []): SaidRows {
  const { taken, rest } = takeOwnFoods(description, ownFoods)
  const { components, notCounted, refused } = rest === '' && taken.length > 0 ? NOTHING_MORE : readMeal(rest)
  const firstOfRest = firstId + taken.length
  return {
    rows: [
      ...taken.map((own, index) => rowOfOwn(own, `r${firstId + index}`)),
      ...components.map((component, index) => rowOf(component, `r${firstOfRest + index}`)),
    ],
    notCounted,
    refused,
    areAllMeasured: [...taken, ...components].every(({ isMeasured }) => isMeasured),
    usualAmounts: [...taken, ...components].filter(({ isUsualAmount }) => isUsualAmount).length,
  }
}

const NOTHING_MORE: Pick<DescribedMeal, 'components' | 'notCounted' | 'refused'> = {
  components: [],
  notCounted: [],
  refused: [],
}

/** Figures of an own food for 100 g, or for 100 ml of a drink. */
function macrosOfOwn({ label }: OwnFood): Macros {
  const { kcal, proteinG, carbsG, fatG, fiberG, alcoholG } = label
  return { kcal, proteinG, carbsG, fatG, fiberG, alcoholG }
}

/** An own food with the amount that was said of it. */
export function rowOfOwn(
  { food, grams, low, high, assumptions }: Omit<OwnInMeal, 'said' | 'isMeasured' | 'isUsualAmount'>,
  id: string,
): MealRow {
  const { portionG, per } = food.label
  return {
    id,
    name: food.name,
    foodId: foodIdOfOwn(food),
    source: 'own food',
    portion: `${Math.round(grams)} ${per}`,
    amount: grams,
    unit: 'g',
    amountRange: { low, high },
    figures: macrosOfOwn(food),
    openShare: LABEL_OPEN_SHARE,
    mayHoldFat: false,
    assumptions,
    isChecked: false,
    measures: portionG === null ? [] : [{ label: 'portion', grams: portionG }],
  }
}

/** The fat that an answer adds, without an amount. */
export function addedFatRow(): MealRow {
  const oil = mealFoodById('olive-oil')
  return {
    id: 'fat',
    name: oil.name,
    foodId: oil.id,
    source: 'food table',
    portion: portionInWords(0, 'g'),
    amount: 0,
    unit: 'g',
    amountRange: { low: 0, high: 0 },
    figures: macrosOf({ per100g: oil.per100g() }),
    openShare: 0,
    mayHoldFat: false,
    assumptions: [],
    isChecked: false,
    measures: measuresOf(oil),
  }
}

/** How well a weight is judged by eye, and how well a figure nobody can look up holds. */
const BY_EYE: Record<Confidence, { amount: number; figures: number }> = {
  high: { amount: 0.15, figures: 0.2 },
  medium: { amount: 0.25, figures: 0.3 },
  low: { amount: 0.4, figures: 0.4 },
}

/** Foods of one dish in a reply at most: "cheeseburger with bacon" is two. */
const MOST_PARTS = 6

/** The tables' foods of a component, if its name leaves no doubt; null where no table knows it. Never a figure of the model's. */
function tableComponents({ name, portion, grams }: ReplyComponent): readonly MealComponent[] | null {
  const whole = grams === null ? [`${portion} ${name}`, name] : [`${grams} g ${name}`]
  for (const text of whole) {
    const [only, ...others] = surelyRead(text)
    if (only !== undefined && others.length === 0) return [only]
  }
  const parts = isJoined(name) ? surelyRead(name) : []
  if (parts.length === 0 || parts.length > MOST_PARTS) return null
  if (grams === null) return parts
  const usual = parts.reduce((sum, part) => sum + part.grams, 0)
  return parts.map((part) => ({ ...part, grams: (part.grams * grams) / usual }))
}

/** "Cheeseburger with bacon", "peas & carrots": words side by side are one food, which no table knows. */
const isJoined = (name: string): boolean => name.split(/\s+/).some((word) => JOINERS.has(word.toLowerCase()))
const JOINERS = new Set(['with', 'and', '&', '+', 'on', 'in'])

/** The foods of a text of which every word is read; none where anything is left open. */
function surelyRead(text: string): readonly MealComponent[] {
  const { components, notCounted, refused } = readMeal(text)
  const isSure =
    notCounted.length === 0 &&
    refused.length === 0 &&
    components.every(({ isNamedInFull, isHeadSaid, grams }) => isNamedInFull && isHeadSaid && grams > 0)
  return isSure ? components : []
}

/**
 * Rows from a model's reply: the tables' figures where one has the food, else the model's own, marked so; `firstId`
 * numbers them.
 */
export function rowsFromReply(reply: MealReply, firstId = 1): ReadRows {
  const { amount: byEye, figures: openShare } = BY_EYE[reply.confidence]
  const refused: { text: string; reason: string }[] = []
  const rows: MealRow[] = []
  const unknown: { component: ReplyComponent; at: number }[] = []
  const isAssumed = reply.assumed.includes('components')
  for (const component of reply.components) {
    const judged = isAssumed ? null : judgeFoodName(component.name)
    if (judged?.verdict === 'not-food' || judged?.verdict === 'unsafe') {
      refused.push({ text: component.name, reason: judged.reason })
      continue
    }
    // A label on this very food is more accurate than the table's food of a similar name.
    const known = isAssumed || component.label ? null : tableComponents(component)
    if (known) {
      for (const part of known)
        rows.push(rowOfReply(part, component, known.length, byEye, rows.length + firstId))
    } else {
      unknown.push({ component, at: rows.length })
      rows.push(modelRow(component, `r${rows.length + firstId}`, openShare, byEye))
    }
  }
  shareOutMacros(rows, unknown, reply)
  for (const { component, at } of unknown) {
    const row = rows[at]
    if (row && component.label) rows[at] = withLabelFigures(row, component.label)
  }
  return { rows, notCounted: [], refused }
}

/** A food of the tables that a reply names: the amount may be the model's, everything else is ours. */
function rowOfReply(
  part: MealComponent,
  { name, portion, grams }: ReplyComponent,
  parts: number,
  byEye: number,
  number: number,
): MealRow {
  const isOtherName = !part.name.toLowerCase().includes(name.toLowerCase())
  return {
    ...rowOf(part, `r${number}`),
    ...(parts === 1 && { portion }),
    amountRange:
      grams === null ? part.gramsRange : { low: part.grams * (1 - byEye), high: part.grams * (1 + byEye) },
    assumptions: [
      ...(isOtherName ? [`the reply’s “${name}”`] : []),
      ...(parts > 1 ? ['its part of that by usual weights'] : []),
      ...(grams === null ? ['weighed by us, as the reply gives no grams'] : []),
    ],
  }
}

function modelRow(component: ReplyComponent, id: string, openShare: number, byEye: number): MealRow {
  const { grams, name, portion } = component
  const amount = grams ?? 1
  return {
    id,
    name,
    foodId: null,
    source: 'model',
    portion,
    amount,
    unit: grams === null ? 'portion' : 'g',
    amountRange: { low: amount * (1 - byEye), high: amount * (1 + byEye) },
    figures: { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: null, alcoholG: null },
    openShare,
    mayHoldFat: false,
    assumptions: [],
    isChecked: false,
    measures: [],
  }
}

/** Label figures have a legal tolerance, and the amount eaten is still judged by eye. */
const LABEL_OPEN_SHARE = 0.1

/** The row with its label's figures; macros missing from the label stay the row's share of the meal's. */
function withLabelFigures(row: MealRow, label: NonNullable<ReplyComponent['label']>): MealRow {
  const basis = row.unit === 'g' ? 100 / row.amount : 1
  const of = (said: number | null, before: number | null) => (said === null ? before : said * basis)
  const { figures } = row
  return {
    ...row,
    figures: {
      kcal: label.kcal * basis,
      proteinG: of(label.proteinG, figures.proteinG) ?? 0,
      carbsG: of(label.carbsG, figures.carbsG) ?? 0,
      fatG: of(label.fatG, figures.fatG) ?? 0,
      fiberG: of(label.fiberG, figures.fiberG),
      alcoholG: figures.alcoholG,
    },
    isFromLabel: true,
    openShare: LABEL_OPEN_SHARE,
    assumptions: [],
  }
}

const NOT_IN_TABLES = 'no food table knows it; macros are its share of the meal’s'
const NO_FOODS_NAMED = 'assumed, as the reply named no foods'

const KCAL_PER_G = { proteinG: 4, carbsG: 4, fatG: 9 } as const

/**
 * A model gives calories per food but protein, carbs and fat of the meal only: each of its rows gets its part of what
 * the table's rows leave over, by calories, so that the macros agree with the calories of the row.
 */
function shareOutMacros(
  rows: MealRow[],
  unknown: readonly { component: ReplyComponent; at: number }[],
  reply: MealReply,
): void {
  const known = rows.filter(({ source }) => source === 'food table')
  const left = (name: 'kcal' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG') =>
    Math.max(
      0,
      reply.total[name] - known.reduce((sum, row) => sum + ((row.figures[name] ?? 0) * row.amount) / 100, 0),
    )
  const energy = {
    proteinG: left('proteinG') * KCAL_PER_G.proteinG,
    carbsG: left('carbsG') * KCAL_PER_G.carbsG,
    fatG: left('fatG') * KCAL_PER_G.fatG,
  }
  const energySum = energy.proteinG + energy.carbsG + energy.fatG
  const kcalSum = unknown.reduce((sum, { component }) => sum + (component.kcal ?? 0), 0)
  const silent = unknown.filter(({ component }) => component.kcal === null).length
  for (const { component, at } of unknown) {
    const row = rows[at]
    if (!row) continue
    // A food without calories of its own gets an equal part of what the total leaves.
    const kcal = component.kcal ?? Math.max(0, left('kcal') - kcalSum) / silent
    const grams = (name: keyof typeof KCAL_PER_G) =>
      energySum > 0 ? ((energy[name] / energySum) * kcal) / KCAL_PER_G[name] : 0
    const whole: Macros = {
      kcal,
      proteinG: grams('proteinG'),
      carbsG: grams('carbsG'),
      fatG: grams('fatG'),
      fiberG: kcalSum > 0 ? (left('fiberG') * kcal) / kcalSum : null,
      alcoholG: null,
    }
    const figures = row.unit === 'g' ? scaleMacros(whole, 100 / row.amount) : whole
    rows[at] = {
      ...row,
      figures,
      assumptions: [
        reply.assumed.includes('components') ? NO_FOODS_NAMED : NOT_IN_TABLES,
        ...(component.kcal === null ? ['its calories are what the other foods leave of the total'] : []),
      ],
    }
  }
}

/**
 * A row as a page sent it back, with the figures of the food it names: the table's, or those of the member's own food.
 * Null where it names none of them.
 */
export function withOwnFigures(row: MealRow, ownFoods: readonly OwnFood[] = []): MealRow | null {
  if (row.source === 'model') return { ...row, foodId: null }
  if (row.foodId === null || row.unit !== 'g') return null
  if (row.source === 'own food') {
    const own = ownFoodById(row.foodId, ownFoods)
    return own === null ? null : { ...row, name: own.name, figures: macrosOfOwn(own) }
  }
  const food = findMealFood(row.foodId)
  return food === null
    ? null
    : { ...row, name: displayName(food), figures: macrosOf({ per100g: food.per100g() }) }
}
