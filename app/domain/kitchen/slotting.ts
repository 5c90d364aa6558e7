import { treatmentOf } from '#app/domain/food/treatment.ts'
import type { Dish, DishTemplate, Item, Part, SlotName, SlotRule } from './dish.ts'
import { partsIn } from './dish.ts'
import { type Kind, traitsOf } from './kinds.ts'
import type { LeftOut } from './pantry.ts'
import { articleFor, isManyName } from './words.ts'

/** Which given food goes where in a form, and why the others stay out. */

const SWEET_ONLY: ReadonlySet<Kind> = new Set<Kind>([
  'treat',
  'jam',
  'cocoa',
  'dark-chocolate',
  'vanilla',
  'protein-powder',
  'cereal',
  'oats',
  'berry',
  'soft-fruit',
  'stone-fruit',
  'firm-fruit',
  'sweet-citrus',
  'canned-fruit',
  'juice',
  'setting',
])

/** Here mince holds together by itself, which soya mince does not. */
const SHAPED_FORMS = new Set(['burger', 'skewers'])

/** Whether a rule takes a kind, by itself or as a near relation: soured cream goes where yoghurt or cream goes. */
export function accepts(form: DishTemplate, rule: SlotRule, kind: Kind): boolean {
  const { kinds } = rule
  if (kinds.includes(kind)) return true
  if (kind === 'sour-cream')
    return form.taste === 'savoury' && (kinds.includes('yoghurt') || kinds.includes('cream'))
  if (kind === 'sweet-yoghurt') return form.taste === 'sweet' && kinds.includes('yoghurt')
  if (kind === 'stone-fruit') return kinds.includes('soft-fruit')
  if (kind === 'plant-mince')
    return form.taste === 'savoury' && kinds.includes('mince') && !SHAPED_FORMS.has(form.id)
  if (kind === 'beaten-egg') return form.cuts?.egg === 'beaten' && kinds.includes('egg')
  return false
}

/** The rules of a form by kind, worked out once: forms never change. */
type FormRules = { byKind: Map<Kind, readonly SlotRule[]>; room: ReadonlyMap<SlotName, number> }
const rulesOfForms = new WeakMap<DishTemplate, FormRules>()

function rulesOf(form: DishTemplate): FormRules {
  const known = rulesOfForms.get(form)
  if (known) return known
  const room = new Map<SlotName, number>()
  for (const rule of form.slots) room.set(rule.slot, Math.max(room.get(rule.slot) ?? 0, rule.max))
  const made = { byKind: new Map<Kind, readonly SlotRule[]>(), room }
  rulesOfForms.set(form, made)
  return made
}

/** The rules of a form that take a kind, in the form's order. */
export function rulesFor(form: DishTemplate, kind: Kind): readonly SlotRule[] {
  const { byKind } = rulesOf(form)
  const known = byKind.get(kind)
  if (known) return known
  const rules = form.slots.filter((rule) => accepts(form, rule, kind))
  byKind.set(kind, rules)
  return rules
}

/** A part before its amount is known. */
export function partOf(item: Item, slot: SlotName, askedG: number | null): Part {
  return { item, slot, grams: 0, askedG, text: '', prep: '', isOne: false }
}

function hasRoom(dish: Dish, rule: SlotRule, room: number): boolean {
  let inSlot = 0
  let ofRule = 0
  for (const part of dish.parts) {
    if (part.slot !== rule.slot) continue
    inSlot++
    if (rulesFor(dish.form, part.item.kind).includes(rule)) ofRule++
  }
  return inSlot < room && ofRule < rule.max
}

function isAtHome(dish: Dish, item: Item): boolean {
  return (
    dish.form.taste === 'sweet' ||
    item.cuisines === null ||
    item.cuisines.some((cuisine) => cuisine === dish.cuisine.name)
  )
}

/** Foods that spoil each other's taste wherever they meet, though each is at home in the dish. */
const CLASHES: readonly (readonly [Kind, readonly Kind[]])[] = [
  ['mint', ['hard-cheese', 'melting-cheese', 'bacon', 'mushroom']],
  ['hard-cheese', ['prawns', 'squid', 'mussels', 'oily-fish', 'yoghurt', 'coconut-milk']],
  [
    'coconut-milk',
    ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'yoghurt', 'cream', 'briny', 'mustard'],
  ],
  ['nut-butter', ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'briny', 'pesto']],
  ['pesto', ['curry-paste', 'hot-sauce', 'mustard', 'mint']],
  ['curry-paste', ['mustard', 'pesto', 'briny', 'hard-cheese']],
  ['oily-fish', ['melting-cheese', 'nut-butter']],
]

const FOES = new Map<Kind, Set<Kind>>()
for (const [kind, others] of CLASHES) {
  for (const other of others) {
    FOES.set(kind, (FOES.get(kind) ?? new Set()).add(other))
    FOES.set(other, (FOES.get(other) ?? new Set()).add(kind))
  }
}

/** What in the dish already does not go with a food; sweet dishes take what is sweet. */
function clashWith(dish: Dish, item: Item): Item | undefined {
  if (dish.form.taste === 'sweet') return undefined
  const foes = FOES.get(item.kind)
  return foes && dish.parts.find((part) => foes.has(part.item.kind))?.item
}

/** Puts the foods into the slots of the form, in the order given; returns those that stay out. */
export function placeItems(dish: Dish, items: readonly Item[]): Item[] {
  const { room } = rulesOf(dish.form)
  const left: Item[] = []
  for (const item of items) {
    const rule =
      isAtHome(dish, item) && !clashWith(dish, item)
        ? rulesFor(dish.form, item.kind).find((one) => hasRoom(dish, one, room.get(one.slot) ?? 0))
        : undefined
    if (rule) dish.parts.push(partOf(item, rule.slot, null))
    else left.push(item)
  }
  return left
}

/** Why a food that was given is not in the dish, for the person. */
export function whyLeftOut(dish: Dish, item: Item): LeftOut {
  return { ingredient: item.typed, reason: `${reasonFor(dish, item)}.` }
}

function reasonFor(dish: Dish, item: Item): string {
  const { form, cuisine } = dish
  const name = capital(item.plural)
  const does = isManyName(item.plural) || item.plural !== item.name ? 'do' : 'does'
  if (!isAtHome(dish, item))
    return `${name} ${does} not go with the ${cuisine.name} flavours of this ${form.noun}`
  const { tenderMin } = (item.food && treatmentOf(item.food)) ?? {}
  if (tenderMin !== undefined)
    return `${name} ${does === 'do' ? 'need' : 'needs'} about ${Math.round(tenderMin / 30) / 2} hours of slow cooking, which this ${form.noun} does not give`
  const [rule] = rulesFor(form, item.kind)
  const foe = rule ? clashWith(dish, item) : undefined
  if (foe) return `${name} ${does} not go with ${foe.plural}`
  if (rule) {
    const [holder] = partsIn(dish, rule.slot)
    if (!holder) return `This ${form.noun} doesn’t need ${does === 'do' ? 'them' : 'it'}`
    const be = isManyName(holder.item.plural) || holder.item.plural !== holder.item.name ? 'are' : 'is'
    return `The ${holder.item.plural} ${be} enough for this ${form.noun}`
  }
  const noun = `${tasteWord(form, item)}${form.noun}`
  return `${name} ${does} not suit ${articleFor(noun)} ${noun}`
}

function tasteWord(form: DishTemplate, item: Item): string {
  if (form.taste === 'savoury') return SWEET_ONLY.has(item.kind) ? 'savoury ' : ''
  return traitsOf(item.kind).taste === 'savoury' ? 'sweet ' : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
