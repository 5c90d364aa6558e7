import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { contentReports, profiles } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { unshareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { feedQuery } from '#tests/support/feed-query.ts'
import { makeMember } from '#tests/support/make.ts'
import { sharePost } from '#tests/support/share.ts'
import { addComment, deleteComment, listComments } from './comments.server.ts'
import type { FeedQuery } from './community.ts'
import { leaderboards, recipesOfAuthor } from './leaderboards.server.ts'
import { cuisinesOfFeed, findPostDetails, findPostForViewer, listCommunityPosts } from './posts.server.ts'
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

const premium = (email?: string) =>
  makeMember(database.db, { tier: 'premium', ...(email !== undefined && { email }) })
const free = () => makeMember(database.db)
const share = (author: Member, change: Parameters<typeof sharePost>[2] = {}, at = NOW) =>
  sharePost(database.db, author, change, at)
const page = (viewer: Member, change: Partial<FeedQuery> = {}) =>
  listCommunityPosts(database.db, viewer, feedQuery(change))
const titles = async (viewer: Member, change: Partial<FeedQuery> = {}) =>
  (await page(viewer, change)).posts.map(({ title }) => title)
const like = (member: Member, postId: string) => toggleLike(database.db, member, postId, NOW)
let keyCount = 0
const comment = (member: Member, postId: string, content: string, key = `key-${keyCount++}`, now = NOW) =>
  addComment(database.db, member, postId, content, { key, now })

test('[COMM-27] [COMM-13] [COMM-10] [DATA-05] the feed holds every shared recipe, newest first, with label and card', async () => {
  const [ann, ben] = [await premium('ann@canary.example'), await premium()]
  await share(ann, { title: 'first', tags: ['easy', 'roots'] })
  const { postId, recipeId } = await share(ann, { title: 'second', description: 'Mine' }, later(1000))
  await like(ben, postId)
  const { posts, found, nextCursor, isFoundCapped } = await page(ben)
  expect({ found, nextCursor, isFoundCapped }).toEqual({ found: 2, nextCursor: null, isFoundCapped: false })
  expect(posts.map(({ title }) => title)).toEqual(['second', 'first'])
  expect(posts[0]).toMatchObject({
    id: postId,
    recipeId,
    description: 'Mine',
    author: { id: ann.id, label: 'ann' },
    likesCount: 1,
    commentsCount: 0,
    createdAt: later(1000).toISOString(),
    isLiked: true,
    isFavorite: false,
    card: {
      href: `/recipe/${recipeId}/second`,
      name: 'second',
      cookingTimeMin: 45,
      difficulty: 'Beginner',
      cuisineType: 'American',
      servings: 2,
      kcal: expect.any(Number),
      picture: { src: expect.stringMatching(/^\/plates\//), alt: 'Drawn plate: second' },
    },
  })
  expect(posts[1]).toMatchObject({
    description: 'Soft inside, brown outside.',
    tags: ['easy', 'roots'],
    isLiked: false,
  })
})

test('[COMM-03] [TRIAL-13] the feed is for premium members; a free one and a visitor are refused', async () => {
  const ann = await premium()
  const { postId } = await share(ann)
  const someone = await free()
  await expect(listCommunityPosts(database.db, someone, feedQuery())).rejects.toMatchObject({
    code: 'premium-only',
  })
  await expect(listCommunityPosts(database.db, null, feedQuery())).rejects.toMatchObject({
    code: 'signed-out',
  })
  await expect(findPostDetails(database.db, someone, postId)).rejects.toMatchObject({ code: 'premium-only' })
})

test('[COMM-07] the newest, the most liked or the most commented come first; the later of equals leads', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const first = await share(ann, { title: 'first' })
  const second = await share(ann, { title: 'second' }, later(1000))
  await share(ann, { title: 'third' }, later(2000))
  await like(ben, first.postId)
  await comment(ben, second.postId, 'Good')
  expect(await titles(ben)).toEqual(['third', 'second', 'first'])
  expect(await titles(ben, { sort: 'top_rated' })).toEqual(['first', 'third', 'second'])
  expect(await titles(ben, { sort: 'most_commented' })).toEqual(['second', 'third', 'first'])
})

test('[COMM-06] the cuisines are those of what is shared; one of them narrows the feed and is counted', async () => {
  const ann = await premium()
  await share(ann, { title: 'dal', cuisineType: 'Indian' })
  const { recipeId } = await share(ann, { title: 'ragu', cuisineType: 'Italian' }, later(1))
  await share(ann, { title: 'pasta', cuisineType: 'Italian' }, later(2))
  expect(await cuisinesOfFeed(database.db)).toEqual(['Indian', 'Italian'])
  expect(await page(ann, { cuisine: 'Italian' })).toMatchObject({ found: 2, isFoundCapped: false })
  expect(await titles(ann, { cuisine: 'Italian' })).toEqual(['pasta', 'ragu'])
  expect(await page(ann, { cuisine: 'Martian' })).toMatchObject({ found: 0, posts: [] })
  await unshareRecipe(database.db, ann, recipeId)
  expect(await page(ann, { cuisine: 'Italian' })).toMatchObject({ found: 1 })
})

test('pages follow each other without gap or repetition in every order; what is no cursor begins anew', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const posts: { postId: string }[] = []
  for (let at = 0; at < 30; at++)
    posts.push(await share(ann, { title: `r${at}`, cuisineType: at % 2 ? 'Thai' : 'Greek' }, later(at >> 1)))
  for (const [at, { postId }] of posts.entries()) if (at % 3 === 0) await like(ben, postId)
  for (const sort of ['recent', 'top_rated', 'most_commented'] as const) {
    for (const cuisine of [null, 'Thai']) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const next = await page(ben, { sort, cuisine, cursor })
        seen.push(...next.posts.map(({ id }) => id))
        cursor = next.nextCursor
      } while (cursor !== null)
      expect(seen).toHaveLength(cuisine === null ? 30 : 15)
      expect(new Set(seen).size).toBe(seen.length)
    }
  }
  const first = await page(ben)
  const ofOtherOrder = (await page(ben, { sort: 'top_rated' })).nextCursor
  for (const cursor of ['', 'x', 'recent~', 'recent~0.0.x', `${first.nextCursor}'`, ofOtherOrder])
    expect(await page(ben, { cursor })).toEqual(first)
})

test('[COMM-05] search finds words of title, name, tags and ingredients, whatever their form, case or marks', async () => {
  const ann = await premium()
  await share(ann, { title: 'Leek SOUP', name: 'Grandma’s bowl', tags: ['Quick lunch'] })
  await share(ann, { title: 'Pie', lines: ['50 g Crème fraîche', '2 tomatoes'] }, later(1))
  await share(ann, { title: 'Tart', lines: ['1 tomato', '200 g flour'] }, later(2))
  expect(await titles(ann, { search: 'soups' })).toEqual(['Leek SOUP'])
  expect(await titles(ann, { search: 'grandma' })).toEqual(['Leek SOUP'])
  expect(await titles(ann, { search: 'LUNCH' })).toEqual(['Leek SOUP'])
  expect(await titles(ann, { search: 'creme fraiche' })).toEqual(['Pie'])
  expect(await titles(ann, { search: 'Crème' })).toEqual(['Pie'])
  expect(await titles(ann, { search: 'tomato' })).toEqual(['Tart', 'Pie'])
  expect(await titles(ann, { search: 'flour with tomatoes' })).toEqual(['Tart'])
  expect(await titles(ann, { search: 'tomato', cuisine: 'Thai' })).toEqual([])
  expect(await page(ann, { search: 'tomato' })).toMatchObject({ found: 2, isFoundCapped: false })
})

test('search takes phrases, alternatives and exceptions, and the name of whoever shared', async () => {
  const [ann, ben] = [await premium('ann@canary.example'), await premium('benedict@canary.example')]
  await share(ann, { title: 'Salad', lines: ['1 tbsp olive oil'] })
  await share(ben, { title: 'Tapenade', lines: ['50 g olives', '1 tbsp sunflower oil'] }, later(1))
  expect(await titles(ann, { search: 'olive oil' })).toEqual(['Tapenade', 'Salad'])
  expect(await titles(ann, { search: '"olive oil"' })).toEqual(['Salad'])
  expect(await titles(ann, { search: 'oil -sunflower' })).toEqual(['Salad'])
  expect(await titles(ann, { search: 'tapenade or salad' })).toEqual(['Tapenade', 'Salad'])
  expect(await titles(ann, { search: 'oil -"olive oil"' })).toEqual(['Tapenade'])
  expect(await titles(ann, { search: 'benedict' })).toEqual(['Tapenade'])
  await database.db.update(profiles).set({ displayName: 'Cleo' }).where(eq(profiles.id, ben.id))
  expect(await titles(ann, { search: 'cleo' })).toEqual(['Tapenade'])
  expect(await titles(ann, { search: 'benedict' })).toEqual([])
})

test('search takes words half typed or misspelt, and signs for what they are', async () => {
  const ann = await premium()
  await share(ann, { title: 'Chicken with strawberries', lines: ['300 g chicken thighs', '200 g broccoli'] })
  for (const search of [
    'chic',
    'chiken',
    'chikcen',
    'brocoli',
    'strawbery',
    'strawb',
    'chicken stra',
    'chiken stra',
  ])
    expect(await titles(ann, { search }), search).toEqual(['Chicken with strawberries'])
  for (const search of [
    "'",
    '%',
    ':* | !',
    '\\',
    '@American',
    '#0',
    '-chicken',
    'elephant',
    'chicken elephant',
    'and',
  ])
    expect(await titles(ann, { search }), search).toEqual([])
})

test('what is called otherwise in Britain and in America is found by either name', async () => {
  const ann = await premium()
  await share(ann, { title: 'Stir-fry', lines: ['3 spring onions', '1 aubergine', '100 g yoghurt'] })
  await share(ann, { title: 'Stew', lines: ['1 eggplant', '2 scallions'] }, later(1))
  expect(await titles(ann, { search: 'eggplants' })).toEqual(['Stew', 'Stir-fry'])
  expect(await titles(ann, { search: 'spring onion' })).toEqual(['Stew', 'Stir-fry'])
  expect(await titles(ann, { search: 'yogurt eggplant' })).toEqual(['Stir-fry'])
  expect(await titles(ann, { search: 'stew -aubergine' })).toEqual([])
  expect(await titles(ann, { search: '"spring onions"' })).toEqual(['Stir-fry'])
})

test('a search has orders, pages and a cuisine like the feed', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const posts: { postId: string }[] = []
  for (let at = 0; at < 14; at++)
    posts.push(await share(ann, { title: `soup ${at}`, cuisineType: at ? 'Thai' : 'Greek' }, later(at)))
  await like(ben, posts[3]!.postId)
  const first = await page(ben, { search: 'soup', sort: 'top_rated' })
  expect(first).toMatchObject({ found: 14, isFoundCapped: false })
  expect(first.posts[0]).toMatchObject({ title: 'soup 3' })
  const second = await page(ben, { search: 'soup', sort: 'top_rated', cursor: first.nextCursor })
  expect(second.posts.map(({ title }) => title)).toEqual(['soup 1', 'soup 0'])
  expect(second).toMatchObject({ found: 14, nextCursor: null })
  expect(await titles(ben, { search: 'soup', cuisine: 'Greek' })).toEqual(['soup 0'])
})

test('[COMM-19] [DATA-06] a like toggles, and its answer and the count agree', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const { postId } = await share(ann)
  expect(await like(ben, postId)).toEqual({ isLiked: true, likesCount: 1 })
  expect(await like(ann, postId)).toEqual({ isLiked: true, likesCount: 2 })
  expect(await like(ben, postId)).toEqual({ isLiked: false, likesCount: 1 })
  expect((await page(ann)).posts[0]).toMatchObject({ likesCount: 1, isLiked: true })
})

test('[COMM-20] [COMM-28] a favourite toggles; likes and favourites have collections of their own', async () => {
  const [ann, ben] = [await premium(), await premium()]
  const posts: { postId: string }[] = []
  for (let at = 0; at < 15; at++)
    posts.push(await share(ann, { title: `r${at}`, lines: [at ? '1 egg' : '1 leek'] }, later(at)))
  const keep = (at: number, now: Date) => toggleFavorite(database.db, ben, posts[at]!.postId, now)
  for (let at = 0; at < 14; at++) expect(await keep(at, later(100 - at))).toEqual({ isFavorite: true })
  await like(ben, posts[14]!.postId)
  const first = await page(ben, { collection: 'favorites' })
  expect(first).toMatchObject({ found: 14, isFoundCapped: false })
  // The one bookmarked last leads.
  expect(first.posts[0]).toMatchObject({ title: 'r0', isFavorite: true, isLiked: false })
  const second = await page(ben, { collection: 'favorites', cursor: first.nextCursor })
  expect(second.posts.map(({ title }) => title)).toEqual(['r12', 'r13'])
  expect(second.nextCursor).toBeNull()
  expect(await titles(ben, { collection: 'liked' })).toEqual(['r14'])
  expect(await titles(ben, { collection: 'favorites', search: 'leek' })).toEqual(['r0'])
  expect(await titles(ben, { collection: 'favorites', cuisine: 'Thai' })).toEqual([])
  expect(await titles(ann, { collection: 'favorites' })).toEqual([])
  await like(ann, posts[5]!.postId)
  expect((await titles(ben, { collection: 'favorites', sort: 'top_rated' }))[0]).toBe('r5')
  expect(await keep(0, NOW)).toEqual({ isFavorite: false })
  expect(await page(ben, { collection: 'favorites' })).toMatchObject({ found: 13 })
})

test('[COMM-22] any signed-in member likes, bookmarks and comments, also a free one', async () => {
  const [ann, someone] = [await premium(), await free()]
  const { postId, recipeId } = await share(ann)
  await like(someone, postId)
  await toggleFavorite(database.db, someone, postId, NOW)
  await comment(someone, postId, 'Thank you')
  expect(await findPostForViewer(database.db, someone, recipeId)).toEqual({
    postId,
    likesCount: 1,
    commentsCount: 1,
    isLiked: true,
    isFavorite: true,
    author: { id: ann.id, label: ann.label },
  })
  expect(await findPostForViewer(database.db, null, recipeId)).toMatchObject({
    isLiked: false,
    isFavorite: false,
  })
})

test('[COMM-16] [DATA-07] comments are listed oldest first, page by page, with their writers’ labels', async () => {
  const [ann, ben] = [await premium(), await free()]
  const { postId } = await share(ann)
  for (let at = 0; at < 23; at++) await comment(ben, postId, `c${at}`, `k${at}`, later(at >> 1))
  const first = await listComments(database.db, null, postId, null)
  expect(first.comments).toHaveLength(20)
  expect(first.comments[0]).toEqual({
    id: expect.any(String),
    author: { id: ben.id, label: ben.label },
    content: expect.stringMatching(/^c[01]$/),
    createdAt: NOW.toISOString(),
    canDelete: false,
    isReported: false,
  })
  const second = await listComments(database.db, null, postId, first.nextCursor)
  expect(second.nextCursor).toBeNull()
  const all = [...first.comments, ...second.comments]
  expect(new Set(all.map(({ id }) => id)).size).toBe(23)
  expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).toSorted())
})

test('[COMM-18] a comment is trimmed; an empty or a very long one is refused', async () => {
  const ann = await premium()
  const { postId } = await share(ann)
  expect(await comment(ann, postId, '  Good \n')).toMatchObject({ content: 'Good', canDelete: true })
  expect(await comment(ann, postId, '🥕'.repeat(2000))).toMatchObject({ content: '🥕'.repeat(2000) })
  for (const text of ['', '   ', 'x'.repeat(2001)])
    await expect(comment(ann, postId, text)).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'content',
    })
})

test('the same click sent twice is one comment', async () => {
  const ann = await premium()
  const { postId } = await share(ann)
  const written = await Promise.all(Array.from({ length: 8 }, () => comment(ann, postId, 'Good', 'one')))
  expect(new Set(written.map(({ id }) => id)).size).toBe(1)
  expect((await page(ann)).posts[0]).toMatchObject({ commentsCount: 1 })
})

test('a comment is deleted by its writer or by the post’s owner, and by nobody else', async () => {
  const [ann, ben, cas] = [await premium(), await free(), await premium()]
  const { postId } = await share(ann)
  await share(cas, { title: 'another post' })
  const [bens, cass] = [await comment(ben, postId, 'from ben'), await comment(cas, postId, 'from cas')]
  const seenBy = async (viewer: Member | null) =>
    (await listComments(database.db, viewer, postId, null)).comments.map(({ canDelete }) => canDelete)
  expect(await seenBy(null)).toEqual([false, false])
  expect(await seenBy(ann)).toEqual([true, true])
  for (const attempt of [
    () => deleteComment(database.db, cas, bens.id),
    () => deleteComment(database.db, ben, cass.id),
    () => deleteComment(database.db, ann, 'no id'),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  await deleteComment(database.db, ben, bens.id)
  await deleteComment(database.db, ann, cass.id)
  await expect(deleteComment(database.db, ann, cass.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await findPostForViewer(database.db, null, (await page(ann)).posts[1]!.recipeId)).toMatchObject({
    commentsCount: 0,
  })
})

test('a member reports a post or a comment once; the first reason is kept', async () => {
  const [ann, ben] = [await premium(), await free()]
  const { postId } = await share(ann)
  const other = await share(ann, { title: 'other' })
  const { id: commentId } = await comment(ann, postId, 'Hm')
  const report = (change: { postId?: string; commentId?: string | null; reason?: string }) =>
    reportContent(database.db, ben, { postId, commentId: null, reason: 'Spam', ...change }, NOW)
  await report({})
  await report({ reason: 'Again' })
  await report({ commentId })
  await report({ commentId, reason: 'Again' })
  const rows = await database.db.select().from(contentReports)
  expect(rows.map(({ commentId, reason }) => ({ commentId, reason }))).toEqual([
    { commentId: null, reason: 'Spam' },
    { commentId, reason: 'Spam' },
  ])
  expect((await listComments(database.db, ben, postId, null)).comments[0]).toMatchObject({ isReported: true })
  expect((await listComments(database.db, ann, postId, null)).comments[0]).toMatchObject({
    isReported: false,
  })
  for (const change of [{ postId: other.postId, commentId }, { postId: 'x' }, { commentId: 'x' }])
    await expect(report(change)).rejects.toMatchObject({ code: 'not-found' })
})

test('[COMM-25] [COMM-26] [DATA-08] [DATA-09] leaderboards hold the top five of all that is shared', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => premium()))
  const posts: { postId: string; recipeId: string }[] = []
  for (const [rank, author] of members.entries())
    for (let nth = 0; nth <= rank; nth++)
      posts.push(await share(author, { title: `${rank}.${nth}` }, later(posts.length)))
  for (const [at, { postId }] of posts.slice(0, 6).entries())
    for (const liker of members.slice(0, at)) await like(liker, postId)
  await comment(members[0]!, posts[2]!.postId, 'Yes')
  const boards = await leaderboards(database.db, members[0]!)
  expect(boards.topContributors).toEqual(
    members
      .map(({ id, label }, rank) => ({ userId: id, label, recipeCount: rank + 1 }))
      .toReversed()
      .slice(0, 5),
  )
  expect(boards.mostLiked.map(({ likesCount }) => likesCount)).toEqual([5, 4, 3, 2, 1])
  expect(boards.mostLiked[0]).toEqual({
    id: posts[5]!.postId,
    recipeId: posts[5]!.recipeId,
    title: '2.2',
    label: members[2]!.label,
    href: expect.stringContaining(`/recipe/${posts[5]!.recipeId}`),
    picture: { src: expect.stringMatching(/^\/plates\//), alt: expect.any(String), isPhoto: false },
    backdrop: expect.stringMatching(/^cloth-/),
    likesCount: 5,
  })
  expect(boards.mostCommented[0]).toMatchObject({ id: posts[2]!.postId, commentsCount: 1 })
  expect(boards.recentActivity).toHaveLength(5)
  expect(boards.recentActivity[0]).toEqual({
    recipeId: posts.at(-1)!.recipeId,
    title: '5.5',
    label: members[5]!.label,
    picture: expect.objectContaining({ isPhoto: false }),
    backdrop: expect.stringMatching(/^cloth-/),
    href: expect.any(String),
    createdAt: later(20).toISOString(),
  })
})

test('[COMM-23] an author’s shared recipes are listed newest first', async () => {
  const [ann, ben] = [await premium(), await premium()]
  for (let at = 0; at < 52; at++) await share(ann, { title: `r${at}` }, later(at))
  const first = (await recipesOfAuthor(database.db, ben, ann.id, null))!
  expect(first.author).toEqual({ id: ann.id, label: ann.label })
  expect(first.recipes).toHaveLength(50)
  expect(first.recipes[0]).toMatchObject({ title: 'r51', href: expect.stringMatching(/^\/recipe\/.+\/r51$/) })
  const second = (await recipesOfAuthor(database.db, ben, ann.id, first.nextCursor))!
  expect(second.recipes.map(({ title }) => title)).toEqual(['r1', 'r0'])
  expect(await recipesOfAuthor(database.db, ann, ben.id, null)).toBeNull()
  expect(await recipesOfAuthor(database.db, ann, 'x', null)).toBeNull()
})

test('[COMM-15] an expanded card holds ingredients, steps, figures per serving and comments', async () => {
  const ann = await premium()
  const { postId } = await share(ann)
  await comment(ann, postId, 'Good')
  const details = (await findPostDetails(database.db, ann, postId))!
  expect(details).toMatchObject({
    postId,
    ingredients: ['300 g potatoes', '200 g carrots', '1 tbsp olive oil'],
    instructions: ['Roast everything at 200 °C for 40 minutes.'],
    nutrition: { kcal: expect.any(Number), coverage: 1 },
    comments: { comments: [{ content: 'Good' }], nextCursor: null },
  })
  expect(await findPostDetails(database.db, ann, 'x')).toBeNull()
})

test('[COMM-14] nothing the feed gives holds an email address', async () => {
  const [ann, ben] = [await premium('ann@canary.example'), await premium('ben@canary.example')]
  const { postId, recipeId } = await share(ann)
  const said = [
    await comment(ben, postId, 'Good'),
    await like(ben, postId),
    await page(ben),
    await page(ben, { search: 'roast' }),
    await page(ben, { collection: 'liked' }),
    await findPostDetails(database.db, ben, postId),
    await findPostForViewer(database.db, ben, recipeId),
    await leaderboards(database.db, ben),
    await recipesOfAuthor(database.db, ben, ann.id, null),
    await listComments(database.db, ben, postId, null),
  ]
  expect(JSON.stringify(said)).toContain('"ann"')
  expect(JSON.stringify(said)).not.toContain('canary')
})
