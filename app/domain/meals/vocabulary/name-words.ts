import { readTable } from '#app/food-table.server.ts'

/**
 * What the words of foods' names are (`foods/name-word-classes.csv`). "free": says nothing, the usual form of the food or
 * a remark of the table; "cheap": where it comes from and how it was kept, often left out; "marked": makes it another
 * product, which nobody means who does not say it; "group": opens a name as the name of its group ("Soft drink, cola");
 * "tie": ties the parts of a name, so that what is behind it says what is in the food; "glue": matches nobody; "drink":
 * is had beside a food.
 */
type WordClass = 'free' | 'cheap' | 'marked' | 'group' | 'tie' | 'glue' | 'drink'

const WORDS = Map.groupBy(
  readTable('foods/name-word-classes.csv', ['word', 'class'] as const),
  ({ row }) => row.class,
)

const wordsOf = (kind: WordClass): ReadonlySet<string> => new Set(WORDS.get(kind)?.map(({ row }) => row.word))

const FREE = wordsOf('free')
const CHEAP = wordsOf('cheap')
const HEADS = wordsOf('group')
const MARKED = wordsOf('marked')
const GLUE = wordsOf('glue')

export const PREPOSITIONS = wordsOf('tie')
export const DRINKS = wordsOf('drink')

const FREE_CLASS = 0.06
const CHEAP_CLASS = 0.3
const HEAD_CLASS = 0.5
const MARKED_CLASS = 2.2

/** True of a word that opens a name as the name of its group: "Soft drink, cola". */
export const isGroupHead = (stem: string): boolean => HEADS.has(stem)

/** True of a word of a name that no person would be matched by. */
export const isGlue = (stem: string): boolean => GLUE.has(stem)

/** What leaving the word out costs, as a factor. `opensName`: it opens a name of several parts. */
export function unsaidClass(stem: string, opensName: boolean): number {
  if (FREE.has(stem)) return FREE_CLASS
  if (MARKED.has(stem)) return MARKED_CLASS
  if (opensName && HEADS.has(stem)) return HEAD_CLASS
  return CHEAP.has(stem) ? CHEAP_CLASS : 1
}
