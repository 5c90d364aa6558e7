import type { PantryItem } from './ingredients.server.ts'
import { createElement, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PANTRY_CATEGORIES } from '#app/domain/pantry/category.ts'
import { PANTRY_UNITS } from '#app/domain/pantry/quantity.ts'
import tag from '#app/ui/tag.module.css'
import { lotPlaces } from './lots.ts'
import { PantryPanel, type PantryPanelProps } from './pantry-panel.tsx'
import { ReadyPanel } from './ready-panel.tsx'

const item = (change: Partial<PantryItem> & { id: string }): PantryItem => ({
  name: 'carrots',
  quantity: '3',
  unit: 'pieces',
  expiryDate: null,
  category: 'vegetables',
  imageUrl: null,
  isEstimated: false,
  estimatedFrom: null,
  frozenOn: null,
  cookingId: null,
  userId: 'self',
  foodId: 'carrot',
  ...change,
})
const routed = (element: ReactElement) =>
  renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }),
  )
const render = (ingredients: readonly PantryItem[], change: Partial<PantryPanelProps> = {}) =>
  routed(
    createElement(PantryPanel, {
      ingredients,
      share: { others: [], mayChangeAll: false },
      serverDay: '2026-11-20',
      isVisionSet: true,
      idempotencyKey: 'made-by-the-page',
      ...change,
    }),
  )
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('[PANTRY-01] the panel has Add and Clear All; an ingredient its icon, badge, quantity field and remove button', () => {
  const html = render([item({ id: 'a' })])
  expect(words(html)).toMatch(/^Your Ingredients 1 food Clear All Add carrots Vegetables pieces/)
  expect(html).toContain('data-category="vegetables"')
  expect(html).toContain('aria-label="Quantity of carrots in pieces"')
  expect(html).toContain('aria-label="Remove carrots"')
})

test('[PANTRY-03] an empty pantry says so and offers the first ingredient', () => {
  const html = render([])
  expect(words(html)).toContain('No ingredients yet')
  expect(words(html)).toContain('Add your first ingredient')
  expect(words(html)).not.toContain('Clear All Add')
})

test('[PANTRY-04] planning starts only with something in the pantry, and says so', () => {
  const ready = (hasIngredients: boolean) =>
    routed(
      createElement(ReadyPanel, {
        hasIngredients,
        dialogId: 'plan',
        dietaryPreferences: 'vegan, no peanuts',
        table: ['Ida'],
      }),
    )
  expect(words(ready(false))).toMatch(/^Ready to Plan Your Meals\?/)
  expect(words(ready(false))).toMatch(/Start Planning Add some ingredients first to get started$/)
  expect(ready(false)).toContain('aria-disabled="true"')
  expect(ready(false)).not.toContain('commandfor')
  expect(words(ready(true))).toMatch(/Start Planning$/)
  expect(ready(true)).toContain('commandfor="plan"')
  expect(words(ready(true))).toContain('Your food preferences apply: vegan, no peanuts. Change them')
  expect(words(ready(true))).toContain('At your table: you, Ida. Change who')
})

test('[PANTRY-05] [PANTRY-06] [PANTRY-07] the dialog has two modes; typed entry asks for name, quantity, unit and date', () => {
  const html = render([])
  expect(words(html)).toContain('Add Ingredients Photo Upload Manual Entry')
  const form = /<form[^>]*>(?:(?!<\/form>).)*value="add"(?:(?!<\/form>).)*<\/form>/s.exec(html)![0]
  expect(form).toMatch(/<input[^>]*name="name"[^>]*/)
  expect(
    form.match(
      /<input[^>]*required[^>]*name="(?:name|quantity)"|<input[^>]*name="(?:name|quantity)"[^>]*required/g,
    ),
  ).toHaveLength(2)
  const units = [...form.matchAll(/<option value="(\w+)"( selected="")?/g)]
  expect(units.map(([, unit]) => unit)).toEqual([...PANTRY_UNITS])
  expect(units.find(([, , selected]) => selected)![1]).toBe('pieces')
  expect(form).toMatch(/<input[^>]*type="date"/)
})

test('[PANTRY-08] every category has its own icon and colour', () => {
  const html = render(PANTRY_CATEGORIES.map((category) => item({ id: category, category })))
  const icons = [...html.matchAll(/data-category="(\w+)"[^>]*><svg[^>]*class="([^"]*)"/g)]
  expect(icons.map(([, category]) => category)).toEqual([...PANTRY_CATEGORIES])
  expect(new Set(icons.map(([, , icon]) => icon)).size).toBe(PANTRY_CATEGORIES.length)
})

test('what expires says so in days, in words and colour', () => {
  const dates = ['2026-11-23', '2026-11-21', '2026-11-20', '2026-11-18', '2026-12-20']
  const html = render(dates.map((expiryDate, index) => item({ id: String(index), expiryDate })))
  const said = [...html.matchAll(/class="([^"]*)"><time[^>]*>([^<]*)/g)].map(([, classes = '', text]) => [
    [tag.warn, tag.bad].find((tone) => tone && classes.split(' ').includes(tone)),
    text,
  ])
  expect(said).toEqual([
    [tag.warn, '3 days left'],
    [tag.warn, '1 day left'],
    [tag.warn, 'Expires today'],
    [tag.bad, 'Expired 2 days ago'],
    [undefined, '30 days left'],
  ])
})

test('estimated amounts are marked and can be confirmed; others are not', () => {
  const html = render([item({ id: 'a', isEstimated: true })])
  expect(words(html)).toContain('Some amounts are estimated, and marked as such.')
  // A list that was typed without amounts is estimated just the same.
  expect(words(html)).not.toMatch(/photo\. /)
  expect(html).toContain('aria-label="The amount of carrots is right"')
  expect(words(render([item({ id: 'a' })]))).not.toMatch(/are estimated/i)
})

test('the same food bought twice is two lots, the one that expires first used first', () => {
  const rows = [
    item({ id: 'no date' }),
    item({ id: 'late', expiryDate: '2026-12-01' }),
    item({ id: 'soon', expiryDate: '2026-11-21' }),
    item({ id: 'other', foodId: 'leek', name: 'leeks' }),
    item({ id: 'unknown', foodId: null, name: 'Zorblax' }),
    item({ id: 'unknown too', foodId: null, name: 'zorblax ' }),
  ]
  expect(Object.fromEntries(lotPlaces(rows, '2026-11-20'))).toEqual({
    soon: { number: 1, count: 3, use: 'first' },
    late: { number: 2, count: 3, use: 'later' },
    'no date': { number: 3, count: 3, use: 'later' },
    'unknown too': { number: 1, count: 2, use: 'first' },
    unknown: { number: 2, count: 2, use: 'later' },
  })
  expect(words(render(rows.slice(1, 3)))).toContain('Lot 1 of 2, used first')
})

test('a lot that has expired is not used, and so not said to be used first', () => {
  const rows = [
    item({ id: 'fresh', name: 'yoghurt', expiryDate: '2026-12-01' }),
    item({ id: 'old', name: 'yoghurt', expiryDate: '2026-10-30' }),
  ]
  expect(Object.fromEntries(lotPlaces(rows, '2026-11-20'))).toEqual({
    old: { number: 1, count: 2, use: 'never' },
    fresh: { number: 2, count: 2, use: 'first' },
  })
  const said = words(render(rows))
  expect(said).toContain('Lot 1 of 2, not used')
  expect(said).toContain('Lot 2 of 2, used first')
})

test('[PANTRY-05] where no model sees, typing comes first and no photo of foods is asked for', () => {
  const html = render([], { isVisionSet: false })
  expect(words(html)).toContain(
    'Foods in photos are not recognised on this site. Type your ingredients instead.',
  )
  expect(html.indexOf('Manual Entry')).toBeLessThan(html.indexOf('Photo Upload'))
  expect(words(html)).not.toContain('Add a photo of your ingredients')
  // Print is read without a model.
  expect(words(html)).toContain('Photo of a till receipt')
  expect(html).not.toContain('AI_VISION_MODEL')
  const seeing = render([], { isVisionSet: true })
  expect(words(seeing)).toContain('Add a photo of your ingredients')
  expect(seeing.indexOf('Photo Upload')).toBeLessThan(seeing.indexOf('Manual Entry'))
})
