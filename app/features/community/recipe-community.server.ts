import type { Member } from '#app/features/account/viewer.ts'
import type { PublicPost } from '#app/features/recipes/saved/share-recipe.server.ts'
import type { Services } from '#app/features/services.ts'
import { listComments } from './comments.server.ts'
import { findPostForViewer } from './posts.server.ts'
import type { RecipeCommunityData } from './recipe-community.tsx'

/** What the page of a shared recipe shows of the community; null where it was taken down meanwhile. */
export async function communityOf(
  { db, log }: Pick<Services, 'db' | 'log'>,
  viewer: Member | null,
  { id, recipeId, title }: Pick<PublicPost, 'id' | 'recipeId' | 'title'>,
): Promise<RecipeCommunityData | null> {
  const [post, comments] = await Promise.all([
    findPostForViewer(db, viewer, recipeId),
    listComments(db, viewer, id, null).catch((error: unknown) => {
      log.error({ error }, 'Failed to fetch comments. Please try again.')
      return null
    }),
  ])
  if (!post) return null
  const { likesCount, commentsCount, isLiked, isFavorite } = post
  return {
    post: { id, title, likesCount, commentsCount, isLiked, isFavorite },
    comments,
    me: viewer && { id: viewer.id, label: viewer.label },
  }
}
