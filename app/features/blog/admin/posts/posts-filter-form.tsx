import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import filterForm from '#app/features/blog/admin/filter-form.module.css'
import { hasMoreFilters, POST_SORTS, type PostsFilter, postsHref } from './posts-filter.ts'
import type { PostChoices } from './staff-posts.ts'
import styles from './posts-page.module.css'

const STATUSES = [
  { value: '', label: 'All Status' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
]

const SORTS = Object.entries(POST_SORTS).map(([value, label]) => ({ value, label }))

type PostsFilterFormProps = { filter: PostsFilter; choices: PostChoices | null }

/** Narrows and orders the list. A plain form: what is chosen stands in the address. */
export function PostsFilterForm({ filter, choices }: PostsFilterFormProps) {
  return (
    <search>
      <Form method="get" className={styles.filter} key={postsHref(filter)}>
        <div className={classNames(filterForm.fields, filterForm.search)}>
          <TextField
            label="Search posts"
            isLabelHidden
            name="q"
            type="search"
            placeholder="Search posts"
            defaultValue={filter.search}
          />
          <SelectField
            label="Status"
            isLabelHidden
            name="status"
            options={STATUSES}
            defaultValue={filter.status ?? ''}
          />
          <Button type="submit" variant="secondary" className={filterForm.submit}>
            Search
          </Button>
        </div>
        <Fold summary="More filters" isOpen={hasMoreFilters(filter)}>
          <MoreFilters filter={filter} choices={choices} />
        </Fold>
      </Form>
    </search>
  )
}

const named = (all: string, none: string, rows: readonly { id: string; name: string }[]) => [
  { value: '', label: all },
  { value: 'none', label: none },
  ...rows.map(({ id, name }) => ({ value: id, label: name })),
]

function MoreFilters({ filter, choices }: PostsFilterFormProps) {
  const { author, category, tag, updatedFrom, updatedTo, sort } = filter
  return (
    <div className={styles.more}>
      <SelectField
        label="Author"
        name="author"
        options={named('All authors', 'No author', choices?.authors ?? [])}
        defaultValue={author ?? ''}
      />
      <SelectField
        label="Category"
        name="category"
        options={named('All categories', 'Uncategorized', choices?.categories ?? [])}
        defaultValue={category ?? ''}
      />
      <TextField label="Tag" name="tag" list="post-tags" maxLength={60} defaultValue={tag} />
      <datalist id="post-tags">
        {choices?.tags.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <TextField label="Updated from (UTC)" name="from" type="date" defaultValue={updatedFrom ?? ''} />
      <TextField label="Updated until (UTC)" name="to" type="date" defaultValue={updatedTo ?? ''} />
      <SelectField label="Order" name="sort" options={SORTS} defaultValue={sort} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
      {hasMoreFilters(filter) && <Link to="/blog-admin/posts">Show all posts</Link>}
    </div>
  )
}
