import type { FoodCut } from '#app/domain/food/food.ts'
import type { Cut, Item } from './dish.ts'
import type { Kind } from './kinds.ts'
import { readyWords } from './pre-steps.ts'

type CutWords = Partial<Record<Cut, string>> & { usual: string }

/** Foods that are cut their own way, whatever their kind. */
const BY_CUT: Readonly<Record<FoodCut, CutWords>> = {
  uncut: { usual: '' },
  florets: {
    usual: 'cut into small florets',
    grate: 'coarsely grated',
    dice: 'cut into very small florets',
  },
  trimmed: { usual: 'trimmed' },
  asparagus: { usual: 'trimmed and cut into short lengths', whole: 'trimmed', chunk: 'trimmed' },
  'green-beans': { usual: 'trimmed and cut into short lengths', chunk: 'trimmed' },
  sprouts: { usual: 'trimmed and halved', slice: 'trimmed and shredded' },
  quartered: { usual: 'quartered' },
  halved: { usual: 'halved' },
  leek: { usual: 'washed and sliced' },
  shallot: {
    usual: 'finely chopped',
    slice: 'thinly sliced',
    wedge: 'peeled and halved',
    chunk: 'peeled and halved',
    grate: 'peeled and grated',
  },
  washed: { usual: 'washed' },
  'washed-sliced': { usual: 'washed and sliced' },
  separated: { usual: 'leaves separated', dice: 'shredded' },
  mushroom: {
    usual: 'sliced',
    chunk: 'halved',
    dice: 'finely chopped',
    wedge: 'halved',
    whole: 'stalks removed',
  },
  root: {
    usual: 'peeled and cut into 2 cm pieces',
    slice: 'peeled and cut into thin sticks',
    dice: 'peeled and diced',
    chunk: 'peeled and cut into 3 cm pieces',
    grate: 'peeled and coarsely grated',
  },
  fennel: { usual: 'trimmed and thinly sliced', wedge: 'cut into wedges', chunk: 'cut into wedges' },
  radish: { usual: 'thinly sliced', wedge: 'trimmed', whole: 'trimmed' },
  cucumber: {
    usual: 'diced',
    slice: 'sliced',
    wedge: 'cut into sticks',
    whole: 'cut into sticks',
    grate: 'grated and squeezed dry',
  },
  'new-potato': { usual: 'halved', dice: 'halved', slice: 'thinly sliced' },
  mozzarella: { usual: 'torn into pieces', grate: 'grated' },
  tropical: { usual: 'peeled and cut into chunks', slice: 'peeled and sliced' },
  banana: { usual: 'sliced', chunk: 'broken into chunks', grate: 'mashed' },
  kiwi: { usual: 'peeled and sliced' },
  strawberry: { usual: 'hulled and halved' },
  cherry: { usual: 'stoned and halved' },
  'stone-fruit': { usual: 'stoned and sliced' },
  apple: { usual: 'cored and chopped', slice: 'cored and sliced', grate: 'coarsely grated' },
  rhubarb: { usual: 'cut into 3 cm pieces' },
  date: { usual: 'stoned and chopped' },
  anchovy: { usual: 'drained and finely chopped' },
  drained: { usual: 'drained' },
}

const BY_KIND: Readonly<Partial<Record<Kind, CutWords>>> = {
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

function cutBySort({ food, kind }: Item, cut: Cut): string {
  const isReady = food?.state === 'cooked' || food?.state === 'frozen'
  if (isReady && !CUT_WHEN_READY.has(kind)) return ''
  if (food?.state === 'canned' && (food.group === 'vegetables' || food.group === 'fruit')) return 'drained'
  const words = food?.cut ? BY_CUT[food.cut] : BY_KIND[kind]
  return words?.[cut] ?? words?.usual ?? ''
}

/** Cooked or frozen, the others come in the size they are eaten in. */
const CUT_WHEN_READY: ReadonlySet<Kind> = new Set<Kind>([
  'pulse-cooked',
  'cooked-meat',
  'tofu',
  'egg',
  'tempeh',
  'smoked-fish',
])
