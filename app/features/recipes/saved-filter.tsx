import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { SAVED_SORT_LABELS, SAVED_SORTS, type SavedFilter } from '#app/domain/recipe/saved-list.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'

const SEARCH_AFTER_MS = 300

/** Search, cuisine and order of the saved recipes; the address holds them, so that Back works and links can be kept. */
export function SavedFilterForm({ filter, cuisines }: { filter: SavedFilter; cuisines: readonly string[] }) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)

  useEffect(() => () => clearTimeout(timer.current), [])
  // A link (a folder, "Show all") changes the filter from outside; what is being typed stays.
  useEffect(() => {
    if (search.current && document.activeElement !== search.current) search.current.value = filter.search
  }, [filter.search])

  const send = () => {
    clearTimeout(timer.current)
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
  }
  const sendSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, SEARCH_AFTER_MS)
  }
  return (
    <search>
      <Form ref={form} method="get" action="/recipes" className="saved-filter" replace preventScrollReset>
        {filter.folder !== '' && <input type="hidden" name="folder" value={filter.folder} />}
        <TextField
          ref={search}
          type="search"
          label="Search your recipes"
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
        <Button type="submit" variant="secondary" className="without-script">
          Search
        </Button>
      </Form>
    </search>
  )
}
