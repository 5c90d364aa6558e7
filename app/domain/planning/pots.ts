import { type CookingWishes } from './cooking-wishes.ts'
import type { MealClass, Place } from './week-problem.ts'

/** Which open places of a plan are cooked for together: dinner for the next day's lunch. */

export type Pot = { mealClass: MealClass; places: readonly Place[] }

const WEEK_DAYS = 7
const SATURDAY = 5
/** With less time on a weekday every lunch of the week is what was left of dinner. */
const LITTLE_TIME_MIN = 35

const classOf = ({ slot }: Place): MealClass =>
  slot === 'breakfast' || slot === 'lunch' || slot === 'dinner' ? slot : 'snack'

/**
 * Open places as pots, in the order of the days. For each day of `freshBy` one dinner until then is cooked for itself, for
 * food that expires on it and does not keep once it is cooked.
 */
export function potsOf(
  open: readonly Place[],
  wishes: CookingWishes,
  cooksAhead: boolean,
  freshBy: readonly number[] = [],
): Pot[] {
  const laterOf = new Map<Place, Place>()
  const dinners = open.filter(({ slot }) => cooksAhead && slot === 'dinner')
  for (const dinner of dinners) {
    const lunch = lunchAfter(dinner, open, wishes)
    if (lunch !== undefined) laterOf.set(dinner, lunch)
  }
  for (const day of freshBy.toSorted((one, other) => one - other)) {
    const until = dinners.filter(({ dayIndex }) => dayIndex <= day)
    const last = until.at(-1)
    if (last !== undefined && until.every((dinner) => laterOf.has(dinner))) laterOf.delete(last)
  }
  const leftovers = new Set(laterOf.values())
  return open.flatMap((place): Pot[] => {
    if (leftovers.has(place)) return []
    const later = laterOf.get(place)
    if (later === undefined) return [{ mealClass: classOf(place), places: [place] }]
    return [{ mealClass: 'dinner', places: [place, later] }]
  })
}

function lunchAfter(dinner: Place, open: readonly Place[], wishes: CookingWishes): Place | undefined {
  const day = dinner.dayIndex + 1
  const weekday = (wishes.firstWeekday + day) % WEEK_DAYS
  const isShort = wishes.holdsMinutes && wishes.weekdayMinutes <= LITTLE_TIME_MIN
  const isWanted = isShort ? weekday !== SATURDAY + 1 : weekday < SATURDAY && day % 2 === 1
  return isWanted ? open.find(({ dayIndex, slot }) => dayIndex === day && slot === 'lunch') : undefined
}
