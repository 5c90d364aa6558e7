import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  contentReports,
  publicRecipes,
  publicRecipeSearch,
  recipeComments,
  recipeFavorites,
  recipeLikes,
  recipes,
  users,
} from '#app/db/schema/index.ts'
import { editRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import {
  deleteRecipes,
  restoreRecipes,
  sweepDeletedRecipes,
} from '#app/features/recipes/saved/delete-recipes.server.ts'
import { editRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { unshareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { countsDrift } from '#tests/support/community-drift.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { sharePost } from '#tests/support/share.ts'
import { addComment, deleteComment, listComments } from './comments.server.ts'
import { leaderboards } from './leaderboards.server.ts'
import { cuisinesOfFeed, findPostForViewer, listCommunityPosts } from './posts.server.ts'
import { reportContent } from './report-content.server.ts'
import { toggleFavorite, toggleLike } from './toggle-reactions.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const premium = () => makeMember(database.db, { tier: 'premium' })
const share = (author: Member, change: Parameters<typeof sharePost>[2] = {}, at = NOW) =>
  sharePost(database.db, author, change, at)
const search = (viewer: Member, text: string, cuisine: string | null = null) =>
  listCommunityPosts(database.db, viewer, {
    search: text,
    cuisine,
    sort: 'recent',
    collection: 'all',
    cursor: null,
  })
const like = (member: Member, postId: string) => toggleLike(database.db, member, postId, NOW)
let keyCount = 0
const comment = (member: Member, postId: string, content = 'Good') =>
  addComment(database.db, member, postId, content, { key: `key-${keyCount++}`, now: NOW })
const rowsOf = (table: typeof recipeLikes | typeof recipeFavorites | typeof recipeComments) =>
  database.db.$count(table)
const expectExact = async () => expect(await countsDrift(database.db)).toEqual([])

/** Runs all of a list, `width` at a time, as so many people would. */
async function inParallel(tasks: readonly (() => Promise<unknown>)[], width = 40): Promise<void> {
  const waiting = [...tasks]
  const one = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: width }, one))
}

test('[COMM-19] 400 toggles at once by twenty members leave a count equal to the rows', async () => {
  const ann = await premium()
  const { postId, recipeId } = await share(ann)
  const members = await Promise.all(Array.from({ length: 20 }, premium))
  await inParallel(Array.from({ length: 400 }, (_, at) => () => like(members[at % 20]!, postId)))
  // Each of them toggled twenty times: nobody likes it in the end.
  expect(await rowsOf(recipeLikes)).toBe(0)
  await inParallel(Array.from({ length: 399 }, (_, at) => () => like(members[at % 19]!, postId)))
  expect(await rowsOf(recipeLikes)).toBe(19)
  expect(await findPostForViewer(database.db, null, recipeId)).toMatchObject({ likesCount: 19 })
  await expectExact()
})

test('[COMM-19] [COMM-20] 400 toggles at once by one member are 400 turns', async () => {
  const ann = await premium()
  const { postId } = await share(ann)
  const answers: boolean[] = []
  await inParallel(
    Array.from({ length: 400 }, () => async () => answers.push((await like(ann, postId)).isLiked)),
  )
  expect(answers.filter(Boolean)).toHaveLength(200)
  expect(await rowsOf(recipeLikes)).toBe(0)
  await inParallel(Array.from({ length: 401 }, () => () => toggleFavorite(database.db, ann, postId, NOW)))
  expect(await rowsOf(recipeFavorites)).toBe(1)
  await expectExact()
})

test('comments written and deleted at once leave a count equal to the rows', async () => {
  const ann = await premium()
  const { postId, recipeId } = await share(ann)
  const members = await Promise.all(Array.from({ length: 10 }, premium))
  await inParallel(
    Array.from({ length: 200 }, (_, at) => async () => {
      const { id } = await comment(members[at % 10]!, postId)
      if (at % 2) await deleteComment(database.db, at % 3 ? ann : members[at % 10]!, id)
    }),
  )
  expect(await rowsOf(recipeComments)).toBe(100)
  expect(await findPostForViewer(database.db, null, recipeId)).toMatchObject({ commentsCount: 100 })
  await expectExact()
})

test('[DETAIL-22] taking a recipe out of public removes all that hung on it, also while people like it', async () => {
  const ann = await premium()
  const { postId, recipeId } = await share(ann, { cuisineType: 'Thai' })
  const members = await Promise.all(Array.from({ length: 10 }, premium))
  for (const member of members) await comment(member, postId)
  await reportContent(database.db, members[0]!, { postId, commentId: null, reason: 'Spam' }, NOW)
  const clicks = Array.from({ length: 100 }, (_, at) => async () => {
    if (at === 50) await unshareRecipe(database.db, ann, recipeId)
    const member = members[at % 10]!
    const click = at % 2 ? like(member, postId) : toggleFavorite(database.db, member, postId, NOW)
    await click.catch((error: unknown) => expect(error).toMatchObject({ code: 'not-found' }))
  })
  await inParallel(clicks, 10)
  for (const table of [recipeLikes, recipeFavorites, recipeComments] as const)
    expect(await rowsOf(table)).toBe(0)
  expect(await database.db.$count(contentReports)).toBe(0)
  expect(await database.db.$count(publicRecipeSearch)).toBe(0)
  expect(await cuisinesOfFeed(database.db)).toEqual([])
  const [row] = await database.db.select().from(recipes).where(eq(recipes.id, recipeId))
  expect(row).toMatchObject({ isPublic: false, sharedAt: null })
  await expect(comment(ann, postId)).rejects.toMatchObject({ code: 'not-found' })
  await expectExact()
})

test('a deleted recipe is nowhere in the feed, and an undo brings its post back with everything on it', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const { postId, recipeId } = await share(ann, { title: 'Borscht', cuisineType: 'Ukrainian' })
  await share(ann, { title: 'Roots' })
  await like(ben, postId)
  await toggleFavorite(database.db, ben, postId, NOW)
  const { id: commentId } = await comment(ben, postId)
  await deleteRecipes(database.db, ann, [recipeId], NOW)
  await expectExact()
  expect((await search(ben, '')).posts.map(({ title }) => title)).toEqual(['Roots'])
  expect(await search(ben, '')).toMatchObject({ found: 1 })
  expect(await search(ben, 'borscht')).toMatchObject({ found: 0, posts: [] })
  expect(await cuisinesOfFeed(database.db)).toEqual(['American'])
  const liked = { search: '', cuisine: null, sort: 'recent', collection: 'liked', cursor: null } as const
  expect(await listCommunityPosts(database.db, ben, liked)).toMatchObject({ found: 0, posts: [] })
  expect(await leaderboards(database.db, ben)).toMatchObject({
    topContributors: [{ recipeCount: 1 }],
    mostLiked: [{ title: 'Roots' }],
  })
  expect(await findPostForViewer(database.db, ben, recipeId)).toBeNull()
  expect(await listComments(database.db, ben, postId, null)).toEqual({ comments: [], nextCursor: null })
  for (const attempt of [
    () => like(ben, postId),
    () => toggleFavorite(database.db, ben, postId, NOW),
    () => comment(ben, postId),
    () => reportContent(database.db, ben, { postId, commentId, reason: 'x' }, NOW),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  await restoreRecipes(database.db, ann, [recipeId], later(1000))
  expect(await search(ben, 'borscht')).toMatchObject({
    found: 1,
    posts: [{ likesCount: 1, commentsCount: 1, isLiked: true, isFavorite: true }],
  })
  await expectExact()
  await deleteRecipes(database.db, ann, [recipeId], later(2000))
  for await (const _ of sweepDeletedRecipes(database.db, later(2001 + UNDO_WITHIN_MS)));
  expect(await rowsOf(recipeLikes)).toBe(0)
  await expectExact()
})

test('a recipe that is hidden is hidden in the feed', async () => {
  const ann = await premium()
  const { recipeId } = await share(ann)
  await database.db.update(recipes).set({ isHidden: NOW }).where(eq(recipes.id, recipeId))
  expect(await search(ann, '')).toMatchObject({ found: 0, posts: [] })
  await expectExact()
})

test('an account that goes takes its posts, likes and comments along, and every count follows', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const [anns, bens] = [await share(ann), await share(ben, { title: 'Ben’s', cuisineType: 'Thai' })]
  for (const member of [ann, ben])
    for (const { postId } of [anns, bens]) {
      await like(member, postId)
      await toggleFavorite(database.db, member, postId, NOW)
      await comment(member, postId)
    }
  await database.db.delete(users).where(eq(users.id, ben.id))
  expect(await search(ann, '')).toMatchObject({ found: 1, posts: [{ likesCount: 1, commentsCount: 1 }] })
  expect((await leaderboards(database.db, ann)).topContributors).toHaveLength(1)
  await expectExact()
})

test('what its owner edits in a recipe is found at once, and what is gone is not', async () => {
  const ann = await premium()
  const { recipeId } = await share(ann, { title: 'Supper', lines: ['300 g potatoes', '1 leek'] })
  const values = editRecipeSchema.parse({
    name: 'Swede mash',
    description: '',
    cookingTimeMin: '30',
    difficulty: 'Beginner',
    cuisineType: 'Scottish',
    servings: '2',
    ingredients: '300 g swede\n30 g butter',
    instructions: 'Boil and mash.',
    revision: '1',
  })
  await editRecipe(database.db, ann, recipeId, values)
  expect(await search(ann, 'swede', 'Scottish')).toMatchObject({ found: 1 })
  expect(await search(ann, 'potatoes')).toMatchObject({ found: 0 })
  expect(await search(ann, '', 'American')).toMatchObject({ found: 0 })
  expect(await cuisinesOfFeed(database.db)).toEqual(['Scottish'])
  await database.db.update(publicRecipes).set({ title: 'Neeps', tags: ['Burns night'] })
  expect(await search(ann, 'neeps')).toMatchObject({ found: 1 })
  expect(await search(ann, 'supper')).toMatchObject({ found: 0 })
  expect((await search(ann, 'burns')).posts[0]?.card).toMatchObject({
    cookingTimeMin: 30,
    cuisineType: 'Scottish',
  })
  await expectExact()
})

test('sharing, editing, deleting and unsharing at once by many leaves every count right', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, premium))
  const cuisines = ['Thai', 'Greek', 'Indian']
  await inParallel(
    Array.from({ length: 60 }, (_, at) => async () => {
      const author = members[at % 6]!
      const { recipeId } = await share(author, {
        title: `dish ${'abcdefgh'[at % 8]}`,
        cuisineType: cuisines[at % 3]!,
        lines: [`${at + 1} eggs`, at % 2 ? '1 leek' : '1 onion'],
      })
      if (at % 4 === 0) await unshareRecipe(database.db, author, recipeId)
      if (at % 4 === 1) await deleteRecipes(database.db, author, [recipeId], NOW)
      if (at % 4 === 2)
        await database.db
          .update(recipes)
          .set({ cuisineType: cuisines[(at + 1) % 3]!, name: `new ${at}` })
          .where(eq(recipes.id, recipeId))
    }),
    12,
  )
  expect(await search(members[0]!, '')).toMatchObject({ found: 30 })
  await expectExact()
})
