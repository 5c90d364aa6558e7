import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import { type DishOffer, offerDishes } from './offer-dishes.ts'
import type { OfferReason } from './offer-reasons.ts'
import { mealAt, type Plan } from './plan.ts'
import { planFromRequest } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'

vi.setConfig({ testTimeout: 60_000 })

const DINNER = { dayIndex: 0, slot: 'dinner' } as const
const row = (name: string, quantity: number, expiresInDays: number | null = null): PantryEntry => ({
  id: name,
  name,
  quantity,
  unit: 'grams',
  expiresInDays,
})
const PANTRY = [
  row('spinach', 400, 1),
  row('spaghetti', 1000),
  row('chicken breast', 900, 3),
  row('cheddar', 300),
  row('butter', 250),
  row('onions', 800),
  row('garlic', 100),
  row('olive oil', 500),
  row('eggs', 600),
  row('potatoes', 2000),
]

/** Dishes offered for a dinner, asked for until there are none or the rounds are over. */
function offersFrom(pantry: readonly PantryEntry[]): { plan: Plan; offers: DishOffer[] } {
  const body = { ageYears: 40, sex: 'female', heightCm: 168, weightKg: 64, days: 3, mealsPerDay: 3 }
  const { plan, context } = planFromRequest(planRequestSchema.parse({ ...body, pantry }), cookbook())
  const offers: DishOffer[] = []
  for (let round = 0; round < 4; round++) {
    const avoidKeys = offers.map(({ dishId }) => dishId)
    offers.push(...offerDishes(context, plan, { place: DINNER, avoidKeys, savedNames: [] }, round))
  }
  return { plan, offers }
}

const of = <Kind extends OfferReason['kind']>({ reasons }: DishOffer, kind: Kind) =>
  reasons.find((one): one is Extract<OfferReason, { kind: Kind }> => one.kind === kind)

const { plan, offers } = offersFrom(PANTRY)
const before = mealAt(plan, DINNER)!

test('a dish that uses what expires names it and its day, and only then', () => {
  const using = offers.filter((offer) => of(offer, 'expiring'))
  expect(using.length).toBeGreaterThan(0)
  for (const offer of offers) {
    const reason = of(offer, 'expiring')
    const dated = offer.meal.ingredients
      .flatMap(({ uses }) => uses)
      .filter(({ expiresInDays, grams }) => expiresInDays !== null && grams >= 30)
    expect(reason !== undefined).toBe(dated.length > 0)
    if (reason) expect(reason.expiresInDays).toBe(Math.min(...dated.map((use) => use.expiresInDays!)))
  }
})

test('quicker and more protein are said where they are so, by as much as it is', () => {
  for (const offer of offers) {
    const minutes = before.draft.cookingTimeMin - offer.meal.draft.cookingTimeMin
    expect(of(offer, 'quicker')?.minutes).toBe(minutes >= 10 ? minutes : undefined)
    const grams = Math.round(offer.meal.proteinG - before.proteinG)
    expect(of(offer, 'more-protein')?.grams).toBe(grams >= 8 ? grams : undefined)
  }
})

test('another main food is one that no other lunch or dinner of the plan has', () => {
  const mains = plan.days.flatMap(({ meals }, day) =>
    meals
      .filter(({ slot }) => slot !== 'breakfast' && !(day === 0 && slot === 'dinner'))
      .map(({ recipe }) => recipe.main),
  )
  expect(offers.some((offer) => of(offer, 'other-main'))).toBe(true)
  for (const offer of offers) if (of(offer, 'other-main')) expect(mains).not.toContain(offer.meal.recipe.main)
})

test('all is in the pantry only where all but one food at most comes from there', () => {
  for (const offer of offers) {
    const reason = of(offer, 'in-pantry')
    const bought = new Set(
      offer.meal.ingredients.flatMap(({ foodId, toBuyG }) =>
        foodId !== null && toBuyG >= 1 ? [foodId] : [],
      ),
    )
    if (reason) expect(bought.size).toBe(reason.missing === null ? 0 : 1)
  }
  const empty = offersFrom([])
  expect(empty.offers.filter((offer) => of(offer, 'in-pantry') ?? of(offer, 'expiring'))).toEqual([])
})
