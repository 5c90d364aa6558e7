import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { recipePath } from '#app/domain/slug.ts'
import { pictureOf } from '#app/features/recipes/present-recipe.server.ts'
import type { FeedPost } from './community.ts'
import type { PostRow } from './post-rows.server.ts'

/** A post on a card of the feed; its place keeps neighbours on different backdrops. */
export function presentPost(row: PostRow): FeedPost {
  const description = row.recipeDescription ?? row.description
  return {
    id: row.id,
    recipeId: row.recipeId,
    title: row.title,
    description,
    tags: row.tags,
    author: { id: row.sharedBy, label: row.label },
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    createdAt: row.createdAt.toISOString(),
    isLiked: row.isLiked,
    isFavorite: row.isFavorite,
    card: {
      href: recipePath(row.recipeId, row.title),
      name: row.title,
      description,
      cookingTimeMin: row.cookingTimeMin,
      difficulty: row.difficulty,
      cuisineType: row.cuisineType,
      servings: row.servings,
      ...(row.kcal !== null && { kcal: row.kcal }),
      ...(row.proteinG !== null && { proteinG: row.proteinG }),
      picture: pictureOf(row),
      backdrop: backdropOf(row.title),
      tags: row.tags,
    },
  }
}
