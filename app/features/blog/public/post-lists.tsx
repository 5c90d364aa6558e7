import type { BlogPostCardData } from './post-card-data.ts'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import blog from './blog-parts.module.css'
import styles from './post-card.module.css'
import { FeaturedPost, BlogPostCard } from './post-card.tsx'

type PostGridProps = {
  posts: readonly BlogPostCardData[]
  headingLevel?: 2 | 3
  hasExcerpts?: boolean
  /** On a phone each is a row with a narrow picture and no excerpt. */
  areRowsOnPhone?: boolean
}

/** Posts as cards beside each other. */
export function PostGrid({
  posts,
  headingLevel = 3,
  hasExcerpts = true,
  areRowsOnPhone = false,
}: PostGridProps) {
  return (
    <div className={classNames(styles.grid, areRowsOnPhone && styles.rows)}>
      {posts.map((post) => (
        <BlogPostCard key={post.id} post={post} headingLevel={headingLevel} hasExcerpt={hasExcerpts} />
      ))}
    </div>
  )
}

/** The newest posts in columns of unequal width: two with pictures, two in words, two large. Fewer stand in a plain grid. */
export function UnequalGrid({ posts }: { posts: readonly BlogPostCardData[] }) {
  if (posts.length < 6) return <PostGrid posts={posts} />
  return (
    <div className={styles.unequal}>
      {posts.map((post, position) => (
        <BlogPostCard key={post.id} post={post} hasPicture={position !== 2 && position !== 3} />
      ))}
    </div>
  )
}

type FeaturedPostsProps = {
  posts: readonly ListedPost[]
  /** The first is the cover of the blog. */ hasCover?: boolean
}

/** What staff put first, large. Nothing at all where there is none. */
export function FeaturedPosts({ posts, hasCover = false }: FeaturedPostsProps) {
  const [first, ...others] = posts
  if (!first) return null
  return (
    <section className={classNames(blog.section, hasCover && styles.coverSection)} aria-labelledby="featured">
      <h2 id="featured" className={hasCover ? text.srOnly : undefined}>
        Featured Articles
      </h2>
      {hasCover && <FeaturedPost post={first} isFirst isCover />}
      <div className={styles.featured}>
        {!hasCover && <FeaturedPost post={first} isFirst />}
        {others.map((post) => (
          <FeaturedPost key={post.id} post={post} />
        ))}
      </div>
    </section>
  )
}
