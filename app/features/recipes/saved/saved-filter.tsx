import { Form } from 'react-router'
import { SAVED_SORT_LABELS, SAVED_SORTS, type SavedFilter } from '#app/domain/recipe/saved-list.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useFilterForm } from '#app/features/recipes/use-filter-form.ts'
import styles from './saved-list.module.css'

/**
 * Search, cuisine and order of the saved recipes; the address holds them, so that Back works and links can be kept, and the
 * browser need not.
 */
export function SavedFilterForm({ filter, cuisines }: { filter: SavedFilter; cuisines: readonly string[] }) {
  const { formRef, searchRef, send, sendSoon } = useFilterForm(filter.search)
  return (
    <search>
      <Form
        ref={formRef}
        method="get"
        action="/recipes"
        className={styles.filter}
        autoComplete="off"
        replace
        preventScrollReset
      >
        {filter.folder !== '' && <input type="hidden" name="folder" value={filter.folder} />}
        <TextField
          ref={searchRef}
          type="search"
          label="Search your recipes"
          className={styles.search}
          name="q"
          defaultValue={filter.search}
          placeholder="Name or ingredient"
          maxLength={100}
          onInput={sendSoon}
        />
        <SelectField
          key={`cuisine-${filter.cuisine}`}
          label="Cuisine"
          name="cuisine"
          options={[{ value: '', label: 'All Cuisines' }, ...cuisines]}
          defaultValue={filter.cuisine}
          onChange={send}
        />
        <SelectField
          key={`sort-${filter.sort}`}
          label="Sort by"
          name="sort"
          options={SAVED_SORTS.map((sort) => ({ value: sort, label: SAVED_SORT_LABELS[sort] }))}
          defaultValue={filter.sort}
          onChange={send}
        />
        <Button type="submit" variant="secondary" className={styles.withoutScript}>
          Search
        </Button>
      </Form>
    </search>
  )
}
