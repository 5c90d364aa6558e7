import type { z } from 'zod'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { asSpecified, estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import { rowOfOwn } from '#app/domain/calories/meal-rows.ts'
import { slotOfTime } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import { printedBarcode } from '#app/domain/products/barcode.ts'
import { foldedOwnName } from '#app/domain/products/own-foods.ts'
import { nameWithBrand } from '#app/domain/products/product.ts'
import type { logFoodSchema, nameFoodSchema, stockFoodSchema } from '#app/domain/products/product-forms.ts'
import { MAX_OWN_NAME_LENGTH, MOST_LOGGED_G } from '#app/domain/products/product-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireDayPast, requirePremium } from '#app/features/calories/diary.server.ts'
import { saveMeals } from '#app/features/calories/save-estimate.server.ts'
import { lookAgain, lookedAt } from '#app/features/calories/second-look.server.ts'
import { addIngredient } from '#app/features/pantry/add-ingredients.server.ts'
import type { LoggedFood } from '#app/features/products/foods-answer.ts'
import { storedProduct } from '#app/features/products/find-product.server.ts'
import { type OwnFoodRow, ownFoodsOf, saveOwnFood } from '#app/features/foods/own-foods.server.ts'

type LogFood = z.output<typeof logFoodSchema>
type NameFood = z.output<typeof nameFoodSchema>
type StockFood = z.output<typeof stockFoodSchema>

/**
 * Writes an amount of a food into the diary; the same tap sent again is the same entry. Throws `premium-only` and what
 * `lookAgain` throws.
 */
export async function logFood(db: Db, member: Member, wanted: LogFood, now: Date): Promise<LoggedFood> {
  requirePremium(member)
  requireDayPast(wanted.day, now)
  const food = await foodToUse(db, member, wanted, now)
  const grams = gramsWanted(food, wanted)
  const amount = { food, grams, low: grams, high: grams, assumptions: [] }
  const made = estimateFromWords(food.name, {
    rows: [rowOfOwn(amount, 'r1')],
    notCounted: [],
    refused: [],
    areAllMeasured: true,
    usualAmounts: 0,
  })
  const estimate = { ...made, id: wanted.idempotencyKey, plateUrl: '', isPhotoUnread: false }
  const { day: eatenOn, time, confirm } = wanted
  const slot = time === null ? null : slotOfTime(time)
  await lookAgain(db, member, { meals: [lookedAt(estimate, slot)], eatenOn, confirm })
  await saveMeals(db, member, { meals: [{ estimate, slot, eatenAt: null }], eatenOn }, now)
  return { id: estimate.id, name: food.name, kcal: asSpecified(estimate).totalCalories }
}

/** Puts an amount of a food into the pantry; the same tap sent again adds nothing more. */
export async function stockFood(
  db: Db,
  member: Member,
  wanted: StockFood,
  now: Date,
): Promise<{ name: string; amount: string }> {
  const food = await foodToUse(db, member, wanted, now)
  const grams = gramsWanted(food, wanted)
  const { per } = food.label
  await addIngredient(
    db,
    member,
    {
      name: food.name,
      quantity: grams,
      unit: per === 'ml' ? 'ml' : 'grams',
      expiryDate: wanted.expiryDate,
      category: null,
      imageUrl: null,
      priceCents: null,
    },
    { idempotencyKey: wanted.idempotencyKey, now, day: wanted.day },
  )
  return { name: food.name, amount: `${Math.round(grams)} ${per}` }
}

/** A product or an own food as a sentence names it ("30 g Ferrero Nutella"); a product is among the own foods then. */
export async function nameFood(db: Db, member: Member, wanted: NameFood, now: Date): Promise<string> {
  const food = await foodToUse(db, member, wanted, now)
  const amount = Math.round(gramsWanted(food, wanted) * 10) / 10
  return `${amount} ${food.label.per} ${food.name}`
}

function gramsWanted({ label }: OwnFoodRow, { amount, unit }: Pick<LogFood, 'amount' | 'unit'>): number {
  if (unit === 'portion' && label.portionG === null)
    throw new AppError('invalid-input', 'No portion of this food is known. Give the amount.', {
      field: 'amount',
    })
  const grams = unit === 'portion' ? amount * label.portionG! : amount
  if (grams <= MOST_LOGGED_G) return grams
  throw new AppError('invalid-input', `Enter at most ${MOST_LOGGED_G} ${label.per} at a time.`, {
    field: 'amount',
  })
}

/** The own food that is meant; a product that was scanned becomes one, once. */
async function foodToUse(
  db: Db,
  member: Member,
  { foodId, barcode }: Pick<LogFood, 'foodId' | 'barcode'>,
  now: Date,
): Promise<OwnFoodRow> {
  const own = await ownFoodsOf(db, member.id)
  const known = own.find((food) =>
    foodId === '' ? barcode !== null && food.barcode === barcode : food.id === foodId,
  )
  if (known) return known
  const product = foodId === '' && barcode !== null ? await storedProduct(db, barcode) : null
  if (product === null || product.label === null || barcode === null)
    throw new AppError('not-found', 'This food is not among yours.')
  const name = freeName(own, product, barcode)
  const food = { id: newId(now.getTime()), name, barcode, label: product.label, source: 'product' as const }
  return saveOwnFood(db, member, food, now)
}

/** A name that no food of the member's has yet: with what is in the pack, or with its barcode. */
function freeName(
  own: readonly OwnFoodRow[],
  product: { name: string; brand: string; quantity: string },
  barcode: string,
): string {
  const taken = new Set(own.map(({ name }) => foldedOwnName(name)))
  const name = nameWithBrand(product)
  const more = [product.quantity, printedBarcode(barcode)].filter((one) => one !== '')
  const names = [name, ...more.map((one) => `${name.slice(0, MAX_OWN_NAME_LENGTH - one.length - 1)} ${one}`)]
  return names.find((one) => !taken.has(foldedOwnName(one))) ?? names.at(-1)!
}
