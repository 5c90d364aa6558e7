import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Puts foods into the pantry of whoever is signed in on the page. */
export async function stock(
  page: Page,
  foods: readonly { name: string; quantity: string; unit: string; expiryDate?: string }[],
) {
  for (const food of foods) {
    const response = await page.request.post('/meal-planning/ingredients', {
      multipart: {
        intent: 'add',
        expiryDate: '',
        category: '',
        imageUrl: '',
        ...food,
        idempotencyKey: randomUUID(),
      },
    })
    expect(response.status(), food.name).toBe(200)
  }
}

export const FOODS = [
  { name: 'chicken breast', quantity: '600', unit: 'grams' },
  { name: 'rice', quantity: '1', unit: 'kg' },
  { name: 'spinach', quantity: '300', unit: 'grams' },
  { name: 'eggs', quantity: '12', unit: 'pieces' },
  { name: 'oats', quantity: '500', unit: 'grams' },
] as const

/** Asks for a plan as the form does, without it; gives its id. */
export async function askForPlan(
  page: Page,
  name: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const response = await page.request.post('/meal-planning', {
    form: { intent: 'create', name, days: '1', mealsPerDay: '3', idempotencyKey: randomUUID(), ...fields },
    maxRedirects: 0,
  })
  expect(response.status(), await response.text()).toBe(302)
  return new URL(response.headers()['location']!, 'http://x').searchParams.get('making')!
}

/** The same, until it is ready and open on the page. */
export async function openPlan(
  page: Page,
  name: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const planId = await askForPlan(page, name, fields)
  await expect
    .poll(
      async () => (await (await page.request.get(`/meal-planning/plans/${planId}/progress`)).json()).status,
      {
        timeout: 30_000,
      },
    )
    .toBe('ready')
  await page.goto(`/meal-planning?plan=${planId}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  return planId
}

export const day = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Day ${number} - `) })
export const meals = (page: Page, dayNumber: number) => day(page, dayNumber).getByTestId('meal')
export const dishes = (page: Page, dayNumber: number) =>
  day(page, dayNumber).getByRole('heading', { level: 4 })

/** Opens a day that is closed to a line; the one that was open closes. */
export async function openDay(page: Page, number: number): Promise<void> {
  const details = day(page, number).locator('details')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  await expect(details).toHaveAttribute('open', '')
}

/** Presses a button under a meal of the day that is open: "Swap", "Lock", "Locked". */
export async function change(page: Page, dayNumber: number, meal: string, button: string): Promise<void> {
  await page.getByRole('button', { name: `${button} ${meal} of day ${dayNumber}` }).click()
}

/** The dialog that offers dishes for a meal's place. */
export const swapDialog = (page: Page) => page.getByRole('dialog', { name: /^Swap / })

/** Puts any other dish in a meal's place, without looking at those on offer. */
export async function swap(page: Page, dayNumber: number, meal: string): Promise<void> {
  await change(page, dayNumber, meal, 'Swap')
  await swapDialog(page).getByRole('button', { name: 'Surprise me' }).click()
}

/** Makes meals of the whole plan anew, from its menu. */
export async function regenerate(page: Page, choice: string): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: choice }).click()
}

/** Makes the open day anew, from its menu. */
export async function makeDayAnew(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Change this day (day ${number})` }).click()
  await page.getByRole('button', { name: `Regenerate this day (day ${number})` }).click()
}
