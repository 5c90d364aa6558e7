import type { BlogPostCardData } from './post-card-data.ts'
import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './blog-parts.module.css'
import { PostGrid } from './post-lists.tsx'

/** The newest posts, for the landing page. Nothing at all where there are none. */
export function LatestPosts({ posts }: { posts: readonly BlogPostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className={classNames(layout.wrap, styles.section)} aria-labelledby="latest-posts">
      <div className={classNames(layout.row, layout.spread)}>
        <h2 id="latest-posts">From our blog</h2>
        <a href={BLOG_PATH}>All articles</a>
      </div>
      <PostGrid posts={posts} areRowsOnPhone />
    </section>
  )
}
