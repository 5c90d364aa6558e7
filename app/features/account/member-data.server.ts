import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import * as tables from '#app/db/schema/index.ts'
import { subscriptionOfMember } from '#app/features/newsletter/leave-newsletter.server.ts'

/**
 * Everything kept about a member, table by table: what the download gives, and with `NOT_GIVEN` every table that
 * leads to a member. A table that is in neither fails a test.
 */

type Rows = {
  /** `recipes` becomes recipes.json. */
  name: string
  /** Said in the download's list of contents. */
  about: string
  table: PgTable
  /** One value per row of a member: rows are read in its order, some hundred at a time. */
  key: PgColumn
  own(db: Db | Tx, memberId: string): SQL
  /** Columns that open something, or that are the machine's own business. */
  without?: readonly PgColumn[]
  /** Holds addresses of kept pictures, which come along. */
  picture?: PgColumn
}

const ofMember = (column: PgColumn) => (_db: Db | Tx, memberId: string) => eq(column, memberId)

/** Rows that hang on another table's rows: `column` names `parentId`, and `owner` says whose the parent is. */
const within =
  (column: PgColumn, parent: PgTable, parentId: PgColumn, owner: PgColumn) =>
  (db: Db | Tx, memberId: string) =>
    inArray(column, db.select({ id: parentId }).from(parent).where(eq(owner, memberId)))

const { users, profiles, foodPreferences, recipes, recipeFolders, publicRecipes } = tables
const { recipeLikes, recipeFavorites, recipeComments, contentReports, memberBlocks } = tables
const {
  availableIngredients,
  pantryMovements,
  cookings,
  weightEntries,
  diaryEntries,
  usageClaims,
  modelCalls,
} = tables
const { mealPlans, mealPlanDays, mealPlanRecipes, plannedMeals } = tables
const { householdMembers, householdPeople } = tables
const { shoppingLists, shoppingItems, shoppingPrices } = tables
const { newsletterSubscribers, useUpReminders } = tables
const { billingCustomers, billingSubscriptions, billingOrders, billingCheckouts } = tables

export const MEMBER_DATA: readonly Rows[] = [
  {
    name: 'account',
    about: 'your email address, and since when you are here',
    table: users,
    key: users.id,
    own: ofMember(users.id),
  },
  {
    name: 'profile',
    about: 'your public name, your plan, and what you have used',
    table: profiles,
    key: profiles.id,
    own: ofMember(profiles.id),
  },
  {
    name: 'food-preferences',
    about: 'what you do not eat',
    table: foodPreferences,
    key: foodPreferences.userId,
    own: ofMember(foodPreferences.userId),
  },
  {
    name: 'recipes',
    about: 'the recipes you keep',
    table: recipes,
    key: recipes.id,
    own: ofMember(recipes.userId),
    picture: recipes.imageUrl,
  },
  {
    name: 'recipe-folders',
    about: 'the folders they are in',
    table: recipeFolders,
    key: recipeFolders.id,
    own: ofMember(recipeFolders.userId),
  },
  {
    name: 'shared-recipes',
    about: 'what you shared with the community',
    table: publicRecipes,
    key: publicRecipes.id,
    own: ofMember(publicRecipes.sharedBy),
  },
  {
    name: 'likes',
    about: 'the shared recipes you like',
    table: recipeLikes,
    key: recipeLikes.publicRecipeId,
    own: ofMember(recipeLikes.userId),
  },
  {
    name: 'bookmarks',
    about: 'the shared recipes you bookmarked',
    table: recipeFavorites,
    key: recipeFavorites.publicRecipeId,
    own: ofMember(recipeFavorites.userId),
  },
  {
    name: 'comments',
    about: 'what you said about shared recipes',
    table: recipeComments,
    key: recipeComments.id,
    own: ofMember(recipeComments.userId),
    without: [recipeComments.idempotencyKey],
  },
  {
    name: 'reports',
    about: 'what you reported in the community',
    table: contentReports,
    key: contentReports.id,
    own: ofMember(contentReports.reportedBy),
  },
  {
    name: 'blocked-members',
    about: 'the members you blocked',
    table: memberBlocks,
    key: memberBlocks.blockedId,
    own: ofMember(memberBlocks.blockerId),
  },
  {
    name: 'reminders',
    about: 'how often we remind you of what should be used up, and when we last did',
    table: useUpReminders,
    key: useUpReminders.memberId,
    own: ofMember(useUpReminders.memberId),
  },
  {
    name: 'pantry',
    about: 'the food in your kitchen',
    table: availableIngredients,
    key: availableIngredients.id,
    own: ofMember(availableIngredients.userId),
    without: [availableIngredients.requestKey],
    picture: availableIngredients.imageUrl,
  },
  {
    name: 'pantry-movements',
    about: 'what became of the food in your kitchen',
    table: pantryMovements,
    key: pantryMovements.id,
    own: ofMember(pantryMovements.userId),
    without: [pantryMovements.requestKey],
  },
  {
    name: 'cookings',
    about: 'the dishes you cooked, with your notes and marks',
    table: cookings,
    key: cookings.id,
    own: ofMember(cookings.memberId),
    without: [cookings.requestKey],
  },
  {
    name: 'household',
    about: 'the household you belong to, and your role in it',
    table: householdMembers,
    key: householdMembers.userId,
    own: ofMember(householdMembers.userId),
  },
  {
    name: 'people-at-your-table',
    about:
      'you, and in a household of yours the people without an account, with what each needs and does not eat',
    table: householdPeople,
    key: householdPeople.id,
    own: (db, memberId) => {
      const owned = db
        .select({ id: householdMembers.householdId })
        .from(householdMembers)
        .where(and(eq(householdMembers.userId, memberId), eq(householdMembers.role, 'owner')))
      return or(
        eq(householdPeople.memberId, memberId),
        and(isNull(householdPeople.memberId), inArray(householdPeople.householdId, owned)),
      )!
    },
  },
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
  {
    name: 'diary',
    about: 'the meals in your diary',
    table: diaryEntries,
    key: diaryEntries.id,
    own: ofMember(diaryEntries.memberId),
  },
  {
    name: 'weights',
    about: 'your weight log',
    table: weightEntries,
    key: weightEntries.id,
    own: ofMember(weightEntries.memberId),
  },
  {
    name: 'usage',
    about: 'when you generated recipes, estimated meals and made plans',
    table: usageClaims,
    key: usageClaims.id,
    own: ofMember(usageClaims.memberId),
    without: [usageClaims.idempotencyKey, usageClaims.result],
  },
  {
    name: 'model-calls',
    about: 'when a model worked for you, and how much; what was asked and answered is not kept',
    table: modelCalls,
    key: modelCalls.id,
    own: ofMember(modelCalls.memberId),
  },
  {
    name: 'customer',
    about: 'your number at the payment provider',
    table: billingCustomers,
    key: billingCustomers.id,
    own: ofMember(billingCustomers.memberId),
  },
  {
    name: 'subscriptions',
    about: 'your subscriptions',
    table: billingSubscriptions,
    key: billingSubscriptions.id,
    own: within(
      billingSubscriptions.customerId,
      billingCustomers,
      billingCustomers.id,
      billingCustomers.memberId,
    ),
  },
  {
    name: 'orders',
    about: 'what you paid',
    table: billingOrders,
    key: billingOrders.id,
    own: within(billingOrders.customerId, billingCustomers, billingCustomers.id, billingCustomers.memberId),
  },
  {
    name: 'checkouts',
    about: 'purchases you began',
    table: billingCheckouts,
    key: billingCheckouts.id,
    own: ofMember(billingCheckouts.memberId),
    without: [billingCheckouts.url],
  },
  {
    name: 'newsletter',
    about: 'whether your address gets our newsletter',
    table: newsletterSubscribers,
    key: newsletterSubscribers.id,
    own: (_db, memberId) => subscriptionOfMember(memberId),
    without: [newsletterSubscribers.confirmHash, newsletterSubscribers.leaveHash],
  },
]

/** Tables that lead to a member and are not in the download, with the reason that stands in it. */
export const NOT_GIVEN: readonly { table: PgTable; name: string; because: string }[] = [
  {
    table: tables.sessions,
    name: 'sessions',
    because: 'where you are signed in: a copy could help somebody else in. Your profile lists them.',
  },
  {
    table: tables.accounts,
    name: 'passwords',
    because: 'only a hash of your password is kept, and it never leaves the database.',
  },
  {
    table: tables.communityAuthors,
    name: 'counts of the community recipes',
    because: 'how many recipes you share is counted from them.',
  },
  {
    table: tables.publicRecipeSearch,
    name: 'the search of the community recipes',
    because: 'its words are those of the recipes you share.',
  },
  {
    table: tables.shoppingOperations,
    name: 'changes of your shopping lists',
    because: 'they are keys without content, so that nothing counts twice; the lists themselves are here.',
  },
  {
    table: tables.mealPlanUndos,
    name: 'changes of your plans',
    because: 'they are kept for ten minutes, to be undone; the plans themselves are here.',
  },
  {
    table: tables.calendarFeeds,
    name: 'the address of your calendar',
    because: 'only a hash of it is kept. Your profile says whether there is one.',
  },
]
