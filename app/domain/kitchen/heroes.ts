import type { Item } from './item.ts'
import { type Kind, traitsOf } from './kinds.ts'
import { isManyName } from './words.ts'

/** The foods a person expects to meet again on the plate: what was named first, and the main protein. */
export type Heroes = { first: Item | null; main: Item | null }

/** What gives a dish its taste or lets it be cooked, and is never a dish by itself. */
const CUPBOARD: ReadonlySet<Kind> = new Set<Kind>([
  'salt',
  'black-pepper',
  'spice',
  'hot-spice',
  'spice-blend',
  'sweet-spice',
  'dried-herb',
  'woody-herb',
  'bay-leaf',
  'soft-herb',
  'mint',
  'ginger',
  'fresh-chilli',
  'vanilla',
  'oil',
  'sesame-oil',
  'butter',
  'vinegar',
  'soy',
  'asian-sauce',
  'fish-sauce',
  'hot-sauce',
  'miso',
  'curry-paste',
  'mustard',
  'ketchup',
  'mayonnaise',
  'condiment',
  'tomato-paste',
  'syrup',
  'sugar',
  'leavening',
  'thickener',
  'setting',
  'stock',
  'stock-cube',
  'yeast-flakes',
  'wine',
  'cocoa',
  'water',
  'drink',
  'dried-seafood',
  'milk-powder',
  'flavouring',
  'beer',
  'spirit',
  'brew',
])

/** Foods of the cupboard season a dish and are never what it is made of. */
export function isCupboard(kind: Kind): boolean {
  return CUPBOARD.has(kind)
}

/** How much a food is the protein a dish is planned around: 3 meat, fish and tofu, 2 eggs, pulses and tins, 1 cured meat. */
const PROTEIN_RANK: Partial<Record<Kind, 1 | 2 | 3>> = {
  poultry: 3,
  'poultry-bone': 3,
  'whole-bird': 3,
  mince: 3,
  steak: 3,
  pork: 3,
  'stewing-meat': 3,
  sausage: 3,
  'cooked-meat': 3,
  'white-fish': 3,
  'oily-fish': 3,
  prawns: 3,
  squid: 3,
  mussels: 3,
  tofu: 3,
  'silken-tofu': 3,
  tempeh: 3,
  'plant-mince': 3,
  'frying-cheese': 3,
  'canned-fish': 2,
  'smoked-fish': 2,
  egg: 2,
  'pulse-cooked': 2,
  'pulse-quick': 2,
  'cured-meat': 1,
  bacon: 1,
  'beaten-egg': 1,
}

/** Foods lighter than this are what a dish has in it, not what it is: an onion, a splash of milk, a handful of nuts. */
const HERO_WEIGHT = 1.5
const LIGHT_BESIDES: ReadonlySet<Kind> = new Set<Kind>(['cereal', 'cream'])

/** Whether a food is more often in a dish than what the dish is: seasonings, onions, nuts, sweets. */
export function isLight({ kind }: Item): boolean {
  return isCupboard(kind) || traitsOf(kind).weight < HERO_WEIGHT || LIGHT_BESIDES.has(kind)
}

/** Whether a food can be the protein of a meal. */
export function isProtein(kind: Kind): boolean {
  return PROTEIN_RANK[kind] !== undefined
}

/**
 * The first food given that is more than seasoning (or, of seasonings alone, the first), and the first of the highest
 * rank of protein; without protein, what weighs most of more than light foods (the pasta, the potatoes). `items` stand in the order they were
 * typed.
 */
export function heroesOf(items: readonly Item[]): Heroes {
  const first = items.find((item) => !isCupboard(item.kind)) ?? items[0] ?? null
  let main: Item | null = null
  for (const item of items) {
    if ((PROTEIN_RANK[item.kind] ?? 0) > (main ? (PROTEIN_RANK[main.kind] ?? 0) : 0)) main = item
  }
  if (main !== null) return { first, main }
  for (const item of items) {
    if (isLight(item)) continue
    if (main === null || traitsOf(item.kind).weight > traitsOf(main.kind).weight) main = item
  }
  return { first, main }
}

/**
 * Whether a recipe may leave out the first-named food for the main one: a seasoning, or a light or sweet food before
 * something a meal is made of.
 */
export function mayGiveWay({ first, main }: Heroes): boolean {
  return first === null || isCupboard(first.kind) || (main !== null && main !== first && isLight(first))
}

/** Why nothing is offered for a food, with what to do instead. Two sentences for the person. */
export function whyNotOffered({ name, plural }: Item): string {
  const them = isManyName(plural) || plural !== name ? 'them' : 'it'
  return `We have no dish that is made of ${plural}. Take ${them} off the list and we cook with the rest.`
}
