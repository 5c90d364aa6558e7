import type { Dish, Item, Part } from './dish.ts'
import type { Kind } from './kinds.ts'
import { listOf, singularOf } from './words.ts'

/** What a label needs to know of a part of a dish. */
export type Labelled = Pick<Part, 'item' | 'isOne'>

/** What foods are called in names and steps: shorter than in the list, never something else. */

const SINGULAR_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'wine',
  'salad-leaf',
  'cabbage',
  'firm',
  'squash',
  'cured-meat',
  'avocado',
  'whole-bird',
])
// A dish with vegan kimchi is not yet a vegan dish: its name may not say so.
const FROM_LABEL =
  /^(?:vegan(?= kimchi)|canned|tinned|dried|fresh|frozen|plain|cooked|raw|skinless|boneless|king|large|extra-virgin|extra virgin|flat-leaf|ground|light|dark|toasted|ready-to-eat|unsalted|salted) /
const KEEP_WHOLE =
  /dried (?:apricot|fig|cranberr|fruit|date|mango|oregano|thyme|mint|basil|mixed|parsley|rosemary|sage|chilli|porcini)|ground (?:almond|turkey|pork|lamb|chicken|meat|cumin|coriander|cinnamon|ginger|turmeric|cardamom|clove|allspice|nutmeg|beef|mace|fenugreek)|plain (?:flour|yog|choc)|dark (?:choc|soy)|light soy|toasted/
const CUTS =
  /\s+(?:breasts?|thighs?|fillets?|mince|steaks?|legs?|drumsticks?|wings?|loins?|chops?|shoulder|shin|neck|belly|leaf|leaves|slices|joint)(?=\s|$)/g

function shorten(name: string): string {
  const plain = name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/,.*$/, '')
    .replace(/ with skin$/, '')
    // How fat a mince is stands in its line; in a name or a step it is one word too many.
    .replace(/ \d+% fat$/, '')
  return KEEP_WHOLE.test(plain) ? plain : plain.replace(FROM_LABEL, '')
}

/** True when the name is a mass ("rice", "spinach") and takes a singular verb however much there is. */
function isMass(item: Item): boolean {
  return item.plural === item.name && !/(?:s|gnocchi)$/.test(item.name)
}

/** As in "add the ...": "onion", "chicken thighs", "rice". */
export function label(part: Labelled): string {
  return shorten(part.isOne ? part.item.name : part.item.plural)
}

/** One of it feeds several, so that names and lists speak of it as a mass: "with avocado", "150 g cucumber". */
export function isLargeItem(item: Item): boolean {
  if (item.plural === item.name || /bean|sprout|leaves|greens/.test(item.name)) return false
  if (SINGULAR_KINDS.has(item.kind)) return true
  const { piece, medium } = item.food?.household ?? {}
  return (piece ?? medium ?? 0) >= 250
}

/** Plural label whatever the amount, for names: "Chicken thighs with ...". */
export function pluralLabel(part: Labelled): string {
  return shorten(isLargeItem(part.item) ? part.item.name : part.item.plural)
}

/** Before a noun: "chicken" curry, "red pepper" frittata. */
export function attributive(part: Labelled): string {
  const short = shorten(part.item.name)
  const cut = short.replaceAll(CUTS, '').trim()
  const bare = singularOf(cut === '' ? short : cut)
  return bare.replace(
    /^(?:stewing|basmati|jasmine|long-grain|white|brown|greek|natural|vegetable|king|tiger|smoked streaky|back|streaky|baby|cherry|plum|button|closed cup|chestnut) (?=rice|yog|prawn|bacon|spinach|tomato|mushroom|beef)/i,
    '',
  )
}

/** "the onion, carrots and rice". */
export function the(parts: readonly Labelled[]): string {
  return parts.length === 0 ? '' : `the ${listOf(parts.map(label))}`
}

/** "onion, carrots and rice" without the article. */
export function bare(parts: readonly Labelled[]): string {
  return listOf(parts.map(label))
}

/** Whether the parts take "are" rather than "is". */
export function isPlural(parts: readonly Labelled[]): boolean {
  const only = parts[0]
  if (parts.length !== 1 || !only) return parts.length > 1
  if (only.isOne || isMass(only.item)) return false
  return (
    /s$|prawns|potatoes|chillies|gnocchi/.test(label(only)) &&
    !/(?:hummus|couscous|asparagus|molasses|watercress|swiss|cress|lemongrass|swiss chard|grass)$/.test(
      label(only),
    )
  )
}

/** "is" or "are". */
export function be(parts: readonly Labelled[]): string {
  return isPlural(parts) ? 'are' : 'is'
}

/** A verb of the third person: `verb(parts, 'turn')` gives "turns" for one thing and "turn" for several. */
export function verb(parts: readonly Labelled[], base: string): string {
  if (isPlural(parts)) return base
  return /(?:s|sh|ch|x|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** "it" or "them". */
export function them(parts: readonly Labelled[]): string {
  return isPlural(parts) ? 'them' : 'it'
}

/** "it" or "they". */
export function they(parts: readonly Labelled[]): string {
  return isPlural(parts) ? 'they' : 'it'
}

/** A vessel for everyone: "a bowl", "four bowls". */
export function vessels(dish: Dish, one: string): string {
  const count = dish.servings
  const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  return count === 1 ? `a ${one}` : `${words[count] ?? count} ${one}s`
}
