import { expect, test } from 'vitest'
import { COMMANDS } from '#app/cli/commands.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { lineFactsOf } from '#app/domain/recipe/line-facts.ts'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { scaleLine } from '#app/domain/recipe/scale-line.ts'
import { viewStep } from '#app/domain/recipe/scale-step.ts'
import { timersOf } from '#app/domain/recipe/step-timers.ts'
import { type MergedItem, mergeBatch, textToBuy } from '#app/domain/shopping/merge.ts'
import { readShoppingLine } from '#app/domain/shopping/shopping-line.ts'
import { rowsOf } from './rows.ts'

/** What people have reported of other recipe programs, in lines, amounts, steps, timers and lists. */

/** "2-3 cup optional" */
function amountOf(line: string): string {
  const { quantity, quantityMax, unit, isOptional } = readIngredientLine(line)
  const low = quantity === null ? '' : String(Math.round(quantity * 1000) / 1000)
  const figure = quantityMax === null ? low : `${low}-${quantityMax}`
  return [figure, unit ?? '', isOptional ? 'optional' : ''].filter(Boolean).join(' ')
}

test.each(rowsOf('lines'))('%s: “%s” is %s of %s', (_, line = '', amount, foods) => {
  const { counted } = COMMANDS.recipe({ servings: 1, ingredients: [line] })
  expect(amountOf(line)).toBe(amount)
  expect(counted.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`).join('; ')).toBe(foods)
})

test.each(rowsOf('amounts'))(
  '%s: “%s” times %s in %s measures is “%s”',
  (_, line = '', factor, system, shown) => {
    const view = { factor: Number(factor), system: system as MeasureSystem, facts: lineFactsOf([line])[0]! }
    expect(scaleLine(line, view)).toBe(shown)
  },
)

test.each(rowsOf('steps'))('%s: “%s” in %s measures is “%s”', (_, step = '', system, shown) => {
  expect(viewStep(step, { factor: 1, system: system as MeasureSystem, servings: 4, facts: [] })).toBe(shown)
})

test.each(rowsOf('timers'))('%s: “%s” has the timers %s', (_, step = '', timers) => {
  expect(
    timersOf(step)
      .map(({ seconds, label }) => `${seconds} ${label}`)
      .join('; '),
  ).toBe(timers)
})

test.each(rowsOf('lists'))('%s: %s onto a list, “%s” is “%s”', (_, from, lines = '', toBuy) => {
  const isTyped = from === 'typed'
  let items: readonly MergedItem[] = []
  for (const [at, line] of lines.split(' | ').entries()) {
    const wanted = readShoppingLine(line, { isTyped })
    items = mergeBatch(items, { from: `${isTyped ? 'hand' : 'recipe'}:${at}`, label: '', wanted })
  }
  expect(items.map((item) => `${textToBuy(item)} (${item.aisle})`).join(' | ')).toBe(toBuy)
})
