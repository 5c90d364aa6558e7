import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeletedNotice } from '#app/features/blog/admin/bin/deleted-notice.tsx'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TAXONOMY_WORDS, type Taxonomy } from './taxonomy-words.ts'

/** The one that was deleted just now. */
export type DeletedItem = { id: string; title: string }

type TaxonomyListProps<Item> = {
  what: Taxonomy
  /** Null when they could not be read: the log says why. */
  items: readonly Item[] | null
  deleted: DeletedItem | null
  /** What a first one is good for. */
  whenEmpty: string
  publicPathOf(item: Item): string
  /** What a row says before its links. */
  children(item: Item): ReactNode
}

/** Authors or categories by name, each with its page and what can be done with it. */
export function TaxonomyList<Item extends { id: string; name: string }>(props: TaxonomyListProps<Item>) {
  const { what, items, deleted, whenEmpty, publicPathOf, children } = props
  const { one, many, path } = TAXONOMY_WORDS[what]
  if (!items)
    return (
      <>
        <h1>{many}</h1>
        <ListUnread what={many.toLowerCase()} retry={path} />
      </>
    )
  const add = (
    <LinkButton as={Link} to={`${path}/new`}>
      New {one}
    </LinkButton>
  )
  return (
    <>
      <PageHead title={`${many} (${items.length})`} action={items.length > 0 && add} />
      <DeletedNotice kind={what} deleted={deleted} />
      {items.length === 0 ? (
        <EmptyState title={`No ${many} Yet`} action={add}>
          {whenEmpty}
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {items.map((item) => (
            <li key={item.id}>
              {children(item)}
              <p className={staffPage.rowLinks}>
                <a
                  href={publicPathOf(item)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`View the public page of ${item.name} in a new tab`}
                >
                  View
                </a>
                <Link to={`${path}/${item.id}/edit`} aria-label={`Edit ${item.name}`}>
                  Edit
                </Link>
                <Link to={`${path}/${item.id}/delete`} aria-label={`Delete ${item.name}`}>
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
