import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SpecNutrition } from '#app/domain/food/spec-nutrition.ts'
import type { ActivityLevel, PlanGoal } from '#app/domain/planning/energy.ts'
import type { MealSlot, MealsPerDay } from '#app/domain/planning/meal-split.ts'
import type { MealTimes } from '#app/domain/planning/meal-times.ts'
import type { MealRecipe } from '#app/domain/planning/meal-recipe.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { MealPlace, PlannedIngredient } from '#app/domain/planning/plan.ts'
import type { PlanBefore } from '#app/domain/planning/plan-undo.ts'
import type { LeftOut } from '#app/domain/planning/unused-stock.ts'
import type { IngredientText, SkillLevel } from '#app/domain/recipe/recipe.ts'
import { households } from './households.ts'
import { profiles } from './members.ts'
import { recipes } from './recipes.ts'

/**
 * A meal plan. It is stored before its meals exist; a job fills it. `request` is everything it depends on, as it was
 * when it was asked for, so that a plan can be finished after a crash and changed later with the same food.
 */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Whose members see it too; null where it is the member's alone. */
    householdId: uuid('household_id').references(() => households.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** The person's own calendar days. */
    startDate: date('start_date').notNull(),
    /** The day after the last planned one: start plus the number of days. */
    endDate: date('end_date').notNull(),
    goal: text('goal').$type<PlanGoal>().notNull(),
    targetCalories: integer('target_calories').notNull(),
    targetProtein: doublePrecision('target_protein').notNull(),
    targetCarbs: doublePrecision('target_carbs').notNull(),
    targetFat: doublePrecision('target_fat').notNull(),
    mealsPerDay: integer('meals_per_day').$type<MealsPerDay>().notNull(),
    /** Meals of its days that are eaten out or skipped, and so not made. */
    mealsAway: integer('meals_away').notNull().default(0),
    currentWeight: doublePrecision('current_weight').notNull(),
    /** Null where the goal does not move the weight. */
    targetWeight: doublePrecision('target_weight'),
    activityLevel: text('activity_level').$type<ActivityLevel>().notNull(),
    /** `incomplete`: every slot was tried and some stayed empty. `failed`: not one meal. */
    status: text('status').$type<'generating' | 'ready' | 'incomplete' | 'failed'>().notNull(),
    /** Slots that have a meal. */
    mealsDone: integer('meals_done').notNull().default(0),
    request: jsonb('request').$type<PlanRequest>().notNull(),
    /** Sentences on the targets: not empty when the floor acted. */
    notes: jsonb('notes').$type<readonly string[]>().notNull(),
    /** Pantry rows no meal could use, and what expires unused, with the reason. */
    leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull(),
    /** Places ("0 lunch") a model was asked for in vain: they are the kitchen's, also after a crash. */
    kitchenPlaces: jsonb('kitchen_places').$type<readonly string[]>().notNull(),
    /** Places a model was asked for, noted before each call: after a crash they tell which calls were lost. */
    askedPlaces: jsonb('asked_places').$type<readonly string[]>().notNull().default([]),
    /** Counts changes: a change of an older state is refused. */
    revision: integer('revision').notNull().default(1),
    /** Counts runs of the job: a run that was taken for dead writes nothing any more. */
    run: integer('run').notNull().default(0),
    /** The attempt it counts against, and the click that asked for it. */
    claimId: uuid('claim_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** When the last slot was tried; null while it is being made. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When its owner first saw it finished: until then the page tells of it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its owner deleted it; until it is swept away, "Undo" brings it back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('meal_plans_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('meal_plans_household_id_idx')
      .on(table.householdId)
      .where(sql`${table.householdId} is not null`),
    index('meal_plans_user_id_idempotency_key_idx').on(table.userId, table.idempotencyKey),
    index('meal_plans_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('meal_plans_status_known', sql`${table.status} in ('generating', 'ready', 'incomplete', 'failed')`),
    check(
      'meal_plans_goal_known',
      sql`${table.goal} in ('lose_weight', 'gain_muscle', 'maintain', 'bulk', 'cut')`,
    ),
    check('meal_plans_meals_per_day', sql`${table.mealsPerDay} between 3 and 6`),
    check('meal_plans_days', sql`${table.endDate} - ${table.startDate} between 1 and 7`),
    check(
      'meal_plans_meals_done',
      sql`${table.mealsDone} between 0 and ${table.mealsPerDay} * (${table.endDate} - ${table.startDate}) - ${table.mealsAway}`,
    ),
    check('meal_plans_finished', sql`(${table.status} = 'generating') = (${table.finishedAt} is null)`),
  ],
)

export const mealPlanDays = pgTable(
  'meal_plan_days',
  {
    id: uuid('id').primaryKey(),
    mealPlanId: uuid('meal_plan_id')
      .notNull()
      .references(() => mealPlans.id, { onDelete: 'cascade' }),
    /** 0 is the first. */
    dayIndex: integer('day_index').notNull(),
    date: date('date').notNull(),
    /** Sentences: by how much the day misses its targets, and why. */
    reasons: jsonb('reasons').$type<readonly string[]>().notNull(),
    /** Who eat along on that day, beside those the plan is for. */
    guests: integer('guests').notNull().default(0),
    /** The newer plan that took this day's place; the day counts again once that plan is gone. */
    replacedBy: uuid('replaced_by').references(() => mealPlans.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('meal_plan_days_once').on(table.mealPlanId, table.dayIndex),
    index('meal_plan_days_replaced_by_idx')
      .on(table.replacedBy)
      .where(sql`${table.replacedBy} is not null`),
    check('meal_plan_days_guests', sql`${table.guests} between 0 and 12`),
  ],
)

/** A recipe of a plan, for one person at its portion. It belongs to the plan and is nobody's saved recipe. */
export const mealPlanRecipes = pgTable(
  'meal_plan_recipes',
  {
    /** `meal_plan_` and a UUID. */
    id: text('id').primaryKey(),
    mealPlanId: uuid('meal_plan_id')
      .notNull()
      .references(() => mealPlans.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ingredients: jsonb('ingredients').$type<readonly IngredientText[]>().notNull(),
    instructions: jsonb('instructions').$type<readonly string[]>().notNull(),
    nutrition: jsonb('nutrition').$type<SpecNutrition>().notNull(),
    /** As shown: "25 minutes". */
    cookingTime: text('cooking_time').notNull(),
    cookingTimeMin: integer('cooking_time_min').notNull(),
    difficulty: text('difficulty').$type<SkillLevel>().notNull(),
    cuisineType: text('cuisine_type').notNull(),
    dishTemplate: text('dish_template').notNull(),
    /** The Mealwright kitchen, or the model's name. */
    writtenBy: text('written_by').notNull(),
    /** What it is portioned from. */
    source: jsonb('source').$type<MealRecipe>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('meal_plan_recipes_meal_plan_id_idx').on(table.mealPlanId),
    check('meal_plan_recipes_id_begins', sql`left(${table.id}, 10) = 'meal_plan_'`),
    check('meal_plan_recipes_cooking_time_not_negative', sql`${table.cookingTimeMin} >= 0`),
  ],
)

export const plannedMeals = pgTable(
  'planned_meals',
  {
    id: uuid('id').primaryKey(),
    mealPlanDayId: uuid('meal_plan_day_id')
      .notNull()
      .references(() => mealPlanDays.id, { onDelete: 'cascade' }),
    mealType: text('meal_type').$type<MealSlot>().notNull(),
    mealPlanRecipeId: text('meal_plan_recipe_id').references(() => mealPlanRecipes.id, {
      onDelete: 'cascade',
    }),
    /** The saved recipe it was made of; the plan's own copy of it is the plan recipe. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    servings: integer('servings').notNull(),
    calories: doublePrecision('calories').notNull(),
    protein: doublePrecision('protein').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fat: doublePrecision('fat').notNull(),
    /** The slot's share of the day. */
    targetCalories: doublePrecision('target_calories').notNull(),
    /** Against the recipe's usual amounts, in steps of 0.05. */
    portion: doublePrecision('portion').notNull(),
    /** Lines with their grams, the lots they are taken from and what is to buy. */
    ingredients: jsonb('ingredients').$type<readonly PlannedIngredient[]>().notNull(),
    isLocked: boolean('is_locked').notNull().default(false),
    /** Minutes a cook is busy with it; null in plans made before they were counted. */
    activeMinutes: integer('active_minutes'),
    /** The place of the plan it was cooked at, when it is what was left of that meal. */
    leftoverOf: jsonb('leftover_of').$type<MealPlace>(),
    /** How many meals are cooked at once where others are what is left of this one. */
    portionsCooked: integer('portions_cooked').notNull().default(1),
    /** A model was to write it and could not. */
    isFilledByKitchen: boolean('is_filled_by_kitchen').notNull().default(false),
    /** Its figures are the specified stand-ins: its food could not be counted. */
    isAssumed: boolean('is_assumed').notNull().default(false),
    /** Keys of the dishes that were swapped away here. */
    turnedDown: jsonb('turned_down').$type<readonly string[]>().notNull(),
  },
  (table) => [
    // Whoever writes a slot twice is refused: a job that runs again, a second worker.
    unique('planned_meals_once').on(table.mealPlanDayId, table.mealType),
    index('planned_meals_meal_plan_recipe_id_idx').on(table.mealPlanRecipeId),
    index('planned_meals_recipe_id_idx').on(table.recipeId),
    check(
      'planned_meals_type_known',
      sql`${table.mealType} in ('breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'snack_3')`,
    ),
    check(
      'planned_meals_not_negative',
      sql`${table.servings} > 0 and ${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fat} >= 0 and ${table.portion} > 0`,
    ),
  ],
)

/** What the last change of a plan took away, for as long as it can be undone. */
export const mealPlanUndos = pgTable(
  'meal_plan_undos',
  {
    mealPlanId: uuid('meal_plan_id')
      .primaryKey()
      .references(() => mealPlans.id, { onDelete: 'cascade' }),
    /** The plan's, as the change made it: a later change makes this one final. */
    revision: integer('revision').notNull(),
    /** Null once it was put back. */
    before: jsonb('before').$type<PlanBefore>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('meal_plan_undos_created_at_idx').on(table.createdAt)],
)

/** The secret address under which a member's calendar reads their plans; only its hash is kept. One for each. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('calendar_feeds_token_hash').on(table.tokenHash)],
)

/** When a member eats, for their calendar. Who has said nothing has no row. */
export const mealTimes = pgTable('meal_times', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  times: jsonb('times').$type<MealTimes>().notNull(),
  /** IANA name; null for the clock of whoever looks. */
  timeZone: text('time_zone'),
  /** Counts changes: calendars tell by it that an event has moved. */
  revision: integer('revision').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
