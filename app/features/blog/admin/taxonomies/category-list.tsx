import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { Day } from '#app/features/staff/moment.tsx'
import { DeletedNotice } from '#app/features/blog/admin/bin/deleted-notice.tsx'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import type { CategoryInList } from './staff-categories.server.ts'
import text from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { PageHead } from '#app/features/staff/page-head.tsx'

/** All categories by name. Null when they could not be read: the log says why. */
export function CategoryList({
  categories,
  deleted = null,
}: {
  categories: readonly CategoryInList[] | null
  /** The one that was deleted just now. */
  deleted?: { id: string; title: string } | null
}) {
  if (!categories)
    return (
      <>
        <h1>Categories</h1>
        <ListUnread what="categories" retry="/blog-admin/categories" />
      </>
    )
  const list = categories
  const nameOf = new Map(list.map(({ id, name }) => [id, name]))
  const add = (
    <LinkButton as={Link} to="/blog-admin/categories/new">
      New Category
    </LinkButton>
  )
  return (
    <>
      <PageHead title={`Categories (${list.length})`} action={list.length > 0 && add} />
      <DeletedNotice kind="category" deleted={deleted} />
      {list.length === 0 ? (
        <EmptyState title="No Categories Yet" action={add}>
          Add a category, and readers can find posts by topic.
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {list.map((category) => (
            <li key={category.id}>
              <div className={staffPage.rowText}>
                <strong>{category.name}</strong> <span className={text.muted}>/{category.slug}</span>
                <p className={category.description ? undefined : text.muted}>
                  {category.description || 'No description'}
                </p>
                <p className={staffPage.facts}>
                  <span>
                    {figureOf(category.postCount)} {category.postCount === 1 ? 'post' : 'posts'}
                  </span>
                  {category.parentCategoryId && nameOf.has(category.parentCategoryId) && (
                    <span>in {nameOf.get(category.parentCategoryId)}</span>
                  )}
                  <span>
                    Created <Day at={category.createdAt} />
                  </span>
                </p>
              </div>
              <p className={staffPage.rowLinks}>
                <a
                  href={`/blog/${category.slug}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`View the public page of ${category.name} in a new tab`}
                >
                  View
                </a>
                <Link to={`/blog-admin/categories/${category.id}/edit`} aria-label={`Edit ${category.name}`}>
                  Edit
                </Link>
                <Link
                  to={`/blog-admin/categories/${category.id}/delete`}
                  aria-label={`Delete ${category.name}`}
                >
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
