import { Link } from 'react-router'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { Day } from '#app/features/staff/moment.tsx'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { StatusTag } from '#app/features/blog/admin/posts/status-tag.tsx'
import { DeletedNotice } from '#app/features/blog/admin/bin/deleted-notice.tsx'
import text from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { PageHead } from '#app/features/staff/page-head.tsx'

type ListedPage = { id: string; title: string; slug: string; status: PostStatus; updatedAt: Date }

type BlogPagesPageProps = {
  pages: readonly ListedPage[] | null
  /** The page that was deleted just now. */
  deleted: { id: string; title: string } | null
}

/** Pages of the blog that staff put together; null where they could not be read. */
export function BlogPagesPage({ pages, deleted }: BlogPagesPageProps) {
  if (!pages)
    return (
      <>
        <h1>Pages</h1>
        <ListUnread what="pages" retry="/blog-admin/pages" />
      </>
    )
  return (
    <>
      <PageHead
        title={`Pages (${figureOf(pages.length)})`}
        action={
          <LinkButton as={Link} to="/blog-admin/pages/new">
            New Page
          </LinkButton>
        }
      />
      <DeletedNotice kind="page" deleted={deleted} />
      {pages.length === 0 ? (
        <EmptyState title="No Pages Yet">
          A page is put together from texts, lists of posts and the newsletter form.
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {pages.map((page) => (
            <li key={page.id}>
              <div className={staffPage.rowText}>
                <Link to={`/blog-admin/pages/${page.id}/edit`}>{page.title}</Link>{' '}
                <StatusTag status={page.status} />
                <p className={classNames(text.small, text.muted)}>
                  /blog/page/{page.slug} · <Day at={page.updatedAt} />
                </p>
              </div>
              {page.status === 'published' && (
                <a href={`/blog/page/${page.slug}`} target="_blank" rel="noopener">
                  View<span className={text.srOnly}> {page.title}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
