import { cooksOnFewDays, isCookDay } from './cook-days.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import { shareOutPots } from './few-days-pots.ts'
import type { MealClass, Place } from './week-problem.ts'
import { weekdayOn } from './weekday-words.ts'

/** Which open places of a plan are cooked for together: dinner for the next day's lunch, or a day's dishes for the days after. */

export type Pot = {
  mealClass: MealClass
  /** Where it is eaten, the first where it is cooked. */
  places: readonly Place[]
  /** Nothing is cooked on this day: only what is ready in a few minutes. */
  isQuick?: true
}

const SATURDAY = 5
/** With less time on a weekday every lunch of the week is what was left of dinner. */
const LITTLE_TIME_MIN = 35

const classOf = ({ slot }: Place): MealClass =>
  slot === 'breakfast' || slot === 'lunch' || slot === 'dinner' ? slot : 'snack'

/** A place by itself. */
export function ownPot(place: Place, wishes: CookingWishes): Pot {
  const isQuick = cooksOnFewDays(wishes) && !isCookDay(wishes, place.dayIndex)
  return { mealClass: classOf(place), places: [place], ...(isQuick && { isQuick }) }
}

type Asked = {
  /** For each of these days one dinner until then is cooked for itself: food expires on it that does not keep once it is cooked. */
  freshBy?: readonly number[]
  /** There are enough lunches that are ready in a few minutes. */
  hasQuickLunches?: boolean
}

/** Open places as pots, in the order of the days. */
export function potsOf(
  open: readonly Place[],
  wishes: CookingWishes,
  cooksAhead: boolean,
  { freshBy = [], hasQuickLunches = true }: Asked = {},
): Pot[] {
  const laterOf = new Map<Place, readonly Place[]>()
  const dinners = open.filter(
    ({ slot, dayIndex }) => cooksAhead && slot === 'dinner' && isCookDay(wishes, dayIndex),
  )
  for (const dinner of dinners) {
    const lunch = lunchAfter(dinner, open, wishes)
    if (lunch !== undefined) laterOf.set(dinner, [lunch])
  }
  if (cooksOnFewDays(wishes)) {
    if (cooksAhead)
      shareOutPots(open, laterOf, wishes, { isEveryLunch: hasLittleTime(wishes), hasQuickLunches })
  } else freeDinners(dinners, laterOf, freshBy)
  const leftovers = new Set([...laterOf.values()].flat())
  return open.flatMap((place): Pot[] => {
    if (leftovers.has(place)) return []
    const later = laterOf.get(place)
    return [later === undefined ? ownPot(place, wishes) : { mealClass: 'dinner', places: [place, ...later] }]
  })
}

function freeDinners(
  dinners: readonly Place[],
  laterOf: Map<Place, readonly Place[]>,
  freshBy: readonly number[],
): void {
  for (const day of freshBy.toSorted((one, other) => one - other)) {
    const until = dinners.filter(({ dayIndex }) => dayIndex <= day)
    const last = until.at(-1)
    if (last !== undefined && until.every((dinner) => laterOf.has(dinner))) laterOf.delete(last)
  }
}

const hasLittleTime = ({ holdsMinutes, weekdayMinutes }: CookingWishes) =>
  holdsMinutes && weekdayMinutes <= LITTLE_TIME_MIN

function lunchAfter(dinner: Place, open: readonly Place[], wishes: CookingWishes): Place | undefined {
  const day = dinner.dayIndex + 1
  const weekday = weekdayOn(wishes, day)
  const isWanted = hasLittleTime(wishes) ? weekday !== SATURDAY + 1 : weekday < SATURDAY && day % 2 === 1
  return isWanted && isCookDay(wishes, day)
    ? open.find(({ dayIndex, slot }) => dayIndex === day && slot === 'lunch')
    : undefined
}
