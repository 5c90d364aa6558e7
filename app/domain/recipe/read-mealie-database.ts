import { fieldOf, type Fields, isFields, listField, numberField } from './app-json-fields.ts'

/**
 * The database of Mealie as its backups hold it (`database.json`): a list of rows for each table. Gives its recipes in
 * the form in which Mealie exports one by one.
 */

export const isMealieDatabase = (fields: Fields): boolean =>
  Array.isArray(fields['recipes']) && Array.isArray(fields['recipes_ingredients'])

const rowsOf = (database: Fields, ...tables: string[]): Fields[] =>
  listField(database, ...tables).filter(isFields)

const idOf = (fields: Fields, name: string) => {
  const id = fieldOf(fields, name)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** Rows by what one of their columns names, in the order of `position`. */
function grouped(rows: readonly Fields[], column: string): Map<string, Fields[]> {
  const groups = new Map<string, Fields[]>()
  for (const row of rows) {
    const key = idOf(row, column)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  for (const group of groups.values())
    group.sort((one, other) => (numberField(one, 'position') ?? 0) - (numberField(other, 'position') ?? 0))
  return groups
}

const byId = (rows: readonly Fields[]) => new Map(rows.map((row) => [idOf(row, 'id'), row]))

/** The recipes of a database, each as a recipe that was exported by itself. */
export function recipesOfMealieDatabase(database: Fields): Fields[] {
  const foods = byId(rowsOf(database, 'ingredient_foods'))
  const units = byId(rowsOf(database, 'ingredient_units'))
  const tags = byId(rowsOf(database, 'tags'))
  const categories = byId(rowsOf(database, 'categories'))
  const ingredients = grouped(rowsOf(database, 'recipes_ingredients'), 'recipe_id')
  const steps = grouped(rowsOf(database, 'recipe_instructions'), 'recipe_id')
  const notes = grouped(rowsOf(database, 'notes'), 'recipe_id')
  const taggedBy = grouped(rowsOf(database, 'recipes_to_tags'), 'recipe_id')
  const sortedBy = grouped(rowsOf(database, 'recipes_to_categories', 'recipes2categories'), 'recipe_id')
  return rowsOf(database, 'recipes').map((recipe) => {
    const of = (groups: ReadonlyMap<string, Fields[]>) => groups.get(idOf(recipe, 'id')) ?? []
    return {
      ...recipe,
      recipe_ingredient: of(ingredients).map((line) => ({
        ...line,
        food: foods.get(idOf(line, 'food_id')),
        unit: units.get(idOf(line, 'unit_id')),
      })),
      recipe_instructions: of(steps),
      notes: of(notes),
      tags: of(taggedBy).flatMap((link) => tags.get(idOf(link, 'tag_id')) ?? []),
      recipe_category: of(sortedBy).flatMap((link) => categories.get(idOf(link, 'category_id')) ?? []),
    }
  })
}
