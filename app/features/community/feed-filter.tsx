import { Form } from 'react-router'
import { MAX_SEARCH_LENGTH } from '#app/domain/search/search-text.ts'
import { useFilterForm } from '#app/features/recipes/use-filter-form.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import styles from './community-feed.module.css'
import { type FeedFilter, COLLECTIONS, SORT_LABELS } from './feed-address.ts'
import { FEED_SORTS } from './community.ts'

/** Search, cuisine and order of the feed: a form that works before the page does, and follows the typing after. */
export function FeedFilterForm({ filter, cuisines }: { filter: FeedFilter; cuisines: readonly string[] }) {
  const { formRef, searchRef, send, sendSoon } = useFilterForm(filter.search)
  const word = COLLECTIONS.find(({ collection }) => collection === filter.collection)?.word ?? ''
  const cuisine = filter.cuisine ?? ''
  return (
    <search>
      <Form
        ref={formRef}
        method="get"
        action="/public-recipes"
        className={styles.filter}
        // The address holds them; a browser that put back what stood here before would search anew.
        autoComplete="off"
        replace
        preventScrollReset
      >
        {word && <input type="hidden" name="collection" value={word} />}
        <TextField
          ref={searchRef}
          type="search"
          label="Search"
          isLabelHidden
          className={styles.search}
          name="q"
          defaultValue={filter.search}
          placeholder="Search recipes, ingredients, or tags..."
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          onInput={sendSoon}
        />
        <SelectField
          key={`cuisine-${cuisine}`}
          label="Cuisine"
          isLabelHidden
          name="cuisine"
          options={[{ value: '', label: 'All Cuisines' }, ...offered(cuisines, cuisine)]}
          defaultValue={cuisine}
          onChange={send}
        />
        <SelectField
          key={`sort-${filter.sort}`}
          label="Sort by"
          isLabelHidden
          name="sort"
          options={FEED_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
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

/** A cuisine of an old link that nobody shares any more is still what is filtered by. */
const offered = (cuisines: readonly string[], chosen: string) =>
  chosen === '' || cuisines.includes(chosen) ? cuisines : [...cuisines, chosen]
