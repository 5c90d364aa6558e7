import type { Confidence } from '#app/domain/food/meal-reply.ts'

/**
 * An estimate of a meal as the page holds it: rows whose figures are known per 100 g, so that every edit is computed
 * where it is made, without asking a server. Pure, and free of the food table.
 */

/** The macronutrients of an amount of food. `null`: the source does not say. */
export type Macros = {
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
  fiberG: number | null
  alcoholG: number | null
}

export type Range = { low: number; high: number }

/** Where a row's figures come from. */
export type RowSource = 'food table' | 'own food' | 'model'

export type MealRow = {
  /** Unique within the estimate. */
  id: string
  name: string
  /** Null where the figures are a model's. */
  foodId: string | null
  source: RowSource
  /** The model read these figures from the food's label in the photo. */
  isFromLabel?: boolean | undefined
  /** In words, as it was said or judged: "2 slices, 50 g". */
  portion: string
  /** In grams, or in portions where nobody knows their weight. */
  amount: number
  unit: 'g' | 'portion'
  amountRange: Range
  /** For 100 g, or for one portion. */
  figures: Macros
  /** Share of the energy that stays open when the amount is known. */
  openShare: number
  /** Cooked, and nothing said of how: fat may be on it. */
  mayHoldFat: boolean
  assumptions: readonly string[]
  /** Set right or confirmed by the person. */
  isChecked: boolean
  /** Household measures of the food, to give the amount in: "slice", 25 g. */
  measures: readonly { label: string; grams: number }[]
  /** The words that leave the kind open, as they were said. */
  saidAs?: string | undefined
  /** Other foods that the words may mean. */
  kinds?: readonly { foodId: string; name: string; amount: number; figures: Macros }[] | undefined
  /** Only a whole kind of dishes was named: the other kinds are as likely. */
  isVague?: boolean | undefined
  /** "breakfast", where several meals were told at once. */
  meal?: string | undefined
}

export type MealEstimate = {
  id: string
  mealName: string
  rows: readonly MealRow[]
  /** Food that was named but is not in the table; it adds nothing. */
  notCounted: readonly string[]
  refused: readonly { text: string; reason: string }[]
  notes: string
  /** Figures a model left out and that stand as agreed, by `AssumedFigure`; `assumedInWords` says them. */
  assumed: readonly string[]
  /** Figures a model left out and that its foods add up to. */
  addedUp?: readonly string[]
  /** The model's own calories of the whole, where its foods were counted instead. */
  saidTotalKcal?: number | null
  /** What the model said of itself; null where no model was asked. */
  saidConfidence: Confidence | null
  /** Stands instead of the sum where a model gave totals and no parts; falls with the first edit. */
  givenTotal: Macros | null
  /** Questions the person has answered or left open. */
  settledQuestions: readonly string[]
  plateUrl: string
  backdrop: string
  /** Says that a photo came along which could not be read. */
  isPhotoUnread: boolean
}

export type MealSummary = {
  total: Macros
  kcalRange: Range
  confidence: Confidence
  rowKcal: readonly number[]
}

/** kcal that a part of the meal which was not read may hold: a snack or half a plate. */
export const UNREAD_KCAL = 200

/** How alike the errors of the rows of a meal are: who fills one bowl high fills the other. */
const ALIKE = 0.25

/** kcal that fat nobody mentioned may add: half a tablespoon. */
const UNSEEN_FAT_KCAL = 60

const GIVEN_OPEN_SHARE: Record<Confidence, number> = { high: 0.15, medium: 0.25, low: 0.4 }

/** Figures of a row's amount. */
export function figuresOfRow(row: MealRow): Macros {
  return scaleMacros(row.figures, row.amount / basisOf(row))
}

export function basisOf(row: Pick<MealRow, 'unit'>): number {
  return row.unit === 'g' ? 100 : 1
}

export function scaleMacros(macros: Macros, factor: number): Macros {
  return {
    kcal: macros.kcal * factor,
    proteinG: macros.proteinG * factor,
    carbsG: macros.carbsG * factor,
    fatG: macros.fatG * factor,
    fiberG: macros.fiberG === null ? null : macros.fiberG * factor,
    alcoholG: macros.alcoholG === null ? null : macros.alcoholG * factor,
  }
}

const FIGURES: Record<string, { label: string; unit: '' | ' g'; of: (total: Macros) => number | null }> = {
  calories: { label: 'total calories', unit: '', of: ({ kcal }) => kcal },
  protein: { label: 'protein', unit: ' g', of: ({ proteinG }) => proteinG },
  carbs: { label: 'carbs', unit: ' g', of: ({ carbsG }) => carbsG },
  fat: { label: 'fat', unit: ' g', of: ({ fatG }) => fatG },
  fiber: { label: 'fiber', unit: ' g', of: ({ fiberG }) => fiberG },
}
const PARTS: Record<string, string> = {
  components: 'the foods and their portions',
  confidence: 'how sure the estimate is',
}

type Parts = Pick<MealEstimate, 'assumed' | 'addedUp' | 'rows' | 'givenTotal' | 'saidTotalKcal'>

/** What is assumed in an estimate as it stands, each with the figure that the page shows: "protein (20 g)". */
export function assumedInWords({ assumed, rows, givenTotal }: Parts, total: Macros): string[] {
  // A figure rests on an assumption for as long as a total or a row of the model's is in it.
  const isResting = givenTotal !== null || rows.some(({ source }) => source === 'model')
  return assumed.flatMap((name) => {
    const figure = FIGURES[name]
    if (figure === undefined) return PARTS[name] ?? name
    const value = figure.of(total)
    return isResting && value !== null ? `${figure.label} (${Math.round(value)}${figure.unit})` : []
  })
}

/** Figures a model did not give, and which its foods add up to: "total calories", "fat". */
export const addedUpInWords = ({ addedUp = [] }: Parts): string[] =>
  addedUp.flatMap((name) => FIGURES[name]?.label ?? [])

/** From here on the difference between a model's total and the sum of its foods is worth a sentence. */
const WORTH_SAYING = { kcal: 25, share: 0.05 }

/** The model's own calories of the whole where they differ from what its foods come to; null where they do not. */
export function otherTotalKcal({ saidTotalKcal = null }: Parts, total: Macros): number | null {
  if (saidTotalKcal === null) return null
  const off = Math.abs(saidTotalKcal - total.kcal)
  return off > Math.max(WORTH_SAYING.kcal, saidTotalKcal * WORTH_SAYING.share) ? saidTotalKcal : null
}

/** Energy of another food that the words of a row may mean. */
export const kcalOfKind = ({ figures, amount }: NonNullable<MealRow['kinds']>[number]): number =>
  (figures.kcal * amount) / 100

/** What a row may be out by, below and above its figure, in kcal. */
export function kcalRangeOfRow(row: MealRow): Range {
  const perUnitKcal = row.figures.kcal / basisOf(row)
  const kcal = perUnitKcal * row.amount
  const open = kcal * row.openShare
  const others = row.isVague && !row.isChecked ? (row.kinds ?? []).map(kcalOfKind) : []
  return {
    low: Math.max(0, Math.min(perUnitKcal * row.amountRange.low - open, ...others)),
    high: Math.max(perUnitKcal * row.amountRange.high + open, ...others),
  }
}

/**
 * Adds the rows up. The range takes the rows as nearly independent (their spreads add as squares but for a small
 * share), so many small doubts do not make a huge one; fiber and alcohol count where they are stated.
 */
export function summariseMeal(
  estimate: Pick<MealEstimate, 'rows' | 'saidConfidence' | 'givenTotal' | 'notCounted' | 'settledQuestions'>,
): MealSummary {
  const { rows, saidConfidence, givenTotal } = estimate
  const parts = rows.map(figuresOfRow)
  const rowKcal = parts.map(({ kcal }) => kcal)
  if (givenTotal !== null) {
    const open = givenTotal.kcal * GIVEN_OPEN_SHARE[saidConfidence ?? 'low']
    const kcalRange = { low: Math.max(0, givenTotal.kcal - open), high: givenTotal.kcal + open }
    return { total: givenTotal, kcalRange, confidence: saidConfidence ?? 'low', rowKcal }
  }
  const sum = (pick: (part: Macros) => number | null) =>
    parts.reduce((total, part) => total + (pick(part) ?? 0), 0)
  const isStated = (pick: (part: Macros) => number | null) =>
    parts.length === 0 || parts.some((part) => pick(part) !== null)
  const total: Macros = {
    kcal: sum(({ kcal }) => kcal),
    proteinG: sum(({ proteinG }) => proteinG),
    carbsG: sum(({ carbsG }) => carbsG),
    fatG: sum(({ fatG }) => fatG),
    fiberG: isStated(({ fiberG }) => fiberG) ? sum(({ fiberG }) => fiberG) : null,
    alcoholG: isStated(({ alcoholG }) => alcoholG) ? sum(({ alcoholG }) => alcoholG) : null,
  }
  let below = 0
  let [lower, higher] = [0, 0]
  let above = rows.some(isFatOpen) && !hasAddedFat(rows) ? UNSEEN_FAT_KCAL ** 2 : 0
  above += (UNREAD_KCAL * openWords(estimate).length) ** 2
  for (const [index, row] of rows.entries()) {
    const { low, high } = kcalRangeOfRow(row)
    const kcal = rowKcal[index] ?? 0
    below += (1 - ALIKE) * (kcal - low) ** 2
    above += (1 - ALIKE) * (high - kcal) ** 2
    lower += kcal - low
    higher += high - kcal
  }
  below += ALIKE * lower ** 2
  above += ALIKE * higher ** 2
  const kcalRange = { low: Math.max(0, total.kcal - Math.sqrt(below)), high: total.kcal + Math.sqrt(above) }
  return { total, kcalRange, confidence: confidenceOf(estimate, total.kcal, kcalRange), rowKcal }
}

/** What was said, was not read and was not left out by the person. */
export const openWords = ({
  notCounted,
  settledQuestions,
}: Pick<MealEstimate, 'notCounted' | 'settledQuestions'>): string[] =>
  notCounted.filter((text) => !settledQuestions.includes(unreadId(text)))

/** The question about words that were not read. */
export const unreadId = (text: string): string => `unread-${text}`.slice(0, 120)

const FAT_ROW = 'added-fat'

/** Fat was said or added already: nothing more is guessed. */
export function hasAddedFat(rows: readonly MealRow[]): boolean {
  return rows.some((row) => row.id.startsWith(FAT_ROW) || isFatName(row.name))
}

const isFatName = (name: string) =>
  /\b(?:oil|butter|ghee|lard|margarine|dripping)$/.test(name) && !/(?:nut|seed) butter$/.test(name)

export function isFatOpen(row: MealRow): boolean {
  return row.mayHoldFat && row.amount > 0
}

/** The id of the fat added to a row by an answer. */
export const fatRowId = (row: Pick<MealRow, 'id'>): string => `${FAT_ROW}-${row.id}`

const ORDER: readonly Confidence[] = ['low', 'medium', 'high']

/** How wide the range is against the figure; no better than a model said of itself until each row is checked. */
function confidenceOf(
  { rows, saidConfidence, notCounted }: Pick<MealEstimate, 'rows' | 'saidConfidence' | 'notCounted'>,
  kcal: number,
  { low, high }: Range,
): Confidence {
  if (rows.length === 0 || notCounted.length >= rows.length) return 'low'
  const half = kcal > 0 ? (high - low) / 2 / kcal : 0
  const byRange: Confidence = half <= 0.16 ? 'high' : half <= 0.35 ? 'medium' : 'low'
  const caps: Confidence[] = [byRange]
  if (notCounted.length > 0) caps.push('medium')
  if (saidConfidence !== null && rows.some((row) => !row.isChecked)) caps.push(saidConfidence)
  return caps.reduce((least, one) => (ORDER.indexOf(one) < ORDER.indexOf(least) ? one : least))
}
