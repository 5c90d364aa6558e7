import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import styles from './blog-home-page.module.css'
import { BLOG_DESCRIPTION, BLOG_TITLE } from './blog-meta.ts'
import { BlogMain, BlogSearch, BlogSection } from './blog-parts.tsx'
import type { BlogSettings, ListedPost } from '#app/features/blog/blog-types.ts'
import { FeaturedPosts, UnequalGrid } from './post-lists.tsx'
import { type BlogTopic, TopicCard } from './topic-card.tsx'

type BlogHomeProps = {
  settings: BlogSettings
  featured: readonly ListedPost[]
  /** Children stand behind their parents. */
  topics: readonly BlogTopic[]
  latest: readonly ListedPost[]
}

/** The blog's front page. */
export function BlogHomePage({ settings, featured, topics, latest }: BlogHomeProps) {
  return (
    <BlogMain>
      <div className={styles.mast}>
        <h1>{settings.title || BLOG_TITLE}</h1>
        <p className={styles.about}>{settings.seoDescription || BLOG_DESCRIPTION}</p>
        <BlogSearch action="/blog/search" />
      </div>
      <FeaturedPosts posts={featured} hasCover />
      <BlogSection id="latest" title="Latest Articles">
        {latest.length > 0 ? (
          <>
            <UnequalGrid posts={latest} />
            <p>
              <LinkButton variant="secondary" href="/blog/all">
                View All Articles
              </LinkButton>
            </p>
          </>
        ) : (
          <EmptyState title="No Articles Found" headingLevel={3}>
            <p>No articles have been published yet</p>
          </EmptyState>
        )}
      </BlogSection>
      {topics.length > 0 && (
        <BlogSection id="topics" title="Explore Topics">
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <TopicCard key={topic.id} topic={topic} />
            ))}
          </ul>
        </BlogSection>
      )}
      <SubscribeForm />
    </BlogMain>
  )
}
