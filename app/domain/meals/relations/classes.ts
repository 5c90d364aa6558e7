import { findFood } from '#app/domain/food/foods.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import { PREPOSITIONS } from '#app/domain/meals/vocabulary/words-of-name.ts'
import { tokensOf } from '#app/domain/meals/stems.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'

/** What kind of food a host or an addition is: "bread", "salad"; "milk", "sauce". */

type ClassRow = {
  name: string
  groups: ReadonlySet<string>
  kinds: ReadonlySet<string>
  /** USDA's categories in lower case, without commas, or the last words of one. */
  categories: readonly string[]
  /** Stems of names. */
  heads: ReadonlySet<string>
}
export type Side = 'host' | 'added'

const COLUMNS = ['class', 'side', 'groups', 'kinds', 'categories', 'heads'] as const

let classes: Readonly<Record<Side, readonly ClassRow[]>> | undefined

const wordsOf = (cell: string): ReadonlySet<string> => new Set(wordsOfCell(cell))

function readClasses(): Readonly<Record<Side, readonly ClassRow[]>> {
  const read: Record<Side, ClassRow[]> = { host: [], added: [] }
  for (const { row } of readTable('foods/addition-classes.csv', COLUMNS))
    read[row.side === 'host' ? 'host' : 'added'].push({
      name: row.class,
      groups: wordsOf(row.groups),
      kinds: wordsOf(row.kinds),
      categories: row.categories.split(';').filter(Boolean),
      heads: wordsOf(row.heads),
    })
  return read
}

const known: Record<Side, Map<string, string | null>> = { host: new Map(), added: new Map() }

/** The noun of a name of ours, the first part of a name of USDA's: "bratwurst in a roll" is no roll. */
function headsOf({ name, source }: VocabularyFood): ReadonlySet<string> {
  const [first = name] = name.split(',')
  const stems = tokensOf(first).map(({ text }) => text)
  const tie = stems.findIndex((stem) => PREPOSITIONS.has(stem))
  const before = tie < 0 ? stems : stems.slice(0, tie)
  return new Set(source === 'own' || source === 'world' ? before.slice(-1) : before)
}

/** So much of a dish is one ingredient where it is only that food, prepared. */
const MAIN_SHARE = 0.6

/** "Frijoles de la olla" are beans. */
function mainIngredientOf({ id, source }: VocabularyFood): VocabularyFood | null {
  const ingredients = source === 'world' ? ingredientsOf(id) : []
  const all = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const main = ingredients.find(({ grams }) => grams > MAIN_SHARE * all)?.food
  return main === undefined
    ? null
    : {
        id: main.id,
        name: main.name,
        category: main.group,
        source: 'own',
        per100g: () => main.per100g,
        portions: () => [],
      }
}

/** The class of a food as a host or as an addition; null where it is none of the table's. */
export function classOf(food: VocabularyFood, side: Side): string | null {
  const before = known[side].get(food.id)
  if (before !== undefined) return before
  classes ??= readClasses()
  const own = findFood(food.id)
  const category = food.category.toLowerCase().replaceAll(',', '')
  const stems = headsOf(food)
  const isOf = ({ kinds, categories, heads }: ClassRow) =>
    [...heads].some((head) => stems.has(head)) ||
    (own === null
      ? categories.some(
          (one) => category === one || category.endsWith(` ${one}`) || category.startsWith(`${one} `),
        )
      : kinds.has(own.kind))
  const found =
    classes[side].find(isOf) ?? classes[side].find(({ groups }) => own !== null && groups.has(own.group))
  const main = found === undefined && side === 'added' ? mainIngredientOf(food) : null
  const name = found?.name ?? (main === null ? null : classOf(main, side))
  known[side].set(food.id, name)
  return name
}
