import { withCorrections } from './corrections.ts'
import { withEatenAmounts, withoutOtherNumbers } from './eaten-amounts.ts'
import { withoutMarks } from './marks.ts'
import { type Cut, type Servings, servingsOf, withoutCuts, withoutServings } from './servings-said.ts'
import { withSetMeals } from './set-meals.ts'
import { withoutShareRemarks } from './share-remarks.ts'
import type { ShareRemark } from './share-stretches.ts'
import { withDryStates, withoutPacking } from './states-said.ts'
import { typedText } from './typed-text.ts'
import { type Whose, whoseOf } from './whose.ts'

/** The stages before foods are sought: what a text says beside its foods, each read once and taken out in its place. */

type TextStage = { name: string; read: (text: string) => string }

/** What a text means to say: its measures, corrections and set meals may change its length. */
const NORMALISING: readonly TextStage[] = [
  { name: 'measures as typed', read: typedText },
  { name: 'times, dates and other numbers', read: withoutOtherNumbers },
  { name: 'corrections', read: withCorrections },
  { name: 'set meals', read: withSetMeals },
]

/** The amounts that were eaten, as they were weighed; the text keeps its length. */
export const AS_EATEN: readonly TextStage[] = [
  { name: 'shares of a whole', read: withEatenAmounts },
  { name: 'what tins are packed in', read: withoutPacking },
  { name: 'dry and raw weights', read: withDryStates },
]

const through = (stages: readonly TextStage[], text: string): string =>
  stages.reduce((rest, { read }) => read(rest), text)

/** The text as it was meant; everything that is quoted of a meal is quoted of this. */
export const describedText = (typed: string): string => through(NORMALISING, typed)

/** What a description says beside its foods, and the text that is left. */
export type MealText = {
  /** With the amounts that were eaten. */
  eaten: string
  cuts: readonly Cut[]
  servings: readonly Servings[]
  remarks: readonly ShareRemark[]
  whose: Whose
  /** Only foods and their amounts, and who tells them. */
  foods: string
}

/** Reads a description. Remarks at the places `telling` name foods, and do not say how much of them was eaten. */
export function mealText(described: string, telling: ReadonlySet<number>): MealText {
  const { text: eaten, cuts } = withoutCuts(through(AS_EATEN, described))
  // How a loaf was cut says, too, how much of its recipe was eaten.
  const servings = servingsOf(described)
  const { text: unshared, remarks } = withoutShareRemarks(withoutServings(eaten), telling)
  const foods = withoutMarks(unshared, 'remark')
  return { eaten, cuts, servings, remarks, whose: whoseOf(foods, remarks), foods }
}
