import { eq, inArray } from 'drizzle-orm'
import {
  mealPlanDays,
  mealPlanRecipes,
  mealPlans,
  plannedMeals,
  shoppingItems,
  shoppingLists,
  shoppingPrices,
} from '#app/db/schema/index.ts'
import { type MemberRows, ofMember, within } from './member-rows.server.ts'

/** Plans and shopping lists. */
export const PLAN_DATA: readonly MemberRows[] = [
  {
    name: 'meal-plans',
    about: 'your meal plans, with what you entered for them',
    table: mealPlans,
    key: mealPlans.id,
    own: ofMember(mealPlans.userId),
    without: [mealPlans.idempotencyKey],
  },
  {
    name: 'meal-plan-days',
    about: 'their days',
    table: mealPlanDays,
    key: mealPlanDays.id,
    own: within(mealPlanDays.mealPlanId, mealPlans, mealPlans.id, mealPlans.userId),
  },
  {
    name: 'meal-plan-recipes',
    about: 'their recipes',
    table: mealPlanRecipes,
    key: mealPlanRecipes.id,
    own: within(mealPlanRecipes.mealPlanId, mealPlans, mealPlans.id, mealPlans.userId),
  },
  {
    name: 'planned-meals',
    about: 'which recipe is eaten when, and in what portion',
    table: plannedMeals,
    key: plannedMeals.id,
    own: (db, memberId) =>
      inArray(
        plannedMeals.mealPlanDayId,
        db
          .select({ id: mealPlanDays.id })
          .from(mealPlanDays)
          .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
          .where(eq(mealPlans.userId, memberId)),
      ),
  },
  {
    name: 'shopping-lists',
    about: 'your shopping lists',
    table: shoppingLists,
    key: shoppingLists.id,
    own: ofMember(shoppingLists.userId),
    without: [shoppingLists.shareHash, shoppingLists.shareSeed],
  },
  {
    name: 'shopping-items',
    about: 'what is on them',
    table: shoppingItems,
    key: shoppingItems.id,
    own: within(shoppingItems.listId, shoppingLists, shoppingLists.id, shoppingLists.userId),
  },
  {
    name: 'shopping-prices',
    about: 'what you noted that food costs',
    table: shoppingPrices,
    key: shoppingPrices.itemKey,
    own: ofMember(shoppingPrices.userId),
  },
]
