import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { PostCard, type PostCardData } from './post-card.tsx'

/** The newest posts, for the landing page. Nothing at all where there are none. */
export function LatestPosts({ posts }: { posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="wrap" aria-labelledby="latest-posts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="latest-posts">From our blog</h2>
        <a href={BLOG_PATH}>All articles</a>
      </div>
      <div className="post-cards mt-6">
        {posts.map((post, position) => (
          <PostCard key={post.id} post={post} position={position} />
        ))}
      </div>
    </section>
  )
}
