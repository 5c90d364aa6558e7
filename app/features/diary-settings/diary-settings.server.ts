import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { diarySettings } from '#app/db/schema/index.ts'
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from '#app/domain/diary/diary-settings.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** How a member's diary counts and shows: as they chose, and as usual where they did not or have no Premium. */
export async function diarySettingsOf(
  db: Db,
  { id, tier }: Pick<Member, 'id' | 'tier'>,
): Promise<DiarySettings> {
  if (tier !== 'premium') return DEFAULT_DIARY_SETTINGS
  const [row] = await settingsOfMember(db, { memberId: id })
  if (!row) return DEFAULT_DIARY_SETTINGS
  const { targetKcal, targetProteinG, targetCarbsG, targetFatG, ...rest } = row
  return {
    ...rest,
    targets: { kcal: targetKcal, proteinG: targetProteinG, carbsG: targetCarbsG, fatG: targetFatG },
  }
}

const settingsOfMember = prepared('diary_settings_of_member', (db) =>
  db
    .select({
      energyUnit: diarySettings.energyUnit,
      weightUnit: diarySettings.weightUnit,
      countsNetCarbs: diarySettings.countsNetCarbs,
      dayStartMin: diarySettings.dayStartMin,
      targetKcal: diarySettings.targetKcal,
      targetProteinG: diarySettings.targetProteinG,
      targetCarbsG: diarySettings.targetCarbsG,
      targetFatG: diarySettings.targetFatG,
      waterGoalMl: diarySettings.waterGoalMl,
      showsWater: diarySettings.showsWater,
    })
    .from(diarySettings)
    .where(eq(diarySettings.memberId, sql.placeholder('memberId'))),
)

/** Keeps the settings; saved again they are replaced. Throws `premium-only`. */
export async function saveDiarySettings(
  db: Db,
  member: Member,
  settings: DiarySettings,
  now: Date,
): Promise<void> {
  requirePremium(member)
  const { targets, ...rest } = settings
  const values = {
    ...rest,
    targetKcal: targets.kcal,
    targetProteinG: targets.proteinG,
    targetCarbsG: targets.carbsG,
    targetFatG: targets.fatG,
    updatedAt: now,
  }
  await db
    .insert(diarySettings)
    .values({ memberId: member.id, ...values })
    .onConflictDoUpdate({ target: diarySettings.memberId, set: values })
}

/** Keeps the unit of the weight log alone; the rest stays as it is. Throws `premium-only`. */
export async function saveWeightUnit(
  db: Db,
  member: Member,
  weightUnit: NonNullable<DiarySettings['weightUnit']>,
  now: Date,
): Promise<void> {
  requirePremium(member)
  const { targets: _none, ...defaults } = DEFAULT_DIARY_SETTINGS
  await db
    .insert(diarySettings)
    .values({ memberId: member.id, ...defaults, weightUnit, updatedAt: now })
    .onConflictDoUpdate({ target: diarySettings.memberId, set: { weightUnit, updatedAt: now } })
}

function requirePremium(member: Member): void {
  if (member.tier !== 'premium')
    throw new AppError('premium-only', 'The diary and its settings come with Premium.')
}
