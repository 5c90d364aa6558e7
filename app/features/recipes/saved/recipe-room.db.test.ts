import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipes } from '#app/db/schema/index.ts'
import { MAX_RECIPES } from '#app/domain/recipe/saved-list.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { duplicateRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { importText } from '#tests/support/import-text.ts'
import { findOwnRecipe } from '#app/features/recipes/recipes.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SOUP = 'Soup\nIngredients\n1 egg\nInstructions\nBoil it for 5 minutes.'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a member keeps so many recipes and no more, however they come; another has room of their own', async () => {
  const { db } = database
  const ann = await makeMember(db, { tier: 'premium' })
  const { saved } = await importText(db, ann, SOUP, NOW)
  const id = saved[0]!.path.split('/')[2]!
  const row = (await findOwnRecipe(db, ann, id))!
  // All but one of the rest, made by the database itself: thousands of statements would take minutes.
  const columns = Object.values(getTableColumns(recipes))
    .filter((column) => !['id', 'import_key'].includes(column.name) && column.generated === undefined)
    .map((column) => sql.identifier(column.name))
  const list = sql.join(columns, sql`, `)
  await db.execute(sql`insert into recipes (id, ${list})
    select gen_random_uuid(), ${list} from recipes, generate_series(1, ${MAX_RECIPES - 2}) where id = ${row.id}`)

  await expect(importText(db, ann, `${SOUP}\n\n${SOUP}`.replaceAll('Soup', 'A'), NOW)).resolves.toBeDefined()
  await expect(importText(db, ann, SOUP.replace('Soup', 'Another'), NOW)).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(duplicateRecipe(db, ann, id, NOW)).rejects.toMatchObject({ code: 'conflict' })
  const ben = await makeMember(db, { tier: 'premium' })
  await expect(importText(db, ben, SOUP, NOW)).resolves.toBeDefined()
})
