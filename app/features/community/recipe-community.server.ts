import type { Member } from '#app/features/account/viewer.ts'
import type { PublicPost } from '#app/features/recipes/saved/share-recipe.server.ts'
import type { Services } from '#app/features/services.ts'
import { blockBetween } from '#app/features/blocks/blocks.server.ts'
import { listComments } from './comments.server.ts'
import { findPostForViewer } from './posts.server.ts'
import type { RecipeCommunityData } from './recipe-community.tsx'

/** What the page of a shared recipe shows of the community; null where it was taken down meanwhile. */
export async function communityOf(
  { db, log }: Pick<Services, 'db' | 'log'>,
  viewer: Member | null,
  { id, recipeId, sharedBy, title }: Pick<PublicPost, 'id' | 'recipeId' | 'sharedBy' | 'title'>,
): Promise<RecipeCommunityData | null> {
  const [post, block, comments] = await Promise.all([
    findPostForViewer(db, viewer, recipeId),
    viewer && blockBetween(db, viewer.id, sharedBy),
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
    author: post.author,
    canComment: block === null,
    me: viewer && { id: viewer.id, label: viewer.label },
  }
}
