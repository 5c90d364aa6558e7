import { readTable } from '#app/food-table.server.ts'
import { classOf } from './addition-classes.ts'
import { type Draft, isAmountSaid, isMeasured } from './draft.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'
import { wordStems } from './stems.ts'
import type { VocabularyFood } from './vocabulary/vocabulary.ts'

/**
 * The milk of a coffee or a tea: "latte, oat milk" is a latte made with it and no glass of oat milk beside one, "earl
 * grey (milk)" a tea with a splash of it.
 */

type Milk = {
  food: VocabularyFood
  /** What ends the ids of drinks that are made with it. */
  rowEnd: string
}

/** In a tea or a black coffee of which nobody says how much. */
const SPLASH_GRAMS = 30

/** Of drinks of the world that are made with a milk, between the drink and the milk. */
const WITH = '-with-'

let milks: ReadonlyMap<string, Milk> | undefined

function milksBySaid(): ReadonlyMap<string, Milk> {
  return (milks ??= new Map(
    readTable('foods/milk-of-drinks.csv', ['said', 'milk', 'rowEnd'] as const).flatMap(({ row }) => {
      const food = findMealFood(row.milk)
      return food === null ? [] : [[row.said, { food, rowEnd: row.rowEnd }] as const]
    }),
  ))
}

let milkyDrinks: readonly { stems: readonly string[]; row: string }[] | undefined

/** What the ids of a milky drink begin with: "flat-white"; null for tea, black coffee and everything else. */
function milkyDrinkOf({ food, phrases }: Draft): string | null {
  milkyDrinks ??= readTable('foods/milky-drinks.csv', ['words', 'row'] as const).map(({ row }) => ({
    stems: wordStems(row.words),
    row: row.row,
  }))
  // What was said decides, since tables call a flat white a latte.
  const said = new Set(phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const named = new Set(wordStems(food.name))
  const isOf = (stems: readonly string[], all: ReadonlySet<string>) => stems.every((stem) => all.has(stem))
  return (
    (
      milkyDrinks.find(({ stems }) => isOf(stems, said)) ??
      milkyDrinks.find(({ stems }) => isOf(stems, named))
    )?.row ?? null
  )
}

const isDrink = ({ food }: Draft): boolean => classOf(food, 'host') === 'drink'

/** Categories of drinks, ours and USDA's; a mocha cake is none. */
const OF_DRINKS = /drink|coffee|tea\b|hot chocolate|flavored milk/i

const isHost = (draft: Draft): boolean =>
  isDrink(draft) || (OF_DRINKS.test(draft.food.category) && milkyDrinkOf(draft) !== null)

/** The drafts with every milk in the drink before it. */
export function withMilksOfDrinks(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (const [at, draft] of drafts.entries()) {
    const hostAt = hostBefore(out)
    const host = out[hostAt]
    const milk = host === undefined ? null : milkSaid(draft)
    if (host === undefined || milk === null || !isTied(draft, milk, drafts[at + 1])) {
      out.push(draft)
      continue
    }
    const dish = madeWith(host, milk)
    if (dish === null)
      out.push(isWeighedHere(draft) ? splashOf(draft, milk, host) : { ...draft, food: milk.food })
    else if (isMeasured(draft)) {
      // So much milk takes the place of the drink's own where parts are told again.
      out[hostAt] = { ...host, food: dish }
      out.push(draft)
    } else out[hostAt] = { ...host, food: dish, remarks: [...host.remarks, `made with “${draft.said}”`] }
  }
  return out
}

/** The drink that a milk may belong to: the last, or the one that was sugared since. */
function hostBefore(out: readonly Draft[]): number {
  const at = out.findLastIndex(({ food }) => !isSugar(food))
  const host = out[at]
  return host !== undefined && isHost(host) ? at : -1
}

const isSugar = (food: VocabularyFood): boolean => ['sugar', 'sweet'].includes(classOf(food, 'added') ?? '')

const SPLASHES: ReadonlySet<string> = new Set(['splash', 'dash', 'drop', 'drizzle', 'touch', 'bit'])

/** Which milk a food is: "oat milk", and "oat" of "with oat"; null where it is none. */
function milkSaid({ food, phrases }: Draft): Milk | null {
  const [phrase] = phrases
  const words = phrase!.words.filter(({ stem, role }) => role !== 'unit' && !SPLASHES.has(stem))
  const said = words.map(({ stem }) => milksBySaid().get(stem)).find((milk) => milk !== undefined)
  if (classOf(food, 'added') === 'milk') return said ?? { food, rowEnd: '' }
  const isBare =
    phrases.length === 1 && words.length === 1 && words[0]!.isPlural !== true && phrase!.amounts.length === 0
  return isBare ? (said ?? null) : null
}

/** "with oat milk", "(oat milk)", ", oat milk"; plain milk behind a comma may be a glass of it, if no sugar follows. */
function isTied(draft: Draft, { rowEnd }: Milk, next: Draft | undefined): boolean {
  const { joint, isBracketed, isAfterComma, isAfterBreak, isOn, hasDeterminer, words } = draft.phrases[0]!
  if (isAfterBreak === true || joint === 'or') return false
  const isSplash = words.some(({ stem }) => SPLASHES.has(stem))
  if (joint === 'weak' || joint === 'inside' || joint === 'remark' || isBracketed || isOn || isSplash)
    return true
  if (hasDeterminer || isAmountSaid(draft) || words.some(isVessel)) return false
  if (rowEnd === '') return isAfterComma && next !== undefined && isSugar(next.food)
  return isAfterComma || (joint === 'strong' && classOf(draft.food, 'added') === 'milk')
}

/** The drink as a table has it with this milk; null for tea and for what no table has. */
function madeWith(host: Draft, { rowEnd }: Milk): VocabularyFood | null {
  const drink = milkyDrinkOf(host)
  return drink === null || rowEnd === '' ? null : findMealFood(`${drink}${WITH}${rowEnd}`)
}

/** True where nobody said how much milk it was, other than a splash. */
const isWeighedHere = (draft: Draft): boolean => !isMeasured(draft) && !draft.phrases[0]!.words.some(isVessel)

const isVessel = ({ role, stem }: { role: string; stem: string }): boolean =>
  role === 'unit' && !SPLASHES.has(stem)

/** A splash in every cup that was counted. */
function splashOf(draft: Draft, { food }: Milk, host: Draft): Draft {
  if (isAmountSaid(draft)) return draft
  const cups = host.phrases[0]!.amounts.find(({ measure }) => measure === null)
  const count = cups === undefined ? 1 : Math.max(1, (cups.value + cups.most) / 2)
  return { ...draft, food, grams: SPLASH_GRAMS * count, isInDish: true }
}
