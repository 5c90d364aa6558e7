import { Day } from '#app/features/staff/moment.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import text from '#app/ui/text.module.css'
import type { AuthorInList } from './staff-authors.server.ts'
import { type DeletedItem, TaxonomyList } from './taxonomy-list.tsx'
import styles from './taxonomy-pages.module.css'

type AuthorListProps = { authors: readonly AuthorInList[] | null; deleted?: DeletedItem | null }

/** All authors by name. */
export function AuthorList({ authors, deleted = null }: AuthorListProps) {
  return (
    <TaxonomyList
      what="author"
      items={authors}
      deleted={deleted}
      whenEmpty="Add an author, and posts can show who wrote them."
      publicPathOf={({ slug }) => `/blog/author/${slug}`}
    >
      {(author) => (
        <>
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
        </>
      )}
    </TaxonomyList>
  )
}
