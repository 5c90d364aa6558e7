import type { Food } from '#app/domain/food/food.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import type { PlateFood } from './plate.ts'

/** A food of a recipe, as far as drawing it needs to know. */
export type DrawableFood = Pick<Food, 'name' | 'kind' | 'look'>

/** How a form of dish is drawn: the words that choose vessel and arrangement, and what the foods turn into. */
export type PlateForm = {
  words: string
  /** What fills the vessel when no food of the recipe does. */
  base?: PlateFood
  /** Fish and meat are cut up rather than served whole. */
  isCutUp?: boolean
  /** Foods that are part of the base and not drawn as pieces. */
  swallows?: (food: DrawableFood) => boolean
  /** The base stands whatever sauces the recipe has: a curry is not as white as its coconut milk. */
  isBaseFixed?: boolean
  /** Blended: the base takes the colour of the food the dish is named after. */
  isColouredByName?: boolean
  /** Sauces of the recipe are not drawn: the bed is the base. */
  isDry?: boolean
}

/** What is drawn without being a food of the recipe: mostly sauces. */
export const OWN_COLOURS = {
  bread: '#e3b269',
  'maple syrup': '#d08a2e',
  tomato: '#d6452b',
  egg: '#f3c445',
  broth: '#d3a257',
  dal: '#dd8a34',
  chili: '#a83d22',
  curry: '#dd8a34',
  gravy: '#d3a257',
  porridge: '#e6d3b0',
  smoothie: '#e6d3b0',
  cheese: '#f0c560',
} as const

const sauce = (name: keyof typeof OWN_COLOURS): PlateFood => ({
  name,
  role: 'sauce',
  colour: OWN_COLOURS[name],
})

const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ kind }: DrawableFood): boolean =>
    kinds.includes(kind)

/** First match wins: the narrow words stand first. Matched against the dish form, then the recipe's name. */
const DISH_TEMPLATES: readonly (readonly [RegExp, PlateForm])[] = [
  [
    /pancake|waffle|cr[eê]pe|french toast|fritter/,
    {
      words: 'pancakes',
      base: sauce('maple syrup'),
      isBaseFixed: true,
      swallows: ofKind('egg', 'beaten-egg', 'milk', 'flour', 'oats'),
    },
  ],
  [
    /taco|burrito|quesadilla|fajita|enchilada|wrap|gyro|kebab/,
    { words: 'tacos', isCutUp: true, swallows: ofKind('wrap', 'corn-wrap', 'roll') },
  ],
  [
    /toast|sandwich|bruschetta|burger|bagel|crostini|panini/,
    { words: 'toast', isCutUp: true, swallows: ofKind('bread', 'roll') },
  ],
  [
    /pizza|flatbread/,
    {
      words: 'pizza',
      base: sauce('tomato'),
      isCutUp: true,
      swallows: ofKind('flour', 'pastry', 'leavening', 'wrap', 'roll'),
    },
  ],
  [
    /frittata|omelette|quiche|tortilla española|egg bake/,
    { words: 'frittata', base: sauce('egg'), isCutUp: true, swallows: ofKind('egg', 'beaten-egg') },
  ],
  [
    /shakshuka/,
    {
      words: 'shakshuka',
      base: sauce('tomato'),
      swallows: ofKind('canned-tomato'),
    },
  ],
  [/paella/, { words: 'paella', isCutUp: true, isDry: true }],
  [/noodle soup|ramen|pho|laksa|udon soup/, { words: 'noodle soup', base: sauce('broth'), isCutUp: true }],
  [
    /soup|broth|chowder|bisque|gazpacho/,
    { words: 'soup', base: sauce('broth'), isColouredByName: true, isCutUp: true },
  ],
  [
    /dal\b|dhal|daal/,
    { words: 'dal', base: sauce('dal'), isBaseFixed: true, isCutUp: true, swallows: ofKind('pulse-quick') },
  ],
  [/chil[li]i? con|chili|bean stew/, { words: 'chili', base: sauce('chili'), isCutUp: true }],
  [
    /curry|masala|korma|balti|katsu/,
    { words: 'curry', base: sauce('curry'), isBaseFixed: true, isCutUp: true },
  ],
  [/stew|casserole|tagine|goulash|rag[uù]|braise/, { words: 'stew', base: sauce('gravy'), isCutUp: true }],
  [/risotto|congee/, { words: 'risotto', isCutUp: true, isDry: true }],
  [
    /porridge|oatmeal|overnight oats|semolina|muesli|granola|parfait/,
    { words: 'porridge', base: sauce('porridge'), swallows: ofKind('oats', 'milk', 'coconut-milk', 'flour') },
  ],
  [
    /smoothie/,
    {
      words: 'smoothie',
      base: sauce('smoothie'),
      isColouredByName: true,
      swallows: ({ kind, look }) => kind === 'milk' || kind === 'coconut-milk' || look.shape === 'banana',
    },
  ],
  [/noodle/, { words: 'noodle bowl', isCutUp: true }],
  [
    /pasta|spaghetti|penne|linguine|tagliatelle|macaroni|gnocchi|carbonara|lasagne/,
    { words: 'pasta', isCutUp: true },
  ],
  [
    /stir.?fry|fried rice|pilaf|biryani|jambalaya|scramble|tossed|hash|couscous dish/,
    { words: 'tossed bowl', isCutUp: true },
  ],
  [/rice bowl|grain bowl|buddha|poke|burrito bowl|bowl/, { words: 'grain bowl', isCutUp: true }],
  [/salad|slaw|ceviche|tabbouleh/, { words: 'salad', isCutUp: true }],
  [/tray|sheet.?pan|traybake|roast|one.?pan/, { words: 'tray' }],
  [
    /bake|gratin|casserole|moussaka|pie|crumble|cobbler|skillet/,
    { words: 'skillet', base: sauce('cheese'), isCutUp: true },
  ],
  [/skewer|snack|board|mezze|platter|picnic/, { words: 'board' }],
]

const PLATED: PlateForm = { words: 'plate' }

/** How to draw a dish of this form; the recipe's name helps where the form says nothing. */
export function plateFormOf(dishTemplate: string, name: string): PlateForm {
  for (const words of [dishTemplate.toLowerCase(), name.toLowerCase()]) {
    const form = DISH_TEMPLATES.find(([pattern]) => pattern.test(words))?.[1]
    if (form) return form
  }
  return PLATED
}
