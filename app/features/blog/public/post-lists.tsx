import type { BlogPostCardData } from './post-card-data.ts'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { BlogSection } from './blog-parts.tsx'
import styles from './post-card.module.css'
import { FeaturedPost, BlogPostCard } from './post-card.tsx'

type PostGridProps = {
  posts: readonly BlogPostCardData[]
  headingLevel?: 2 | 3
  hasExcerpts?: boolean
}

/** Posts as cards beside each other. */
export function PostGrid({ posts, headingLevel = 3, hasExcerpts = true }: PostGridProps) {
  return (
    <div className={styles.grid}>
      {posts.map((post) => (
        <BlogPostCard key={post.id} post={post} headingLevel={headingLevel} hasExcerpt={hasExcerpts} />
      ))}
    </div>
  )
}

/** What staff put first, large. Nothing at all where there is none. */
export function FeaturedPosts({ posts }: { posts: readonly ListedPost[] }) {
  if (posts.length === 0) return null
  return (
    <BlogSection id="featured" title="Featured Articles">
      <div className={styles.featured}>
        {posts.map((post, position) => (
          <FeaturedPost key={post.id} post={post} isFirst={position === 0} />
        ))}
      </div>
    </BlogSection>
  )
}
