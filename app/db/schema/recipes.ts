import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { RecipeSource } from '#app/domain/recipe/imported-recipe.ts'
import type { IngredientText, RecipeNotes, SkillLevel } from '#app/domain/recipe/recipe.ts'
import { profiles } from './members.ts'
import { tsvector } from './search.ts'

/** `hasPicture`: its picture came with it, instead of being made here. */
export type RecipeOrigin = RecipeSource & { hasPicture?: boolean }

/** A member's folder of recipes; a recipe lies in one or in none. */
export const recipeFolders = pgTable(
  'recipe_folders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('recipe_folders_user_id_name_idx').on(table.userId, sql`lower(${table.name})`)],
)

/** A recipe a member keeps. Ids and times sort alike; the index is read backwards for "newest first". */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    folderId: uuid('folder_id').references(() => recipeFolders.id, { onDelete: 'set null' }),
    /** As shown: "25 minutes". */
    cookingTime: text('cooking_time').notNull(),
    cookingTimeMin: integer('cooking_time_min').notNull(),
    difficulty: text('difficulty').$type<SkillLevel>().notNull(),
    cuisineType: text('cuisine_type').notNull(),
    servings: integer('servings').notNull(),
    ingredients: jsonb('ingredients').$type<readonly IngredientText[]>().notNull(),
    instructions: jsonb('instructions').$type<readonly string[]>().notNull(),
    nutrition: jsonb('nutrition').$type<RecipeNutrition>().notNull(),
    /** How it keeps and its variations; null where the chef told none. */
    notes: jsonb('notes').$type<RecipeNotes>(),
    /** Per serving, for lists: reading two figures should not unpack the whole table of nutrients. */
    kcal: real('kcal').generatedAlwaysAs(sql`((nutrition -> 'perServing' ->> 'kcal')::real)`),
    proteinG: real('protein_g').generatedAlwaysAs(sql`((nutrition -> 'perServing' ->> 'proteinG')::real)`),
    /** The recipe's words, for its owner's search. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`recipe_search_vector(name, description, ingredients)`,
    ),
    /** What the form of the drawn plate is read from: the dish of the cookbook, or a model's word for it ("stir-fry"). */
    dishTemplate: text('dish_template').notNull(),
    /** Address of its drawn plate; null on rows older than the column. */
    plateUrl: text('plate_url'),
    /** The Mealwright kitchen, or the model's name. */
    writtenBy: text('written_by').notNull(),
    /** Where an imported one came from, with its tags and notes; null where it was written here. */
    origin: jsonb('origin').$type<RecipeOrigin>(),
    /** Fingerprint of what was imported: the same file a second time adds nothing, also after edits. */
    importKey: text('import_key'),
    isPublic: boolean('is_public').notNull().default(false),
    sharedAt: timestamp('shared_at', { withTimezone: true }),
    /** When it was hidden; null is shown. */
    isHidden: timestamp('is_hidden', { withTimezone: true }),
    /** When staff took its post down, and why: it stays its owner's and is not shared again. */
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
    takenDownReason: text('taken_down_reason'),
    /** When its owner deleted it. Nobody sees it from then on; until it is swept away, "Undo" brings it back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Counts edits: an edit of an older state is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('recipes_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('recipes_folder_id_idx').on(table.folderId),
    uniqueIndex('recipes_user_id_import_key_idx').on(table.userId, table.importKey),
    index('recipes_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('recipes_servings_positive', sql`${table.servings} > 0`),
    check('recipes_cooking_time_not_negative', sql`${table.cookingTimeMin} >= 0`),
    check('recipes_difficulty_known', sql`${table.difficulty} in ('Beginner', 'Intermediate', 'Advanced')`),
  ],
)
