import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shoppingItems, shoppingLists, shoppingOperations } from '#app/db/schema/index.ts'
import { boughtSchema } from '#app/domain/shopping/shopping-forms.ts'
import {
  MAX_ITEMS,
  MAX_LISTS,
  OPERATIONS_KEPT_MS,
  UNDO_WITHIN_MS,
} from '#app/domain/shopping/shopping-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import {
  buyAnyway,
  clearTicked,
  editItem,
  removeItem,
  restoreItems,
  tickItems,
} from './change-items.server.ts'
import { addLines, addMissing, addRecipe } from './fill-list.server.ts'
import { accessByLink, type ListAccess, listChannel } from './list-access.server.ts'
import { listEvents } from './list-events.server.ts'
import {
  createList,
  deleteList,
  openCurrentList,
  renameList,
  restoreList,
  shareList,
  unshareList,
} from './manage-lists.server.ts'
import { sweepShopping } from './shopping-jobs.server.ts'
import { listsOf, viewList } from './shopping-lists.server.ts'
import { stockPantry } from './stock-pantry.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
let time = NOW
const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} }
const seal = (purpose: string, text: string) => `${purpose}-${text}`.replaceAll(/[^\w-]/g, '-').slice(0, 100)

let database: TestDatabase
let needs: ReturnType<typeof makeNeeds>
let ann: Member
let ben: Member
let own: Extract<ListAccess, { kind: 'owner' }>

const makeNeeds = () => ({
  db: database.db,
  push: openInProcessPush(database, () => {}),
  log: SILENT,
  now: () => time,
  seal,
})

beforeAll(async () => {
  database = await openTestDatabase()
  needs = makeNeeds()
})
beforeEach(async () => {
  time = NOW
  ann = await makeMember(database.db)
  ben = await makeMember(database.db)
  own = { kind: 'owner', member: ann, listId: await openCurrentList(database.db, ann, NOW) }
})
afterAll(() => database.close())

let keys = 0
const operationKey = () => `operation-${++keys}`
const add = (...lines: string[]) => addLines(needs, own, { lines, operationKey: operationKey() })
const view = async (access: ListAccess = own) => (await viewList(database.db, access))!
/** In alphabetical order: lines of one moment have no other. */
const texts = async () => (await view()).items.map(({ text }) => text).toSorted()
const idOf = async (name: string) => (await view()).items.find((item) => item.name === name)!.id
const tick = (itemId: string, isTicked = true, key = operationKey(), access: ListAccess = own) =>
  tickItems(needs, access, [{ itemId, isTicked, operationKey: key }])
const sweep = () => sweepShopping.handler({}, needs, { signal: AbortSignal.timeout(1000) } as never)
const linkOf = async () => accessByLink((await shareList(needs, own))!.split('/').at(-1)!)!

test('two tabs that open the first list at once have the same one', async () => {
  const cat = await makeMember(database.db)
  const ids = await Promise.all([1, 2, 3].map(() => openCurrentList(database.db, cat, NOW)))
  expect(new Set(ids).size).toBe(1)
})

test('typed lines are read; sent twice they are there once', async () => {
  const typed = { lines: ['2 bananas', 'kitchen roll'], operationKey: operationKey() }
  await addLines(needs, own, typed)
  await addLines(needs, own, typed)
  await Promise.all([add('1 banana'), add('1 banana')])
  expect(await texts()).toEqual(['4 bananas', 'kitchen roll'])
})

test('a recipe takes what the pantry has away, and is replaced when it is added again', async () => {
  await addIngredients(database.db, ann, ['300 g red lentils'], { idempotencyKey: 'pantry-1', now: NOW })
  const recipe = { recipeKey: 'soup', label: 'Soup', lines: ['200 g red lentils', '2 leeks'] }
  await addRecipe(needs, own, recipe)
  await addRecipe(needs, own, { recipeKey: 'dal', label: 'Dal', lines: ['400 g red lentils'] })
  await addRecipe(needs, own, { ...recipe, lines: ['200 g red lentils', '1 leek'] })
  expect(await texts()).toEqual(['1 leek', '500 g pack of red lentils, 300 g used'])
  const lentils = (await view()).items.find(({ name }) => name === 'red lentils')
  expect(lentils?.own?.askedBy).toEqual(['Dal', 'Soup'])
})

test('what the pantry has all of is not bought, unless it is wanted anyway', async () => {
  await addIngredients(database.db, ann, ['500 g red lentils'], { idempotencyKey: 'pantry-2', now: NOW })
  await addRecipe(needs, own, { recipeKey: 'soup', label: 'Soup', lines: ['200 g red lentils'] })
  expect((await view()).items[0]?.own?.isInPantry).toBe(true)
  expect((await listsOf(database.db, ann))[0]?.openCount).toBe(0)
  await buyAnyway(needs, own, await idOf('red lentils'))
  expect((await view()).items[0]).toMatchObject({
    text: '500 g pack of red lentils, 200 g used',
    own: { isInPantry: false },
  })
})

test('a tick counts once however often it is sent, and the last that arrives wins', async () => {
  await add('2 leeks')
  const leeks = await idOf('leeks')
  const first = operationKey()
  await tick(leeks, true, first)
  const { revision } = await view()
  await tick(leeks, true, first)
  expect((await view()).revision, 'nothing happened').toBe(revision)
  await tick(leeks, false)
  await tick(leeks, true, first)
  expect((await view()).items[0]?.tickedAt, 'an old tick that comes again changes nothing').toBeNull()
  await tickItems(needs, own, [
    { itemId: leeks, isTicked: true, operationKey: operationKey() },
    { itemId: '018f0000-0000-7000-8000-000000000000', isTicked: true, operationKey: operationKey() },
  ])
  expect((await view()).items[0]?.tickedBy).toBe('owner')
})

test('what lies in the basket comes out again when more of it is needed', async () => {
  await add('200 g rice')
  await tick(await idOf('white rice'))
  await addRecipe(needs, own, { recipeKey: 'paella', label: 'Paella', lines: ['400 g rice'] })
  expect((await view()).items[0]).toMatchObject({
    text: '1 kg pack of white rice, 600 g used',
    tickedAt: null,
  })
})

test('a line is edited in own words, with a note and a price that is remembered for the food', async () => {
  await add('2 leeks')
  const values = {
    itemId: await idOf('leeks'),
    text: '3 leeks',
    note: 'small ones',
    price: 150,
    currency: 'GBP' as const,
  }
  await editItem(needs, own, values)
  expect((await view()).items[0]).toMatchObject({
    text: '3 leeks',
    note: 'small ones',
    own: { price: { minor: 150, currency: 'GBP' }, purchase: { quantity: 3, unit: 'pieces' } },
  })
  await removeItem(needs, own, values.itemId)
  await add('1 leek')
  expect((await view()).items[0]?.own?.price?.minor).toBe(150)
})

test('what is taken off can be put back, for ten minutes, and not beside what was added meanwhile', async () => {
  await add('2 leeks', 'milk')
  const leeks = await idOf('leeks')
  await removeItem(needs, own, leeks)
  await removeItem(needs, own, leeks)
  expect(await texts()).toEqual(['milk'])
  await restoreItems(needs, own, [leeks])
  await tick(leeks)
  const cleared = await clearTicked(needs, own)
  expect(cleared).toEqual([leeks])
  await add('5 leeks')
  await restoreItems(needs, own, cleared)
  expect(await texts()).toEqual(['5 leeks', 'milk'])
  time = new Date(NOW.getTime() + UNDO_WITHIN_MS + 1)
  await sweep()
  expect(await database.db.$count(shoppingItems, eq(shoppingItems.listId, own.listId))).toBe(2)
})

test('lists are made, named, deleted and put back, twenty at most', async () => {
  const { db } = database
  const party = await createList(db, ann, 'Party', new Date(NOW.getTime() + 1))
  expect((await listsOf(db, ann)).map(({ name }) => name)).toEqual(['Party', 'Shopping list'])
  const access = { ...own, listId: party }
  await renameList(needs, access, 'Birthday')
  await deleteList(needs, access)
  expect(await viewList(db, access)).toBeNull()
  await restoreList(db, ann, party, NOW)
  expect((await view(access)).name).toBe('Birthday')
  for (let at = 2; at < MAX_LISTS; at++) await createList(db, ann, `List ${at}`, NOW)
  await expect(createList(db, ann, 'One more', NOW)).rejects.toMatchObject({ code: 'invalid-input' })
})

test(`a list holds ${MAX_ITEMS} lines`, async () => {
  const words = (from: number) => Array.from({ length: 100 }, (_, at) => `thing number ${from + at} x`)
  for (const from of [0, 100, 200]) await add(...words(from))
  await expect(add('one more thing')).rejects.toMatchObject({ code: 'invalid-input' })
})

test('nobody else sees or changes a list: it answers like one that does not exist', async () => {
  await add('2 leeks')
  const leeks = await idOf('leeks')
  const bens: ListAccess = { kind: 'owner', member: ben, listId: own.listId }
  expect(await viewList(database.db, bens)).toBeNull()
  const missing = { code: 'not-found' }
  await expect(tick(leeks, true, operationKey(), bens)).rejects.toMatchObject(missing)
  await expect(removeItem(needs, bens, leeks)).rejects.toMatchObject(missing)
  await expect(shareList(needs, bens)).rejects.toMatchObject(missing)
  const bensOwn = { ...bens, listId: await openCurrentList(database.db, ben, NOW) }
  await tick(leeks, true, operationKey(), bensOwn)
  await expect(removeItem(needs, bensOwn, leeks)).rejects.toMatchObject(missing)
  expect((await view()).items[0]?.tickedAt).toBeNull()
})

test('the link shows the list and nothing else of its owner, and ticks; taken back it opens nothing', async () => {
  await addRecipe(needs, own, { recipeKey: 'soup', label: 'Secret soup', lines: ['2 leeks'] })
  const link = await linkOf()
  expect(await linkOf(), 'the same link again').toEqual(link)
  const [stored] = await database.db.select().from(shoppingLists).where(eq(shoppingLists.id, own.listId))
  expect(JSON.stringify(stored)).not.toContain(seal('shopping-share', `${own.listId}:${stored!.shareSeed}`))
  const shown = await view(link)
  expect(shown).toMatchObject({ id: null, items: [{ text: '2 leeks', own: null }] })
  expect(JSON.stringify(shown)).not.toContain('Secret soup')
  await tick(shown.items[0]!.id, true, operationKey(), link)
  await addLines(needs, link, { lines: ['biscuits'], operationKey: operationKey() })
  const { items } = await view()
  expect(Object.fromEntries(items.map(({ text, tickedBy }) => [text, tickedBy]))).toEqual({
    '2 leeks': 'guest',
    biscuits: null,
  })
  await unshareList(needs, own)
  expect(await viewList(database.db, link)).toBeNull()
  await expect(tick(shown.items[0]!.id, false, operationKey(), link)).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('the link shows only what is to be bought, not what is at home', async () => {
  await addIngredients(database.db, ann, ['500 g red lentils'], { idempotencyKey: operationKey(), now: NOW })
  await addRecipe(needs, own, { recipeKey: 'soup', label: 'Soup', lines: ['200 g red lentils', '2 leeks'] })
  const link = await linkOf()
  expect((await view()).items).toHaveLength(2)
  expect((await view(link)).items.map(({ text }) => text)).toEqual(['2 leeks'])
  // People with the link may want it all the same.
  await addLines(needs, link, { lines: ['red lentils'], operationKey: operationKey() })
  expect((await view(link)).items.map(({ text }) => text).toSorted()).toEqual(['2 leeks', 'red lentils'])
})

test('a typed item stays on the list when a recipe asks for it and the pantry has it', async () => {
  await addIngredients(database.db, ann, ['1 l whole milk', '12 eggs'], {
    idempotencyKey: operationKey(),
    now: NOW,
  })
  await add('milk', 'eggs')
  await addRecipe(needs, own, {
    recipeKey: 'pancakes',
    label: 'Pancakes',
    lines: ['250 ml whole milk', '2 eggs'],
  })
  const { items } = await view()
  expect(items.map(({ text, own: facts }) => [text, facts?.isInPantry])).toEqual([
    ['milk', false],
    ['eggs', false],
  ])
})

test('open pages hear of every change, and no more once the link is taken back', async () => {
  const link = await linkOf()
  const stop = new AbortController()
  const events = listEvents(needs, link, { signal: stop.signal })
  const first = (await events.next()).value!
  await add('2 leeks')
  expect((await events.next()).value).toEqual({ revision: first.revision + 1 })
  await unshareList(needs, own)
  expect(await events.next()).toMatchObject({ done: true })
  expect(listChannel('x')).toBe('shopping:x')
})

test('what is bought goes into the pantry with its amount and date, once, and leaves the list', async () => {
  await add('2 leeks', 'kitchen roll', 'milk')
  const [leeks, milk] = [await idOf('leeks'), await idOf('whole milk')]
  await tick(leeks)
  const bought = boughtSchema.parse({
    itemIds: [leeks, milk],
    chosen: [leeks, milk],
    names: ['leek', 'milk'],
    quantities: ['2', '1'],
    units: ['pieces', 'liters'],
    expiryDates: ['2026-11-30', ''],
  })
  expect(await stockPantry(needs, own, bought)).toEqual({ names: ['leek'], refused: [] })
  // The answer was lost on the way: the page sends it again, and hears the same.
  expect(await stockPantry(needs, own, bought)).toEqual({ names: ['leek'], refused: [] })
  await restoreItems(needs, own, [leeks])
  expect(await stockPantry(needs, own, bought)).toEqual({ names: ['leek'], refused: [] })
  const pantry = await listIngredients(database.db, ann)
  expect(pantry.map(({ name, quantity, expiryDate }) => [name, quantity, expiryDate])).toEqual([
    ['leek', '2', '2026-11-30'],
  ])
  expect(await texts()).toEqual(['kitchen roll', 'milk'])
})

test('a line that was cleared meanwhile is not put into the pantry', async () => {
  await add('2 leeks')
  const leeks = await idOf('leeks')
  await tick(leeks)
  await clearTicked(needs, own)
  const bought = boughtSchema.parse({
    itemIds: [leeks],
    chosen: [leeks],
    names: ['leek'],
    quantities: ['2'],
    units: ['pieces'],
    expiryDates: [''],
  })
  await expect(stockPantry(needs, own, bought)).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await listIngredients(database.db, ann)).toEqual([])
})

test('keys of changes are forgotten when no page can still send them', async () => {
  await add('2 leeks')
  const kept = () => database.db.$count(shoppingOperations, eq(shoppingOperations.listId, own.listId))
  expect(await kept()).toBe(1)
  time = new Date(NOW.getTime() + OPERATIONS_KEPT_MS + 1)
  await sweep()
  expect(await kept()).toBe(0)
})

test('of a recipe only what the pantry lacks or has too little of goes on the list', async () => {
  await addIngredients(database.db, ann, ['2 leeks', '100 g plain flour'], {
    idempotencyKey: operationKey(),
    now: NOW,
  })
  const lines = ['2 leeks', '400 g plain flour', '200 g butter', '300 ml water']
  const pie = { recipeKey: 'pie', label: 'Pie', lines }
  expect(await addMissing(needs, own, pie)).toBe(2)
  expect((await view()).items.map(({ name }) => name).toSorted()).toEqual(['butter', 'plain flour'])
  // Once more it takes the place of what it gave before.
  expect(await addMissing(needs, own, pie)).toBe(2)
  expect((await view()).items).toHaveLength(2)
  const leeks = { recipeKey: 'leeks', label: 'Leeks', lines: ['1 leek'] }
  expect(await addMissing(needs, own, leeks)).toBe(0)
  expect((await view()).items).toHaveLength(2)
})
