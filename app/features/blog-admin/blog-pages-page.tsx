import { Link } from 'react-router'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { dayOf, figureOf } from './figures.ts'
import { StatusTag } from './status-tag.tsx'

type ListedPage = { id: string; title: string; slug: string; status: PostStatus; updatedAt: Date }

/** Pages of the blog that staff put together. */
export function BlogPagesPage({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <>
      <div className="staff-head">
        <h1>Pages ({figureOf(pages.length)})</h1>
        <LinkButton as={Link} to="/blog-admin/pages/new">
          New Page
        </LinkButton>
      </div>
      {pages.length === 0 ? (
        <EmptyState title="No Pages Yet">
          A page is put together from texts, lists of posts and the letter box.
        </EmptyState>
      ) : (
        <ul className="desk-rows">
          {pages.map((page) => (
            <li key={page.id}>
              <div>
                <Link to={`/blog-admin/pages/${page.id}/edit`}>{page.title}</Link>{' '}
                <StatusTag status={page.status} />
                <p className="text-sm text-ink-2">
                  /blog/page/{page.slug} · {dayOf(page.updatedAt)}
                </p>
              </div>
              {page.status === 'published' && (
                <a href={`/blog/page/${page.slug}`} target="_blank" rel="noopener">
                  View<span className="sr-only"> {page.title}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
