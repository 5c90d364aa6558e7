/** The meals a day of the diary is parted into. */

export const DIARY_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type DiarySlot = (typeof DIARY_SLOTS)[number]

const LABELS: Readonly<Record<DiarySlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
}

/** "Snacks"; entries without a meal of the day are listed under "Other". */
export const slotLabel = (slot: DiarySlot | null): string => (slot === null ? 'Other' : LABELS[slot])

/** What people call the meals of a day. */
const MEAL_NAMES: Readonly<Record<string, DiarySlot>> = {
  breakfast: 'breakfast',
  brekkie: 'breakfast',
  brunch: 'lunch',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  tea: 'dinner',
  snack: 'snack',
  snacks: 'snack',
}

export const MEAL_WORDS: readonly string[] = Object.keys(MEAL_NAMES)

/** The slot a meal of this name belongs to; null for any other word. */
export const slotOfMealName = (name: string): DiarySlot | null =>
  Object.hasOwn(MEAL_NAMES, name.toLowerCase()) ? MEAL_NAMES[name.toLowerCase()]! : null

/** From this hour on it is that meal, until the next line. */
const FROM_HOUR: readonly (readonly [hour: number, slot: DiarySlot])[] = [
  [0, 'snack'],
  [4, 'breakfast'],
  [11, 'lunch'],
  [15, 'snack'],
  [17, 'dinner'],
  [22, 'snack'],
]

/** The meal that is usual at a time of day ("08:30"); null for what is no time. */
export function slotOfTime(time: string): DiarySlot | null {
  if (!isTime(time)) return null
  const hour = Number(time.slice(0, 2))
  return FROM_HOUR.findLast(([from]) => from <= hour)?.[1] ?? null
}

/** Whether a text is a time of day as "08:30". */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The slot of a planned meal: a plan's three snacks are one in the diary. */
export const slotOfPlanned = (mealType: string): DiarySlot | null =>
  slotOfMealName(mealType.replace(/_\d$/, ''))

export type SlotGroup<Entry> = { slot: DiarySlot | null; entries: readonly Entry[]; totalKcal: number }

/** Entries by the meal of the day, in the order meals are eaten, within one by the time that was said. */
export function bySlot<Entry extends { slot: DiarySlot | null; eatenAt: string | null; totalKcal: number }>(
  entries: readonly Entry[],
): SlotGroup<Entry>[] {
  return [...DIARY_SLOTS, null].flatMap((slot) => {
    const own = entries
      .filter((entry) => entry.slot === slot)
      // Without a time it stays where it was written, behind those that have one.
      .toSorted((a, b) => (a.eatenAt ?? '99').localeCompare(b.eatenAt ?? '99'))
    const totalKcal = own.reduce((sum, entry) => sum + entry.totalKcal, 0)
    return own.length === 0 ? [] : [{ slot, entries: own, totalKcal }]
  })
}
