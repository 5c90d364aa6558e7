import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { memberBlocks, profiles, users } from '#app/db/schema/index.ts'
import { MOST_BLOCKS } from '#app/domain/community/limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { similarPublicRecipes } from '#app/features/recipes/view/similar-recipes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { feedQuery } from '#tests/support/feed-query.ts'
import { makeMember } from '#tests/support/make.ts'
import { recipe } from '#tests/support/saved-recipes.ts'
import { sharePost } from '#tests/support/share.ts'
import {
  blockBetween,
  blockMember,
  listBlockedMembers,
  unblockMember,
} from '#app/features/blocks/blocks.server.ts'
import { addComment, listComments } from './comments.server.ts'
import type { FeedQuery } from './community.ts'
import { leaderboards, recipesOfAuthor } from './leaderboards.server.ts'
import { findPostDetails, findPostForViewer, listCommunityPosts } from './posts.server.ts'
import { toggleFavorite, toggleLike } from './toggle-reactions.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let database: TestDatabase
let ann: Member
let ben: Member
let eve: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  const premium = () => makeMember(database.db, { tier: 'premium' })
  ann = await premium()
  ben = await premium()
  eve = await premium()
})
afterAll(() => database.close())

const page = (viewer: Member, change: Partial<FeedQuery> = {}) =>
  listCommunityPosts(database.db, viewer, feedQuery(change))
const titles = async (viewer: Member, change: Partial<FeedQuery> = {}) => {
  const { posts, found } = await page(viewer, change)
  return { titles: posts.map(({ title }) => title), found }
}
const block = (by: Member, who: Member) => blockMember(database.db, by, who.id, NOW)
let keys = 0
const comment = (member: Member, postId: string, content: string) =>
  addComment(database.db, member, postId, content, { key: `key-${keys++}`, now: later(keys) })

test('what a blocked member shares is in no list of whoever blocked them, and in everybody else’s', async () => {
  const evil = await sharePost(database.db, eve, { title: 'Eve’s roots', cuisineType: 'Thai' })
  const good = await sharePost(database.db, ben, { title: 'Ben’s roots', cuisineType: 'Thai' }, later(1))
  for (const { postId } of [evil, good])
    for (const member of [ann, ben]) {
      await toggleLike(database.db, member, postId, NOW)
      await toggleFavorite(database.db, member, postId, NOW)
    }
  await block(ann, eve)
  const lists: Partial<FeedQuery>[] = [
    {},
    { cuisine: 'Thai' },
    { search: 'roots' },
    { search: 'roots', cuisine: 'Thai' },
    { sort: 'top_rated' },
    { sort: 'most_commented', cuisine: 'Thai' },
    { collection: 'liked' },
    { collection: 'liked', search: 'roots' },
    { collection: 'favorites', sort: 'top_rated' },
  ]
  for (const list of lists) {
    const what = JSON.stringify(list)
    expect(await titles(ann, list), what).toEqual({ titles: ['Ben’s roots'], found: 1 })
    expect((await titles(ben, list)).titles.toSorted(), what).toEqual(['Ben’s roots', 'Eve’s roots'])
  }
  const boards = await leaderboards(database.db, ann)
  expect(JSON.stringify(boards)).not.toContain('Eve')
  expect(boards.topContributors.map(({ userId }) => userId)).toEqual([ben.id])
  expect(JSON.stringify(await leaderboards(database.db, ben))).toContain('Eve')
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const current = { ...recipe({ cuisineType: 'Thai' }), id: good.recipeId }
  const similar = async (viewer: Member | null) =>
    (await similarPublicRecipes({ db: database.db, log }, viewer, current)).map(({ id }) => id)
  expect(await similar(ann)).toEqual([])
  expect(await similar(ben)).toEqual([evil.recipeId])
  expect(await findPostDetails(database.db, ann, evil.postId)).toBeNull()
  expect(await recipesOfAuthor(database.db, ann, eve.id, null)).toMatchObject({
    isBlocked: true,
    recipes: [],
  })
})

test('leaderboards of whoever blocked members count and rank without their likes and comments, exact to the last place', async () => {
  const likers = [ben, eve]
  for (let at = 0; at < 40; at++) {
    const { postId } = await sharePost(database.db, ben, { title: `r${at}` }, later(at))
    // Thirty have likes and comments of somebody blocked alone: more than are read at first.
    for (const member of at < 30 ? [eve] : at < 34 ? likers : [ben])
      await toggleLike(database.db, member, postId, NOW)
    if (at < 30) await comment(eve, postId, 'hello')
    if (at === 35) await comment(ben, postId, 'hello')
  }
  await block(ann, eve)
  const { mostLiked, mostCommented } = await leaderboards(database.db, ann)
  expect(mostLiked.map(({ title, likesCount }) => [title, likesCount])).toEqual(
    [39, 38, 37, 36, 35].map((at) => [`r${at}`, 1]),
  )
  expect(mostCommented.map(({ title, commentsCount }) => [title, commentsCount])).toEqual([
    ['r35', 1],
    ['r39', 0],
    ['r38', 0],
    ['r37', 0],
    ['r36', 0],
  ])
  const feed = await page(ann, { sort: 'top_rated' })
  const inFeed = new Map(feed.posts.map(({ title, likesCount }) => [title, likesCount]))
  for (const { title, likesCount } of mostLiked)
    if (inFeed.has(title)) expect(inFeed.get(title), title).toBe(likesCount)
  const others = await leaderboards(database.db, ben)
  expect(others.mostLiked.map(({ likesCount }) => likesCount)).toEqual([2, 2, 2, 2, 1])
})

test('pages go on without gap or repetition where posts of blocked members lie between', async () => {
  for (let at = 0; at < 30; at++)
    await sharePost(database.db, at % 2 ? eve : ben, { title: `r${at}` }, later(at))
  await block(ann, eve)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const next = await page(ann, { cursor })
    expect(next.found).toBe(15)
    seen.push(...next.posts.map(({ title }) => title))
    cursor = next.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(Array.from({ length: 15 }, (_, at) => `r${28 - 2 * at}`))
})

test('comments and likes of a blocked member are neither shown to whoever blocked them nor counted', async () => {
  const { postId, recipeId } = await sharePost(database.db, ben)
  await comment(eve, postId, 'Bad')
  await comment(ann, postId, 'Good')
  await toggleLike(database.db, eve, postId, NOW)
  await toggleLike(database.db, ann, postId, NOW)
  await block(ann, eve)
  const said = async (viewer: Member | null) =>
    (await listComments(database.db, viewer, postId, null)).comments.map(({ content }) => content)
  expect(await said(ann)).toEqual(['Good'])
  expect(await said(ben)).toEqual(['Bad', 'Good'])
  expect(await said(null)).toEqual(['Bad', 'Good'])
  const counts = { likesCount: 1, commentsCount: 1 }
  expect(await findPostForViewer(database.db, ann, recipeId)).toMatchObject(counts)
  expect((await page(ann)).posts[0]).toMatchObject(counts)
  expect((await page(ben)).posts[0]).toMatchObject({ likesCount: 2, commentsCount: 2 })
})

test('neither comments on or likes what the other shares, whoever blocked; a like from before can be taken back', async () => {
  const ofAnn = await sharePost(database.db, ann)
  const ofEve = await sharePost(database.db, eve)
  await toggleLike(database.db, eve, ofAnn.postId, NOW)
  await block(ann, eve)
  for (const [member, { postId }] of [
    [eve, ofAnn],
    [ann, ofEve],
  ] as const)
    await expect(comment(member, postId, 'Hello')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(toggleLike(database.db, ann, ofEve.postId, NOW)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await toggleLike(database.db, eve, ofAnn.postId, NOW)).toEqual({ isLiked: false, likesCount: 0 })
  await expect(toggleLike(database.db, eve, ofAnn.postId, NOW)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await findPostForViewer(database.db, eve, ofAnn.recipeId)).toMatchObject({ likesCount: 0 })
  expect(await findPostDetails(database.db, eve, ofAnn.postId)).toMatchObject({ canComment: false })
  await unblockMember(database.db, ann, eve.id)
  await comment(eve, ofAnn.postId, 'Hello')
})

test('a block is one row whatever number of clicks, and only whoever made it takes it back', async () => {
  await Promise.all(Array.from({ length: 5 }, () => block(ann, eve)))
  expect(await database.db.$count(memberBlocks)).toBe(1)
  expect(await listBlockedMembers(database.db, ann)).toEqual([
    { id: eve.id, label: eve.label, blockedAt: NOW.toISOString() },
  ])
  expect(await listBlockedMembers(database.db, eve)).toEqual([])
  await unblockMember(database.db, eve, ann.id)
  await unblockMember(database.db, ben, eve.id)
  expect(await blockBetween(database.db, eve.id, ann.id)).toBe('other')
  await unblockMember(database.db, ann, eve.id)
  expect(await blockBetween(database.db, eve.id, ann.id)).toBeNull()
})

test('nobody blocks themselves or nobody, or more than can be listed', async () => {
  await expect(block(ann, ann)).rejects.toMatchObject({ code: 'invalid-input' })
  for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
    await expect(blockMember(database.db, ann, id, NOW)).rejects.toMatchObject({ code: 'not-found' })
  const ids = Array.from({ length: MOST_BLOCKS }, () => newId())
  const emails = ids.map((id) => `${id}@demo.example`)
  await database.db.insert(users).values(ids.map((id, at) => ({ id, name: '', email: emails[at]! })))
  await database.db
    .insert(profiles)
    .values(ids.map((id, at) => ({ id, email: emails[at]!, displayName: 'many' })))
  await database.db
    .insert(memberBlocks)
    .values(ids.map((blockedId) => ({ blockerId: ann.id, blockedId, createdAt: NOW })))
  await expect(block(ann, eve)).rejects.toMatchObject({ code: 'conflict' })
  expect(await database.db.$count(memberBlocks)).toBe(MOST_BLOCKS)
  expect(await page(ann)).toMatchObject({ posts: [], found: 0 })
})

test('a block goes with the account of either', async () => {
  await block(ann, eve)
  await block(eve, ben)
  await database.db.delete(users).where(eq(users.id, eve.id))
  expect(await database.db.$count(memberBlocks)).toBe(0)
})
