import { categoryPath } from '#app/domain/blog/blog-paths.ts'
import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BLOG_DESCRIPTION, BLOG_TITLE } from './blog-meta.ts'
import { articlesInWords, BlogMain, BlogSearch, PostGrid } from './blog-parts.tsx'
import type { BlogSettings, ListedCategory, ListedPost } from '#app/features/blog/blog-types.ts'
import { FeaturedPost } from './post-card.tsx'

type BlogHomeProps = {
  settings: BlogSettings
  featured: readonly ListedPost[]
  /** Children stand behind their parents. */
  topics: readonly (ListedCategory & { parentName: string | null })[]
  latest: readonly ListedPost[]
}

/** The blog's front page. */
export function BlogHomePage({ settings, featured, topics, latest }: BlogHomeProps) {
  return (
    <BlogMain>
      <div className="page-head blog-head">
        <div className="stack">
          <h1>{settings.title || BLOG_TITLE}</h1>
          <p className="lede">{settings.seoDescription || BLOG_DESCRIPTION}</p>
        </div>
        <BlogSearch action="/blog/search" />
      </div>
      {featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured">Featured Articles</h2>
          <div className="post-featured-list">
            {featured.map((post, position) => (
              <FeaturedPost key={post.id} post={post} position={position} />
            ))}
          </div>
        </section>
      )}
      {topics.length > 0 && (
        <section aria-labelledby="topics">
          <h2 id="topics">Explore Topics</h2>
          <ul className="topics">
            {topics.map((topic) => (
              <li key={topic.id} className="card dish topic">
                <h3 className="dish-name">
                  <a href={categoryPath(topic.slug)}>{topic.name}</a>
                </h3>
                {topic.description && <p className="dish-text">{topic.description}</p>}
                <p className="topic-count">
                  {articlesInWords(topic.postCount)}
                  {topic.parentName && `, in ${topic.parentName}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="latest">
        <h2 id="latest">Latest Articles</h2>
        {latest.length > 0 ? (
          <>
            <PostGrid posts={latest} />
            <p>
              <a className={buttonClass({ variant: 'secondary' })} href="/blog/all">
                View All Articles
              </a>
            </p>
          </>
        ) : (
          <EmptyState title="No Articles Found" headingLevel={3}>
            <p>No articles have been published yet</p>
          </EmptyState>
        )}
      </section>
      <SubscribeForm />
    </BlogMain>
  )
}
