import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import * as tables from '#app/db/schema/index.ts'
import { DEFAULT_DIARY_SETTINGS } from '#app/domain/diary/diary-settings.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { USUAL_MEAL_TIMES } from '#app/domain/planning/meal-times.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { pictureAddress, pictureKeysOf } from '#app/features/pictures/picture-address.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import type { Files } from '#app/ports/files/files.ts'
import { makeMember } from './make.ts'

/** Gives a member one of each thing a member can have; what is personal in them begins with `word`. */
export async function giveThings(
  { db, files, now }: { db: Db; files: Files; now: Date },
  member: Member,
  word: string,
): Promise<{ pictureKeys: string[]; picture: Uint8Array }> {
  const lines = ['300 g potatoes']
  const { id: recipeId } = await saveRecipe(
    db,
    member,
    {
      name: `${word} roots`,
      description: '',
      cookingTimeMin: 45,
      difficulty: 'Beginner',
      cuisineType: 'American',
      servings: 2,
      ingredients: lines.map((text) => ({ text, isExtra: false })),
      instructions: ['Roast.'],
      dishTemplate: 'tray bake',
      nutrition: nutritionOf(lines, 2),
      writtenBy: 'the Mealwright kitchen',
    },
    now,
  )
  const imageUrl = pictureAddress(newId())
  const picture = new Uint8Array(100_000).fill(7)
  const pictureKeys = pictureKeysOf(imageUrl)
  for (const key of pictureKeys) await files.put(key, picture, 'image/webp')
  await db.update(tables.recipes).set({ imageUrl }).where(eq(tables.recipes.id, recipeId))
  const userId = member.id
  const memberId = member.id
  // Only who has shown that the address is theirs has the subscription of that address.
  await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.id, memberId))
  await db.insert(tables.newsletterSubscribers).values({
    id: newId(),
    email: member.email,
    status: 'confirmed',
    leaveHash: `hash for ${memberId}`,
    askedAt: now,
    confirmedAt: now,
  })
  await db.insert(tables.recipeFolders).values({ id: newId(), userId, name: `${word} folder` })
  const publicRecipeId = newId()
  await db
    .insert(tables.publicRecipes)
    .values({ id: publicRecipeId, recipeId, sharedBy: userId, title: `${word} roots` })
  const mark = { publicRecipeId, userId, createdAt: now }
  await db.insert(tables.recipeLikes).values(mark)
  await db.insert(tables.recipeFavorites).values(mark)
  await db
    .insert(tables.recipeComments)
    .values({ ...mark, id: newId(), content: `${word} words`, idempotencyKey: `${word} click` })
  await db
    .insert(tables.contentReports)
    .values({ id: newId(), publicRecipeId, reportedBy: userId, reason: `${word} reason`, createdAt: now })
  const blocked = await makeMember(db)
  await db.insert(tables.memberBlocks).values({ blockerId: userId, blockedId: blocked.id, createdAt: now })
  await db
    .insert(tables.foodPreferences)
    .values({ userId, diets: [], allergens: [], dislikes: [`${word} mushrooms`] })
  await db
    .insert(tables.unwantedDishes)
    .values({ userId, dishKey: `${word}-hash`, name: `${word} hash`, createdAt: now })
  await db.insert(tables.useUpReminders).values({ memberId: userId, frequency: 'daily', updatedAt: now })
  await db.insert(tables.availableIngredients).values({
    id: newId(),
    userId,
    name: `${word} milk`,
    quantity: '1',
    amount: 1,
    unit: 'liters',
    category: 'dairy',
  })
  await db.insert(tables.cookings).values({
    id: newId(),
    memberId,
    name: `${word} stew`,
    recipeId,
    cookedOn: '2026-11-20',
    servings: 4,
    eatenPortions: 1,
    kcal: 420,
    proteinG: 24,
    carbsG: 50,
    fatG: 12,
    note: `${word} note`,
    mark: 4,
    requestKey: `${word} click`,
    createdAt: now,
  })
  const householdId = newId()
  await db.insert(tables.households).values({ id: householdId, createdAt: now })
  await db.insert(tables.householdMembers).values({ userId, householdId, role: 'owner', joinedAt: now })
  await db.insert(tables.householdPeople).values({
    id: newId(),
    householdId,
    name: `${word} child`,
    figures: { kind: 'kcal', kcal: 1500 },
    wishes: { diets: [], allergens: [], dislikes: [], eaters: [] },
    createdAt: now,
  })
  const listId = newId()
  const at = new Date('2026-11-20T10:00:00Z')
  await db
    .insert(tables.shoppingLists)
    .values({ id: listId, userId, name: `${word} list`, createdAt: at, usedAt: at })
  await db.insert(tables.shoppingItems).values({
    id: newId(),
    listId,
    itemKey: `text:${word} roll`,
    name: `${word} roll`,
    aisle: 'Everything else',
    buyText: `${word} roll`,
    sources: [],
    createdAt: at,
  })
  await db
    .insert(tables.shoppingPrices)
    .values({ userId, itemKey: `text:${word} roll`, amountMinor: 120, currency: 'GBP', updatedAt: at })
  await db.insert(tables.diaryEntries).values({
    id: newId(),
    memberId,
    eatenOn: '2026-11-20',
    mealName: `${word} lunch`,
    totalKcal: 500,
    lowKcal: 450,
    highKcal: 550,
    proteinG: 20,
    carbsG: 60,
    fatG: 18,
    components: [],
    confidence: 'high',
    notes: '',
    createdAt: now,
  })
  await db.insert(tables.favouriteMeals).values({
    id: newId(),
    memberId,
    name: `${word} favourite`,
    meal: {
      totalKcal: 500,
      lowKcal: 450,
      highKcal: 550,
      proteinG: 20,
      carbsG: 60,
      fatG: 18,
      fiberG: null,
      saturatedFatG: null,
      sugarG: null,
      sodiumMg: null,
      components: [],
      confidence: 'high',
      notes: '',
      portions: 1,
      slot: 'lunch',
    },
    createdAt: now,
  })
  await db
    .insert(tables.weightEntries)
    .values({ id: newId(), memberId, measuredOn: '2026-11-20', weightKg: 70.5, createdAt: now })
  const { targets: _own, ...settings } = DEFAULT_DIARY_SETTINGS
  await db.insert(tables.diarySettings).values({ memberId, ...settings, updatedAt: now })
  await db
    .insert(tables.waterDays)
    .values({
      memberId,
      drunkOn: '2026-11-20',
      waterMl: 250,
      lastAddedMl: 250,
      requestKey: newId(),
      updatedAt: now,
    })
  await db.insert(tables.usageClaims).values({
    id: newId(),
    memberId,
    feature: 'recipes',
    idempotencyKey: `${word} click`,
    state: 'committed',
    deadlineAt: now,
    settledAt: now,
    result: { name: `${word} result` },
  })
  await db.insert(tables.modelCalls).values({
    id: newId(),
    memberId,
    feature: 'recipes',
    model: 'a-model',
    amountMicro: 1,
    deadlineAt: now,
    createdAt: now,
  })
  await givePlan(db, userId, word, now)
  await givePurchase(db, memberId, now)
  return { pictureKeys, picture }
}

async function givePlan(db: Db, userId: string, word: string, now: Date): Promise<void> {
  const [mealPlanId, mealPlanDayId] = [newId(), newId()]
  await db.insert(tables.mealPlans).values({
    id: mealPlanId,
    userId,
    name: `${word} week`,
    description: '',
    startDate: '2026-11-20',
    endDate: '2026-11-21',
    goal: 'maintain',
    targetCalories: 2000,
    targetProtein: 125,
    targetCarbs: 225,
    targetFat: 66,
    mealsPerDay: 3,
    currentWeight: 70,
    activityLevel: 'sedentary',
    status: 'incomplete',
    mealsDone: 1,
    request: {} as never,
    notes: [],
    leftOut: [],
    kitchenPlaces: [],
    claimId: newId(),
    idempotencyKey: `${word} click`,
    finishedAt: now,
  })
  await db
    .insert(tables.mealPlanDays)
    .values({ id: mealPlanDayId, mealPlanId, dayIndex: 0, date: '2026-11-20', reasons: [] })
  const mealPlanRecipeId = `meal_plan_${newId()}`
  await db.insert(tables.mealPlanRecipes).values({
    id: mealPlanRecipeId,
    mealPlanId,
    name: `${word} soup`,
    description: '',
    ingredients: [{ text: '300 g potatoes', isExtra: false }],
    instructions: ['Simmer.'],
    nutrition: {} as never,
    cookingTime: '25 minutes',
    cookingTimeMin: 25,
    difficulty: 'Beginner',
    cuisineType: 'American',
    dishTemplate: 'soup',
    writtenBy: 'the Mealwright kitchen',
    source: {} as never,
  })
  await db.insert(tables.plannedMeals).values({
    id: newId(),
    mealPlanDayId,
    mealType: 'lunch',
    mealPlanRecipeId,
    servings: 1,
    calories: 620.4,
    protein: 31.2,
    carbs: 70.1,
    fat: 22,
    targetCalories: 700,
    portion: 1,
    ingredients: [],
    turnedDown: [],
  })
  await db.insert(tables.mealPlanUndos).values({ mealPlanId, revision: 1, before: null, createdAt: now })
  await db
    .insert(tables.mealTimes)
    .values({ userId, times: USUAL_MEAL_TIMES, timeZone: 'Europe/London', updatedAt: now })
}

async function givePurchase(db: Db, memberId: string, now: Date): Promise<void> {
  const customerId = newId()
  await db.insert(tables.billingCustomers).values({
    id: customerId,
    memberId,
    mode: 'sandbox',
    providerId: `cus_${customerId}`,
    createdAt: now,
  })
  await db.insert(tables.billingSubscriptions).values({
    id: newId(),
    customerId,
    providerId: `sub_${customerId}`,
    status: 'active',
    priceId: 'price_monthly',
    plan: 'monthly',
    cancelAtPeriodEnd: false,
    startedAt: now,
    updatedAt: now,
  })
  await db.insert(tables.billingOrders).values({
    id: newId(),
    customerId,
    providerId: `in_${customerId}`,
    orderDate: now,
    amountTotal: 999,
    currency: 'gbp',
    status: 'completed',
    updatedAt: now,
  })
  await db.insert(tables.billingCheckouts).values({
    id: newId(),
    memberId,
    mode: 'sandbox',
    plan: 'monthly',
    state: 'complete',
    openingUntil: now,
    expiresAt: now,
    createdAt: now,
  })
}
