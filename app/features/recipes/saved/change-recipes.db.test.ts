import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicRecipes, recipes } from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { deleteRecipes, restoreRecipes, sweepDeletedRecipes } from './delete-recipes.server.ts'
import { duplicateRecipe, editRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { createFolder, moveRecipes } from './folders.server.ts'
import { importText } from '#tests/support/import-text.ts'
import { findOwnRecipe, listSaved } from '#app/features/recipes/recipes.server.ts'
import { findPost, findViewableRecipe, shareRecipe } from './share-recipe.server.ts'
import { asFree, edits, filter, keeping, later, NOW, SHARE } from '#tests/support/saved-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { keep, names, premium } = keeping(() => database)
async function sweep(now: Date): Promise<string[]> {
  const swept: string[] = []
  for await (const { imageUrls } of sweepDeletedRecipes(database.db, now)) swept.push(...imageUrls)
  return swept
}

test('[SAVE-12] deleting matches id and owner: another’s recipe stays, and the rest of the request goes through', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const [own, other, hers] = [await keep(ann), await keep(ben), await keep(ann)]
  const result = await deleteRecipes(database.db, ann, [own, other], NOW)
  expect(result).toEqual({ deletedIds: [own], failedCount: 1 })
  expect(await findOwnRecipe(database.db, ben, other)).not.toBeNull()
  expect(await findOwnRecipe(database.db, ann, own)).toBeNull()
  expect((await listSaved(database.db, ann, filter(), 9)).ids).toEqual([hers])
  await expect(deleteRecipes(database.db, ann, [other], NOW)).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('Failed to delete recipe. Please try again.'),
  })
})

test('a deletion can be taken back for ten minutes, by its owner only, then it is for good', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const ids = [await keep(ann), await keep(ann)]
  await deleteRecipes(database.db, ann, ids, NOW)
  // The second click of a double click.
  expect((await deleteRecipes(database.db, ann, ids, later(400))).deletedIds).toHaveLength(2)
  expect(await restoreRecipes(database.db, ben, ids, later(1000))).toEqual({ restoredCount: 0 })
  expect(await restoreRecipes(database.db, ann, [ids[0]!], later(UNDO_WITHIN_MS - 1))).toEqual({
    restoredCount: 1,
  })
  await database.db.update(recipes).set({ imageUrl: '/pictures/x' }).where(eq(recipes.id, ids[1]!))
  expect(await sweep(later(UNDO_WITHIN_MS + 1))).toEqual(['/pictures/x'])
  expect(await restoreRecipes(database.db, ann, ids, later(UNDO_WITHIN_MS + 1))).toEqual({ restoredCount: 0 })
  const left = await database.db.select().from(recipes).where(eq(recipes.userId, ann.id))
  expect(left.map(({ id }) => id)).toEqual([ids[0]])
})

test('a deleted recipe that was shared is gone for everybody at once, and an undo brings its post back', async () => {
  const ann = await premium()
  const id = await keep(ann)
  const post = await shareRecipe(database.db, ann, id, SHARE, NOW)
  await deleteRecipes(database.db, ann, [id], NOW)
  expect(await findViewableRecipe(database.db, null, id)).toBeNull()
  expect(await findPost(database.db, id)).toBeNull()
  await restoreRecipes(database.db, ann, [id], later(1000))
  expect(await findPost(database.db, id)).toMatchObject({ id: post.id })
  await deleteRecipes(database.db, ann, [id], later(2000))
  await sweep(later(2001 + UNDO_WITHIN_MS))
  expect(await database.db.select().from(publicRecipes).where(eq(publicRecipes.recipeId, id))).toHaveLength(0)
})

test('an edit computes the numbers anew and is refused when somebody was faster', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann)
  const before = (await findOwnRecipe(database.db, ann, id))!
  await editRecipe(
    database.db,
    ann,
    id,
    edits({ ingredients: '600 g potatoes', servings: '1', name: 'Mash' }),
  )
  const after = (await findOwnRecipe(database.db, ann, id))!
  expect(after).toMatchObject({ name: 'Mash', servings: 1, revision: 2, cookingTime: '45 minutes' })
  expect(after.nutrition.perServing.kcal).toBeCloseTo(nutritionOf(['600 g potatoes'], 1).perServing.kcal)
  expect(after.nutrition.perServing.kcal).not.toBeCloseTo(before.nutrition.perServing.kcal, 0)
  await expect(editRecipe(database.db, ann, id, edits())).rejects.toMatchObject({ code: 'conflict' })
  await expect(editRecipe(database.db, ben, id, edits())).rejects.toMatchObject({ code: 'not-found' })
})

test('a food that only USDA’s tables know is counted in an edited and an imported recipe, and says so', async () => {
  const ann = await premium()
  const id = await keep(ann)
  await editRecipe(database.db, ann, id, edits({ ingredients: '600 g potatoes\n100 g wocas' }))
  const { nutrition } = (await findOwnRecipe(database.db, ann, id))!
  const [, wocas] = nutrition.counted
  expect(wocas).toMatchObject({ text: '100 g wocas', grams: 100 })
  expect(wocas!.foodId).toMatch(/^SR/)
  expect(wocas!.confidence).toBeLessThanOrEqual(0.68)
  expect(wocas!.assumptions).toContain('from USDA’s wider table, of which no diet is known')
  expect(nutrition.isVegan).toBeNull()

  const text = 'Pond soup\nIngredients\n100 g wocas\n1 l water\nMethod\nBoil the wocas in the water.'
  const { saved } = await importText(database.db, ann, text, NOW)
  expect(saved[0]?.uncounted).toEqual([])
})

test('how a recipe keeps stays with it through an edit of its words, and goes with other foods', async () => {
  const ann = await premium()
  const notes = { storage: 'Keeps 2 days.', variations: [] }
  const id = await keep(ann, { notes, lines: ['300 g potatoes', '200 g carrots'] })
  await editRecipe(database.db, ann, id, edits({ name: 'Roots' }))
  expect(await findOwnRecipe(database.db, ann, id)).toMatchObject({ name: 'Roots', notes })
  const copy = await duplicateRecipe(database.db, ann, id, NOW)
  expect((await findOwnRecipe(database.db, ann, copy.id))?.notes).toEqual(notes)
  await editRecipe(database.db, ann, id, edits({ ingredients: '300 g mussels', revision: '2' }))
  expect((await findOwnRecipe(database.db, ann, id))?.notes).toBeNull()
})

test('a copy is private, has a name of its own and leaves the original as it is', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann)
  await shareRecipe(database.db, ann, id, SHARE, NOW)
  const copy = await duplicateRecipe(database.db, ann, id, later(1))
  expect(await findOwnRecipe(database.db, ann, copy.id)).toMatchObject({
    name: 'Roast roots (copy)',
    isPublic: false,
    sharedAt: null,
  })
  const second = await duplicateRecipe(database.db, ann, copy.id, later(2))
  expect(await findOwnRecipe(database.db, ann, second.id)).toMatchObject({ name: 'Roast roots (copy)' })
  await expect(duplicateRecipe(database.db, ben, id, NOW)).rejects.toMatchObject({ code: 'not-found' })
})

test('[SAVE-02] without Premium nothing is saved or changed, and what was kept stays and leaves whole', async () => {
  const ann = await premium()
  const id = await keep(ann)
  const free = asFree(ann)
  for (const attempt of [
    duplicateRecipe(database.db, free, id, NOW),
    editRecipe(database.db, free, id, edits()),
    importText(database.db, free, 'Soup\nIngredients\n1 egg', NOW),
    createFolder(database.db, free, { name: 'x' }),
    moveRecipes(database.db, free, { ids: [id], folderId: null }),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'premium-only' })
  expect(await names(free)).toEqual(['Roast roots'])
  expect(await findOwnRecipe(database.db, free, id)).not.toBeNull()
  expect((await deleteRecipes(database.db, free, [id], NOW)).deletedIds).toEqual([id])
})
