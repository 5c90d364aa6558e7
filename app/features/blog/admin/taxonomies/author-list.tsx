import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Day } from '#app/features/staff/moment.tsx'
import { DeletedNotice } from '#app/features/blog/admin/bin/deleted-notice.tsx'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import type { AuthorInList } from './staff-authors.server.ts'
import text from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { PageHead } from '#app/features/staff/page-head.tsx'
import styles from './taxonomy-pages.module.css'

/** All authors by name. Null when they could not be read: the log says why. */
export function AuthorList({
  authors,
  deleted = null,
}: {
  authors: readonly AuthorInList[] | null
  /** The one that was deleted just now. */
  deleted?: { id: string; title: string } | null
}) {
  if (!authors)
    return (
      <>
        <h1>Authors</h1>
        <ListUnread what="authors" retry="/blog-admin/authors" />
      </>
    )
  const list = authors
  const add = (
    <LinkButton as={Link} to="/blog-admin/authors/new">
      New Author
    </LinkButton>
  )
  return (
    <>
      <PageHead title={`Authors (${list.length})`} action={list.length > 0 && add} />
      <DeletedNotice kind="author" deleted={deleted} />
      {list.length === 0 ? (
        <EmptyState title="No Authors Yet" action={add}>
          Add an author, and posts can show who wrote them.
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {list.map((author) => (
            <li key={author.id}>
              {author.profilePhotoUrl ? (
                <img src={author.profilePhotoUrl} alt="" width="56" height="56" className={styles.avatar} />
              ) : (
                <span className={styles.avatar} aria-hidden>
                  {author.name.slice(0, 1)}
                </span>
              )}
              <div className={staffPage.rowText}>
                <strong>{author.name}</strong> <span className={text.muted}>@{author.slug}</span>
                <p className={staffPage.facts}>
                  <span>{author.email ?? 'No email'}</span>
                  {author.websiteUrl ? (
                    <a href={author.websiteUrl} target="_blank" rel="noopener">
                      {author.websiteUrl.replace(/^https?:\/\//, '')}
                    </a>
                  ) : (
                    <span>No website</span>
                  )}
                  <span>
                    Created <Day at={author.createdAt} />
                  </span>
                </p>
              </div>
              <p className={staffPage.rowLinks}>
                <a
                  href={`/blog/author/${author.slug}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`View the public page of ${author.name} in a new tab`}
                >
                  View
                </a>
                <Link to={`/blog-admin/authors/${author.id}/edit`} aria-label={`Edit ${author.name}`}>
                  Edit
                </Link>
                <Link to={`/blog-admin/authors/${author.id}/delete`} aria-label={`Delete ${author.name}`}>
                  Delete
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
