import { flavourIsThere } from './seasoning.ts'
import type { Dish, Part, SlotName } from './dish.ts'
import { partsIn } from './dish.ts'
import { isStaple } from './extras.ts'
import { attributive, pluralLabel } from './labels.ts'
import { agreesOnTime } from './time-claims.ts'
import { listOf, sentence, singularOf } from './words.ts'

/** Words for the front of a name when the flavour carries one and nothing in the name says it already: "Lemon". */
export function flavourTitle(dish: Dish, taken: string): string {
  const title = dish.flavour?.title ?? ''
  if (title === '' || !flavourIsThere(dish)) return ''
  const words = title.toLowerCase().split(/ and | /)
  return words.some((word) => taken.toLowerCase().includes(word)) ? '' : title
}

/** "Lemon chicken" or "Chicken": the flavour before the rest when it can stand there. */
export function flavoured(dish: Dish, rest: string): string {
  return `${flavourTitle(dish, rest)} ${rest}`.trim()
}

/** The words of the parts as they stand before a noun: "chicken and leek". */
export function attributives(parts: readonly Part[], most = 2): string {
  const words = [...new Set(parts.slice(0, most).map(attributive))]
  return listOf(words)
}

/** The words of the parts as they stand after "with": "leeks and potatoes". */
export function plurals(parts: readonly Part[], most = 2): string {
  return listOf([...new Set(parts.slice(0, most).map(pluralLabel))])
}

/** The foods a name should tell of, most telling first. */
export function leads(dish: Dish): Part[] {
  const parts = partsIn(dish, 'main', 'pulse', 'bacon', 'egg', 'veg', 'leaf', 'raw', 'cheese', 'fruit')
  const leek = partsIn(dish, 'aromatic').filter(
    (part) => part.item.isGiven && (part.item.food?.cut === 'leek' || part.item.food?.cut === 'fennel'),
  )
  const all = [...parts, ...leek]
  return [...all.filter((part) => part.item.isGiven), ...all.filter((part) => !part.item.isGiven)]
}

function tidy(text: string): string {
  return sentence(text.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').replaceAll(' .', '.'))
}

/** Whether a word of four letters or more stands in the name twice: "lemon cod with lemon rice". */
function repeatsItself(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []
  const plain = words.filter((word) => word !== 'with').map((word) => word.replace(/(?:es|s)$/, ''))
  return new Set(plain).size < plain.length
}

/**
 * A name and a description: chosen by the dish's own chance from what its form offers. A name tells of the heroes and of
 * no bought food but the one that makes the dish what it is; a description whose stated time is not the dish's is passed
 * over, and so is what is `taken` by another recipe.
 */
export function nameDish(
  dish: Dish,
  cookingTimeMin: number | null,
  taken: ReadonlySet<string> = new Set(),
): { name: string; description: string } {
  const fresh = (texts: readonly string[]) => {
    const free = texts.filter((text) => !taken.has(text))
    return free.length > 0 ? free : texts
  }
  const isSound = (name: string) => !repeatsItself(name) && name.length <= 70
  const names = dish.form.names(dish).map(tidy)
  const sound = names.filter(isSound)
  const plain = sound.filter((name) => name.split(' and ').length <= 2)
  const fair = honest(dish, plain.length > 0 ? plain : sound, plainNames(dish).map(tidy).filter(isSound))
  const name =
    fair.length > 0
      ? pick(dish, fresh(fair))
      : (names.toSorted((left, right) => left.length - right.length)[0] ?? '')
  const descriptions = dish.form
    .descriptions(dish)
    .map(tidy)
    .filter((text) => agreesOnTime(text, cookingTimeMin))
  return { name, description: pick(dish, fresh(descriptions)) }
}

/** What every form can be called: "Salmon tray bake with potatoes", "Salmon and potato tray bake". */
function plainNames(dish: Dish): string[] {
  const isTold = (part: Part) => part.item.isGiven && !isWithin(dish, part)
  const told = [
    ...new Set([
      ...dish.parts.filter((part) => dish.heroes.includes(part.item.key)),
      ...leads(dish),
      ...partsIn(dish, 'starch', 'base'),
    ]),
  ].filter(isTold)
  const tastes = partsIn(dish, 'sauce', 'topping', 'tomato', 'acid', 'herb').filter(isTold)
  const [first, ...others] = told.length > 1 ? told : [...new Set([...told, ...tastes])]
  if (!first) {
    const [within] = dish.parts.filter((part) => part.item.isGiven && isWithin(dish, part))
    return within ? [`${attributive(within)} ${dish.form.noun}`] : []
  }
  const beside = others.length > 0 ? ` with ${plurals(others)}` : ''
  const noun = dish.form.noun.replace(/^(?:plate|pile|bowl) of /, '')
  if (noun.startsWith('plate from'))
    return [beside === '' ? `pan-fried ${pluralLabel(first)}` : `${pluralLabel(first)}${beside}`]
  const isSaid = wordsOf(noun).some((word) => wordsOf(pluralLabel(first)).includes(word))
  if (isSaid && beside !== '') return [`${noun}${beside}`]
  return [
    `${singularOf(pluralLabel(first))} ${noun}${beside}`,
    ...(told.length > 1 ? [`${attributives(told)} ${noun}`] : []),
  ]
}

/**
 * Names of the form that tell of every hero and of no stranger; the plain ones where the form has none such; of the
 * form's, those that tell of the heroes at least.
 */
function honest(dish: Dish, names: readonly string[], plain: readonly string[]): readonly string[] {
  const heroes = dish.parts.filter(
    (part) => dish.heroes.includes(part.item.key) && part.item.isGiven && !isWithin(dish, part),
  )
  const strangers = dish.parts.filter(
    ({ item, slot }) => !item.isGiven && !MAKES_THE_DISH.has(slot) && !isStaple(item),
  )
  const telling = (list: readonly string[]) =>
    list.filter((name) => heroes.every((part) => tellsOf(name, part) || isHinted(name, part)))
  const own = (list: readonly string[]) =>
    list.filter((name) => !strangers.some((part) => tellsOf(name, part) && !isToldAnyway(dish, name, part)))
  const choices = [own(telling(names)), own(telling(plain)), telling(plain), own(names), plain]
  return choices.find((choice) => choice.length > 0) ?? names
}

/** What a dough or a batter is made of says the dish's own name: a pizza is flour, a frittata eggs. */
function isWithin(dish: Dish, { item, slot }: Part): boolean {
  return (
    (item.kind === 'flour' && slot === 'base') ||
    (slot === 'egg' && (dish.form.taste === 'sweet' || dish.form.family === 'egg'))
  )
}

/** A dish may be named for what it is served on or in, bought or not: "spaghetti with tomatoes". */
const MAKES_THE_DISH: ReadonlySet<SlotName> = new Set<SlotName>(['starch', 'base'])

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).map(singularOf)
}

/** Whether a name tells of a food: "salmon" and "salmon fillet" in "Salmon tray bake". */
export function tellsOf(name: string, part: Part): boolean {
  const words = new Set(wordsOf(name))
  const labels = [attributive(part), pluralLabel(part)].map((label) =>
    wordsOf(label).filter((word) => word !== 'whole'),
  )
  return labels.some((label) => label.length > 0 && label.every((word) => words.has(word)))
}

/** What a dish is served on is told of by its sort: "risotto" says the rice, "noodle soup" the noodles. */
function isHinted(name: string, part: Part): boolean {
  const words = wordsOf(name)
  return MAKES_THE_DISH.has(part.slot) && wordsOf(pluralLabel(part)).some((word) => words.includes(word))
}

/** "Red onion" is not told of by a name that speaks of a given onion. */
function isToldAnyway(dish: Dish, name: string, part: Part): boolean {
  const words = wordsOf(attributive(part))
  return dish.parts.some(
    (one) =>
      one.item.isGiven &&
      tellsOf(name, one) &&
      words.every((word) => wordsOf(attributive(one)).includes(word)),
  )
}

function pick(dish: Dish, options: readonly string[]): string {
  return options[Math.floor(dish.random() * options.length)] ?? options[0] ?? ''
}
