import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import layout from '#app/ui/layout.module.css'
import { BlogMain, BlogSection, CleanHtml } from './blog-parts.tsx'
import { PostGrid } from './post-lists.tsx'
import type { BlogPage, BlogPageSection, ListedPost } from '#app/features/blog/blog-types.ts'
import prose from '#app/ui/prose.module.css'

/** A section with the posts it lists; only sections of that type have any. */
export type FilledSection = BlogPageSection & { posts: readonly ListedPost[] }

/** A page that staff put together from sections. */
export function CustomPage({ page, sections }: { page: BlogPage; sections: readonly FilledSection[] }) {
  return (
    <BlogMain>
      <div className={layout.pageHead}>
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: BLOG_PATH }, { label: page.title }]}
        />
        <h1>{page.title}</h1>
      </div>
      {sections.map((section) =>
        section.sectionType === 'newsletter' ? (
          <SubscribeForm key={section.id} id={`subscribe-${section.id}`} />
        ) : (
          <BlogSection key={section.id} id={`section-${section.id}`} title={section.title}>
            {section.content && <CleanHtml className={prose.prose} html={section.content} />}
            {section.posts.length > 0 && <PostGrid posts={section.posts} />}
          </BlogSection>
        ),
      )}
    </BlogMain>
  )
}
