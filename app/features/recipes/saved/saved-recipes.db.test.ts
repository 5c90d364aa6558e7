import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipeFolders, recipes } from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { exportPieces } from './export-recipes.server.ts'
import { createFolder, deleteFolder, listFolders, moveRecipes, renameFolder } from './folders.server.ts'
import { importText } from '#tests/support/import-text.ts'
import { countSaved, eachOwnRecipe, listSaved } from '#app/features/recipes/recipes.server.ts'
import { filter, keeping, later, NOW, recipe } from '#tests/support/saved-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { keep, names, premium } = keeping(() => database)

test('[SAVE-03] the list holds the member’s own recipes only, newest first', async () => {
  const [ann, ben] = [await premium(), await premium()]
  await keep(ann, { name: 'first' })
  await keep(ann, { name: 'second' }, later(1000))
  await keep(ben, { name: 'not hers' })
  expect(await names(ann)).toEqual(['second', 'first'])
  expect(await countSaved(database.db, ann)).toEqual({ total: 2, cuisines: ['American'] })
})

test('[SAVE-04] a hidden recipe is left out of the list', async () => {
  const ann = await premium()
  const id = await keep(ann)
  await database.db.update(recipes).set({ isHidden: NOW }).where(eq(recipes.id, id))
  expect(await names(ann)).toEqual([])
})

test('[SAVE-05] search matches name, description or any ingredient, case-insensitive, and takes signs as they are', async () => {
  const ann = await premium()
  await keep(ann, { name: 'Leek SOUP', description: 'warm' })
  await keep(ann, {
    name: 'Pie',
    description: 'with a Crust',
    lines: ['50 g Crème fraîche', '100% rye flour'],
  })
  expect(await names(ann, { search: 'soup' })).toEqual(['Leek SOUP'])
  expect(await names(ann, { search: 'crust' })).toEqual(['Pie'])
  expect(await names(ann, { search: 'CRÈME' })).toEqual(['Pie'])
  expect(await names(ann, { search: '100%' })).toEqual(['Pie'])
  // A sign alone is not a search word.
  for (const sign of ['%', '_']) expect(await names(ann, { search: sign })).toEqual([])
  // Names of fields in the stored JSON are not ingredients.
  expect(await names(ann, { search: 'isExtra' })).toEqual([])
})

test.each([
  ['creme brulee', 'Crème brûlée'],
  ['ragu', 'Ragù alla bolognese'],
  ['kottbullar', 'Köttbullar'],
  ['smorrebrod', 'Smørrebrød'],
  ['beet burger', 'Bulgur burger with beetroot'],
  ['burger bulgur', 'Bulgur burger with beetroot'],
  ['toast french', 'French toast'],
  ['burgers', 'Bulgur burger with beetroot'],
  ['tomato', 'Ragù alla bolognese'],
  ['ris oat o', 'Ris-oat-o'],
  ['risoato', 'Ris-oat-o'],
  ['brulle', 'Crème brûlée'],
  ['bolonese', 'Ragù alla bolognese'],
  ['fren', 'French toast'],
  ['frnech', 'French toast'],
  ['raug', 'Ragù alla bolognese'],
])('own recipes are found as the community’s are: %s', async (search, name) => {
  const [ann, ben] = [await premium(), await premium()]
  await keep(ann, { name: 'Crème brûlée', lines: ['4 egg yolks', '500 ml cream'] })
  await keep(ann, { name: 'Ragù alla bolognese', lines: ['2 tins of tomatoes', '500 g mince'] })
  await keep(ann, { name: 'Köttbullar', lines: ['500 g pork mince'] })
  await keep(ann, { name: 'Smørrebrød', lines: ['4 slices rye bread'] })
  await keep(ann, { name: 'Bulgur burger with beetroot', lines: ['200 g bulgur'] })
  await keep(ann, { name: 'French toast', lines: ['4 slices white bread'] })
  await keep(ann, { name: 'Ris-oat-o', lines: ['200 g oats'] })
  await keep(ben, { name, lines: ['1 egg'] })
  expect(await names(ann, { search })).toEqual([name])
})

test('[SAVE-06] [SAVE-07] the cuisine narrows the list; name, cuisine and difficulty order it', async () => {
  const ann = await premium()
  await keep(ann, { name: 'b', cuisineType: 'Indian', difficulty: 'Advanced' })
  await keep(ann, { name: 'C', cuisineType: 'American', difficulty: 'Intermediate' }, later(1))
  await keep(ann, { name: 'a', cuisineType: 'Mexican', difficulty: 'Beginner' }, later(2))
  expect(await names(ann, { cuisine: 'Indian' })).toEqual(['b'])
  expect(await names(ann)).toEqual(['a', 'C', 'b'])
  expect(await names(ann, { sort: 'name' })).toEqual(['a', 'b', 'C'])
  expect(await names(ann, { sort: 'cuisine' })).toEqual(['C', 'b', 'a'])
  expect(await names(ann, { sort: 'difficulty' })).toEqual(['a', 'C', 'b'])
})

test('a long list comes in parts, with the ids of all that match', async () => {
  const ann = await premium()
  for (let at = 0; at < 5; at++) await keep(ann, { name: `r${at}` }, later(at))
  const { ids, rows } = await listSaved(database.db, ann, filter(), 2)
  expect(ids).toHaveLength(5)
  expect(rows.map(({ name }) => name)).toEqual(['r4', 'r3'])
})

test('folders are made, renamed and deleted; a recipe lies in one or in none and survives its folder', async () => {
  const ann = await premium()
  const [first, second] = [await keep(ann, { name: 'one' }), await keep(ann, { name: 'two' }, later(1))]
  const { id: folderId } = await createFolder(database.db, ann, { name: 'Suppers' })
  await expect(createFolder(database.db, ann, { name: 'SUPPERS' })).rejects.toMatchObject({
    code: 'conflict',
    field: 'name',
  })
  await moveRecipes(database.db, ann, { ids: [first, second], folderId })
  expect(await listFolders(database.db, ann)).toEqual([{ id: folderId, name: 'Suppers', recipeCount: 2 }])
  await moveRecipes(database.db, ann, { ids: [second], folderId: null })
  expect(await names(ann, { folder: folderId })).toEqual(['one'])
  expect(await names(ann, { folder: 'none' })).toEqual(['two'])
  expect(await names(ann, { folder: 'no id' })).toEqual([])
  await renameFolder(database.db, ann, { folderId, name: 'Dinners' })
  await deleteFolder(database.db, ann, { folderId })
  expect(await names(ann, { folder: 'none' })).toEqual(['two', 'one'])
})

test('another member’s folder is none: nothing is put into it, renamed or deleted', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann)
  const bens = await keep(ben)
  const { id: folderId } = await createFolder(database.db, ben, { name: 'Ben’s' })
  const { id: own } = await createFolder(database.db, ann, { name: 'Ann’s' })
  for (const attempt of [
    () => moveRecipes(database.db, ann, { ids: [id], folderId }),
    () => moveRecipes(database.db, ann, { ids: [id, bens], folderId: own }),
    () => renameFolder(database.db, ann, { folderId, name: 'x' }),
    () => deleteFolder(database.db, ann, { folderId }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  const rows = await database.db.select().from(recipes).where(eq(recipes.folderId, own))
  expect(rows).toEqual([])
  expect(await database.db.select().from(recipeFolders).where(eq(recipeFolders.id, folderId))).toMatchObject([
    { name: 'Ben’s' },
  ])
})

test('all of one’s recipes go out and come back as they were', async () => {
  const [ann, ben] = [await premium(), await premium()]
  await keep(ann, { name: 'one' })
  await keep(ann, { name: 'two', lines: ['2 eggs'] }, later(1))
  await keep(ben, { name: 'not hers' })
  for (const format of ['json', 'text'] as const) {
    let file = ''
    for await (const piece of exportPieces(eachOwnRecipe(database.db, ann), format)) file += piece
    expect(file).not.toContain('not hers')
    expect(readImport(file).map(({ draft }) => draft.name)).toEqual(['one', 'two'])
    const cleo = await premium()
    const { saved } = await importText(database.db, cleo, file, NOW)
    expect(saved.map(({ name, notes }) => [name, notes])).toEqual([
      ['one', []],
      ['two', []],
    ])
    const [two] = await database.db
      .select()
      .from(recipes)
      .where(and(eq(recipes.userId, cleo.id), eq(recipes.name, 'two')))
    expect(two!.nutrition.perServing.kcal).toBeCloseTo(nutritionOf(['2 eggs'], 2).perServing.kcal)
    expect(two).toMatchObject({ isPublic: false, folderId: null, userId: cleo.id })
  }
})

test('every recipe goes out, also where there are more than one batch', async () => {
  const ann = await premium()
  const row = { ...recipe(), userId: ann.id, cookingTime: '45 minutes' }
  const { newId } = await import('#app/db/id.ts')
  await database.db
    .insert(recipes)
    .values(Array.from({ length: 230 }, () => ({ ...row, id: newId(), createdAt: NOW })))
  const seen = new Set<string>()
  for await (const { id } of eachOwnRecipe(database.db, ann)) seen.add(id)
  expect(seen.size).toBe(230)
})
