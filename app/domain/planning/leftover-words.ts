import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import { type MealSlot, mealTypeLabel } from './meal-split.ts'
import type { MealPlace } from './plan.ts'
import { type ChosenSide, isWork, servingSentences, sideById, writeSide } from './sides.ts'
import { weekdayNameOn } from './weekday-words.ts'

/** What a plan says of dishes that are cooked for later meals: how they keep, and how they are eaten then. */

export type StoredIn = 'fridge' | 'freezer'
type Week = Pick<CookingWishes, 'firstWeekday'>

/** Until it is hot. */
const REHEAT_MIN = 5

const mealWord = ({ slot }: MealPlace) => mealTypeLabel(slot).toLowerCase()

/** "dinner tomorrow", "Thursday lunch". */
function mealInWords(week: Week, place: MealPlace, fromDay: number): string {
  const days = place.dayIndex - fromDay
  if (days === 1) return `${mealWord(place)} tomorrow`
  if (days === 2) return `${mealWord(place)} the day after tomorrow`
  return `${weekdayNameOn(week, place.dayIndex)} ${mealWord(place)}`
}

type Later = {
  dayIndex: number
  inFridge: readonly MealPlace[]
  inFreezer: readonly MealPlace[]
  frozenPortions: number
  /** Rice and fish are in the cold sooner. */
  isDelicate: boolean
  /** What is made when each meal is eaten. */
  sides: readonly ChosenSide[]
}

const BEGINS = 'These amounts are for '
const BEGINS_BESIDE = 'For this meal use '

/** The steps of a dish with what is done with the rest of it. */
export function stepsForLater(week: Week, steps: readonly string[], later: Later): string[] {
  const { dayIndex, inFridge, inFreezer, frozenPortions, isDelicate, sides } = later
  const count = 1 + inFridge.length + inFreezer.length
  const named = (places: readonly MealPlace[]) =>
    listOf(places.map((place) => mealInWords(week, place, dayIndex)))
  const beside =
    sides.length === 0
      ? []
      : [
          `${BEGINS_BESIDE}${shareOf(count)} of the ${listOf(sides.map(nameOf))}: the rest is served fresh with the other meals.`,
        ]
  const cool = `Let it cool for ${isDelicate ? 'an hour' : 'two hours'} at most`
  const [portions, boxes] =
    frozenPortions === 1
      ? ['1 portion', 'a closed box with the date on it']
      : [`${frozenPortions} portions`, 'closed boxes with the date on them']
  const freeze = `freeze ${portions} for ${named(inFreezer)}, in ${boxes}.`
  const keeping =
    inFreezer.length === 0
      ? `: the rest is for ${named(inFridge)}. ${cool} and put it covered in the fridge.`
      : inFridge.length === 0
        ? `. ${cool}, then ${freeze}`
        : `. ${cool}, then put what is for ${named(inFridge)} covered in the fridge and ${freeze}`
  return [
    ...beside,
    ...steps.filter((step) => !step.startsWith(BEGINS) && !step.startsWith(BEGINS_BESIDE)),
    `${BEGINS}${count} meals${keeping}`,
  ]
}

const SHARES = ['', 'all', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'] as const
const shareOf = (meals: number) => SHARES[meals] ?? 'a share'
const nameOf = ({ id }: ChosenSide) => sideById(id)?.food.name ?? id

type Leftover = {
  from: MealPlace
  dayIndex: number
  storedIn: StoredIn
  sides: readonly ChosenSide[]
}

/** What a leftover says in place of its recipe. */
export function leftoverDraft(
  week: Week,
  { from, dayIndex, storedIn, sides }: Leftover,
): Pick<RecipeDraft, 'description' | 'cookingTimeMin' | 'instructions'> {
  const days = dayIndex - from.dayIndex
  const when =
    days === 1
      ? 'yesterday'
      : days === 2
        ? 'the day before yesterday'
        : `on ${weekdayNameOn(week, from.dayIndex)}`
  const isFrozen = storedIn === 'freezer'
  const beside = sides.flatMap((side) => writeSide(side, 1) ?? [])
  const hot =
    'Warm it up in a covered pan with a splash of water for 4 to 6 minutes, or in the microwave for 3 to 4 minutes, stirring once, until it is steaming hot all through (74 °C in the middle).'
  return {
    description: isFrozen
      ? `From the freezer: cooked ${when} for ${mealWord(from)}.`
      : `Left over from ${mealWord(from)} ${when}.`,
    cookingTimeMin: REHEAT_MIN,
    instructions: [
      ...(isFrozen ? ['Take it out of the freezer the night before and let it thaw in the fridge.'] : []),
      ...servingSentences(beside.filter(isWork)),
      [
        hot,
        ...(isFrozen ? ['Eat it on this day, and do not freeze it again.'] : []),
        ...servingSentences(beside.filter((side) => !isWork(side))),
      ].join(' '),
    ],
  }
}

/** "In the evening, take out of the freezer: Daube for Thursday’s dinner." */
export function thawingInWords(
  week: Week,
  dayIndex: number,
  meals: readonly { name: string; slot: MealSlot }[],
): string {
  const weekday = weekdayNameOn(week, dayIndex)
  const named = meals.map(({ name, slot }) => `${name} for ${weekday}’s ${mealTypeLabel(slot).toLowerCase()}`)
  return `In the evening, take out of the freezer: ${named.join(', ')}.`
}
