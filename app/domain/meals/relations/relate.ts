import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { type Draft, meanOf, remarked } from '#app/domain/meals/draft.ts'
import { portionsOf, usualGrams } from '#app/domain/meals/portions/food-portions.ts'
import type { Phrase } from '#app/domain/meals/phrase.ts'
import { asBaseAndPart, dishFromList } from './dish-lists.ts'
import { testCalled } from './tests.ts'

/**
 * How foods told side by side belong together, by the rules of `foods/meal-relations.csv`: of each food and the next the
 * first rule that fits decides. A rule says what is asked of both, what stands between them, and how many foods follow (of "called": go before).
 */

export type Rule = {
  relation: Relation
  first: ReturnType<typeof allOf>
  second: ReturnType<typeof allOf>
  cues: readonly string[]
  least: number
  /** A meal that is read otherwise without the rule. */
  example: string
}

/** The rows from the first food of a rule on as they are instead, and how many of them are settled; null where it does not fit after all. */
type Effect = (first: Draft, behind: readonly Draft[]) => Settled | null
type Settled = { rows: readonly Draft[]; settled: number }

const EFFECTS = {
  /** The first only announces what follows. */
  heading: (_first, behind) => ({ rows: behind, settled: 0 }),
  /** The second only calls what was told before it. */
  called: (first, [, ...behind]) => ({ rows: [first, ...behind], settled: 1 }),
  /** The first is what the dish behind it is named by. */
  names: (first, [dish, ...behind]) => {
    const parts = asBaseAndPart(dish!, first)
    return { rows: [...(parts ?? [named(dish!, first)]), ...behind], settled: parts?.length ?? 0 }
  },
  /** The second only counts the first: "catfish, 2 fillets". */
  counts: (first, [count, ...behind]) => ({ rows: [counted(first, count!), ...behind], settled: 0 }),
  /** A dish told by the list behind it. */
  list: dishFromList,
} as const satisfies Record<string, Effect>
type Relation = keyof typeof EFFECTS

const COLUMNS = ['relation', 'first', 'second', 'cue', 'least', 'example'] as const

const allOf = (cell: string) => {
  const tests = wordsOfCell(cell).map(testCalled)
  return (draft: Draft, other: Draft, text: string): boolean =>
    tests.every((test) => test(draft, other, text))
}

let rules: readonly Rule[] | undefined

/** The rules in the order in which they are asked. */
export const allRules = (): readonly Rule[] =>
  (rules ??= readTable('foods/meal-relations.csv', COLUMNS).map(({ row, place }) => {
    if (!(row.relation in EFFECTS)) throw new Error(`${place}: unknown relation "${row.relation}"`)
    return {
      relation: row.relation as Relation,
      first: allOf(row.first),
      second: allOf(row.second),
      cues: wordsOfCell(row.cue),
      least: Number(row.least),
      example: row.example,
    }
  }))

/** The rows of a meal with every food counted once, beside what it belongs to. */
export function related(
  drafts: readonly Draft[],
  text: string,
  rulesAsked: readonly Rule[] = allRules(),
): Draft[] {
  let rows = [...drafts]
  for (let at = 0; at < rows.length - 1; at++) {
    const [first, ...behind] = rows.slice(at) as [Draft, ...Draft[]]
    const settled = settle(first, behind, { text, at }, rulesAsked)
    if (settled === null) continue
    rows = [...rows.slice(0, at), ...settled.rows]
    at += settled.settled - 1
  }
  return rows
}

function settle(
  first: Draft,
  behind: readonly Draft[],
  { text, at }: { text: string; at: number },
  rulesAsked: readonly Rule[],
): Settled | null {
  const [second] = behind
  const cues = cuesOf(second!.phrases[0]!)
  for (const rule of rulesAsked) {
    if ((rule.relation === 'called' ? at + 1 : behind.length) < rule.least) continue
    if (rule.cues.length > 0 && !rule.cues.some((cue) => cues.has(cue))) continue
    if (!rule.first(first, second!, text) || !rule.second(second!, first, text)) continue
    const settled = EFFECTS[rule.relation](first, behind)
    if (settled !== null) return settled
  }
  return null
}

/** What stands between a food and the phrase before it. */
function cuesOf({ joint, isAfterComma, isAfterColon, isAfterDash, isBracketed, isOn }: Phrase): Set<string> {
  const marks = {
    comma: isAfterComma,
    colon: isAfterColon,
    dash: isAfterDash,
    bracket: isBracketed,
    on: isOn,
  }
  return new Set([joint, ...Object.entries(marks).flatMap(([name, is]) => (is ? [name] : []))])
}

/** The dish by its whole name, with the count or the weight that stood before it. */
function named(dish: Draft, part: Draft): Draft {
  const [{ joint, isAfterComma, hasDeterminer, isAfterVerb, start, amounts }] = part.phrases as [Phrase]
  const [amount] = amounts
  const times = amount === undefined ? 1 : meanOf(amount)
  const isCount = amount === undefined || amount.measure === null
  const [first, ...rest] = dish.phrases
  return {
    ...remarked(dish, `${part.said} is taken to be in it`),
    item: { ...dish.item, first: part.item.first },
    phrases: [{ ...first!, joint, isAfterComma, hasDeterminer, isAfterVerb, start }, ...rest],
    grams: isCount ? dish.grams * times : amount.measure === 'gram' ? times : dish.grams,
    said: `${part.said} ${dish.said}`,
  }
}

const UNIT = 'fillet'

function counted(food: Draft, pieces: Draft): Draft {
  const [amount] = pieces.phrases[0]!.amounts
  const portions = portionsOf(food.food)
  const pieceGrams = portions.find(({ stems }) => stems.has(UNIT))?.grams ?? usualGrams(portions)
  return {
    ...food,
    phrases: [...food.phrases, ...pieces.phrases],
    grams: (amount === undefined ? 1 : meanOf(amount)) * pieceGrams,
    said: `${food.said}, ${pieces.said}`,
  }
}
