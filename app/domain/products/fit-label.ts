import type { Guess } from './label-tokens.ts'
import {
  type AlsoPrinted,
  KJ_PER_KCAL,
  LABEL_FIGURES,
  type LabelFigure,
  labelProblems,
  type LabelValues,
} from './label.ts'

/** Chooses among what each figure of a label may be, so that the whole label makes sense. */

export type FigureGuesses = { per100: readonly Guess[]; portion: readonly Guess[] }
export type LabelGuesses = {
  per: 'g' | 'ml'
  portionG: number | null
  figures: Partial<Record<LabelFigure, FigureGuesses>>
  kj: FigureGuesses
}
export type FittedLabel = { values: Partial<LabelValues>; also: AlsoPrinted }

type Choice = { value: number; cost: number; portion: number | null }

/** A sentence of `labelProblems` weighs more than a misread digit. */
const PROBLEM_COST = 3
const DISAGREEING_COST = 2.5
const FROM_KJ_COST = 0.7
const MOST_CHOICES = 4

/** The four without which a label says nothing. */
export const NEEDED = ['kcal', 'fatG', 'carbsG', 'proteinG'] as const
/** What the energy of a label depends on. */
const OF_ENERGY = [...NEEDED, 'fiberG', 'alcoholG'] as const

/** The likeliest figures of 100 g, with those of a portion that go with them. */
export function fitLabel({ per, portionG, figures, kj }: LabelGuesses): FittedLabel {
  const choices = Object.fromEntries(
    LABEL_FIGURES.flatMap((name) => {
      const own = choicesOf(figures[name] ?? NONE, portionG, name === 'kcal' ? 8 : 0.6)
      const all = name === 'kcal' ? [...own, ...fromKj(kj, portionG)] : own
      return all.length > 0 ? [[name, likeliest(all)]] : []
    }),
  ) as Partial<Record<LabelFigure, Choice[]>>
  const energyKj = likeliest(choicesOf(kj, portionG, 30))[0]?.value ?? null
  const chosen = bestOf(choices, { per, portionG, energyKj })
  const values: Partial<LabelValues> = { per, portionG }
  const perPortion: NonNullable<AlsoPrinted['perPortion']> = {}
  for (const name of LABEL_FIGURES) {
    const choice = chosen[name]
    if (!choice) continue
    values[name] = choice.value
    if (choice.portion !== null) perPortion[name] = choice.portion
  }
  return { values, also: { energyKj, perPortion } }
}

const NONE: FigureGuesses = { per100: [], portion: [] }

/** Each guess of 100 g with the guess of a portion that fits it best. Without one of 100 g it is counted from the portion. */
function choicesOf({ per100, portion }: FigureGuesses, portionG: number | null, least: number): Choice[] {
  if (per100.length === 0)
    return portionG === null
      ? []
      : portion.map(({ value, cost }) => ({
          value: Math.round((value * 10_000) / portionG) / 100,
          cost,
          portion: value,
        }))
  return per100.map(({ value, cost }) => {
    const beside = portion
      .map((guess) => ({
        value: guess.value,
        cost: guess.cost + (agrees(value, guess.value, portionG, least) ? 0 : DISAGREEING_COST),
      }))
      .toSorted((one, other) => one.cost - other.cost)[0]
    return { value, cost: cost + (beside?.cost ?? 0), portion: beside?.value ?? null }
  })
}

/** A portion of unknown size is only known to be no more than a few hundred grams. */
function agrees(of100: number, ofPortion: number, portionG: number | null, least: number): boolean {
  if (portionG === null) return true
  const computed = (of100 * portionG) / 100
  return Math.abs(computed - ofPortion) <= Math.max(0.12 * Math.max(computed, ofPortion), least / 2)
}

const fromKj = (kj: FigureGuesses, portionG: number | null): Choice[] =>
  choicesOf(kj, portionG, 30).map(({ value, cost }) => ({
    value: Math.round(value / KJ_PER_KCAL),
    cost: cost + FROM_KJ_COST,
    portion: null,
  }))

const likeliest = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => one.cost - other.cost).slice(0, MOST_CHOICES)

type Setting = { per: 'g' | 'ml'; portionG: number | null; energyKj: number | null }

/** Tries what the energy depends on all together, then each other figure by itself beside it. */
function bestOf(
  choices: Partial<Record<LabelFigure, Choice[]>>,
  setting: Setting,
): Partial<Record<LabelFigure, Choice>> {
  let best: Partial<Record<LabelFigure, Choice>> = {}
  let bestCost = Number.POSITIVE_INFINITY
  const tryFrom = (at: number, chosen: Partial<Record<LabelFigure, Choice>>, cost: number) => {
    if (cost >= bestCost) return
    const name = OF_ENERGY[at]
    if (name === undefined) {
      const total = cost + PROBLEM_COST * problemCount(chosen, setting)
      if (total < bestCost) [best, bestCost] = [chosen, total]
      return
    }
    const own = choices[name]
    if (!own) return tryFrom(at + 1, chosen, cost)
    for (const choice of own) tryFrom(at + 1, { ...chosen, [name]: choice }, cost + choice.cost)
  }
  tryFrom(0, {}, 0)
  for (const name of LABEL_FIGURES) {
    const own = choices[name]
    if (!own || best[name]) continue
    const costs = own.map((choice) => ({
      choice,
      cost: choice.cost + PROBLEM_COST * problemCount({ ...best, [name]: choice }, setting),
    }))
    best = { ...best, [name]: costs.toSorted((one, other) => one.cost - other.cost)[0]!.choice }
  }
  return best
}

/** A label that lacks one of the four is only checked for what is there. */
function problemCount(
  chosen: Partial<Record<LabelFigure, Choice>>,
  { per, portionG, energyKj }: Setting,
): number {
  const isWhole = NEEDED.every((name) => chosen[name] !== undefined)
  const figure = (name: LabelFigure) => chosen[name]?.value
  const values: LabelValues = {
    per,
    portionG,
    kcal: figure('kcal') ?? 0,
    proteinG: figure('proteinG') ?? 0,
    carbsG: figure('carbsG') ?? 0,
    fatG: figure('fatG') ?? 0,
    fiberG: figure('fiberG') ?? null,
    sugarG: chosen.carbsG ? (figure('sugarG') ?? null) : null,
    saturatedFatG: chosen.fatG ? (figure('saturatedFatG') ?? null) : null,
    saltG: figure('saltG') ?? null,
    alcoholG: figure('alcoholG') ?? null,
  }
  // Without one of the four its energy cannot be checked: what it would say is no more than that one is missing.
  const missing = isWhole ? 0 : labelProblems({ ...values, sugarG: null, saturatedFatG: null }).length
  return Math.max(0, labelProblems(values, { energyKj: isWhole ? energyKj : null }).length - missing)
}
