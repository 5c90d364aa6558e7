import { and, asc, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { isId, newId } from '#app/db/id.ts'
import { publicRecipes, recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import type { SavedFilter, SavedSort } from '#app/domain/recipe/saved-list.ts'
import { MAX_SELECTED } from '#app/domain/recipe/saved-list.ts'
import { searchTextOf, withBaseLetters } from '#app/domain/search/search-text.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { findText, textQuery } from '#app/features/search/search.server.ts'
import { plateUrlOf } from './plate-url.server.ts'

/** A saved recipe, without its search vector, which stays in the database. */
export type SavedRecipe = Omit<typeof recipes.$inferSelect, 'searchVector'>

/** Keeping, changing and sharing recipes is part of Premium; looking at, exporting and deleting them is not. */
export function requirePremium(member: Member, message: string): void {
  if (member.tier !== 'premium') throw new AppError('premium-only', message)
}

/** Keeps a recipe for its owner; returns its id and address. */
export async function saveRecipe(
  db: Db | Tx,
  member: Member,
  recipe: Recipe,
  now: Date,
  folderId: string | null = null,
): Promise<{ id: string; path: string }> {
  const id = newId(now.getTime())
  await db.insert(recipes).values({
    id,
    userId: member.id,
    folderId,
    ...columnsOf(recipe),
    createdAt: now,
  })
  return { id, path: recipePath(id, recipe.name) }
}

/** A recipe's own columns, as the specification names them. */
export function columnsOf(recipe: Recipe) {
  return {
    name: recipe.name,
    description: recipe.description,
    cookingTime: `${recipe.cookingTimeMin} minutes`,
    cookingTimeMin: recipe.cookingTimeMin,
    difficulty: recipe.difficulty,
    cuisineType: recipe.cuisineType,
    servings: recipe.servings,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    nutrition: recipe.nutrition,
    notes: recipe.notes ?? null,
    dishTemplate: recipe.dishTemplate,
    plateUrl: plateUrlOf(recipe),
    writtenBy: recipe.writtenBy,
  }
}

/** The member's own recipe, or null: another's answers like one that does not exist. */
export async function findOwnRecipe(db: Db | Tx, member: Member, id: string): Promise<SavedRecipe | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.userId, member.id), isNull(recipes.deletedAt)))
  return row ?? null
}

/** What a member's list shows: theirs, not hidden, not deleted. */
export const isListed = (member: { id: string | Placeholder }) =>
  and(eq(recipes.userId, member.id), isNull(recipes.isHidden), isNull(recipes.deletedAt))

const LATEST = 50

/** The member's latest recipes, newest first. */
export async function listOwnRecipes(db: Db, member: Member): Promise<SavedRecipe[]> {
  return db
    .select()
    .from(recipes)
    .where(isListed(member))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(LATEST)
}

const MEMBER = { id: sql.placeholder('memberId') }

const SORTED: Readonly<Record<SavedSort, readonly SQL[]>> = {
  date: [],
  name: [asc(sql`lower(${recipes.name})`)],
  cuisine: [asc(sql`lower(${recipes.cuisineType})`)],
  difficulty: [
    asc(sql`array_position(array['Beginner', 'Intermediate', 'Advanced'], ${recipes.difficulty})`),
  ],
}

const CARD_COLUMNS = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  cookingTimeMin: recipes.cookingTimeMin,
  difficulty: recipes.difficulty,
  cuisineType: recipes.cuisineType,
  servings: recipes.servings,
  // Long, and needed only for a plate that has no address yet.
  ingredients: sql<SavedRecipe['ingredients'] | null>`case
    when ${recipes.imageUrl} is null and ${recipes.plateUrl} is null then ${recipes.ingredients} end`,
  dishTemplate: recipes.dishTemplate,
  plateUrl: recipes.plateUrl,
  imageUrl: recipes.imageUrl,
  isPublic: recipes.isPublic,
  kcal: recipes.kcal,
  proteinG: recipes.proteinG,
  /** Those of its post (a recipe has none of its own). */
  tags: sql<string[] | null>`${publicRecipes.tags}`,
}
export type RecipeForCard = Awaited<ReturnType<typeof listSaved>>['rows'][number]

/**
 * The member's recipes through a filter: ids of all that match (at most 2,000), in order, and the first `shown` of
 * them whole enough for a card.
 */
export async function listSaved(db: Db, member: Member, filter: SavedFilter, shown: number) {
  const ids = (await idsThrough(db, member, filter)).map(({ id }) => id)
  return { ids, rows: await cardsOf(db, member, ids.slice(0, shown)) }
}

async function idsThrough(db: Db, member: Member, filter: SavedFilter): Promise<{ id: string }[]> {
  const conditions = conditionsOf(filter)
  if (filter.search === '')
    return conditions.length === 0
      ? allIds[filter.sort](db, { memberId: member.id })
      : idsSorted(db, member, filter.sort, conditions)
  const text = searchTextOf(withBaseLetters(filter.search))
  if (text === '') return []
  return findText(
    db,
    text,
    (words) => idsSorted(db, member, filter.sort, [...conditions, isMatch(words)]),
    (found) => found.length === 0,
    wordsOf(member),
  )
}

/** The name, description and ingredients contain every word between them, matched as in the community's search. */
const isMatch = (text: string): SQL => sql`${recipes.searchVector} @@ ${textQuery(text)}`

/** The words of the member's own recipes, for correcting spelling: other members' words are private and no help. */
const wordsOf = (member: Member): SQL => sql`
  select distinct unnest(tsvector_to_array(to_tsvector('simple',
    recipe_words(${recipes.name}, ${recipes.description}, ${recipes.ingredients})))) collate "C"
  from ${recipes} where ${isListed(member)}`

const idsSorted = (
  db: Db,
  member: { id: string | Placeholder },
  sort: SavedSort,
  conditions: readonly SQL[] = [],
) =>
  db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(isListed(member), ...conditions))
    .orderBy(...SORTED[sort], desc(recipes.createdAt), desc(recipes.id))
    .limit(literal(MAX_SELECTED))

const allIds = {
  date: prepared('saved_ids_date', (db) => idsSorted(db, MEMBER, 'date')),
  name: prepared('saved_ids_name', (db) => idsSorted(db, MEMBER, 'name')),
  cuisine: prepared('saved_ids_cuisine', (db) => idsSorted(db, MEMBER, 'cuisine')),
  difficulty: prepared('saved_ids_difficulty', (db) => idsSorted(db, MEMBER, 'difficulty')),
} satisfies Record<SavedSort, unknown>

async function cardsOf(db: Db, member: Member, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await cardsOfIds(db, { memberId: member.id, ids: `{${ids.join(',')}}` })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const cardsOfIds = prepared('saved_cards', (db) =>
  db
    .select(CARD_COLUMNS)
    .from(recipes)
    .leftJoin(publicRecipes, eq(publicRecipes.recipeId, recipes.id))
    .where(and(isListed(MEMBER), sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`)),
)

function conditionsOf({ cuisine, folder }: SavedFilter): SQL[] {
  const conditions: SQL[] = []
  if (cuisine !== '') conditions.push(eq(recipes.cuisineType, cuisine))
  if (folder === 'none') conditions.push(isNull(recipes.folderId))
  else if (folder !== '') conditions.push(isId(folder) ? eq(recipes.folderId, folder) : sql`false`)
  return conditions
}

const MOST_CUISINES = 200

/** The cuisines of the member's recipes with how many each has, and how many there are in all. */
export async function countSaved(
  db: Db,
  member: Member,
): Promise<{ total: number; cuisines: readonly string[] }> {
  const rows = await cuisinesOfMember(db, { memberId: member.id })
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    cuisines: rows.map(({ cuisine }) => cuisine),
  }
}

const cuisinesOfMember = prepared('saved_cuisines', (db) =>
  db
    .select({ cuisine: recipes.cuisineType, count: sql<number>`count(*)::int` })
    .from(recipes)
    .where(isListed(MEMBER))
    .groupBy(recipes.cuisineType)
    .orderBy(asc(recipes.cuisineType))
    .limit(literal(MOST_CUISINES)),
)

const EXPORT_BATCH = 100

/** All of the member's recipes, hidden ones too, oldest first, a hundred at a time. */
export async function* eachOwnRecipe(db: Db, member: Member): AsyncGenerator<SavedRecipe> {
  let after: SavedRecipe | undefined
  for (;;) {
    const batch = await db
      .select()
      .from(recipes)
      .where(
        and(
          eq(recipes.userId, member.id),
          isNull(recipes.deletedAt),
          after &&
            sql`(${recipes.createdAt}, ${recipes.id}) > (${after.createdAt.toISOString()}, ${after.id})`,
        ),
      )
      .orderBy(asc(recipes.createdAt), asc(recipes.id))
      .limit(EXPORT_BATCH)
    yield* batch
    if (batch.length < EXPORT_BATCH) return
    after = batch.at(-1)
  }
}
