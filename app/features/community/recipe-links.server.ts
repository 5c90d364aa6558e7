import { sql } from 'drizzle-orm'
import { prepared } from '#app/db/prepared.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { recipePath } from '#app/domain/slug.ts'
import { uuidList } from '#app/features/blocks/blocks.server.ts'
import { pictureOf } from '#app/features/recipes/present-recipe.server.ts'
import type { RecipeLink } from './community.ts'

/** By their primary keys, apart from the lists: those are read off an index that holds no pictures. */
const picturesNamed = prepared('community_pictures', (db) =>
  db
    .select({
      id: recipes.id,
      name: recipes.name,
      dishTemplate: recipes.dishTemplate,
      imageUrl: recipes.imageUrl,
      plateUrl: recipes.plateUrl,
      // Long, and needed only for a plate that has no address yet.
      ingredients: sql<typeof recipes.$inferSelect.ingredients | null>`case
        when ${recipes.imageUrl} is null and ${recipes.plateUrl} is null then ${recipes.ingredients} end`,
    })
    .from(recipes)
    .where(sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`),
)

/** Shared recipes as links with their pictures, in the order they are given in; one that is gone meanwhile is left out. */
export async function withPictures<Row extends { recipeId: string; title: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & RecipeLink)[]> {
  if (rows.length === 0) return []
  const found = await picturesNamed(db, { ids: uuidList([...new Set(rows.map(({ recipeId }) => recipeId))]) })
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]))
  return rows.flatMap((row) => {
    const recipe = byId.get(row.recipeId)
    if (!recipe) return []
    return [
      {
        ...row,
        href: recipePath(row.recipeId, row.title),
        picture: pictureOf(recipe),
        backdrop: backdropOf(row.title),
      },
    ]
  })
}
