/** How the list of saved recipes can be ordered and narrowed. */

export const SAVED_SORTS = ['date', 'name', 'cuisine', 'difficulty'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

export const SAVED_SORT_LABELS: Readonly<Record<SavedSort, string>> = {
  date: 'Newest first',
  name: 'Name',
  cuisine: 'Cuisine',
  difficulty: 'Difficulty',
}

export type SavedFilter = {
  /** Part of a name, a description or an ingredient. */
  search: string
  /** Empty for all. */
  cuisine: string
  sort: SavedSort
  /** A folder's id, `none` for what lies in no folder, empty for all. */
  folder: string
}

const MAX_SEARCH_LENGTH = 100

/** The filter of an address; what it does not know is left out. */
export function savedFilterOf(query: URLSearchParams): SavedFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  const sort = SAVED_SORTS.find((one) => one === query.get('sort')) ?? 'date'
  return { search: text('q'), cuisine: text('cuisine'), sort, folder: text('folder') }
}

/** How many cards a page shows at first, and how many more each time. */
export const SAVED_PAGE = 48
const MOST_SHOWN = 960

export function shownOf(query: URLSearchParams): number {
  const asked = Number(query.get('show'))
  return Number.isInteger(asked) && asked > SAVED_PAGE ? Math.min(asked, MOST_SHOWN) : SAVED_PAGE
}

/** The question before recipes are deleted. */
export const deleteQuestion = (count: number): string =>
  count === 1
    ? 'Are you sure you want to delete this recipe?'
    : `Are you sure you want to delete ${count} recipe(s)?`

/** How long a deletion can be undone; after it the recipe is swept away. */
export const UNDO_WITHIN_MS = 10 * 60 * 1000

/** Recipes one member keeps at most. */
export const MAX_RECIPES = 5000
export const MAX_SELECTED = 2000
export const MAX_FOLDERS = 100
export const MAX_FOLDER_NAME_LENGTH = 60
