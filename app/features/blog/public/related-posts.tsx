import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { PostCard } from './post-card.tsx'

/** What to read next, at the end of an article. */
export function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section className="post-related" aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <div className="post-cards">
        {posts.map((post, position) => (
          <PostCard key={post.id} post={post} position={position} hasExcerpt={false} />
        ))}
      </div>
    </section>
  )
}
