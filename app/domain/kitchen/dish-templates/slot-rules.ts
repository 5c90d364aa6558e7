import type { Dish, Fill, SlotName, SlotRule } from '#app/domain/kitchen/dish.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'

/** Slot rules and fills that many forms share. */

export function rule(slot: SlotName, max: number, kinds: readonly Kind[], share = 1): SlotRule {
  return { slot, max, kinds, share }
}

export const MEATS: readonly Kind[] = ['poultry', 'steak', 'pork']
export const SEAFOOD: readonly Kind[] = ['white-fish', 'oily-fish', 'prawns', 'squid']
export const VEGETARIAN_MAINS: readonly Kind[] = ['tofu', 'tempeh', 'frying-cheese']
export const FIRM_VEGETABLES: readonly Kind[] = [
  'hard-root',
  'squash',
  'firm',
  'cabbage',
  'pepper',
  'courgette',
  'aubergine',
  'mushroom',
  'quick',
  'beetroot',
  'celery',
  'tomato',
]
export const LEAVES: readonly Kind[] = ['leaf', 'tough-leaf']

export const ALLIUM = rule('aromatic', 2, ['allium'])
export const GARLIC: readonly SlotRule[] = [
  rule('garlic', 1, ['garlic']),
  rule('garlic', 3, ['ginger', 'fresh-chilli']),
]
export const SPICES = rule(
  'spice',
  4,
  ['spice', 'hot-spice', 'spice-blend', 'dried-herb', 'woody-herb', 'bay-leaf'],
  0.8,
)
export const WARM_SPICES = rule('spice', 4, ['sweet-spice'], 0.6)
export const ACID = rule('acid', 2, ['citrus', 'vinegar'])
export const HERBS = rule('herb', 2, ['soft-herb', 'mint', 'spring-onion'])
export const FAT = rule('fat', 2, ['oil', 'butter'])
export const SEASON = rule('season', 2, ['salt', 'black-pepper'])
export const NUTS = rule('topping', 2, ['nut', 'seed'])
export const CONDIMENT = rule('side', 1, ['condiment', 'pickle'])

/** What nearly every savoury dish takes. */
export const SAVOURY: readonly SlotRule[] = [ALLIUM, ...GARLIC, SPICES, ACID, HERBS, FAT, SEASON]

export const oil: Fill = { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true }
export const onion: Fill = { slot: 'aromatic', ids: (dish) => dish.cuisine.allium }
export const garlicClove: Fill = { slot: 'garlic', ids: ['garlic'] }
export const freshHerb: Fill = { slot: 'herb', ids: (dish) => dish.cuisine.herb }

/** Given foods in the slots: a dish made only of extras is nobody's dinner. */
export function givenIn(dish: Dish, ...slots: readonly SlotName[]): number {
  return dish.parts.filter((part) => slots.includes(part.slot) && part.item.isGiven).length
}

/** What makes a dough rise by itself, unlike baking powder. */
export const YEASTS: ReadonlySet<string> = new Set(['dried-yeast', 'fresh-yeast'])
