import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicRecipes, recipeFolders, recipes } from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { EditRecipeForm, ShareRecipeForm } from '#app/domain/recipe/recipe-forms.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { type SavedFilter, UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { deleteRecipes, restoreRecipes, sweepDeletedRecipes } from './delete-recipes.server.ts'
import { duplicateRecipe, editRecipe } from './edit-recipe.server.ts'
import { exportPieces } from './export-recipes.server.ts'
import { createFolder, deleteFolder, listFolders, moveRecipes, renameFolder } from './folders.server.ts'
import { importRecipes } from './import-recipes.server.ts'
import { countSaved, eachOwnRecipe, findOwnRecipe, listSaved, saveRecipe } from './recipes.server.ts'
import { findPost, findViewableRecipe, shareRecipe, unshareRecipe } from './share-recipe.server.ts'
import { moreFromCollection, similarPublicRecipes } from './similar-recipes.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const recipe = (change: Partial<Recipe> & { lines?: string[] } = {}): Recipe => {
  const { lines = ['300 g potatoes', '200 g carrots', '1 tbsp olive oil'], ...rest } = change
  return {
    name: 'Roast roots',
    description: 'Soft inside, brown outside.',
    cookingTimeMin: 45,
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: 2,
    ingredients: lines.map((text) => ({ text, isExtra: false })),
    instructions: ['Roast everything at 200 °C for 40 minutes.'],
    dishForm: 'tray bake',
    nutrition: nutritionOf(lines, 2),
    writtenBy: 'the Mealwright kitchen',
    ...rest,
  }
}
const premium = () => makeMember(database.db, { tier: 'premium' })
const asFree = (member: Member): Member => ({ ...member, tier: 'free' })
const keep = async (member: Member, change: Parameters<typeof recipe>[0] = {}, at = NOW) =>
  (await saveRecipe(database.db, member, recipe(change), at)).id
async function sweep(now: Date): Promise<string[]> {
  const swept: string[] = []
  for await (const { imageUrls } of sweepDeletedRecipes(database.db, now)) swept.push(...imageUrls)
  return swept
}
const filter = (change: Partial<SavedFilter> = {}): SavedFilter => ({
  search: '',
  cuisine: '',
  sort: 'date',
  folder: '',
  ...change,
})
const names = async (member: Member, change: Partial<SavedFilter> = {}) =>
  (await listSaved(database.db, member, filter(change), 48)).rows.map(({ name }) => name)
const SHARE = ShareRecipeForm.parse({
  title: ' Roots! ',
  description: 'For all',
  tags: ['easy', ' Easy', '', 'tray'],
})
const edits = (change: Record<string, string> = {}) =>
  EditRecipeForm.parse({
    name: 'Roast roots',
    description: '',
    cookingTimeMin: '45',
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: '2',
    ingredients: '300 g potatoes\n\n 200 g carrots',
    instructions: 'Roast.',
    revision: '1',
    ...change,
  })

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
  expect(await names(ann, { search: '%' })).toEqual(['Pie'])
  expect(await names(ann, { search: '_' })).toEqual([])
  // Names of fields in the stored JSON are not ingredients.
  expect(await names(ann, { search: 'isExtra' })).toEqual([])
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

test('[DETAIL-18] [DETAIL-20] [DETAIL-17] [DATA-05] sharing makes the recipe public and returns the post with recipe and label', async () => {
  const ann = await makeMember(database.db, { tier: 'premium', email: 'ann@canary.example' })
  const id = await keep(ann)
  const post = await shareRecipe(database.db, ann, id, SHARE, NOW)
  expect(post).toMatchObject({
    recipeId: id,
    sharedBy: ann.id,
    sharedByLabel: 'ann',
    title: 'Roots!',
    description: 'For all',
    tags: ['easy', 'tray'],
    likesCount: 0,
    commentsCount: 0,
    createdAt: NOW,
    updatedAt: NOW,
    recipe: { isPublic: true, sharedAt: NOW },
  })
  expect(JSON.stringify(post)).not.toContain('@')
  expect(await findOwnRecipe(database.db, ann, id)).toMatchObject({ isPublic: true, sharedAt: NOW })
})

test('[DETAIL-16] a blank title cannot be shared', () => {
  for (const title of ['', '   ', undefined])
    expect(ShareRecipeForm.safeParse({ title }).success, String(title)).toBe(false)
  expect(ShareRecipeForm.parse({ title: '  Soup ' })).toEqual({ title: 'Soup', description: '', tags: [] })
  expect(ShareRecipeForm.safeParse({ title: 'x', tags: ['t'.repeat(31)] }).success).toBe(false)
})

test('[DETAIL-19] only premium members share, and only their own recipes', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann)
  await expect(shareRecipe(database.db, asFree(ann), id, SHARE, NOW)).rejects.toMatchObject({
    code: 'premium-only',
  })
  await expect(shareRecipe(database.db, ben, id, SHARE, NOW)).rejects.toMatchObject({ code: 'not-found' })
  expect(await findPost(database.db, id)).toBeNull()
})

test('ten clicks on share make one post', async () => {
  const ann = await premium()
  const id = await keep(ann)
  const posts = await Promise.all(
    Array.from({ length: 10 }, () => shareRecipe(database.db, ann, id, SHARE, NOW)),
  )
  expect(new Set(posts.map((post) => post.id)).size).toBe(1)
})

test('a recipe whose claims are not true of its food is not shared, nor edited into one', async () => {
  const ann = await premium()
  const id = await keep(ann, { name: 'Breakfast', lines: ['2 eggs', '10 g butter'] })
  await expect(
    shareRecipe(database.db, ann, id, { ...SHARE, title: 'Vegan breakfast' }, NOW),
  ).rejects.toThrow('It is called vegan but has egg')
  await shareRecipe(database.db, ann, id, SHARE, NOW)
  await expect(
    editRecipe(database.db, ann, id, edits({ ingredients: '2 eggs\n1 cup bleach' })),
  ).rejects.toThrow(/not food/)
})

test('[DETAIL-22] removing from public deletes the post and makes the recipe private again, in one step', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann)
  await shareRecipe(database.db, ann, id, SHARE, NOW)
  await expect(unshareRecipe(database.db, ben, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await findPost(database.db, id)).not.toBeNull()
  // Somebody whose Premium has ended can still take things down.
  await unshareRecipe(database.db, asFree(ann), id)
  await unshareRecipe(database.db, ann, id)
  expect(await findPost(database.db, id)).toBeNull()
  expect(await findOwnRecipe(database.db, ann, id)).toMatchObject({ isPublic: false, sharedAt: null })
  expect(await findViewableRecipe(database.db, ben, id)).toBeNull()
})

test('[DETAIL-22] whatever references a post goes with it: the foreign key cascades', async () => {
  const { rows } = await database.pool.query<{ confdeltype: string }>(
    `select confdeltype from pg_constraint where conrelid = 'public_recipes'::regclass and contype = 'f'`,
  )
  expect(rows).toEqual([{ confdeltype: 'c' }, { confdeltype: 'c' }])
  const hanging = await database.pool.query<{ name: string; confdeltype: string }>(
    `select conname as name, confdeltype from pg_constraint where confrelid = 'public_recipes'::regclass`,
  )
  for (const one of hanging.rows) expect(one.confdeltype, one.name).toBe('c')
})

test('[DETAIL-06] [DETAIL-07] [DETAIL-25] a recipe is seen by its owner, and by others only while it is public', async () => {
  const [ann, ben] = [await premium(), await makeMember(database.db)]
  const id = await keep(ann)
  expect(await findViewableRecipe(database.db, ann, id)).toMatchObject({ isOwner: true, post: null })
  for (const viewer of [ben, null]) expect(await findViewableRecipe(database.db, viewer, id)).toBeNull()
  await shareRecipe(database.db, ann, id, SHARE, NOW)
  for (const viewer of [ben, null])
    expect(await findViewableRecipe(database.db, viewer, id)).toMatchObject({
      isOwner: false,
      post: { title: 'Roots!' },
    })
  expect(await findViewableRecipe(database.db, ann, 'not-an-id')).toBeNull()
  expect(await findPost(database.db, '018f0000-0000-7000-8000-000000000000')).toBeNull()
})

test('[DETAIL-11] the owner’s other recipes, without this one, at most six, the most alike first', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const id = await keep(ann, { cuisineType: 'Indian', cookingTimeMin: 30 })
  const current = (await findOwnRecipe(database.db, ann, id))!
  await keep(ben, { name: 'not hers', cuisineType: 'Indian', cookingTimeMin: 30 })
  await keep(ann, { name: 'twin', cuisineType: 'Indian', cookingTimeMin: 40 })
  await keep(ann, { name: 'cousin', cuisineType: 'Indian', difficulty: 'Advanced', cookingTimeMin: 90 })
  for (let at = 0; at < 14; at++)
    await keep(ann, { name: `far ${at}`, difficulty: 'Advanced', cookingTimeMin: 300 }, later(at))
  const log = { error: () => {} } as never
  const more = await moreFromCollection({ db: database.db, log }, ann, current)
  expect(more.map(({ name }) => name).slice(0, 2)).toEqual(['twin', 'cousin'])
  expect(more).toHaveLength(6)
  expect(more.some((one) => one.id === id || one.name === 'not hers')).toBe(false)
})

test('[DETAIL-12] [DETAIL-14] similar shared recipes come without the current one; a failure gives none', async () => {
  const ann = await premium()
  const id = await keep(ann, { cuisineType: 'Japanese' })
  const shared = await keep(ann, { cuisineType: 'Japanese', name: 'shared' })
  const hidden = await keep(ann, { cuisineType: 'Japanese', name: 'deleted' })
  for (const one of [id, shared, hidden]) await shareRecipe(database.db, ann, one, SHARE, NOW)
  await deleteRecipes(database.db, ann, [hidden], NOW)
  const current = (await findOwnRecipe(database.db, ann, id))!
  const errors: unknown[] = []
  const log = { error: (facts: unknown) => errors.push(facts) } as never
  const similar = await similarPublicRecipes({ db: database.db, log }, current)
  expect(similar[0]).toMatchObject({ id: shared, likesCount: 0 })
  expect(similar.length).toBeLessThanOrEqual(6)
  expect(similar.some((one) => one.id === id || one.id === hidden)).toBe(false)
  const broken = {
    select: () => {
      throw new Error('down')
    },
  } as never
  expect(await similarPublicRecipes({ db: broken, log }, current)).toEqual([])
  expect(errors).toHaveLength(1)
})

test('[SAVE-02] without Premium nothing is saved or changed, and what was kept stays and leaves whole', async () => {
  const ann = await premium()
  const id = await keep(ann)
  const free = asFree(ann)
  for (const attempt of [
    duplicateRecipe(database.db, free, id, NOW),
    editRecipe(database.db, free, id, edits()),
    importRecipes(database.db, free, 'Soup\nIngredients\n1 egg', NOW),
    createFolder(database.db, free, { name: 'x' }),
    moveRecipes(database.db, free, { ids: [id], folderId: null }),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'premium-only' })
  expect(await names(free)).toEqual(['Roast roots'])
  expect(await findOwnRecipe(database.db, free, id)).not.toBeNull()
  expect((await deleteRecipes(database.db, free, [id], NOW)).deletedIds).toEqual([id])
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
    const { saved } = await importRecipes(database.db, cleo, file, NOW)
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
