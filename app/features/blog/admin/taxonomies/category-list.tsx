import { figureOf } from '#app/features/staff/figures.ts'
import { Day } from '#app/features/staff/moment.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import text from '#app/ui/text.module.css'
import type { CategoryInList } from './staff-categories.server.ts'
import { type DeletedItem, TaxonomyList } from './taxonomy-list.tsx'

type CategoryListProps = { categories: readonly CategoryInList[] | null; deleted?: DeletedItem | null }

/** All categories by name. */
export function CategoryList({ categories, deleted = null }: CategoryListProps) {
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]))
  return (
    <TaxonomyList
      what="category"
      items={categories}
      deleted={deleted}
      whenEmpty="Add a category, and readers can find posts by topic."
      publicPathOf={({ slug }) => `/blog/${slug}`}
    >
      {(category) => (
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
      )}
    </TaxonomyList>
  )
}
