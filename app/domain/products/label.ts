/** What the nutrition table of a pack says, and whether it can be true. */

/** The figures of a label, in the order they are printed. */
export const LABEL_FIGURES = [
  'kcal',
  'fatG',
  'saturatedFatG',
  'carbsG',
  'sugarG',
  'fiberG',
  'proteinG',
  'saltG',
  'alcoholG',
] as const
export type LabelFigure = (typeof LABEL_FIGURES)[number]

export type LabelValues = {
  /** The figures are of 100 g of this food, or of 100 ml of it. */
  per: 'g' | 'ml'
  /** One portion in grams, or in millilitres where the figures are of 100 ml; null where none is printed. */
  portionG: number | null
  kcal: number
  proteinG: number
  /** Without the fibre, as labels in Europe say it; labels in America count it in. Both are taken. */
  carbsG: number
  fatG: number
  /** Null is not printed: never zero. */
  fiberG: number | null
  sugarG: number | null
  saturatedFatG: number | null
  saltG: number | null
  alcoholG: number | null
}

/** What else a label prints, which has to agree with the figures of 100 g. */
export type AlsoPrinted = {
  /** Kilojoules of 100 g. */
  energyKj?: number | null
  /** The figures of one portion. */
  perPortion?: Partial<Record<LabelFigure, number | null>>
}

export const KJ_PER_KCAL = 4.184
/** Pure fat has 900 kcal in 100 g; labels round. */
export const MOST_KCAL = 902
export const MOST_PORTION_G = 2000
/** Sodium is 40 % of salt, as food law counts it. */
export const SALT_PER_SODIUM = 2.5
/** 100 g of pure salt, which is all there can be. */
export const MOST_G = 100

/** How far the energy may be from that of its parts: labels round every figure. */
const ENERGY_SHARE = 0.2
const ENERGY_KCAL = 15
/** Figures of a portion are rounded to whole grams on many packs. */
const PORTION_SHARE = 0.15
const PORTION_G = 0.6
const PORTION_KCAL = 8
const ROUNDING_G = 0.6

const shown = (figure: number) => String(Math.round(figure * 10) / 10)

/** Whether two figures differ by no more than rounding does. */
const isNear = (one: number, other: number, share: number, least: number) =>
  Math.abs(one - other) <= Math.max(share * Math.max(one, other), least)

/**
 * The least and most energy that the parts of 100 g explain: 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of
 * alcohol, and 2 of fibre beside the
 * carbohydrate; what is counted in it may be taken as nothing.
 */
function energyOfParts(values: LabelValues): { least: number; most: number } {
  const fiberG = values.fiberG ?? 0
  const withoutFibre = 4 * values.proteinG + 4 * values.carbsG + 9 * values.fatG + 7 * (values.alcoholG ?? 0)
  return { least: withoutFibre - 4 * Math.min(fiberG, values.carbsG), most: withoutFibre + 2 * fiberG }
}

/**
 * Sentences on what cannot be true of a label, or is not likely; none where it all agrees. They are for a person with the
 * pack in hand: what is printed so on it may be saved all the same, what is outside the bounds of a form may not.
 */
export function labelProblems(values: LabelValues, also: AlsoPrinted = {}): string[] {
  return [
    ...outOfBounds(values),
    ...partsOfParts(values),
    ...energyProblems(values, also),
    ...portionProblems(values, also.perPortion ?? {}),
  ]
}

function outOfBounds(values: LabelValues): string[] {
  const problems: string[] = []
  const figures = LABEL_FIGURES.map((name) => values[name])
  if (figures.some((figure) => figure !== null && (!Number.isFinite(figure) || figure < 0)))
    return ['A figure is below zero or isn’t a number.']
  if (values.kcal > MOST_KCAL)
    problems.push(
      `100 ${values.per} can’t have ${shown(values.kcal)} kcal: pure fat has 900. Are these kilojoules?`,
    )
  const macrosG = values.proteinG + values.carbsG + values.fatG + (values.alcoholG ?? 0)
  // A millilitre of syrup weighs up to 1.4 g.
  const mostG = values.per === 'ml' ? 140 : MOST_G
  if (macrosG > mostG + 1)
    problems.push(
      `Protein, carbohydrate and fat come to ${shown(macrosG)} g, which is more than 100 ${values.per} of a food.`,
    )
  if (values.saltG !== null && values.saltG > MOST_G)
    problems.push(`100 ${values.per} can’t have ${shown(values.saltG)} g of salt.`)
  const { portionG } = values
  if (portionG !== null && !(portionG > 0 && portionG <= MOST_PORTION_G))
    problems.push(`A portion is more than 0 and at most ${MOST_PORTION_G} ${values.per}.`)
  return problems
}

function partsOfParts({ sugarG, carbsG, saturatedFatG, fatG }: LabelValues): string[] {
  const problems: string[] = []
  if (sugarG !== null && sugarG > carbsG + ROUNDING_G)
    problems.push(`Sugars (${shown(sugarG)} g) are part of carbohydrate, which is ${shown(carbsG)} g.`)
  if (saturatedFatG !== null && saturatedFatG > fatG + ROUNDING_G)
    problems.push(`Saturates (${shown(saturatedFatG)} g) are part of fat, which is ${shown(fatG)} g.`)
  return problems
}

function energyProblems(values: LabelValues, { energyKj }: AlsoPrinted): string[] {
  const problems: string[] = []
  const { kcal } = values
  if (typeof energyKj === 'number' && !isNear(energyKj / KJ_PER_KCAL, kcal, 0.05, 5))
    problems.push(
      `${shown(energyKj)} kJ are ${Math.round(energyKj / KJ_PER_KCAL)} kcal, and the label says ${shown(kcal)} kcal.`,
    )
  const { least, most } = energyOfParts(values)
  const nearest = Math.min(Math.max(kcal, least), most)
  if (!isNear(kcal, nearest, ENERGY_SHARE, ENERGY_KCAL))
    problems.push(
      `The protein, carbohydrate and fat have about ${Math.round(nearest)} kcal, and the label says ${shown(kcal)} kcal.`,
    )
  return problems
}

export const FIGURE_WORDS: Readonly<Record<LabelFigure, string>> = {
  kcal: 'Energy',
  fatG: 'Fat',
  saturatedFatG: 'Saturates',
  carbsG: 'Carbohydrate',
  sugarG: 'Sugars',
  fiberG: 'Fibre',
  proteinG: 'Protein',
  saltG: 'Salt',
  alcoholG: 'Alcohol',
}

function portionProblems(values: LabelValues, perPortion: NonNullable<AlsoPrinted['perPortion']>): string[] {
  const { portionG } = values
  if (portionG === null) return []
  return LABEL_FIGURES.flatMap((name) => {
    const [of100, printed] = [values[name], perPortion[name]]
    if (of100 === null || typeof printed !== 'number') return []
    const computed = (of100 * portionG) / 100
    if (isNear(printed, computed, PORTION_SHARE, name === 'kcal' ? PORTION_KCAL : PORTION_G)) return []
    return `${FIGURE_WORDS[name]} of a portion is printed as ${shown(printed)}, and ${shown(portionG)} ${values.per} of it come to ${shown(computed)}.`
  })
}

/** The figures of 100 g from those of one portion; null where the portion has no size to count with. */
export function valuesOfPortion(values: LabelValues): LabelValues | null {
  const { portionG } = values
  if (portionG === null || !(portionG > 0)) return null
  const per100 = (figure: number) => Math.round((figure * 100 * 100) / portionG) / 100
  const or = (figure: number | null) => (figure === null ? null : per100(figure))
  return {
    ...values,
    kcal: per100(values.kcal),
    proteinG: per100(values.proteinG),
    carbsG: per100(values.carbsG),
    fatG: per100(values.fatG),
    fiberG: or(values.fiberG),
    sugarG: or(values.sugarG),
    saturatedFatG: or(values.saturatedFatG),
    saltG: or(values.saltG),
    alcoholG: or(values.alcoholG),
  }
}
