import { listOf, sentence, singularOf } from '#app/domain/kitchen/words.ts'
import { type Accompaniment, accompanimentIn, type Cooking } from './accompaniments.ts'
import type { Filling } from './asking.ts'
import type { Welcome } from './dish.ts'
import { besideCooking, cookingBeside } from './beside.ts'
import type { DishFit } from './fit-dish.ts'
import type { WrittenLine } from './ingredient-line.ts'
import { scaledAmounts } from './method.ts'

/** A sentence that comes into the method before, in or after a step. */
export type ComingSentence = Pick<Welcome, 'step' | 'place' | 'anchor'> & { text: string }

type Written = { filling: Filling; line: WrittenLine }

/** What the foods besides the dish's own add: sentences within the method, and what is served with it. */
export function comingIn(
  { dish, welcomed, beside }: DishFit,
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
    if (alongside === null) within.push({ ...place, text: `${sentenceFor(foods, text, factor)}.` })
    else if (alongside.cooking?.kind === 'sentence' && alongside.cooking.isOfStep) {
      within.push({ ...place, text: `${sentenceFor(foods, alongside.cooking.text, factor)}.` })
      served.push(...accompaniments(foods, { ...alongside, cooking: null }, factor))
    } else served.push(...accompaniments(foods, alongside, factor))
  }
  const byCooking = Map.groupBy(beside, ({ choice: { food } }) =>
    JSON.stringify(cookingBeside(food!, dish.steps)),
  )
  for (const group of byCooking.values()) {
    const cooking = cookingBeside(group[0]!.choice.food!, dish.steps)
    served.push(...accompaniments(group.map(lineOf), { tail: '', cooking }, factor))
  }
  return { within, served }
}

/** The sentence with the foods in it, without its full stop. */
function sentenceFor(foods: readonly Written[], text: string, factor: number): string {
  const isMany = foods.length > 1 || foods.some(({ line }) => line.isMany)
  const names = listOf(foods.map(({ line }) => line.name))
  const written = scaledAmounts(text, factor)
    .replaceAll(/\bthem\b/g, isMany ? 'them' : 'it')
    .replaceAll('{it}', `the ${names}`)
  return sentence(written).replace(/\.$/, '')
}

/** One sentence cooks all foods that are cooked alike; what boils may share a pan, but not with what soaks up the water. */
function accompaniments(
  foods: readonly Written[],
  { tail, cooking }: Omit<Accompaniment, 'name'>,
  factor: number,
): Accompaniment[] {
  const shared: Cooking | null =
    cooking?.kind === 'sentence' ? { ...cooking, text: sentenceFor(foods, cooking.text, factor) } : null
  return foods.map((one, at) => {
    const own = cooking?.kind === 'boiled' ? boiledFor(cooking, one, factor) : null
    return { name: servedName(one.line), tail, cooking: own ?? (at === 0 ? shared : null) }
  })
}

/** For a food that boils and has no time of its own in `foods/beside.csv`. */
const USUAL_BOIL_MIN = 6

/** How one food of a sentence boils: what soaks up the water has its own pan, and "until tender" its own time. */
function boiledFor(said: Cooking & { kind: 'boiled' }, one: Written, factor: number): Cooking {
  const { food } = one.filling.choice
  const isInOwnPan = food?.roles[0] === 'starch' && food.state === 'dry'
  if (said.most > 0 || food === null) return { ...said, isInOwnPan }
  const own = besideCooking(food)
  if (own?.kind === 'sentence') return { ...own, text: sentenceFor([one], own.text, factor) }
  const minutes = own ?? { least: USUAL_BOIL_MIN, most: USUAL_BOIL_MIN }
  return { ...said, least: minutes.least, most: minutes.most, isInOwnPan }
}

/** "2 limes, cut into wedges" come to the table as lime wedges. */
const servedName = ({ name, text }: WrittenLine): string =>
  text.endsWith(', cut into wedges') ? `${singularOf(name)} wedges` : name
