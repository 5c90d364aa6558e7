import type { FoodId } from '#app/domain/food/food-id.ts'

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
]

const groupOf: ReadonlyMap<string, readonly FoodId[]> = new Map(
  GROUPS.flatMap((group) => group.map((id) => [id, group] as const)),
)

/** The food and all that may stand for it. */
export function alikeOf(id: FoodId): readonly FoodId[] {
  return groupOf.get(id) ?? [id]
}

/** Whether a food may stand for one a dish names. */
export function isAlike(id: string, named: string): boolean {
  return id === named || (groupOf.get(id)?.some((one) => one === named) ?? false)
}
