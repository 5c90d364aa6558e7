import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diarySettings, profiles } from '#app/db/schema/index.ts'
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from '#app/domain/diary/diary-settings.ts'
import { accountFactsOf } from '#app/features/account/account-facts.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { diarySettingsOf, saveDiarySettings, saveWeightUnit } from './diary-settings.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const OWN: DiarySettings = {
  energyUnit: 'kJ',
  weightUnit: 'st',
  countsNetCarbs: true,
  dayStartMin: 240,
  targets: { kcal: 2000, proteinG: 120, carbsG: null, fatG: null },
  waterGoalMl: 1500,
  showsWater: false,
}

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const settingsOf = (who: Member = member) => diarySettingsOf(database.db, who)
const displayOf = async (who: Member = member) => (await accountFactsOf(database.db, who))!.display

test('settings are as usual until they are saved, and saving again replaces them', async () => {
  expect(await settingsOf()).toEqual(DEFAULT_DIARY_SETTINGS)
  await saveDiarySettings(database.db, member, OWN, NOW)
  expect(await settingsOf()).toEqual(OWN)
  await saveDiarySettings(database.db, member, DEFAULT_DIARY_SETTINGS, NOW)
  expect(await settingsOf()).toEqual(DEFAULT_DIARY_SETTINGS)
})

test('every page knows the units and the beginning of the day, of each member their own', async () => {
  const other = await makeMember(database.db, { tier: 'premium' })
  await saveDiarySettings(database.db, member, OWN, NOW)
  const { energyUnit, weightUnit, countsNetCarbs, dayStartMin } = OWN
  expect(await displayOf()).toEqual({ energyUnit, weightUnit, countsNetCarbs, dayStartMin })
  expect(await displayOf(other)).toMatchObject({ energyUnit: 'kcal', weightUnit: null, dayStartMin: 0 })
  expect(await settingsOf(other)).toEqual(DEFAULT_DIARY_SETTINGS)
})

test('the unit of the weight log is kept alone, beside whatever else was chosen', async () => {
  await saveWeightUnit(database.db, member, 'lb', NOW)
  expect(await settingsOf()).toEqual({ ...DEFAULT_DIARY_SETTINGS, weightUnit: 'lb' })
  await saveDiarySettings(database.db, member, OWN, NOW)
  await saveWeightUnit(database.db, member, 'kg', NOW)
  expect(await settingsOf()).toEqual({ ...OWN, weightUnit: 'kg' })
})

test('[TRIAL-14] settings come with Premium: without it none are saved, and those of before rest', async () => {
  await saveDiarySettings(database.db, member, OWN, NOW)
  const free: Member = { ...member, tier: 'free' }
  expect(await settingsOf(free)).toEqual(DEFAULT_DIARY_SETTINGS)
  expect(await displayOf(free)).toMatchObject({ energyUnit: 'kcal' })
  const refused = { code: 'premium-only' }
  await expect(saveDiarySettings(database.db, free, OWN, NOW)).rejects.toMatchObject(refused)
  await expect(saveWeightUnit(database.db, free, 'kg', NOW)).rejects.toMatchObject(refused)
  expect(await settingsOf()).toEqual(OWN)
})

test('the database itself refuses what the form does, and settings go with their member', async () => {
  const low = { ...OWN, targets: { ...OWN.targets, kcal: 799 } }
  await expect(saveDiarySettings(database.db, member, low, NOW)).rejects.toThrow()
  const late = { ...OWN, dayStartMin: 390 }
  await expect(saveDiarySettings(database.db, member, late, NOW)).rejects.toThrow()
  await saveDiarySettings(database.db, member, OWN, NOW)
  await database.db.delete(profiles).where(eq(profiles.id, member.id))
  expect(await database.db.$count(diarySettings, eq(diarySettings.memberId, member.id))).toBe(0)
})
