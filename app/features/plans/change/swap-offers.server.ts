import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { availableIngredients, recipes } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { DishOffer } from '#app/domain/planning/offer-dishes.ts'
import type { OfferReason } from '#app/domain/planning/offer-reasons.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { hashText } from '#app/domain/random.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { mealsOfDays } from '#app/features/plans/stored-plan.server.ts'
import { ownRecipesFor } from '#app/features/plans/solve/own-recipes.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import { avoidedAt, requireChangeable, requireOpenMeal } from './change-plan.server.ts'
import { chooseReasons, isStillTrue, type LotsNow, reasonInWords } from './offer-words.ts'
import type { SwapOffer } from './swap-offers.ts'

type Needs = Pick<Services, 'db' | 'planner' | 'limits'>

/** As many of what somebody saved last are looked for among the dishes. */
const MOST_SAVED = 100

type Asked = { planId: string; mealId: string; shown: readonly string[]; today: PlainDate }

/**
 * Up to five dishes that could take a meal's place, without those shown before. Nothing changes. Throws `AppError` where
 * the member may not change the plan now.
 */
export async function offersFor(
  { db, planner, limits }: Needs,
  member: Member,
  { planId, mealId, shown, today }: Asked,
): Promise<SwapOffer[]> {
  const stored = await requireChangeable({ db, limits }, member, planId)
  const meal = requireOpenMeal(stored, mealId)
  const { request, startDate } = stored.row
  const { dayIndex, slot } = meal
  const offers = await planner.offer({
    request,
    ownRecipes: await ownRecipesFor(db, stored.row),
    seed: hashText(`${request.seed} offers ${shown.length}`),
    mealsOfDays: mealsOfDays(stored),
    unwantedKeys: await unwantedKeysFor(db, stored.row),
    offers: {
      place: { dayIndex, slot },
      avoidKeys: [...avoidedAt(meal), ...shown],
      savedNames: await savedNamesOf(db, member),
    },
  })
  const lots = await lotsNow(db, offers)
  const days = { startDate, today }
  const reasons = chooseReasons(
    offers.map((offer) => offer.reasons.filter((reason) => isStillTrue(reason, days, lots))),
  )
  return offers.map((offer, at) => presentOffer(offer, reasons[at], days))
}

function presentOffer(
  { dishId, meal, isDayMet }: DishOffer,
  reason: OfferReason | null | undefined,
  days: { startDate: PlainDate; today: PlainDate },
): SwapOffer {
  const { draft } = meal
  return {
    dish: dishId,
    name: draft.name,
    cookingTimeMin: draft.cookingTimeMin,
    kcal: meal.kcal,
    proteinG: meal.proteinG,
    isDayMet,
    reason: reason ? reasonInWords(reason, days) : '',
    picture: { src: plateUrlOf(draft), alt: '' },
    backdrop: backdropOf(draft.name),
  }
}

/** Dishes of the kitchen that the member saved last, by name: a page of the web may be called the same and be another. */
async function savedNamesOf(db: Db, member: Member): Promise<string[]> {
  const rows = await db
    .select({ name: recipes.name })
    .from(recipes)
    .where(and(eq(recipes.userId, member.id), isNull(recipes.deletedAt), isNull(recipes.origin)))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(MOST_SAVED)
  return [...new Set(rows.map(({ name }) => name.toLowerCase()))]
}

/** What is left of the lots that reasons speak of. */
async function lotsNow(db: Db, offers: readonly DishOffer[]): Promise<LotsNow> {
  const uses = offers.flatMap(({ reasons }) =>
    reasons.flatMap((reason) => ('uses' in reason ? reason.uses.map(({ lotId }) => lotId) : [])),
  )
  const ids = [...new Set(uses)].filter(isId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: availableIngredients.id,
      amount: availableIngredients.amount,
      gramsPerUnit: availableIngredients.gramsPerUnit,
    })
    .from(availableIngredients)
    .where(and(inArray(availableIngredients.id, ids), isNull(availableIngredients.removedAt)))
  return new Map(
    rows.map(({ id, amount, gramsPerUnit }) => [id, gramsPerUnit === null ? null : amount * gramsPerUnit]),
  )
}
