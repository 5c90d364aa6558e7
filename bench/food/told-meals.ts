/**
 * Meals told in free speech, our own: told-meals.csv has each one's calories and carbohydrate, worked out by hand from
 * published figures (`workings`: food, grams, kcal and g of carbohydrate per 100 g; or a published figure of the whole).
 * The figure is of all that is told, or of the teller's part where the text says that it was shared. `unknown` is a word
 * that names no food anybody can know, or is too vague to count: it must be shown as not counted or be asked about.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type DescribedMeal, readMeal } from '#app/domain/food/described-meal.ts'

type ToldMeal = { id: string; text: string; kcal: number; carbsG: number; unknown: string; workings: string }

type Score = {
  meal: ToldMeal
  read: DescribedMeal
  isWithinFifth: boolean
  isInRange: boolean
  isLostInSilence: boolean
  isUnknownShown: boolean
}

/** A fifth of a cup of black coffee is no error anybody minds. */
const NO_ERROR_KCAL = 10

function readToldMeals(): ToldMeal[] {
  const text = readFileSync(join(import.meta.dirname, 'told-meals.csv'), 'utf8')
  const rows: Record<keyof ToldMeal, string>[] = parse(text, { columns: true })
  return rows.map((row) => ({ ...row, kcal: Number(row.kcal), carbsG: Number(row.carbsG) }))
}

function scoreOf(meal: ToldMeal): Score {
  const read = readMeal(meal.text)
  const error = read.total.kcal - meal.kcal
  const allowed = Math.max(0.2 * meal.kcal, NO_ERROR_KCAL)
  const shown = [...read.notCounted, read.bestQuestion ?? ''].join(' ').toLowerCase()
  return {
    meal,
    read,
    isWithinFifth: Math.abs(error) <= allowed,
    isInRange: read.kcalRange.low <= meal.kcal && meal.kcal <= read.kcalRange.high,
    isLostInSilence: error < -allowed && read.notCounted.length === 0,
    isUnknownShown: shown.includes(meal.unknown),
  }
}

/** Rows of the report: what is measured, our figure, the aim. Prints the misses when asked. */
export function toldMealFigures(
  showsMisses: boolean,
): (readonly [measure: string, ours: string, aim: string])[] {
  const scores = readToldMeals().map(scoreOf)
  const known = scores.filter(({ meal }) => meal.unknown === '')
  const withUnknown = scores.filter(({ meal }) => meal.unknown !== '')
  if (showsMisses) scores.forEach(printMiss)
  const share = (of: readonly Score[], isTrue: (score: Score) => boolean) =>
    `${((100 * of.filter(isTrue).length) / of.length).toFixed(1)} %`
  const errors = known.map(({ meal, read }) => Math.abs(read.total.kcal - meal.kcal))
  const carbsErrors = known.map(({ meal, read }) => Math.abs(read.total.carbsG - meal.carbsG))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const told = `${known.length} meals in free speech (our own)`
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
    [
      `${withUnknown.length} with a word that cannot be known: it is shown or asked about`,
      share(withUnknown, (score) => score.isUnknownShown),
      '100 %',
    ],
  ]
}

function printMiss({ meal, read, isWithinFifth, isInRange, isUnknownShown }: Score): void {
  const faults = [
    ...(isWithinFifth || meal.unknown !== '' ? [] : ['off by a fifth']),
    ...(isInRange || meal.unknown !== '' ? [] : ['out of the range']),
    ...(isUnknownShown ? [] : [`"${meal.unknown}" not shown`]),
  ]
  if (faults.length === 0) return
  const { low, high } = read.kcalRange
  console.log(`X ${meal.id} ${meal.text}: ${faults.join(', ')}`)
  console.log(
    `   kcal ${read.total.kcal.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) / ${meal.kcal}: ${meal.workings}`,
  )
  for (const { said, foodId, grams } of read.components)
    console.log(`     ${foodId} ${grams.toFixed(0)} g <- ${said}`)
  if (read.notCounted.length > 0) console.log('     not counted:', read.notCounted.join(' | '))
}
