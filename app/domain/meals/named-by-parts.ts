import { findFood } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'
import { classOf } from './addition-classes.ts'
import type { Draft } from './draft.ts'
import { stemOf } from './stems.ts'
import { asBaseAndParts } from './told-by-parts.ts'

/**
 * "salmon burger", "pear crumble", "chicken and leek pie": a dish that no table has by its whole name is one of its kind,
 * and what it is named by is in it, not beside it.
 */

let kinds: ReadonlySet<string> | undefined

const isKind = (stem: string): boolean =>
  (kinds ??= new Set(
    readTable('foods/kinds-of-dishes.csv', ['word'] as const).map(({ row }) => stemOf(row.word)),
  )).has(stem)

/** A tomato and a leek at most: "chicken, ham and leek pie" is rarely said without a comma. */
const MOST_PARTS = 2

/** The drafts with every food that only names the dish behind it taken into that dish; a count before it is the dish's. */
export function withoutNamingParts(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (const draft of drafts) {
    const parts: Draft[] = []
    while (parts.length < MOST_PARTS && isPartOfName(draft, out.at(-1), parts[0])) parts.unshift(out.pop()!)
    if (parts.length === 0) out.push(draft)
    else out.push(...(asBaseAndParts(draft, parts) ?? [parts.reduceRight(named, draft)]))
  }
  return out
}

const isPartOfName = (dish: Draft, part: Draft | undefined, behind: Draft | undefined): boolean =>
  part !== undefined && (behind === undefined ? isNamed(dish, part) : isNamedToo(behind, part))

const foodsSaid = ({ phrases }: Draft) =>
  phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))

/** "salmon" right before a bare "burger". */
function isNamed(dish: Draft, part: Draft): boolean {
  const [phrase] = dish.phrases
  const { joint, amounts, hasDeterminer, isAfterComma, isBracketed } = phrase!
  const said = foodsSaid(dish)
  const isBare = dish.phrases.length === 1 && said.length === 1 && isKind(said[0]!.stem)
  const isTied = joint === 'none' && amounts.length === 0 && !hasDeterminer && !isAfterComma && !isBracketed
  return isBare && isTied && isNextTo(part, dish) && isIngredient(part)
}

/** "chicken" of "chicken and leek pie": no amount, no article and no comma part them. */
function isNamedToo(behind: Draft, part: Draft): boolean {
  const [phrase] = behind.phrases
  return (
    phrase!.joint === 'strong' &&
    !phrase!.isAfterComma &&
    !phrase!.hasDeterminer &&
    isNextTo(part, behind) &&
    isIngredient(part)
  )
}

const isNextTo = (part: Draft, dish: Draft): boolean => part.item.last + 1 === dish.item.first

const PLAIN_CLASSES: ReadonlySet<string> = new Set(['meat', 'fish', 'vegetable', 'fruit', 'cheese', 'nut'])

/** What dishes are made of: no dish, drink or bread by itself. */
function isIngredient({ food, phrases }: Draft): boolean {
  const own = findFood(food.id)
  const isPlain =
    own === null
      ? PLAIN_CLASSES.has(classOf(food, 'added') ?? '')
      : own.group !== 'dishes' && own.group !== 'drinks' && own.group !== 'grains'
  return isPlain && phrases.length === 1
}

/** The dish by its whole name, with the count or the weight that stood before it. */
function named(dish: Draft, part: Draft): Draft {
  const [first] = part.phrases
  const [amount] = first!.amounts
  const said = amount === undefined ? 1 : (amount.value + amount.most) / 2
  const grams =
    amount?.measure === 'gram'
      ? said
      : dish.grams * (amount === undefined || amount.measure === null ? said : 1)
  return {
    ...dish,
    item: { ...dish.item, first: part.item.first },
    phrases: [{ ...dish.phrases[0]!, ...placeOf(first!) }, ...dish.phrases.slice(1)],
    grams,
    said: `${part.said} ${dish.said}`,
    remarks: [...dish.remarks, `${part.said} is taken to be in it`],
  }
}

const placeOf = ({ joint, isAfterComma, hasDeterminer, isAfterVerb, start }: Draft['phrases'][number]) => ({
  joint,
  isAfterComma,
  hasDeterminer,
  isAfterVerb,
  start,
})
