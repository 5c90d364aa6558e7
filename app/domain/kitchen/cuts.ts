import type { Item } from './dish.ts'
import { readyWords } from './pre-steps.ts'

/** How food is cut for a form. */
export type Cut =
  | 'bite'
  | 'slice'
  | 'dice'
  | 'chunk'
  | 'whole'
  | 'wedge'
  | 'grate'
  | 'beaten'
  | 'juice'
  | 'plain'

type CutWords = Partial<Record<Cut, string>> & { usual: string }

/** By name first (what a food needs whatever its kind), then by kind. The first pattern that fits is taken. */
const BY_NAME: readonly (readonly [pattern: RegExp, words: CutWords])[] = [
  // On the bone: no knife of a kitchen goes through.
  [/\b(?:pork|spare|short) rib|shank|oxtail|trotter|knuckle|hock/, { usual: '' }],
  [/baked beans|chilli sauce|refried/, { usual: '' }],
  [/oxtail|shank|short rib|\bribs?$|knuckle|hock|trotter|cheek/, { usual: '' }],
  [/prawn|crab|surimi|lobster|shrimp|purée|ginger-garlic/, { usual: '' }],
  [/^(?:cooked|boiled|roast(?:ed)?|mashed|frozen|canned(?! .*(?:beans|chickpeas|lentils))) /, { usual: '' }],
  [
    /^(?:broccoli|cauliflower|romanesco)$/,
    { usual: 'cut into small florets', grate: 'coarsely grated', dice: 'cut into very small florets' },
  ],
  [/tenderstem|purple sprouting|broccolini/, { usual: 'trimmed' }],
  [/asparagus/, { usual: 'trimmed and cut into short lengths', whole: 'trimmed', chunk: 'trimmed' }],
  [/green bean|runner bean|french bean/, { usual: 'trimmed and cut into short lengths', chunk: 'trimmed' }],
  [/brussels sprout/, { usual: 'trimmed and halved', slice: 'trimmed and shredded' }],
  [/artichoke/, { usual: 'quartered' }],
  [/cherry tomato|baby plum/, { usual: 'halved' }],
  [/leek/, { usual: 'washed and sliced' }],
  [
    /shallot/,
    {
      usual: 'finely chopped',
      slice: 'thinly sliced',
      wedge: 'peeled and halved',
      chunk: 'peeled and halved',
      grate: 'peeled and grated',
    },
  ],
  [/spinach|watercress|rocket|lamb.s lettuce|mixed (?:salad )?leaves|salad leaves/, { usual: 'washed' }],
  [/pak choi|bok choy|choy sum/, { usual: 'leaves separated', dice: 'shredded' }],
  [/chard/, { usual: 'washed and sliced' }],
  [/baby corn|mangetout|sugar snap/, { usual: '' }],
  [
    /button mushroom|mushroom/,
    { usual: 'sliced', chunk: 'halved', dice: 'finely chopped', wedge: 'halved', whole: 'stalks removed' },
  ],
  [
    /celeriac|swede|turnip|kohlrabi|daikon|mooli/,
    {
      usual: 'peeled and cut into 2 cm pieces',
      slice: 'peeled and cut into thin sticks',
      dice: 'peeled and diced',
      chunk: 'peeled and cut into 3 cm pieces',
      grate: 'peeled and coarsely grated',
    },
  ],
  [/fennel/, { usual: 'trimmed and thinly sliced', wedge: 'cut into wedges', chunk: 'cut into wedges' }],
  [/radish/, { usual: 'thinly sliced', wedge: 'trimmed', whole: 'trimmed' }],
  [
    /cucumber/,
    {
      usual: 'diced',
      slice: 'sliced',
      wedge: 'cut into sticks',
      whole: 'cut into sticks',
      grate: 'grated and squeezed dry',
    },
  ],
  [/new potato|baby potato/, { usual: 'halved', dice: 'halved', slice: 'thinly sliced' }],
  [/mozzarella/, { usual: 'torn into pieces', grate: 'grated' }],
  [/pineapple|mango|melon|papaya/, { usual: 'peeled and cut into chunks', slice: 'peeled and sliced' }],
  [/banana/, { usual: 'sliced', chunk: 'broken into chunks', grate: 'mashed' }],
  [/kiwi/, { usual: 'peeled and sliced' }],
  [/strawberr/, { usual: 'hulled and halved' }],
  [/grape(?!fruit)/, { usual: 'halved' }],
  [/cherr/, { usual: 'stoned and halved' }],
  [/peach|nectarine|plum|apricot/, { usual: 'stoned and sliced' }],
  [
    /apple|pear\b|quince/,
    { usual: 'cored and chopped', slice: 'cored and sliced', grate: 'coarsely grated' },
  ],
  [/rhubarb/, { usual: 'cut into 3 cm pieces' }],
  [/dates?\b|medjool/, { usual: 'stoned and chopped' }],
  [/chia|sesame|poppy|linseed|flax|sunflower seed|pumpkin seed|pine ?nut|hemp seed/, { usual: '' }],
  [/flaked almond|ground almond/, { usual: '' }],
  [/passata/, { usual: '' }],
  [/anchov/, { usual: 'drained and finely chopped' }],
  [/capers?\b/, { usual: 'drained' }],
  [/curry leaves|lime leaves/, { usual: '' }],
]

const BY_KIND: Partial<Record<string, CutWords>> = {
  poultry: {
    usual: 'cut into 3 cm pieces',
    slice: 'cut into thin strips',
    dice: 'cut into 2 cm pieces',
    whole: '',
    chunk: '',
  },
  steak: {
    usual: 'cut into 3 cm pieces',
    slice: 'cut into thin strips',
    dice: 'cut into 2 cm pieces',
    whole: '',
    chunk: '',
  },
  pork: {
    usual: 'cut into 3 cm pieces',
    slice: 'cut into thin strips',
    dice: 'cut into 2 cm pieces',
    whole: '',
    chunk: '',
  },
  'stewing-meat': { usual: 'cut into 3 cm pieces', whole: '' },
  sausage: {
    usual: '',
    slice: 'cut into thick slices',
    bite: 'cut into thick slices',
    dice: 'cut into thick slices',
  },
  bacon: { usual: 'chopped', whole: '' },
  'cured-meat': { usual: 'cut into strips', whole: '', plain: '' },
  'cooked-meat': { usual: 'cut into bite-size pieces', slice: 'sliced', whole: 'sliced' },
  'white-fish': { usual: 'cut into 4 cm chunks', whole: '', chunk: '' },
  'oily-fish': { usual: 'cut into 3 cm chunks', whole: '', chunk: '' },
  'smoked-fish': { usual: 'flaked', whole: '' },
  'canned-fish': { usual: 'drained and flaked' },
  prawns: { usual: '' },
  squid: { usual: 'cleaned and cut into rings' },
  mussels: { usual: 'scrubbed' },
  tofu: {
    usual: 'drained and cut into 2 cm cubes',
    slice: 'drained and sliced',
    grate: 'drained and crumbled',
    whole: 'drained and sliced',
  },
  'silken-tofu': { usual: 'drained' },
  tempeh: { usual: 'cut into 2 cm pieces', slice: 'sliced', whole: 'sliced', grate: 'crumbled' },
  'frying-cheese': { usual: 'cut into 2 cm cubes', slice: 'sliced', whole: 'sliced' },
  egg: { usual: '', beaten: 'beaten' },
  'beaten-egg': { usual: '', beaten: 'beaten' },
  'pulse-cooked': { usual: 'drained and rinsed' },
  'pulse-quick': { usual: 'rinsed' },
  'plant-mince': { usual: '' },
  'hard-cheese': { usual: 'finely grated', whole: 'shaved', plain: 'shaved' },
  'melting-cheese': { usual: 'grated', slice: 'sliced', whole: 'sliced' },
  'crumbly-cheese': { usual: 'crumbled' },
  bread: { usual: '' },
  potato: {
    usual: 'peeled and cut into 2 cm pieces',
    slice: 'peeled and thinly sliced',
    dice: 'peeled and cut into 1 cm dice',
    chunk: 'cut into 3 cm pieces',
    wedge: 'cut into wedges',
    whole: 'scrubbed',
  },
  'sweet-potato': {
    usual: 'peeled and cut into 2 cm pieces',
    slice: 'peeled and thinly sliced',
    dice: 'peeled and cut into 1 cm dice',
    chunk: 'peeled and cut into 3 cm pieces',
    wedge: 'cut into wedges',
    whole: 'scrubbed',
  },
  allium: {
    usual: 'finely chopped',
    slice: 'thinly sliced',
    wedge: 'cut into wedges',
    chunk: 'cut into wedges',
    bite: 'sliced',
    grate: 'grated',
  },
  'spring-onion': { usual: 'sliced' },
  garlic: { usual: 'finely chopped', juice: 'crushed', grate: 'crushed', whole: 'crushed', plain: 'crushed' },
  ginger: { usual: 'finely grated' },
  'fresh-chilli': { usual: 'deseeded and finely chopped' },
  'hard-root': {
    usual: 'peeled and cut into 2 cm pieces',
    slice: 'peeled and thinly sliced',
    dice: 'peeled and diced',
    chunk: 'peeled and cut into 3 cm pieces',
    grate: 'peeled and coarsely grated',
    wedge: 'peeled and cut into sticks',
    whole: 'peeled and cut into sticks',
  },
  squash: {
    usual: 'peeled, deseeded and cut into 2 cm pieces',
    chunk: 'deseeded and cut into 3 cm pieces',
    slice: 'peeled, deseeded and thinly sliced',
    wedge: 'deseeded and cut into wedges',
  },
  beetroot: {
    usual: 'peeled and cut into 2 cm pieces',
    grate: 'peeled and coarsely grated',
    slice: 'peeled and thinly sliced',
    chunk: 'peeled and cut into wedges',
  },
  firm: { usual: 'trimmed and cut into bite-size pieces', slice: 'trimmed and sliced' },
  cabbage: { usual: 'finely shredded', chunk: 'cut into wedges', wedge: 'cut into wedges' },
  celery: {
    usual: 'finely chopped',
    slice: 'sliced',
    wedge: 'cut into sticks',
    whole: 'cut into sticks',
    chunk: 'sliced',
  },
  pepper: {
    usual: 'deseeded and sliced',
    dice: 'deseeded and diced',
    chunk: 'deseeded and cut into chunks',
    bite: 'deseeded and cut into chunks',
    wedge: 'deseeded and cut into strips',
    whole: 'halved and deseeded',
  },
  courgette: {
    usual: 'sliced',
    dice: 'diced',
    chunk: 'cut into thick slices',
    grate: 'coarsely grated',
    wedge: 'cut into sticks',
    whole: 'halved lengthways',
    bite: 'cut into half-moons',
  },
  aubergine: {
    usual: 'cut into 2 cm cubes',
    slice: 'sliced',
    chunk: 'cut into 3 cm chunks',
    whole: 'halved lengthways',
  },
  'tough-leaf': { usual: 'stalks removed and leaves shredded' },
  'salad-leaf': { usual: 'torn', dice: 'shredded', slice: 'shredded' },
  'raw-vegetable': { usual: 'sliced', wedge: 'cut into sticks', whole: 'cut into sticks', dice: 'diced' },
  avocado: { usual: 'sliced', grate: 'mashed', dice: 'diced', chunk: 'peeled and stoned' },
  tomato: {
    usual: 'chopped',
    slice: 'sliced',
    chunk: 'quartered',
    wedge: 'cut into wedges',
    whole: 'halved',
  },
  leaf: { usual: 'washed' },
  briny: { usual: 'drained' },
  pickle: { usual: 'drained' },
  seaweed: { usual: 'cut into strips' },
  citrus: { usual: 'juiced', wedge: 'cut into wedges', whole: 'sliced', juice: 'juiced' },
  'sweet-citrus': { usual: 'peeled and sliced', juice: 'juiced', chunk: 'peeled and broken into segments' },
  'stone-fruit': { usual: 'stoned and quartered', slice: 'stoned and sliced' },
  'soft-fruit': { usual: 'sliced', chunk: 'cut into chunks' },
  'firm-fruit': { usual: 'cored and chopped', slice: 'cored and sliced' },
  'canned-fruit': { usual: 'drained' },
  'dried-fruit': { usual: '' },
  'soft-herb': { usual: 'chopped', plain: 'leaves picked' },
  mint: { usual: 'leaves chopped', plain: 'leaves picked' },
  'woody-herb': { usual: 'leaves finely chopped' },
  nut: { usual: 'roughly chopped' },
  'dark-chocolate': { usual: 'chopped' },
  treat: { usual: 'chopped' },
}

/** How the line says a food is prepared for a cut: "peeled and diced"; empty when nothing is done to it. */
export function cutWords(item: Item, cut: Cut): string {
  const words = readyWords(item) ?? cutBySort(item, cut)
  if (!item.isFrozen) return words
  return words === '' ? 'thawed' : `thawed and ${words}`
}

function cutBySort(item: Item, cut: Cut): string {
  const name = item.name.toLowerCase()
  const isReady = item.food?.state === 'cooked' || item.food?.state === 'frozen'
  if (isReady && !['pulse-cooked', 'cooked-meat', 'tofu', 'egg', 'tempeh', 'smoked-fish'].includes(item.kind))
    return ''
  if (item.food?.state === 'canned' && /vegetables|fruit/.test(item.food.group)) return 'drained'
  const words = isSeasoning(item) ? undefined : BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  const found = words ?? BY_KIND[item.kind]
  if (!found) return ''
  return found[cut] ?? found.usual
}

const SEASONING = new Set([
  'seed',
  'spice',
  'hot-spice',
  'spice-blend',
  'sweet-spice',
  'dried-herb',
  'oil',
  'condiment',
  'vinegar',
  'syrup',
  'canned-tomato',
  'tomato-paste',
  'nut-butter',
  'milk',
  'jam',
  'juice',
  'flour',
  'stock',
  'asian-sauce',
  'hot-sauce',
  'yoghurt',
  'noodles',
  'rice',
  'salad-leaf-mix',
  'mustard',
  'dried-fruit',
  'treat',
  'roll',
  'bread',
  'wrap',
  'ketchup',
  'hummus',
  'cured-meat',
  'sausage',
  'crackers',
])

function isSeasoning(item: Item): boolean {
  return SEASONING.has(item.kind) && !/dates?\b|medjool/.test(item.name)
}
