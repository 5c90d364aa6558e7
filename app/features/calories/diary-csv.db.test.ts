import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { estimateSentSchema } from '#app/domain/calories/estimate-form.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { diaryCsvSchema } from '#app/domain/diary/csv-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { diaryAsCsv } from './diary-csv.server.ts'
import { diaryOf, removeMeal, saveMeal } from './diary.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const WEEK = { from: '2026-11-14', to: '2026-11-20', rows: 'meals' } as const

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

async function save(description: string, day: string, who = member): Promise<string> {
  const made = { ...estimateFromWords(description, rowsFromWords(description)), id: newId() }
  const estimate = estimateSentSchema.parse({ ...made, plateUrl: '/plates/x.svg', isPhotoUnread: false })
  return (await saveMeal(database.db, who, { estimate, day }, NOW)).id
}

/** A meal as earlier versions saved one. */
const old = (mealName: string, eatenOn: string, id = newId()) => ({
  id,
  memberId: member.id,
  eatenOn,
  mealName,
  totalKcal: 400,
  lowKcal: 400,
  highKcal: 400,
  proteinG: 10,
  carbsG: 50,
  fatG: 15,
  components: [],
  confidence: 'high' as const,
  notes: '',
  portions: 1.5,
  createdAt: NOW,
})

async function linesOf(asked: Parameters<typeof diaryAsCsv>[2], who = member): Promise<string[]> {
  let csv = ''
  for await (const piece of diaryAsCsv(database.db, who, asked)) csv += piece
  return csv.split('\r\n').slice(0, -1)
}

test('a meal that is saved notes what its foods have, and an old one says nothing of it', async () => {
  await save('200 g cooked rice and 30 g butter', '2026-11-20')
  await database.db.insert(diaryEntries).values(old('Soup', '2026-11-20'))
  const [meal, soup] = await diaryOf(database.db, member, { firstDay: '2026-11-20', lastDay: '2026-11-20' })
  expect(meal!.saturatedFatG).toBeGreaterThan(12)
  expect(meal!.sodiumMg).toBeGreaterThanOrEqual(0)
  expect(soup).toMatchObject({
    totalKcal: 600,
    saturatedFatG: null,
    sugarG: null,
    sodiumMg: null,
    fiberG: null,
  })
})

test('each meal is a row with the figures of its portions, in the order of days; the unknown is empty', async () => {
  await save('30 g butter', '2026-11-19')
  await database.db.insert(diaryEntries).values(old('=Soup', '2026-11-16'))
  await removeMeal(database.db, member, await save('1 apple', '2026-11-18'), NOW)
  await save('1 pear', '2026-11-13')
  const [heads, soup, butter, ...none] = await linesOf(WEEK)
  expect(none).toEqual([])
  expect(heads).toMatch(
    /^\uFEFF"date","time","meal_of_day","meal","portions","kcal","kcal_low","kcal_high","protein_g"/,
  )
  expect(soup).toMatch(/^"2026-11-16","","","'=Soup",1\.5,600,600,600,15,75,22\.5,"","","","","",/)
  expect(butter).toMatch(/^"2026-11-19","","","30 g butter",1,\d+/)
})

test('each food of a meal is a row with its nutrients; a meal without foods is one of its own', async () => {
  await save('200 g cooked rice and 30 g butter', '2026-11-20')
  await database.db.insert(diaryEntries).values(old('Soup', '2026-11-16'))
  const [, soup, rice, butter] = await linesOf({ ...WEEK, rows: 'foods' })
  expect(soup).toMatch(/^"2026-11-16","","","Soup","","",1\.5,600,15,/)
  expect(rice).toContain('ice')
  const cells = butter!.split(',')
  expect(Number(cells.at(10))).toBeGreaterThan(20)
  expect(cells.at(-1)).toBe('"food table"')
})

test('a diary longer than one read comes whole, and a reader who leaves ends the reading', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => old(`Meal ${index}`, `2026-11-${14 + (index % 7)}`))
  await database.db.insert(diaryEntries).values(many)
  const lines = await linesOf(WEEK)
  expect(new Set(lines.slice(1).map((line) => line.split(',')[3])).size).toBe(1200)
  const leaving = new AbortController()
  const pieces: string[] = []
  for await (const piece of diaryAsCsv(database.db, member, WEEK, leaving.signal)) {
    pieces.push(piece)
    if (pieces.length === 2) leaving.abort()
  }
  expect(pieces).toHaveLength(2)
})

test('[TRIAL-14] nobody gets the diary of somebody else, and it comes with Premium', async () => {
  await save('1 apple', '2026-11-20')
  const other = await makeMember(database.db, { tier: 'premium' })
  expect(await linesOf(WEEK, other)).toHaveLength(1)
  await expect(linesOf(WEEK, { ...member, tier: 'free' })).rejects.toMatchObject({ code: 'premium-only' })
})

test('days that run backwards, or over more than ten years, are refused', () => {
  for (const from of ['2026-11-21', '2016-01-01', 'yesterday'])
    expect(diaryCsvSchema.safeParse({ ...WEEK, from }).success).toBe(false)
})
