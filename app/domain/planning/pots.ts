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

/** Open places as pots, in the order of the days. */
export function potsOf(open: readonly Place[], wishes: CookingWishes, cooksAhead: boolean): Pot[] {
  const taken = new Set<Place>()
  return open.flatMap((place): Pot[] => {
    if (taken.has(place)) return []
    const later = cooksAhead && place.slot === 'dinner' ? lunchAfter(place, open, wishes) : undefined
    if (later === undefined || taken.has(later)) return [{ mealClass: classOf(place), places: [place] }]
    taken.add(later)
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
