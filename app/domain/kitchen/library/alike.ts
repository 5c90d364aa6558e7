import type { FoodId } from '#app/domain/food/food-id.ts'
import type { Slot } from './types.ts'

/** Foods anybody would take for one another in a dish: the same shelf, another name. */
const GROUPS: readonly (readonly FoodId[])[] = [
  ['white-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'],
  [
    'spaghetti',
    'pasta',
    'tagliatelle',
    'wholewheat-pasta',
    'gluten-free-pasta',
    'linguine',
    'bucatini',
    'angel-hair',
  ],
  ['red-pepper', 'green-pepper', 'yellow-pepper'],
  ['onion', 'red-onion', 'shallot'],
  ['tomato', 'cherry-tomato'],
  ['prawns', 'prawns-cooked'],
  ['whole-milk', 'semi-skimmed-milk', 'skimmed-milk'],
  ['natural-yoghurt', 'greek-yoghurt'],
  ['cod', 'haddock', 'pollock', 'sea-bass', 'tilapia', 'hake'],
  ['peas', 'peas-frozen'],
  ['sweetcorn', 'sweetcorn-canned', 'sweetcorn-frozen'],
  ['potato', 'new-potato'],
  ['pork-belly', 'pork-belly-slices'],
  ['stewing-venison', 'venison'],
  ['sugar', 'brown-sugar'],
  ['vegetable-oil', 'sunflower-oil', 'rapeseed-oil'],
  ['vinegar', 'white-wine-vinegar', 'red-wine-vinegar', 'cider-vinegar'],
  ['vinegar', 'malt-vinegar'],
  ['marsala', 'dessert-wine', 'sherry'],
  ['spirits', 'brandy', 'kirsch'],
  ['pastis', 'ouzo'],
  ['rice-noodles', 'flat-rice-noodles'],
  ['chorizo', 'sucuk'],
  ['scamorza', 'provolone'],
  ['chilli-oil', 'chilli-crisp'],
]

const alike = new Map<string, ReadonlySet<FoodId>>()
for (const group of GROUPS)
  for (const id of group) alike.set(id, new Set([...(alike.get(id) ?? []), ...group]))

/** The food and all that may stand for it. */
function alikeOf(id: FoodId): Iterable<FoodId> {
  return alike.get(id) ?? [id]
}

/** Whether a food may stand for one a dish names. */
export function isAlike(id: string, named: string): boolean {
  return id === named || [...(alike.get(id) ?? [])].some((one) => one === named)
}

const JUICE_OF: Readonly<Partial<Record<FoodId, FoodId>>> = {
  lemon: 'lemon-juice',
  lime: 'lime-juice',
  'lemon-juice': 'lemon',
  'lime-juice': 'lime',
}
const fillers = new WeakMap<Slot, ReadonlySet<string>>()

/** Every food that may fill a slot: those it names, what is like them, and the fruit for its juice where only that is used. */
export function fillersOf(slot: Slot): ReadonlySet<string> {
  const known = fillers.get(slot)
  if (known) return known
  const found = new Set<string>()
  for (const id of slot.foods) {
    for (const one of alikeOf(id)) found.add(one)
    const other = JUICE_OF[id]
    if (other !== undefined && (isJuice(id) || /juice/.test(slot.prep ?? ''))) found.add(other)
  }
  fillers.set(slot, found)
  return found
}

/** Whether the fruit is there only for the juice the dish asks for. */
export function isPressedFor(slot: Slot, id: string): boolean {
  return isJuice(slot.foods[0]) && JUICE_OF[slot.foods[0]] === id
}

function isJuice(id: FoodId): boolean {
  return id.endsWith('-juice')
}

const JUICE_OF_FRUIT = 0.5

/** Grams of fruit for juice or of juice for fruit; 1 for other pairs. */
export function juiceFactor(own: FoodId, id: string): number {
  if (JUICE_OF[own] !== id) return 1
  return isJuice(own) ? 1 / JUICE_OF_FRUIT : JUICE_OF_FRUIT
}
