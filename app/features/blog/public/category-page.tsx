import { BLOG_PATH, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { PostListProps } from './blog-list-pages.tsx'
import { articlesInWords, BlogMain, CleanHtml, PostGrid } from './blog-parts.tsx'
import type { BlogCategory, ListedCategory, ListedPost } from '#app/features/blog/blog-types.ts'
import { listAddress } from './list-address.ts'
import { FeaturedPost } from './post-card.tsx'

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
      <div className="page-head">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Blog', href: BLOG_PATH },
            ...(parent ? [{ label: parent.name, href: categoryPath(parent.slug) }] : []),
            { label: category.name },
          ]}
        />
        <h1>{category.name}</h1>
        {category.description && <p className="lede">{category.description}</p>}
        <p className="text-ink-2">{articlesInWords(total)}</p>
        {children.length > 0 && (
          <ul className="chips" aria-label={`Topics within ${category.name}`}>
            {children.map((child) => (
              <li key={child.id}>
                <a className="chip" href={categoryPath(child.slug)}>
                  {child.name} <span className="text-ink-2">{child.postCount}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {page === 1 && category.pillarHtml && <CleanHtml className="prose" html={category.pillarHtml} />}
      {page === 1 && featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured">Featured Articles</h2>
          <div className="post-featured-list">
            {featured.map((post, position) => (
              <FeaturedPost key={post.id} post={post} position={position} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="all">
        <h2 id="all">All {category.name} Articles</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <EmptyState
            title="No Articles Yet"
            headingLevel={3}
            action={
              <a className={buttonClass({ variant: 'secondary' })} href="/blog/all">
                View All Articles
              </a>
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
      </section>
    </BlogMain>
  )
}
