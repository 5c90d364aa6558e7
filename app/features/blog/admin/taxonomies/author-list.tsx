import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { dayOf } from '#app/features/blog/admin/figures.ts'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import type { AuthorInList } from './staff-authors.server.ts'

/** All authors by name. Null when they could not be read: the log says why. */
export function AuthorList({ authors }: { authors: readonly AuthorInList[] | null }) {
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
      <div className="staff-head">
        <h1>Authors ({list.length})</h1>
        {list.length > 0 && add}
      </div>
      {list.length === 0 ? (
        <EmptyState title="No Authors Yet" action={add}>
          Posts show who wrote them once there is somebody to choose.
        </EmptyState>
      ) : (
        <ul className="staff-rows">
          {list.map((author) => (
            <li key={author.id}>
              {author.profilePhotoUrl ? (
                <img src={author.profilePhotoUrl} alt="" width="56" height="56" className="staff-face" />
              ) : (
                <span className="staff-face" aria-hidden>
                  {author.name.slice(0, 1)}
                </span>
              )}
              <div className="staff-row-words">
                <strong>{author.name}</strong> <span className="text-ink-2">@{author.slug}</span>
                <p className="staff-post-facts">
                  <span>{author.email ?? 'No email'}</span>
                  {author.websiteUrl ? (
                    <a href={author.websiteUrl} target="_blank" rel="noopener">
                      {author.websiteUrl.replace(/^https?:\/\//, '')}
                    </a>
                  ) : (
                    <span>No website</span>
                  )}
                  <span>
                    Created <time dateTime={author.createdAt.toISOString()}>{dayOf(author.createdAt)}</time>
                  </span>
                </p>
              </div>
              <p className="staff-row-end">
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
