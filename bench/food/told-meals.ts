/**
 * Meals told in free speech, our own: told-meals.csv has each one's calories and carbohydrate, worked out by hand from
 * published figures (`workings`: food, grams, kcal and g of carbohydrate per 100 g; or a published figure of the whole).
 * The figure is of the teller's own part: half of what was shared, nothing of what the others had. `unknown` is a word that
 * names no food anybody can know, or is too vague to count: it must be shown as not counted or be asked about.
 *
 * told-meals-unread.csv is the same, written by somebody who had seen neither the reader nor its tables. Whoever works on
 * the reader does not open it: its misses are never printed, and nothing is fitted to it.
 *
 * everyday-meals.csv has short input as most people type it, worked out before the reader was asked; it is split by a
 * hash of the ids, and only one half of it may be read. short-meals.csv has more of the kind, written to find out why
 * meals are misread; all of it is read.
 *
 * messy-meals.csv has texts as they are typed in haste or dictated (times of day, shares, corrections, remarks, what was
 * left), by three writers who had not seen the reader; it is split like everyday-meals.csv, the third writer's are all of
 * the half that is read.
 *
 * ordinary-meals.csv has 240 meals of many countries as three more such writers would type them, split in the same way.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { bestQuestion } from '#app/domain/calories/best-question.ts'
import { estimateFromWords, kcalRangeOfWords } from '#app/domain/calories/make-estimate.ts'
import { addedFatRow, rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { type DescribedMeal, readMeal } from '#app/domain/meals/read-meal.ts'
import { type Half, rowsOfHalf } from './half.ts'

type ToldSet = {
  file:
    | 'told-meals.csv'
    | 'told-meals-unread.csv'
    | 'everyday-meals.csv'
    | 'short-meals.csv'
    | 'messy-meals.csv'
    | 'ordinary-meals.csv'
  label: string
  half: Half
}

export const TOLD_MEALS: ToldSet = {
  file: 'told-meals.csv',
  label: 'meals in free speech (our own)',
  half: 'all',
}

export const SHORT_MEALS: ToldSet = {
  file: 'short-meals.csv',
  label: 'everyday meals in few words, read while helpings were set',
  half: 'all',
}

export const UNREAD_TOLD_MEALS: ToldSet = {
  file: 'told-meals-unread.csv',
  label: 'own meals, not read while the reader was written',
  half: 'all',
}

/** `read` may be looked at. */
export const everydayMeals = (half: Half): ToldSet => ({
  file: 'everyday-meals.csv',
  label: `everyday meals in few words, ${half === 'scored' ? 'the half nobody reads' : half}`,
  half,
})

/** `read` may be looked at. */
export const messyMeals = (half: Half): ToldSet => ({
  file: 'messy-meals.csv',
  label: `messy meals, typed in haste or dictated, ${half === 'scored' ? 'the half nobody reads' : half}`,
  half,
})

/** `read` may be looked at. */
export const ordinaryMeals = (half: Half): ToldSet => ({
  file: 'ordinary-meals.csv',
  label: `ordinary meals of many countries, ${half === 'scored' ? 'the half nobody reads' : half}`,
  half,
})

type ToldMeal = { id: string; text: string; kcal: number; carbsG: number; unknown: string; workings: string }

type Score = {
  meal: ToldMeal
  read: DescribedMeal
  range: { low: number; high: number }
  isWithinFifth: boolean
  isInRange: boolean
  isLostInSilence: boolean
  isUnknownShown: boolean
}

/** A fifth of a cup of black coffee is no error anybody minds. */
const NO_ERROR_KCAL = 10

function readToldMeals({ file, half }: ToldSet): ToldMeal[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const rows: Record<keyof ToldMeal, string>[] = parse(text, { columns: true })
  return rowsOfHalf(rows, half, ({ id }) => id).map((row) => {
    const meal = { ...row, kcal: Number(row.kcal), carbsG: Number(row.carbsG) }
    const { kcal, carbsG } = sumOf(meal.workings)
    const isOfCarbs = carbsG > 0 || meal.carbsG === 0
    if (Math.abs(kcal - meal.kcal) > 1 || (isOfCarbs && Math.abs(carbsG - meal.carbsG) > 1))
      throw new Error(`${file}, ${meal.id}: the workings come to ${kcal} kcal and ${carbsG} g`)
    return meal
  })
}

/** Adds up "rice 150 g at 130 kcal and 28 g C per 100 g; Big Mac 493 kcal (43 g C)", or of energy "rice 150 g = 195 kcal". */
function sumOf(workings: string): { kcal: number; carbsG: number } {
  let [kcal, carbsG] = [0, 0]
  for (const [, grams, kcalOf100g, carbsGOf100g, kcalOfAll, carbsGOfAll, kcalAlone] of workings.matchAll(
    / (\d+) g at ([\d.]+) kcal and ([\d.]+) g C per 100 g| ([\d.]+) kcal \(([\d.]+) g C\)| = ([\d.]+) kcal(?=;|$)/g,
  )) {
    const share = grams === undefined ? 1 : Number(grams) / 100
    kcal += share * Number(kcalOf100g ?? kcalOfAll ?? kcalAlone)
    carbsG += share * Number(carbsGOf100g ?? carbsGOfAll ?? 0)
  }
  return { kcal, carbsG }
}

function scoreOf(meal: ToldMeal): Score {
  const read = readMeal(meal.text)
  const range = kcalRangeOfWords(meal.text)
  const error = read.total.kcal - meal.kcal
  const allowed = Math.max(0.2 * meal.kcal, NO_ERROR_KCAL)
  return {
    meal,
    read,
    isWithinFifth: Math.abs(error) <= allowed,
    range,
    isInRange: range.low <= meal.kcal && meal.kcal <= range.high,
    isLostInSilence: error < -allowed && read.notCounted.length === 0,
    isUnknownShown: meal.unknown === '' || shownOf(meal.text, read).includes(meal.unknown),
  }
}

/** What the person is shown as not counted, and the question that is asked. */
function shownOf(text: string, { notCounted }: DescribedMeal): string {
  const estimate = estimateFromWords(text, rowsFromWords(text))
  const question = bestQuestion({ ...estimate, id: '', plateUrl: '', isPhotoUnread: false }, addedFatRow())
  return [...notCounted, question?.text ?? ''].join(' ').toLowerCase()
}

/** Rows of the report: what is measured, our figure, the aim. Prints the misses when asked. */
export function toldMealFigures(
  set: ToldSet,
  showsMisses = false,
): (readonly [measure: string, ours: string, aim: string])[] {
  const scores = readToldMeals(set).map(scoreOf)
  const known = scores.filter(({ meal }) => meal.unknown === '')
  const withUnknown = scores.filter(({ meal }) => meal.unknown !== '')
  if (showsMisses) scores.forEach(printMiss)
  const share = (of: readonly Score[], isTrue: (score: Score) => boolean) =>
    `${((100 * of.filter(isTrue).length) / of.length).toFixed(1)} %`
  const errors = known.map(({ meal, read }) => Math.abs(read.total.kcal - meal.kcal))
  const carbsErrors = known.map(({ meal, read }) => Math.abs(read.total.carbsG - meal.carbsG))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const told = `${known.length} ${set.label}`
  return [
    [`${told}: calories within 20 %`, share(known, (score) => score.isWithinFifth), '75 %'],
    [
      `${told}: calories within 50 kcal`,
      share(known, ({ meal, read }) => Math.abs(read.total.kcal - meal.kcal) <= 50),
      '',
    ],
    [`${told}: calories, mean error`, `${mean(errors).toFixed(0)} kcal`, ''],
    [`${told}: carbohydrate, mean error`, `${mean(carbsErrors).toFixed(1)} g`, ''],
    [`${told}: calories within our range`, share(known, (score) => score.isInRange), '80 %'],
    [
      `${told}: too low by a fifth, nothing shown as not counted`,
      share(known, (score) => score.isLostInSilence),
      '0 %',
    ],
    ...(withUnknown.length === 0
      ? []
      : [
          [
            `${withUnknown.length} more, ${set.label}, with a word that cannot be known: it is shown or asked about`,
            share(withUnknown, (score) => score.isUnknownShown),
            '100 %',
          ] as const,
        ]),
  ]
}

function printMiss({
  meal,
  read,
  range: { low, high },
  isWithinFifth,
  isInRange,
  isUnknownShown,
}: Score): void {
  const faults = [
    ...(isWithinFifth || meal.unknown !== '' ? [] : ['off by a fifth']),
    ...(isInRange || meal.unknown !== '' ? [] : ['out of the range']),
    ...(isUnknownShown ? [] : [`"${meal.unknown}" not shown`]),
  ]
  if (faults.length === 0) return
  console.log(`X ${meal.id} ${meal.text}: ${faults.join(', ')}`)
  console.log(
    `   kcal ${read.total.kcal.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) / ${meal.kcal}: ${meal.workings}`,
  )
  for (const { said, foodId, grams } of read.components)
    console.log(`     ${foodId} ${grams.toFixed(0)} g <- ${said}`)
  if (read.notCounted.length > 0) console.log('     not counted:', read.notCounted.join(' | '))
}
