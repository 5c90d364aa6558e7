import type { ListedPost } from '#app/features/blog/blog-types.ts'

/** What the three layouts show of a post. */
export type BlogPostCardData = Pick<
  ListedPost,
  | 'id'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'featuredImageUrl'
  | 'featuredImageAlt'
  | 'author'
  | 'category'
  | 'publishedAt'
  | 'timeToReadMin'
  | 'tags'
  | 'isFeatured'
>
