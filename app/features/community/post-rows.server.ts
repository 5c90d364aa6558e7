import { and, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import {
  communityCuisines,
  communityTotals,
  profiles,
  publicRecipes,
  recipeFavorites,
  recipeLikes,
  recipes,
} from '#app/db/schema/index.ts'
import { type Place, POSTS_PER_PAGE } from '#app/domain/community/pages.ts'
import { notByBlocked, uuidList } from '#app/features/blocks/blocks.server.ts'
import type { FeedSort } from './community.ts'

/** Posts with everything their cards show, by statements that are planned once per connection. */

export const isShown = isNull(publicRecipes.hiddenAt)

/** What each order goes by; the indexes hold the same columns and are read backwards. */
const SORT_COLUMNS = {
  recent: ['createdAt', 'id'],
  top_rated: ['likesCount', 'createdAt', 'id'],
  most_commented: ['commentsCount', 'createdAt', 'id'],
} as const satisfies Record<FeedSort, readonly (keyof Ranked)[]>

export const bestFirst = (sort: FeedSort, posts: Record<keyof Ranked, PgColumn> = publicRecipes): SQL[] =>
  SORT_COLUMNS[sort].map((column) => desc(posts[column]))

/** What a post is ordered by. */
export type Ranked = { id: string; likesCount: number; commentsCount: number; createdAt: Date }

export const placeOfPost = (sort: FeedSort, post: Ranked): Place => ({
  count: sort === 'top_rated' ? post.likesCount : sort === 'most_commented' ? post.commentsCount : 0,
  atMs: post.createdAt.getTime(),
  id: post.id,
})

type Narrowed = { byCuisine: boolean; byPlace: boolean; withoutBlocked: boolean }

const CUISINE = sql.placeholder('cuisine')

/**
 * A cuisine is asked for as a stretch from itself to itself and leads the order: told that it is equal, the database
 * would walk through all posts in their order, which is quick for most cuisines and takes minutes for a rare one.
 */
const orderOf = (sort: FeedSort, { byCuisine }: Narrowed): SQL[] => [
  ...(byCuisine ? [desc(publicRecipes.cuisine)] : []),
  ...bestFirst(sort),
]

function conditionOf(sort: FeedSort, { byCuisine, byPlace, withoutBlocked }: Narrowed): SQL | undefined {
  // One upper bound only, and the nearer: with two the index may be entered by the wrong one and walked from there.
  const upTo = byPlace ? undefined : lte(publicRecipes.cuisine, CUISINE)
  const sorted = SORT_COLUMNS[sort].map((column) => publicRecipes[column])
  const columns = [...(byCuisine ? [publicRecipes.cuisine] : []), ...sorted]
  const bounds = [
    ...(byCuisine ? [sql`${CUISINE}::text`] : []),
    ...(sort === 'recent' ? [] : [sql`${sql.placeholder('count')}::integer`]),
    sql`${sql.placeholder('at')}::timestamptz`,
    sql`${sql.placeholder('id')}::uuid`,
  ]
  return and(
    isShown,
    withoutBlocked ? notByBlocked(publicRecipes.sharedBy) : undefined,
    byCuisine ? and(gte(publicRecipes.cuisine, CUISINE), upTo) : undefined,
    byPlace ? sql`(${sql.join(columns, sql`, `)}) < (${sql.join(bounds, sql`, `)})` : undefined,
  )
}

/** One more than a page: whether it is there says whether there is a next page. */
const ROWS = literal(POSTS_PER_PAGE + 1)

function postsOfFeed(db: Db, sort: FeedSort, narrowed: Narrowed) {
  const found = narrowed.byCuisine
    ? sql`(select ${communityCuisines.postsCount} from ${communityCuisines}
        where ${communityCuisines.cuisine} = ${CUISINE})`
    : sql`(select ${communityTotals.postsCount} from ${communityTotals})`
  const chosen = db
    .select()
    .from(publicRecipes)
    .where(conditionOf(sort, narrowed))
    .orderBy(...orderOf(sort, narrowed))
    .limit(ROWS)
    .as('chosen')
  return cardsOf(db, chosen, found)
}

const postsOfIds = (db: Db) =>
  cardsOf(
    db,
    db
      .select()
      .from(publicRecipes)
      .where(and(isShown, sql`${publicRecipes.id} = any(${sql.placeholder('ids')}::uuid[])`))
      .as('chosen'),
    sql`0`,
  )

type Chosen = ReturnType<typeof chosenShape>
const chosenShape = (db: Db) => db.select().from(publicRecipes).as('chosen')

function cardsOf(db: Db, chosen: Chosen, found: SQL) {
  // One look at the primary key per post. As joins they would read all reactions of a member who has many.
  const isMarked = (reactions: typeof recipeLikes | typeof recipeFavorites) =>
    sql<boolean>`coalesce((select true from ${reactions}
      where ${reactions.publicRecipeId} = ${chosen.id} and ${reactions.userId} = ${sql.placeholder('viewerId')}), false)`
  return db
    .select({
      id: chosen.id,
      recipeId: chosen.recipeId,
      sharedBy: chosen.sharedBy,
      label: profiles.displayName,
      title: chosen.title,
      description: chosen.description,
      tags: chosen.tags,
      likesCount: chosen.likesCount,
      commentsCount: chosen.commentsCount,
      createdAt: chosen.createdAt,
      name: recipes.name,
      /** Where the post has no words of its own. */
      recipeDescription: sql<
        string | null
      >`case when ${chosen.description} = '' then ${recipes.description} end`,
      cookingTimeMin: recipes.cookingTimeMin,
      difficulty: recipes.difficulty,
      cuisineType: recipes.cuisineType,
      servings: recipes.servings,
      kcal: recipes.kcal,
      proteinG: recipes.proteinG,
      dishTemplate: recipes.dishTemplate,
      imageUrl: recipes.imageUrl,
      plateUrl: recipes.plateUrl,
      // Long, and needed only for a plate that has no address yet.
      ingredients: sql<typeof recipes.$inferSelect.ingredients | null>`case
        when ${recipes.imageUrl} is null and ${recipes.plateUrl} is null then ${recipes.ingredients} end`,
      isLiked: isMarked(recipeLikes),
      isFavorite: isMarked(recipeFavorites),
      /** How many posts there are in all, counted when they come and go: the same on every row. */
      found: sql<number>`${found}`,
    })
    .from(chosen)
    .innerJoin(recipes, eq(recipes.id, chosen.recipeId))
    .innerJoin(profiles, eq(profiles.id, chosen.sharedBy))
}

/** A post with everything its card shows. */
export type PostRow = Awaited<ReturnType<typeof rowsOfIds>>[number]

type Stretch = {
  sort: FeedSort
  cuisine: string | null
  place: Place | null
  /** Members whose posts are left out. */
  blocked: readonly string[]
}

/** The next posts of the whole feed, or of one cuisine: at most one more than a page. */
export async function rowsOfFeed(
  db: Db,
  viewerId: string,
  { sort, cuisine, place, blocked }: Stretch,
): Promise<PostRow[]> {
  const withoutBlocked = blocked.length > 0
  const parts = [cuisine === null ? '' : '_cuisine', place ? '_after' : '', withoutBlocked ? '_without' : '']
  const statement = feedStatement(`feed_${sort}${parts.join('')}`, sort, {
    byCuisine: cuisine !== null,
    byPlace: place !== null,
    withoutBlocked,
  })
  const rows = await statement(db, {
    viewerId,
    cuisine,
    ...(withoutBlocked && { blocked: uuidList(blocked) }),
    ...(place && boundsOf(place)),
  })
  return inOrder(sort, rows)
}

/** Twelve at most: of each order, of all or of a cuisine, from the top or from a place. */
const statements = new Map<string, ReturnType<typeof newStatement>>()
const newStatement = (name: string, sort: FeedSort, narrowed: Narrowed) =>
  prepared(name, (db) => postsOfFeed(db, sort, narrowed))

function feedStatement(name: string, sort: FeedSort, narrowed: Narrowed) {
  const statement = statements.get(name) ?? newStatement(name, sort, narrowed)
  statements.set(name, statement)
  return statement
}

const boundsOf = ({ count, atMs, id }: Place) => ({ count, at: new Date(atMs).toISOString(), id })

const postsNamed = prepared('posts_by_ids', postsOfIds)

/** Posts that are named, in the order they are named in; hidden ones are left out. */
export async function rowsOfIds(db: Db, viewerId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await postsNamed(db, { viewerId, ids: uuidList(ids) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Posts that a search or a collection found, with what they are ordered by. */
export type Matches = {
  /** What can be paged through: of very many, only the foremost. */
  posts: readonly Ranked[]
  /** How many there are. */
  found: number
  /** There are more than `found`: nobody counts further. */
  isCapped: boolean
}

/** Newest, or most liked or commented, first: those after a place, where one is given. */
export function inOrder<One extends Ranked>(
  sort: FeedSort,
  posts: readonly One[],
  after: Place | null = null,
) {
  const placed = posts.map((post) => ({ post, place: placeOfPost(sort, post) }))
  return (after ? placed.filter(({ place }) => comparePlaces(place, after) < 0) : placed)
    .sort((a, b) => comparePlaces(b.place, a.place))
    .map(({ post }) => post)
}

const comparePlaces = (a: Place, b: Place): number =>
  a.count - b.count || a.atMs - b.atMs || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
