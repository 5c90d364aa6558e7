import { createHash, randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gte, isNull, ne, not, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  calendarFeeds,
  householdMembers,
  mealPlanDays,
  mealPlanRecipes,
  mealPlans,
  plannedMeals,
  recipes,
} from '#app/db/schema/index.ts'
import { type CalendarMeal, icalendar } from '#app/domain/planning/calendar.ts'
import { MEAL_SLOTS } from '#app/domain/planning/meal-split.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { ownShareOf } from '#app/features/plans/eaters.server.ts'
import { isReplaced, isReplacedDay } from '#app/features/plans/planned-days.server.ts'
import { isAmongPlansOf, withMeals } from '#app/features/plans/stored-plan.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { mealTimesOf } from './meal-times.server.ts'

/** 256 bits: nobody guesses it, so it needs no salt. */
const TOKEN_BYTES = 32
const FILE = /^([\w-]{43})\.ics$/
const PAST_DAYS = 31
const MOST_MEALS = 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Gives the member a new secret address for their plans; one from before no longer works. */
export async function createCalendarFeed(
  { db, origin }: { db: Db; origin: string },
  member: Member,
  now: Date,
): Promise<{ address: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = { tokenHash: hashOf(token), createdAt: now }
  await db
    .insert(calendarFeeds)
    .values({ userId: member.id, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row })
  return { address: `${origin}/calendar/${token}.ics` }
}

/** The address no longer works; without one, nothing happens. */
export async function removeCalendarFeed(db: Db, member: Member): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, member.id))
}

/** Since when the member has an address, or null. The address itself is not kept. */
export async function calendarFeedOf(db: Db, member: Member): Promise<{ createdAt: Date } | null> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, member.id))
  return row ?? null
}

export type CalendarFile = { body: string; etag: string; lastModified: Date }

/** Whose calendar a file's name opens, with a key for limits; null for any other name. */
export async function findCalendarFeed(
  db: Db,
  file: string,
): Promise<{ memberId: string; createdAt: Date; limitKey: string } | null> {
  const [, token] = FILE.exec(file) ?? []
  if (!token) return null
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({ memberId: calendarFeeds.userId, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return row ? { ...row, limitKey: tokenHash } : null
}

/** The planned meals of a member from a month ago on, each day by its latest plan. */
export async function calendarFile(
  { db, origin }: { db: Db; origin: string },
  { memberId, createdAt }: { memberId: string; createdAt: Date },
  now: Date,
): Promise<CalendarFile> {
  const from = new Date(now.getTime() - PAST_DAYS * 86_400_000).toISOString().slice(0, 10)
  const { revision, updatedAt, ...clock } = await mealTimesOf(db, { id: memberId })
  const planned = await mealsSince(db, origin, memberId, from)
  // Other times are a change of every event.
  const meals = planned.map((meal) => ({
    ...meal,
    revision: meal.revision + revision,
    changedAt: latestOf([meal.changedAt, updatedAt]),
  }))
  const body = icalendar(meals, { name: 'Mealwright meals', ...clock })
  const lastModified = latestOf([createdAt, updatedAt, ...meals.map(({ changedAt }) => changedAt)])
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, lastModified }
}

const latestOf = (times: readonly (Date | null)[]) =>
  new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)))

async function mealsSince(db: Db, origin: string, memberId: string, from: string): Promise<CalendarMeal[]> {
  const rows = await db
    .select({
      planId: mealPlans.id,
      mealId: plannedMeals.id,
      isOwn: sql<boolean>`${eq(mealPlans.userId, memberId)}`,
      changedAt: mealPlans.updatedAt,
      revision: mealPlans.revision,
      dayId: mealPlanDays.id,
      date: mealPlanDays.date,
      slot: plannedMeals.mealType,
      kcal: plannedMeals.calories,
      proteinG: plannedMeals.protein,
      planRecipe: {
        id: mealPlanRecipes.id,
        name: mealPlanRecipes.name,
        minutes: mealPlanRecipes.cookingTimeMin,
      },
      savedRecipe: { id: recipes.id, name: recipes.name, minutes: recipes.cookingTimeMin },
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .leftJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .leftJoin(
      recipes,
      and(eq(recipes.id, plannedMeals.recipeId), eq(recipes.userId, memberId), isNull(recipes.deletedAt)),
    )
    .where(
      and(
        isAmongPlansOf(memberId, 'see-plans'),
        ne(mealPlans.status, 'failed'),
        gte(mealPlanDays.date, from),
        not(isReplacedDay),
        // Of several plans for one day the latest counts, one's own before a shared one, as on the dashboard.
        sql`not exists (select 1 from ${mealPlanDays} other_day join ${mealPlans} other on other.id = other_day.meal_plan_id
          where (other.user_id = ${memberId} or other.household_id in (select household_id from ${householdMembers} where user_id = ${memberId}))
          and other.deleted_at is null and other.status <> 'failed'
          and other_day.date = ${mealPlanDays.date} and not ${isReplaced(sql.raw('other_day.replaced_by'))}
          and (other.user_id = ${memberId}, other.created_at, other.id) > (${mealPlans.userId} = ${memberId}, ${mealPlans.createdAt}, ${mealPlans.id}))`,
      ),
    )
    .orderBy(desc(mealPlanDays.date), asc(mealPlanDays.id))
    .limit(MOST_MEALS)
  const shares = await sharesOf(
    db,
    memberId,
    rows.flatMap(({ planId, isOwn }) => (isOwn ? [] : planId)),
  )
  const order = (slot: (typeof rows)[number]['slot']) => MEAL_SLOTS.indexOf(slot)
  return rows
    .flatMap((row) => {
      const recipe = row.savedRecipe?.id ? row.savedRecipe : row.planRecipe
      if (!recipe) return []
      return [
        {
          uid: `${row.dayId}-${row.slot}@mealwright`,
          date: row.date,
          slot: row.slot,
          name: recipe.name,
          details: [figuresOf(shares.get(row.mealId) ?? row), `${recipe.minutes} minutes`],
          url: `${origin}${recipePath(recipe.id, recipe.name)}`,
          changedAt: row.changedAt,
          revision: row.revision,
        },
      ]
    })
    .sort((one, other) => one.date.localeCompare(other.date) || order(one.slot) - order(other.slot))
}

const figuresOf = ({ kcal, proteinG }: Pick<Macros, 'kcal' | 'proteinG'>) =>
  `${Math.round(kcal)} kcal, ${Math.round(proteinG)} g protein`

/** What the member has of each meal of plans that others share. */
async function sharesOf(
  db: Db,
  memberId: string,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, Macros>> {
  const shares = new Map<string, Macros>()
  for (const planId of new Set(planIds)) {
    const [row] = await db.select().from(mealPlans).where(eq(mealPlans.id, planId))
    if (!row) continue
    const stored = await withMeals(db, row)
    const own = await ownShareOf(db, { id: memberId }, stored)
    for (const meal of stored.meals) shares.set(meal.id, own.macrosOf(meal))
  }
  return shares
}
