import type { Food } from '#app/domain/food/food.ts'
import type { Cuisine } from '#app/domain/recipe/recipe.ts'
import type { Kind } from './kinds.ts'

/**
 * Where a strongly flavoured food is at home. A food without an entry is at home everywhere; one with an entry is left
 * out of dishes of other cuisines, so that mint, soy sauce and parmesan never meet in one pan.
 */
const WEST = ['Italian', 'Mediterranean', 'American'] as const
const EAST = ['Chinese', 'Japanese'] as const

type WorldRule = readonly [pattern: RegExp, worlds: readonly Cuisine[]]

const BY_NAME: readonly WorldRule[] = [
  [/couscous|bulgur|freekeh/, ['Mediterranean', 'American', 'Italian', 'Indian']],
  [
    /five.spice|hoisin|oyster sauce|black bean sauce|shaoxing|sichuan|doubanjiang|chilli bean|plum sauce/,
    ['Chinese'],
  ],
  [
    /wasabi|dashi|shichimi|furikake|ponzu|nori|wakame|kombu|teriyaki|umeboshi|mirin|sake\b|yuzu/,
    ['Japanese'],
  ],
  [/gochu|kimchi|sriracha|sambal/, ['Chinese', 'Japanese', 'American']],
  [/fish sauce|lemongrass|galangal|lime leaves/, ['Chinese', 'Japanese']],
  [
    /garam|masala|tikka|korma|balti|curry powder|curry leaves|fenugreek|paneer|ghee|nigella|asafoetida|panch|chaat|tamarind|mango chutney|naan|roti|chapati|poppadom|mustard seed/,
    ['Indian'],
  ],
  [/curry paste/, ['Indian', 'Chinese']],
  [/turmeric/, ['Indian', 'Mediterranean']],
  [/cardamom/, ['Indian', 'Mediterranean']],
  [
    /harissa|za.atar|sumac|ras el|baharat|preserved lemon|dukkah|halloumi|tahini|hummus|houmous|baba|tzatziki|pitta|pita\b|labneh|vine leaves/,
    ['Mediterranean'],
  ],
  [
    /pesto|parmesan|pecorino|grana|mascarpone|gorgonzola|prosciutto|pancetta|parma|guanciale|gnocchi|balsamic|mortadella/,
    ['Italian', 'Mediterranean', 'American'],
  ],
  [/feta/, ['Mediterranean', 'Italian', 'American']],
  [/chorizo/, ['Mediterranean', 'Mexican', 'American']],
  [
    /taco|fajita|chipotle|ancho|jalape|tomatillo|queso fresco|cotija|corn tortilla|refried|salsa|guacamole|epazote|adobo|masa|poblano/,
    ['Mexican', 'American'],
  ],
  [/cajun|barbecue|bbq|ranch|old bay|buffalo|maple|worcester|brown sauce/, ['American']],
  [/ketchup/, ['American', 'Chinese']],
  [/cumin/, ['Mexican', 'Indian', 'Mediterranean', 'American']],
  [/smoked paprika/, ['Mexican', 'Mediterranean', 'American']],
  [/paprika/, ['Mexican', 'Mediterranean', 'American', 'Indian']],
  [/coriander seed|ground coriander/, ['Indian', 'Mediterranean', 'Mexican']],
  [/coriander|cilantro/, ['Mexican', 'Indian', 'Chinese', 'Mediterranean']],
  [/basil/, ['Italian', 'Mediterranean', 'American']],
  [/rosemary|sage|thyme|tarragon|italian seasoning|mixed herbs|herbes/, WEST],
  [/oregano|marjoram/, [...WEST, 'Mexican']],
  [/dill|chervil|lovage/, ['Mediterranean', 'American']],
  [/parsley/, WEST],
  [/\bmint\b/, ['Mediterranean', 'Indian']],
  [/rice vinegar|sesame oil/, EAST],
  [/udon|soba|ramen|egg noodle/, EAST],
]

const BY_KIND: Partial<Record<Kind, readonly Cuisine[]>> = {
  soy: EAST,
  miso: ['Japanese', 'Chinese'],
  'asian-sauce': EAST,
  'fish-sauce': EAST,
  seaweed: ['Japanese', 'Chinese'],
  'hard-cheese': WEST,
  'melting-cheese': [...WEST, 'Mexican'],
  'crumbly-cheese': [...WEST, 'Mexican'],
  'soft-cheese': WEST,
  'frying-cheese': ['Mediterranean', 'Indian', 'American'],
  yoghurt: ['Indian', 'Mediterranean', 'American', 'Mexican', 'Italian'],
  'sour-cream': ['Mexican', 'American', 'Italian', 'Mediterranean'],
  cream: ['Italian', 'American', 'Indian', 'Mexican', 'Mediterranean'],
  milk: ['Italian', 'American', 'Indian', 'Mexican', 'Mediterranean'],
  'coconut-milk': ['Indian', 'Chinese', 'Japanese'],
  mustard: ['American', 'Mediterranean', 'Italian'],
  mayonnaise: ['American', 'Japanese', 'Mexican', 'Mediterranean'],
  ketchup: ['American', 'Chinese'],
  pesto: ['Italian', 'Mediterranean', 'American'],
  pasta: ['Italian', 'Mediterranean', 'American'],
  gnocchi: ['Italian', 'Mediterranean', 'American'],
  polenta: ['Italian', 'American', 'Mexican', 'Mediterranean'],
  'risotto-rice': ['Italian', 'Mediterranean'],
  hummus: ['Mediterranean', 'American'],
  salsa: ['Mexican', 'American'],
  wine: WEST,
  briny: [...WEST, 'Mexican'],
  tahini: ['Mediterranean'],
  butter: ['Italian', 'American', 'Indian', 'Mediterranean', 'Mexican'],
  'yeast-flakes': WEST,
  'spice-blend': ['Indian', 'Mexican', 'Mediterranean', 'American', 'Chinese'],
  'dried-herb': [...WEST, 'Mexican'],
  'woody-herb': WEST,
  'bay-leaf': [...WEST, 'Indian'],
  crumbs: [...WEST, 'Japanese'],
}

/** The cuisines a food belongs to, or null when it is at home in all of them. */
export function worldsOf(name: string, food: Food | null, kind: Kind): readonly Cuisine[] | null {
  const text = `${name} ${food?.id.replaceAll('-', ' ') ?? ''}`.toLowerCase()
  const rule = BY_NAME.find(([pattern]) => pattern.test(text))
  return rule?.[1] ?? BY_KIND[kind] ?? null
}
