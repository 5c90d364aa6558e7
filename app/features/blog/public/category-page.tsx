import { BLOG_PATH, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Pager } from '#app/ui/pager.tsx'
import text from '#app/ui/text.module.css'
import type { PostListProps } from './blog-list-pages.tsx'
import { articlesInWords, BlogMain, BlogSection, CleanHtml } from './blog-parts.tsx'
import type { BlogCategory, ListedCategory, ListedPost } from '#app/features/blog/blog-types.ts'
import { listAddress } from './list-address.ts'
import { FeaturedPosts, PostGrid } from './post-lists.tsx'
import chip from '#app/ui/chip.module.css'
import prose from '#app/ui/prose.module.css'

type CategoryPageProps = PostListProps & {
  category: BlogCategory
  parent: { name: string; slug: string } | null
  children: readonly ListedCategory[]
  /** Those the category itself features. */
  featured: readonly ListedPost[]
}

/** One category: its text, its featured posts, and all its posts. */
export function CategoryPage(props: CategoryPageProps) {
  const { category, parent, children, featured, posts, total, page, pageCount } = props
  return (
    <BlogMain>
      <div className={layout.pageHead}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Blog', href: BLOG_PATH },
            ...(parent ? [{ label: parent.name, href: categoryPath(parent.slug) }] : []),
            { label: category.name },
          ]}
        />
        <h1>{category.name}</h1>
        {category.description && <p className={text.lede}>{category.description}</p>}
        <p className={text.muted}>{articlesInWords(total)}</p>
        {children.length > 0 && (
          <ul className={chip.list} aria-label={`Topics within ${category.name}`}>
            {children.map((child) => (
              <li key={child.id}>
                <a className={chip.chip} href={categoryPath(child.slug)}>
                  {child.name} <span className={text.muted}>{child.postCount}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {page === 1 && category.pillarHtml && <CleanHtml className={prose.prose} html={category.pillarHtml} />}
      {page === 1 && <FeaturedPosts posts={featured} />}
      <BlogSection id="all" title={`All ${category.name} Articles`}>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <EmptyState
            title="No Articles Yet"
            headingLevel={3}
            action={
              <LinkButton variant="secondary" href="/blog/all">
                View All Articles
              </LinkButton>
            }
          >
            <p>Nothing has been published here so far.</p>
          </EmptyState>
        )}
        <Pager
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => listAddress(categoryPath(category.slug), { page: to })}
        />
      </BlogSection>
    </BlogMain>
  )
}
