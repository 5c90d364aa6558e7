import { HOUSEHOLD_UNITS, type HouseholdUnit } from './food.ts'

/** As USDA weighed it: `amount` of `unit` is `grams`. */
export type UsdaPortion = { amount: number; unit: string; grams: number }

const PACKED_PORTION = /^(?:([\d.]+)\*)?(.*)=([\d.]+)$/

/** Portions as the packed vocabulary has them: "cup=244|2*slice=56". What is none is left out. */
export const readPackedPortions = (text: string): UsdaPortion[] =>
  text.split('|').flatMap((portion) => {
    const [, amount, unit, grams] = PACKED_PORTION.exec(portion) ?? []
    return unit === undefined ? [] : [{ amount: Number(amount ?? 1), unit, grams: Number(grams) }]
  })

/**
 * USDA writes a household weight as free text ("cup, chopped", `medium (2-1/2" dia)`). This reads it as one of our
 * units, with a rank: of several portions that mean the same unit, the lowest rank is what a cook means.
 */
const CUP_FORMS = [
  /^$/,
  /^nfs$/,
  /^\(?8 fl oz\)?$/,
  /^\(1 nlea serving\)$/,
  /^fluid/,
  /^chopped$/,
  /^chopped or (?:diced|sliced)/,
  /^diced/,
  /^cub(?:es|ed)/,
  /^slice[sd]/,
  /^pieces/,
  /^chopped/,
  /^chunks/,
  /^shredded/,
  /^grated/,
  /^(?:flower|floret)/,
  /^halves/,
  /^whole/,
  /^packed/,
  /^mashed/,
  /^cooked/,
]
const NOT_A_HELPING =
  /crust not eaten|guideline|yield|skin only|^surface inch|^cubic inch|^oz|^lb|^fl oz|surface area/
const SIZED_OTHERWISE =
  /slice|leaf|head|drink|sandwich|pizza|bag|stalk|clove|fillet|order|bunch|size|serving|package|bowl|container|spear/
const COUNTED =
  /^(?:piece|fruit|item|each|whole|egg|bar|roll|patty|link|cookie|cracker|muffin|bagel|pita|tortilla|biscuit|bun|pancake|waffle|doughnut|croissant|pepper|pod|sausage|frankfurter|frank|chop|breast|thigh|drumstick|wing|leg|sandwich|taco|burrito|ear|spear|root|pastry|cake|wafer|cone|unit|any size)/

type Reading = { unit: HouseholdUnit; rank: number }

function rankOf(rest: string, forms: readonly RegExp[]): number {
  const index = forms.findIndex((form) => form.test(rest))
  return index === -1 ? forms.length : index
}

function sliceRank(unit: string): number {
  if (unit === 'slice') return 0
  if (/medium|regular/.test(unit)) return 1
  if (unit.includes('nfs')) return 2
  return unit.startsWith('slice') ? 3 : 4
}

/** What a USDA portion text means in our units; `null` when it means none. `description` is the food's USDA name. */
export function readPortionUnit(text: string, description: string): Reading | null {
  const unit = text.toLowerCase().trim()
  if (NOT_A_HELPING.test(unit)) return null
  if (unit === 'quantity not specified') return { unit: 'serving', rank: 0 }
  if (unit.startsWith('serving')) return { unit: 'serving', rank: 1 }
  const measure = /^(cup|tbsp|tablespoon|tsp|teaspoon)s?\b[, ]*(.*)$/.exec(unit)
  if (measure) {
    const [, word = '', rest = ''] = measure
    const isGratedCheese = /^cheese/i.test(description) && rest === 'shredded'
    const rank = isGratedCheese ? 0 : rankOf(rest, CUP_FORMS)
    if (word === 'cup') return { unit: 'cup', rank }
    return { unit: word.startsWith('tb') || word.startsWith('table') ? 'tbsp' : 'tsp', rank }
  }
  const part = /\b(clove|stalk|lea(?:f|ves)|head|bunch|sprig|can|package|fillet)(?:s|es)?\b(.*)$/.exec(unit)
  if (part && !/^cup|^tb|^ts|with|cans? or/.test(unit)) {
    const word = part[1] === 'leaves' ? 'leaf' : part[1]
    const known = HOUSEHOLD_UNITS.find((entry) => entry === word)
    const startsSo = unit.startsWith(part[1] ?? '')
    if (known) return { unit: known, rank: unit === word ? 0 : /medium/.test(unit) ? 1 : startsSo ? 2 : 3 }
  }
  if (/\bslice/.test(unit)) return { unit: 'slice', rank: sliceRank(unit) }
  const sized = /^(small|medium|large)\b(.*)$/.exec(unit)
  if (sized && !SIZED_OTHERWISE.test(sized[2] ?? '')) {
    const size = sized[1] === 'small' ? 'small' : sized[1] === 'medium' ? 'medium' : 'large'
    return { unit: size, rank: /^(?: whole)?(?: \(.*\))?$/.test(sized[2] ?? '') ? 0 : 1 }
  }
  if (COUNTED.test(unit)) return { unit: 'piece', rank: /^(?:fruit|whole|piece)$/.test(unit) ? 0 : 2 }
  const noun = /^[a-z]+/.exec(unit)?.[0].replace(/(?:es|s)$/, '') ?? ''
  return noun.length > 2 && description.toLowerCase().includes(noun) ? { unit: 'piece', rank: 3 } : null
}

const round = (grams: number) => Math.round(grams * 100) / 100

/** Grams of one of each household unit that USDA weighed for a food. */
export function householdFromPortions(
  portions: readonly UsdaPortion[],
  description: string,
): Partial<Record<HouseholdUnit, number>> {
  const best = new Map<HouseholdUnit, { rank: number; grams: number }>()
  for (const portion of portions) {
    const reading = readPortionUnit(portion.unit, description)
    if (!reading || portion.amount <= 0) continue
    const known = best.get(reading.unit)
    if (known && known.rank <= reading.rank) continue
    best.set(reading.unit, { rank: reading.rank, grams: round(portion.grams / portion.amount) })
  }
  const fluidOunce = portions.find((portion) => /^fl oz( \(no ice\)| \(nfs\))?$/i.test(portion.unit))
  if (!best.has('cup') && fluidOunce) {
    best.set('cup', { rank: 9, grams: round((8 * fluidOunce.grams) / fluidOunce.amount) })
  }
  const medium = best.get('medium')
  const piece = best.get('piece')
  if (medium && !piece) best.set('piece', medium)
  if (piece && !medium && best.has('small') && best.has('large')) best.set('medium', piece)
  return Object.fromEntries(
    HOUSEHOLD_UNITS.flatMap((unit) => {
      const found = best.get(unit)
      return found ? [[unit, found.grams]] : []
    }),
  )
}

/** Every weight of one that the portions give, for checking a row against its source. */
export function weightsOfOne(portions: readonly UsdaPortion[]): number[] {
  return portions.flatMap((portion) => {
    const grams = round(portion.grams / portion.amount)
    return /^fl oz/i.test(portion.unit) ? [grams, round((8 * portion.grams) / portion.amount)] : [grams]
  })
}
