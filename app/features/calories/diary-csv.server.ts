import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { csvLine } from '#app/domain/csv-line.ts'
import type { CsvRows } from '#app/domain/diary/csv-form.ts'
import type { FurtherNutrients } from '#app/domain/diary/further-nutrients.ts'
import { saltFromSodium } from '#app/domain/diary/nutrient-advice.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requirePremium } from './diary.server.ts'

const AT_ONCE = 500
/** Spreadsheets take the text for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

type Entry = typeof diaryEntries.$inferSelect
type Cell = string | number
type Figures = Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG'> & FurtherNutrients

const FIGURES = [
  'protein_g',
  'carbs_g',
  'fat_g',
  'fibre_g',
  'saturated_fat_g',
  'sugars_g',
  'sodium_mg',
  'salt_g',
]

const HEADS: Readonly<Record<CsvRows, readonly string[]>> = {
  meals: [
    'date',
    'time',
    'meal_of_day',
    'meal',
    'portions',
    'kcal',
    'kcal_low',
    'kcal_high',
    ...FIGURES,
    'confidence',
    'planned',
    'notes',
    'saved_at',
  ],
  foods: ['date', 'time', 'meal_of_day', 'meal', 'food', 'amount', 'portions', 'kcal', ...FIGURES, 'source'],
}

/**
 * The member's diary of some days as CSV, five hundred meals at a time: a row for each meal, or for each of its foods.
 * Figures are of all portions; a cell is empty where nobody knows. Stops between two reads once `signal` is aborted.
 * Throws `premium-only` at its first piece.
 */
export async function* diaryAsCsv(
  db: Db,
  member: Member,
  { from, to, rows }: { from: PlainDate; to: PlainDate; rows: CsvRows },
  signal?: AbortSignal,
): AsyncGenerator<string> {
  requirePremium(member)
  yield BYTE_ORDER_MARK + csvLine(HEADS[rows])
  let last: Pick<Entry, 'eatenOn' | 'id'> | null = null
  for (;;) {
    if (signal?.aborted) return
    const entries: Entry[] = await db
      .select()
      .from(diaryEntries)
      .where(
        and(
          eq(diaryEntries.memberId, member.id),
          between(diaryEntries.eatenOn, from, to),
          isNull(diaryEntries.removedAt),
          last
            ? sql`(${diaryEntries.eatenOn}, ${diaryEntries.id}) > (${last.eatenOn}::date, ${last.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(asc(diaryEntries.eatenOn), asc(diaryEntries.id))
      .limit(AT_ONCE)
    if (entries.length > 0)
      yield entries
        .flatMap((entry) => (rows === 'meals' ? [mealRow(entry)] : foodRows(entry)))
        .map(csvLine)
        .join('')
    last = entries.at(-1) ?? null
    if (last === null || entries.length < AT_ONCE) return
  }
}

const whenCells = ({ eatenOn, eatenAt, slot }: Entry): Cell[] => [eatenOn, eatenAt ?? '', slot ?? '']

const mealRow = (entry: Entry): Cell[] => [
  ...whenCells(entry),
  entry.mealName,
  entry.portions,
  Math.round(entry.totalKcal * entry.portions),
  Math.round(entry.lowKcal * entry.portions),
  Math.round(entry.highKcal * entry.portions),
  ...figureCells(entry, entry.portions),
  entry.confidence,
  entry.plannedMealId === null ? 'no' : 'yes',
  entry.notes,
  entry.createdAt.toISOString(),
]

/** A meal without foods, such as a planned one, is a row of its own with no food in it. */
function foodRows(entry: Entry): Cell[][] {
  const { mealName, portions, components } = entry
  const whole = [...whenCells(entry), mealName, '', '', portions, Math.round(entry.totalKcal * portions)]
  if (components.length === 0) return [[...whole, ...figureCells(entry, portions), '']]
  return components.map(({ name, portion, calories, source, nutrients }) => [
    ...whenCells(entry),
    mealName,
    name,
    portion,
    portions,
    Math.round(calories * portions),
    ...(nutrients ? figureCells(nutrients, portions) : FIGURES.map(() => '')),
    source,
  ])
}

function figureCells(figures: Figures, portions: number): Cell[] {
  const { proteinG, carbsG, fatG, fiberG, saturatedFatG, sugarG, sodiumMg } = figures
  const saltG = sodiumMg === null ? null : saltFromSodium(sodiumMg)
  return [proteinG, carbsG, fatG, fiberG, saturatedFatG, sugarG, sodiumMg, saltG].map((amount) =>
    amount === null ? '' : Math.round(amount * portions * 100) / 100,
  )
}
