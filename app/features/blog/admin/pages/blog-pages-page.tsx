import { Form, Link } from 'react-router'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { dayOf, figureOf } from '#app/features/blog/admin/figures.ts'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { StatusTag } from '#app/features/blog/admin/posts/status-tag.tsx'
import { toldDeletion } from '#app/features/blog/admin/posts/undo-offer.ts'

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
      <div className="staff-head">
        <h1>Pages ({figureOf(pages.length)})</h1>
        <LinkButton as={Link} to="/blog-admin/pages/new">
          New Page
        </LinkButton>
      </div>
      {deleted && (
        <Notice tone="ok">
          {toldDeletion(deleted.title)}
          <Form method="post" action="/blog-admin/bin" className="desk-buttons">
            <input type="hidden" name="kind" value="page" />
            <input type="hidden" name="id" value={deleted.id} />
            <Button type="submit" name="intent" value="restore" variant="secondary" isSmall>
              Undo
            </Button>
          </Form>
        </Notice>
      )}
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
