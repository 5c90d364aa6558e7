import { flavourIsThere } from './seasoning.ts'
import type { Dish, Part } from './dish.ts'
import { partsIn } from './dish.ts'
import { attributive, pluralLabel } from './labels.ts'
import { listOf, sentence } from './words.ts'

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
    (part) => part.item.isGiven && /leek|fennel/.test(part.item.name),
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

/** A name and a description: chosen by the dish's own chance from what its form offers. */
export function nameDish(dish: Dish): { name: string; description: string } {
  const names = dish.form.names(dish).map(tidy)
  const sound = names.filter((name) => !repeatsItself(name) && name.length <= 70)
  const plain = sound.filter((name) => name.split(' and ').length <= 2)
  const fair = plain.length > 0 ? plain : sound
  const name =
    fair.length > 0
      ? pick(dish, fair)
      : (names.toSorted((left, right) => left.length - right.length)[0] ?? '')
  const description = pick(dish, dish.form.descriptions(dish).map(tidy))
  return { name, description }
}

function pick(dish: Dish, options: readonly string[]): string {
  return options[Math.floor(dish.random() * options.length)] ?? options[0] ?? ''
}
