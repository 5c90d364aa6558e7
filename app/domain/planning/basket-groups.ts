import type { FoodId } from '#app/domain/food/food-id.ts'

/** The foods that a basket is chosen from, by kind. */

/** Foods of one kind, of which a week wants some. */
export type Group = {
  /** How many of them a week wants; fewer days want fewer. */
  count: number
  /** For one day, at least so many. */
  least: number
  ids: readonly FoodId[]
  /** The first that may be eaten, not one by chance. */
  inOrder?: true
  /** Where much of the energy should come from protein, the leanest. */
  leanFirst?: true
  /** Only where protein makes so large a share of the energy. */
  fromProteinShare?: number
  /** Only for people who eat no eggs: of plants, little brings energy without fibre. */
  forPlants?: true
}

export const SEASONINGS: readonly Group[] = [
  { count: 1, least: 1, ids: ['olive-oil', 'rapeseed-oil'], inOrder: true },
  { count: 1, least: 1, ids: ['garlic'] },
  { count: 1, least: 1, ids: ['onion', 'spring-onion'], inOrder: true },
  { count: 1, least: 1, ids: ['lemon', 'lime'], inOrder: true },
  { count: 1, least: 0, ids: ['black-pepper'] },
]

/** Seasonings that go together: a plan has those of two kitchens. */
export const KITCHENS: readonly (readonly FoodId[])[] = [
  ['oregano-dried', 'smoked-paprika', 'parsley'],
  ['cumin', 'curry-powder', 'coriander'],
  ['basil', 'oregano-dried'],
  ['cumin', 'smoked-paprika', 'coriander'],
  ['ginger', 'soy-sauce-low-salt', 'coriander'],
  ['curry-powder', 'ginger', 'coriander'],
]
export const KITCHENS_A_WEEK = 2

export const FOODS: readonly Group[] = [
  {
    count: 1,
    least: 1,
    ids: ['chicken-breast', 'turkey-breast', 'chicken-breast', 'tofu', 'quorn-pieces', 'chickpeas-canned'],
  },
  { count: 1, least: 0, ids: ['salmon', 'mackerel', 'trout'], leanFirst: true },
  { count: 1, least: 0, ids: ['smoked-tofu', 'tempeh', 'black-beans-canned'], forPlants: true },
  {
    count: 1,
    least: 0,
    ids: [
      'cod',
      'prawns',
      'tuna-canned',
      'beef-mince-lean',
      'turkey-mince',
      'pork-fillet',
      'tofu',
      'seitan',
      'tempeh',
    ],
  },
  {
    count: 1,
    least: 0,
    ids: [
      'chickpeas-canned',
      'black-beans-canned',
      'red-kidney-beans-canned',
      'lentils-canned',
      'cannellini-beans-canned',
      'red-lentils',
    ],
  },
  { count: 1, least: 1, ids: ['egg', 'tofu', 'smoked-tofu'], inOrder: true },
  {
    count: 2,
    least: 1,
    ids: [
      'brown-rice',
      'white-rice',
      'basmati-rice',
      'wholewheat-pasta',
      'potato',
      'sweet-potato',
      'quinoa',
      'bulgur',
      'couscous',
      'gluten-free-pasta',
    ],
  },
  { count: 1, least: 1, ids: ['rice-noodles', 'white-rice', 'potato'], inOrder: true, forPlants: true },
  { count: 1, least: 1, ids: ['white-rice', 'potato'], inOrder: true, forPlants: true },
  // Lean, and without the fibre of beans: soaked, it is what a chilli is made of.
  {
    count: 1,
    least: 1,
    ids: ['seitan', 'soya-mince'],
    inOrder: true,
    forPlants: true,
    fromProteinShare: 0.24,
  },
  {
    count: 5,
    least: 2,
    ids: [
      'broccoli',
      'courgette',
      'red-pepper',
      'mushroom',
      'carrot',
      'cauliflower',
      'green-beans',
      'leek',
      'aubergine',
      'peas',
      'sweetcorn',
      'white-cabbage',
      'tomato',
      'cherry-tomato',
    ],
  },
  { count: 1, least: 1, ids: ['spinach', 'kale', 'lettuce', 'rocket'] },
  { count: 1, least: 0, ids: ['chopped-tomatoes'] },
  {
    count: 4,
    least: 2,
    ids: [
      'banana',
      'apple',
      'orange',
      'pear',
      'blueberries',
      'strawberries',
      'raspberries',
      'grapes',
      'kiwi',
      'mango',
    ],
  },
  { count: 1, least: 1, ids: ['oats', 'millet', 'quinoa'], inOrder: true },
  {
    count: 1,
    least: 1,
    ids: ['greek-yoghurt-fat-free', 'vegan-yoghurt', 'silken-tofu'],
    inOrder: true,
  },
  { count: 1, least: 0, ids: ['wholemeal-bread', 'rye-bread', 'gluten-free-bread'], inOrder: true },
  { count: 1, least: 1, ids: ['semi-skimmed-milk', 'soya-milk', 'oat-milk'], inOrder: true },
  { count: 1, least: 0, ids: ['almonds', 'walnuts', 'peanut-butter', 'cashews', 'pumpkin-seeds'] },
  { count: 1, least: 0, ids: ['flaxseed', 'chia-seeds', 'pumpkin-seeds'] },
  {
    count: 1,
    least: 0,
    ids: ['cottage-cheese-low-fat', 'quark-plain', 'hummus', 'edamame'],
    inOrder: true,
    fromProteinShare: 0.28,
  },
  { count: 1, least: 1, ids: ['egg-white', 'seitan', 'lupin-beans'], inOrder: true, fromProteinShare: 0.34 },
]

/** What days are met with that the usual basket does not meet: lean, or starchy with little fibre. */
export const FOR_HARD_DAYS: readonly Group[] = [
  {
    count: 2,
    least: 2,
    ids: [
      'chicken-breast',
      'cod',
      'egg-white',
      'soya-mince',
      'seitan',
      'lupin-beans',
      'quorn-pieces',
      'black-beans-canned',
    ],
    inOrder: true,
  },
  {
    count: 1,
    least: 1,
    ids: ['greek-yoghurt-fat-free', 'egg-white', 'silken-tofu', 'edamame'],
    inOrder: true,
  },
  { count: 2, least: 2, ids: ['white-rice', 'potato', 'rice-noodles', 'white-bread'], inOrder: true },
  { count: 1, least: 1, ids: ['oats', 'rye-bread', 'gluten-free-bread', 'rice-cakes'], inOrder: true },
]

/** The first that may be eaten. */
export const POWDER: Group = {
  count: 1,
  least: 1,
  ids: ['whey-protein', 'soya-protein-powder'],
  inOrder: true,
  fromProteinShare: 0.28,
}

/** What brings protein, for plans whose few foods may not bring enough of it by the limits of a week. */
export const PROTEINS: readonly FoodId[] = [
  'chicken-breast',
  'turkey-breast',
  'tuna-canned',
  'prawns',
  'cod',
  'haddock',
  'pork-fillet',
  'turkey-mince',
  'beef-mince-lean',
  'greek-yoghurt-fat-free',
  'quark-plain',
  'cottage-cheese-low-fat',
  'tofu',
  'smoked-tofu',
  'tempeh',
  'seitan',
  'quorn-pieces',
  'lupin-beans',
  'edamame',
  'lentils-canned',
  'black-beans-canned',
]
