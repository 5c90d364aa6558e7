import { listOf, sentence, singularOf } from '#app/domain/kitchen/words.ts'
import { type Accompaniment, accompanimentIn, type Cooking } from './accompaniments.ts'
import type { Filling } from './asking.ts'
import type { Welcome } from './dish.ts'
import { besideCooking } from './beside.ts'
import type { DishFit } from './fit-dish.ts'
import type { WrittenLine } from './ingredient-line.ts'
import { scaledAmounts } from './method.ts'

/** A sentence that comes into the method before, in or after a step. */
export type ComingSentence = Pick<Welcome, 'step' | 'place' | 'anchor'> & { text: string }

type Written = { filling: Filling; line: WrittenLine }

/** What the foods besides the dish's own add: sentences within the method, and what is served with it. */
export function comingIn(
  { welcomed, beside }: DishFit,
  written: ReadonlyMap<Filling, WrittenLine>,
  factor: number,
): { within: ComingSentence[]; served: Accompaniment[] } {
  const within: ComingSentence[] = []
  const served: Accompaniment[] = []
  const lineOf = (filling: Filling): Written => ({ filling, line: written.get(filling)! })
  const bySentence = Map.groupBy(
    welcomed,
    ({ welcome: { step, place, anchor, text } }) => `${place} ${step} ${anchor} ${text}`,
  )
  for (const group of bySentence.values()) {
    const { text, choices: _choices, ...place } = group[0]!.welcome
    const foods = group.map(({ filling }) => lineOf(filling))
    const alongside = accompanimentIn(text)
    if (alongside === null) within.push({ ...place, text: `${tellOf(foods, text, factor)}.` })
    else if (alongside.cooking?.kind === 'told' && alongside.cooking.isOfStep) {
      within.push({ ...place, text: `${tellOf(foods, alongside.cooking.text, factor)}.` })
      served.push(...accompaniments(foods, { ...alongside, cooking: null }, factor))
    } else served.push(...accompaniments(foods, alongside, factor))
  }
  const byCooking = Map.groupBy(beside, ({ choice: { food } }) => JSON.stringify(besideCooking(food!)))
  for (const group of byCooking.values()) {
    const cooking = besideCooking(group[0]!.choice.food!)
    served.push(...accompaniments(group.map(lineOf), { tail: '', cooking }, factor))
  }
  return { within, served }
}

/** The sentence with the foods in it, without its full stop. */
function tellOf(foods: readonly Written[], text: string, factor: number): string {
  const isMany = foods.length > 1 || foods.some(({ line }) => line.isMany)
  const names = listOf(foods.map(({ line }) => line.name))
  const told = scaledAmounts(text, factor)
    .replaceAll(/\bthem\b/g, isMany ? 'them' : 'it')
    .replaceAll('{it}', `the ${names}`)
  return sentence(told).replace(/\.$/, '')
}

/** One sentence cooks all foods that are cooked alike; what boils may share a pan, but not with what soaks up the water. */
function accompaniments(
  foods: readonly Written[],
  { tail, cooking }: Omit<Accompaniment, 'name'>,
  factor: number,
): Accompaniment[] {
  const told: Cooking | null =
    cooking?.kind === 'told' ? { ...cooking, text: tellOf(foods, cooking.text, factor) } : null
  return foods.map(({ filling: { choice }, line }, at) => {
    const isDryStarch = choice.food?.roles[0] === 'starch' && choice.food.state === 'dry'
    const boiled = cooking?.kind === 'boiled' ? { ...cooking, isInOwnPan: isDryStarch } : null
    return { name: servedName(line), tail, cooking: boiled ?? (at === 0 ? told : null) }
  })
}

/** "2 limes, cut into wedges" come to the table as lime wedges. */
const servedName = ({ name, text }: WrittenLine): string =>
  text.endsWith(', cut into wedges') ? `${singularOf(name)} wedges` : name
