import type { RecipeCardData } from '#app/features/recipes/saved/recipe-card.tsx'
import type { DishPicture } from '#app/ui/backdrop.tsx'

/** What the community's pages are given. Whoever shared or wrote is an opaque id and a label, never an address. */

export type Author = { id: string; label: string }

export type FeedSort = 'recent' | 'top_rated' | 'most_commented'
export const FEED_SORTS: readonly FeedSort[] = ['recent', 'top_rated', 'most_commented']

/** Everything shared, or what this member liked or bookmarked. */
export type FeedCollection = 'all' | 'liked' | 'favorites'

export type FeedQuery = {
  /** Trimmed; '' is no search. */
  search: string
  /** Null is "All Cuisines". */
  cuisine: string | null
  sort: FeedSort
  collection: FeedCollection
  /** Where the last page ended; null is the first page. */
  cursor: string | null
}

export type FeedPost = {
  id: string
  recipeId: string
  title: string
  description: string
  /** All of them; a card shows three. */
  tags: readonly string[]
  author: Author
  likesCount: number
  commentsCount: number
  /** ISO. */
  createdAt: string
  isLiked: boolean
  isFavorite: boolean
  /** Its picture, figures and address; `name` is the post's title. */
  card: RecipeCardData & { href: string }
}

export type FeedPage = {
  posts: FeedPost[]
  nextCursor: string | null
  /** How many the search and filter find. */
  found: number
  /** There are more than `found`: the search stopped counting. */
  isFoundCapped: boolean
}

export type PostComment = {
  id: string
  author: Author
  content: string
  /** ISO. */
  createdAt: string
  /** The viewer wrote it, or the post is the viewer's. */
  canDelete: boolean
  /** The viewer reported it before. */
  isReported: boolean
}

/** Oldest first. */
export type CommentPage = { comments: PostComment[]; nextCursor: string | null }

/** What an expanded card shows. */
export type PostDetails = {
  postId: string
  ingredients: readonly string[]
  instructions: readonly string[]
  /** Per serving; null where no figure is known. */
  nutrition: {
    kcal: number | null
    proteinG: number | null
    carbsG: number | null
    fatG: number | null
    /** Share of the mass that was counted, 0 to 1. */
    coverage: number
  }
  comments: CommentPage
  /** False where whoever shared it blocked the viewer. */
  canComment: boolean
}

/** A shared recipe in a narrow list. */
export type RecipeLink = {
  recipeId: string
  title: string
  href: string
  picture: DishPicture
  backdrop: string
}

export type Leaderboards = {
  topContributors: { userId: string; label: string; recipeCount: number }[]
  mostLiked: (RecipeLink & { id: string; label: string; likesCount: number })[]
  /** Data that the sidebar does not list. */
  mostCommented: {
    id: string
    recipeId: string
    title: string
    href: string
    label: string
    commentsCount: number
  }[]
  recentActivity: (RecipeLink & { label: string; createdAt: string })[]
}

/** What one member shares, for the dialog about them. */
export type AuthorRecipes = {
  author: Author
  /** The viewer blocked them: then no recipes are listed. */
  isBlocked: boolean
  recipes: (RecipeLink & { postId: string })[]
  nextCursor: string | null
}
