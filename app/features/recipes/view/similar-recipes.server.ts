import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { publicRecipes, recipes } from '#app/db/schema/index.ts'
import { type Comparable, rankSimilar, SIMILAR_SHOWN } from '#app/domain/recipe/similarity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { blockedIdsOf, notBy } from '#app/features/blocks/blocks.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { isListed } from '#app/features/recipes/recipes.server.ts'

const COLUMNS = {
  id: recipes.id,
  name: recipes.name,
  cookingTimeMin: recipes.cookingTimeMin,
  difficulty: recipes.difficulty,
  cuisineType: recipes.cuisineType,
  dishTemplate: recipes.dishTemplate,
  ingredients: recipes.ingredients,
  imageUrl: recipes.imageUrl,
  plateUrl: recipes.plateUrl,
  kcal: sql<number>`(${recipes.nutrition} -> 'perServing' ->> 'kcal')::float8`,
}

type Current = Comparable & { id: string }
type Needs = { db: Db; log: Log }

/** SQL narrows in the order of the score's parts, so that the domain ranks few and misses none. */
const nearestFirst = ({ cuisineType, difficulty, cookingTimeMin }: Current): SQL[] => [
  sql`(${recipes.cuisineType} = ${cuisineType}) desc`,
  sql`(${recipes.difficulty} = ${difficulty}) desc`,
  sql`(abs(${recipes.cookingTimeMin} - ${cookingTimeMin}) <= 15) desc`,
]

/** The owner's other recipes most like this one, at most six; an empty list when they cannot be found. */
export async function moreFromCollection({ db, log }: Needs, member: Member, current: Current) {
  return emptyOnFailure(log, async () => {
    const candidates = await db
      .select(COLUMNS)
      .from(recipes)
      .where(and(isListed(member), ne(recipes.id, current.id)))
      .orderBy(...nearestFirst(current), desc(recipes.createdAt))
      .limit(SIMILAR_SHOWN * 2)
    return rankSimilar(current, candidates)
  })
}

/** Looking through more of the feed would cost every page view a walk over the whole feed. */
const LATEST_POSTS = 200

/** Shared recipes most like this one, none of a member the viewer blocked, at most `limit`, chosen from twice as many; empty when they cannot be found. */
export async function similarPublicRecipes(
  { db, log }: Needs,
  viewer: Member | null,
  current: Current,
  limit: number = SIMILAR_SHOWN,
) {
  return emptyOnFailure(log, async () => {
    const blocked = await blockedIdsOf(db, viewer)
    const latest = db
      .select({
        recipeId: publicRecipes.recipeId,
        title: publicRecipes.title,
        likesCount: publicRecipes.likesCount,
      })
      .from(publicRecipes)
      .where(and(isNull(publicRecipes.hiddenAt), notBy(publicRecipes.sharedBy, blocked)))
      .orderBy(desc(publicRecipes.createdAt), desc(publicRecipes.id))
      .limit(LATEST_POSTS)
      .as('latest')
    const candidates = await db
      .select({ ...COLUMNS, title: latest.title, likesCount: latest.likesCount })
      .from(latest)
      .innerJoin(recipes, eq(recipes.id, latest.recipeId))
      .where(and(ne(recipes.id, current.id), isNull(recipes.isHidden), isNull(recipes.deletedAt)))
      .orderBy(...nearestFirst(current), desc(latest.likesCount))
      .limit(limit * 2)
    return rankSimilar(current, candidates, limit)
  })
}

async function emptyOnFailure<One>(log: Log, find: () => Promise<One[]>): Promise<One[]> {
  try {
    return await find()
  } catch (error) {
    log.error({ error }, 'similar recipes could not be found')
    return []
  }
}
