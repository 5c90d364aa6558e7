import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { deleteRecipes } from './delete-recipes.server.ts'
import { editRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { findOwnRecipe } from '#app/features/recipes/recipes.server.ts'
import { findPost, findViewableRecipe, shareRecipe, unshareRecipe } from './share-recipe.server.ts'
import {
  moreFromCollection,
  similarPublicRecipes,
} from '#app/features/recipes/view/similar-recipes.server.ts'
import { asFree, edits, keeping, later, NOW, SHARE } from '#tests/support/saved-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { keep, premium } = keeping(() => database)

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
    expect(shareRecipeSchema.safeParse({ title }).success, String(title)).toBe(false)
  expect(shareRecipeSchema.parse({ title: '  Soup ' })).toEqual({ title: 'Soup', description: '', tags: [] })
  expect(shareRecipeSchema.safeParse({ title: 'x', tags: ['t'.repeat(31)] }).success).toBe(false)
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
  const similar = await similarPublicRecipes({ db: database.db, log }, null, current)
  expect(similar[0]).toMatchObject({ id: shared, likesCount: 0 })
  expect(similar.length).toBeLessThanOrEqual(6)
  expect(similar.some((one) => one.id === id || one.id === hidden)).toBe(false)
  const broken = {
    select: () => {
      throw new Error('down')
    },
  } as never
  expect(await similarPublicRecipes({ db: broken, log }, null, current)).toEqual([])
  expect(errors).toHaveLength(1)
})
