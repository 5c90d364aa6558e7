import type { FoodGroup, Role } from '#app/domain/food/food.ts'
import type { PlateRole } from './plate.ts'

/** A food of a recipe, as far as drawing it needs to know. */
export type RecipeFood = {
  name: string
  /** What it does in a dish: the first of the food's roles. */
  role: Role
  group: FoodGroup
}

/** Not seen on a plate: what dissolves, melts or seasons. */
const UNSEEN =
  /\boil\b|butter(?! bean|nut)|ghee|margarine|lard|\bsalt\b|black pepper|white pepper|sugar|flour|baking|yeast|vinegar|water|wine|\bgarlic\b|\bginger\b|vanilla|stock cube|cornflour|paste|ground |powder|cumin|mustard seed|bay lea|cinnamon stick/

/** By name, where the name says more than the group. First match wins. */
const BY_NAME: readonly (readonly [RegExp, PlateRole])[] = [
  [
    /peanut butter|hummus|pesto|guacamole|passata|ketchup|salsa|jam\b|refried|tomato sauce|coconut milk|stock|broth|chopped tomato|canned tomato|tinned tomato/,
    'sauce',
  ],
  [/yog|cr[eè]me|cream|tahini|mayo|honey|syrup|sriracha|dressing|raita|tzatziki|custard/, 'drizzle'],
  [
    /sesame|chilli flake|poppy|chia|linseed|sunflower seed|pumpkin seed|parmesan|pecorino|desiccated|zest|breadcrumb|chive|spring onion|scallion|nutritional yeast/,
    'garnish',
  ],
  [
    /spaghetti|noodle|pasta|penne|fusilli|linguine|tagliatelle|macaroni|rigatoni|farfalle|gnocchi|udon|soba|vermicelli|orzo|lasagne/,
    'noodles',
  ],
  [/\brice\b|couscous|quinoa|bulgur|barley|farro|freekeh|millet|\boat|polenta|semolina|buckwheat/, 'grains'],
  [/broccoli|cauliflower|romanesco/, 'florets'],
  [
    /green bean|asparagus|carrot|\bpepper\b|parsnip|fries|celery|mangetout|sugar snap|leek|rhubarb|bacon|baby corn|salsify/,
    'sticks',
  ],
  [
    /cherry tomato|pea\b|peas\b|corn|chickpea|bean|berr(?:y|ies)|grape|olive|meatball|falafel|pomegranate|cherry|cherries|edamame|nut\b|nuts\b|almond|pistachio|caper|raisin|brussels|lentil|mozzarella ball|date\b|cashew/,
    'balls',
  ],
  [
    /lettuce|spinach|rocket|arugula|kale|chard|watercress|salad|radicchio|pak choi|bok choy|cabbage|greens|sprout|endive/,
    'leaves',
  ],
  [
    /tofu|feta|halloumi|paneer|tempeh|potato|squash|pumpkin|swede|turnip|mango|pineapple|melon|papaya|cheese|cheddar|mozzarella|seitan|croutons|celeriac|bread|aubergine|eggplant/,
    'cubes',
  ],
  [
    /egg|avocado|lemon|lime|tomato|cucumber|mushroom|onion|radish|banana|fig|strawberr|apple|pear|peach|chilli|beet|courgette|zucchini|orange|kiwi|plum|shallot|fennel|artichoke|gherkin|sausage|chorizo|pepperoni|salami/,
    'slices',
  ],
]

const BY_GROUP: Partial<Record<FoodGroup, PlateRole>> = {
  meat: 'pieces',
  poultry: 'pieces',
  fish: 'pieces',
  eggs: 'slices',
  pulses: 'balls',
  grains: 'grains',
  vegetables: 'slices',
  fruit: 'slices',
  dairy: 'drizzle',
  nuts: 'balls',
  herbs: 'garnish',
  condiments: 'sauce',
}

/** The shape a food takes on the plate, or null when one does not see it. */
export function plateRoleOf({ name, role, group }: RecipeFood, isCutUp: boolean): PlateRole | null {
  const lower = name.toLowerCase()
  if (role === 'spice' || role === 'baking' || role === 'drink') return null
  if (role === 'herb') return 'garnish'
  const isWhole = group === 'meat' || group === 'poultry' || group === 'fish'
  if (isWhole && !/bacon|sausage|meatball|chorizo|pepperoni|salami/.test(lower)) {
    return isCutUp && !/prawn|shrimp/.test(lower) ? 'cubes' : 'pieces'
  }
  const named = BY_NAME.find(([pattern]) => pattern.test(lower))?.[1]
  if (UNSEEN.test(lower) && !(named === 'sauce')) return null
  if (named) return named
  if (role === 'leaf') return 'leaves'
  if (role === 'fat' || role === 'acid' || role === 'sweet') return null
  return BY_GROUP[group] ?? null
}
