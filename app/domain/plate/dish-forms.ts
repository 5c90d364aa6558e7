import type { Kind } from '#app/domain/kitchen/kinds.ts'
import type { PlateFood } from './plate.ts'
import type { VesselName } from './vessels.ts'

/** What is drawn without being a food of the recipe: mostly sauces. */
export const OWN_COLOURS = {
  bread: '#e3b269',
  'maple syrup': '#d08a2e',
  tomato: '#d6452b',
  egg: '#f3c445',
  broth: '#d9a455',
  dal: '#e09a35',
  chili: '#a83d22',
  curry: '#dd8a34',
  gravy: '#a8642f',
  porridge: '#e6d3b0',
  smoothie: '#e6d3b0',
  cheese: '#f0c560',
  cream: '#f7efdc',
  crumble: '#d9a25a',
  cake: '#dfa658',
  chocolate: '#5c3222',
  pastry: '#dda458',
  toffee: '#b06a28',
  'meat loaf': '#96562f',
  tea: '#cf8f3c',
  lemonade: '#f2e9bd',
} as const

type OwnName = keyof typeof OWN_COLOURS

const sauce = (name: OwnName): PlateFood => ({ name, role: 'sauce', colour: OWN_COLOURS[name] })

/** How the foods lie in their vessel. */
export type LayoutName =
  | 'main and sides'
  | 'salad'
  | 'heaps'
  | 'tossed'
  | 'beside'
  | 'filled'
  | 'topped'
  | 'noodles'
  | 'tray'
  | 'skewers'
  | 'glass'
  | 'gratin'
  | 'pie'
  | 'tart'
  | 'pizza'
  | 'frittata'
  | 'omelette'
  | 'pancakes'
  | 'tacos'
  | 'wraps'
  | 'toast'
  | 'sandwich'
  | 'burger'
  | 'loaf'
  | 'cake'
  | 'muffins'
  | 'buns'
  | 'biscuits'
  | 'squares'
  | 'waffles'
  | 'pavlova'
  | 'madeleines'
  | 'flatbreads'
  | 'pudding'
  | 'dip'

/** A form of dish: its vessel, how the foods lie in it, and what they turn into. */
export type DishForm = {
  vessel: VesselName
  /** Where a bed of rice or grains lies beside it. */
  vesselWithBed?: VesselName
  layout: LayoutName
  /** What fills the vessel when no food of the recipe does. */
  base?: PlateFood
  /** Fish and meat are cut up rather than served whole. */
  isCutUp?: boolean
  /** Kinds of food that are part of the base and not drawn as pieces. */
  swallows?: readonly Kind[]
  /** The base stands whatever sauces the recipe has: a curry is not as white as its coconut milk. */
  isBaseFixed?: boolean
  /** Blended: the base takes the colour of the food the dish is named after. */
  isColouredByName?: boolean
  /** Sauces of the recipe are not drawn: the bed is the base. */
  isDry?: boolean
  /** Cocoa and chocolate colour the whole, or lie in it as chips. */
  chocolate?: 'all' | 'chips'
  /** Mince is shaped by hand. */
  minceAs?: 'pieces' | 'balls'
}

const DOUGH: readonly Kind[] = ['flour', 'pastry', 'leavening', 'wrap', 'roll', 'bread']
const BATTER: readonly Kind[] = ['egg', 'beaten-egg', 'milk', 'flour', 'oats', 'butter', 'leavening']

/** Every form a plate is drawn in, by the word that stands in a plate's address. */
export const DISH_FORMS = {
  plate: { vessel: 'plate', layout: 'main and sides' },
  salad: { vessel: 'bowl', layout: 'salad', isCutUp: true },
  'grain bowl': { vessel: 'bowl', layout: 'heaps', isCutUp: true },
  'tossed bowl': { vessel: 'bowl', layout: 'tossed', isCutUp: true },
  'stir-fry': { vessel: 'wok', vesselWithBed: 'bowl', layout: 'beside', isCutUp: true },
  'fried rice': { vessel: 'wok', layout: 'tossed', isCutUp: true },
  'noodle wok': { vessel: 'wok', layout: 'noodles', isCutUp: true },
  paella: { vessel: 'pan', layout: 'tossed', isCutUp: true, isDry: true },
  hash: { vessel: 'pan', layout: 'tossed', isCutUp: true, isDry: true },
  soup: { vessel: 'bowl', layout: 'filled', base: sauce('broth'), isColouredByName: true, isCutUp: true },
  'noodle soup': { vessel: 'bowl', layout: 'noodles', base: sauce('broth'), isCutUp: true },
  'noodle bowl': { vessel: 'bowl', layout: 'noodles', isCutUp: true },
  pasta: { vessel: 'plate', layout: 'noodles', isCutUp: true },
  risotto: { vessel: 'bowl', layout: 'filled', isCutUp: true, isDry: true },
  curry: { vessel: 'bowl', layout: 'beside', base: sauce('curry'), isBaseFixed: true, isCutUp: true },
  dal: {
    vessel: 'bowl',
    layout: 'beside',
    base: sauce('dal'),
    isBaseFixed: true,
    isCutUp: true,
    swallows: ['pulse-quick'],
  },
  chili: {
    vessel: 'casserole',
    vesselWithBed: 'bowl',
    layout: 'beside',
    base: sauce('chili'),
    isCutUp: true,
  },
  stew: { vessel: 'casserole', vesselWithBed: 'bowl', layout: 'beside', base: sauce('gravy'), isCutUp: true },
  shakshuka: { vessel: 'pan', layout: 'filled', base: sauce('tomato'), swallows: ['canned-tomato'] },
  porridge: {
    vessel: 'bowl',
    layout: 'topped',
    base: sauce('porridge'),
    swallows: ['oats', 'milk', 'coconut-milk', 'flour'],
  },
  'yoghurt bowl': {
    vessel: 'bowl',
    layout: 'topped',
    base: sauce('cream'),
    isBaseFixed: true,
    swallows: ['yoghurt'],
  },
  'overnight oats': {
    vessel: 'coaster',
    layout: 'glass',
    base: sauce('porridge'),
    swallows: ['oats', 'milk', 'coconut-milk', 'yoghurt'],
  },
  smoothie: {
    vessel: 'coaster',
    layout: 'glass',
    base: sauce('smoothie'),
    isColouredByName: true,
    swallows: ['milk', 'coconut-milk', 'yoghurt', 'oats'],
  },
  'steamed eggs': {
    vessel: 'bowl',
    layout: 'topped',
    base: sauce('egg'),
    isBaseFixed: true,
    swallows: ['egg', 'beaten-egg', 'milk'],
  },
  dessert: {
    vessel: 'ramekin',
    chocolate: 'all',
    layout: 'topped',
    base: sauce('cream'),
    swallows: ['egg', 'beaten-egg', 'milk', 'cream'],
  },
  sauce: { vessel: 'ramekin', layout: 'filled', base: sauce('gravy'), isColouredByName: true, isCutUp: true },
  skewers: { vessel: 'plate', layout: 'skewers', isCutUp: true },
  tray: { vessel: 'tray', layout: 'tray' },
  skillet: { vessel: 'dish', layout: 'gratin', base: sauce('cheese'), isCutUp: true },
  pie: {
    vessel: 'tin',
    layout: 'pie',
    base: sauce('gravy'),
    isCutUp: true,
    swallows: [...DOUGH, 'egg', 'beaten-egg'],
  },
  crumble: {
    vessel: 'dish',
    layout: 'gratin',
    base: sauce('crumble'),
    isBaseFixed: true,
    swallows: [...DOUGH, 'oats'],
  },
  tart: { vessel: 'tin', layout: 'tart', base: sauce('egg'), isCutUp: true, swallows: [...BATTER, ...DOUGH] },
  cheesecake: {
    vessel: 'tin',
    layout: 'tart',
    base: sauce('cream'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH, 'crackers', 'soft-cheese', 'treat', 'sour-cream', 'cream'],
  },
  pizza: { vessel: 'board', layout: 'pizza', base: sauce('tomato'), isCutUp: true, swallows: DOUGH },
  frittata: {
    vessel: 'pan',
    layout: 'frittata',
    base: sauce('egg'),
    isCutUp: true,
    swallows: ['egg', 'beaten-egg', 'milk'],
  },
  omelette: {
    vessel: 'plate',
    layout: 'omelette',
    base: sauce('egg'),
    isCutUp: true,
    swallows: ['egg', 'beaten-egg', 'milk'],
  },
  pancakes: {
    vessel: 'plate',
    layout: 'pancakes',
    base: sauce('maple syrup'),
    isBaseFixed: true,
    swallows: BATTER,
  },
  waffles: {
    vessel: 'plate',
    layout: 'waffles',
    base: sauce('maple syrup'),
    isBaseFixed: true,
    swallows: BATTER,
  },
  pavlova: {
    vessel: 'plate',
    layout: 'pavlova',
    base: sauce('cream'),
    isBaseFixed: true,
    swallows: [...BATTER, 'cream'],
  },
  madeleines: {
    vessel: 'plate',
    layout: 'madeleines',
    base: sauce('cake'),
    isBaseFixed: true,
    swallows: BATTER,
  },
  'sponge pudding': {
    vessel: 'plate',
    layout: 'pudding',
    base: sauce('toffee'),
    isBaseFixed: true,
    swallows: [...BATTER, 'cream'],
  },
  flatbreads: {
    vessel: 'board',
    layout: 'flatbreads',
    base: sauce('bread'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH, 'yoghurt'],
  },
  'meat loaf': {
    vessel: 'board',
    layout: 'loaf',
    base: sauce('meat loaf'),
    isBaseFixed: true,
    swallows: [...BATTER, 'crumbs', 'mince', 'plant-mince', 'bread'],
  },
  drink: {
    vessel: 'coaster',
    chocolate: 'all',
    layout: 'glass',
    base: sauce('tea'),
    isBaseFixed: true,
    swallows: ['milk', 'cream', 'rice', 'oats'],
  },
  'clear drink': {
    vessel: 'coaster',
    layout: 'glass',
    base: sauce('lemonade'),
    isBaseFixed: true,
    swallows: ['milk', 'rice'],
  },
  tacos: { vessel: 'board', layout: 'tacos', isCutUp: true, swallows: ['wrap', 'corn-wrap', 'roll'] },
  wraps: {
    vessel: 'board',
    layout: 'wraps',
    isCutUp: true,
    swallows: ['wrap', 'corn-wrap', 'roll', 'wrapper'],
  },
  toast: { vessel: 'board', layout: 'toast', isCutUp: true, swallows: ['bread', 'roll'] },
  'french toast': {
    vessel: 'board',
    layout: 'toast',
    isCutUp: true,
    swallows: ['bread', 'roll', 'egg', 'beaten-egg', 'milk', 'cream', 'butter'],
  },
  sandwich: { vessel: 'board', layout: 'sandwich', isCutUp: true, swallows: ['bread', 'roll'] },
  burger: { vessel: 'board', layout: 'burger', swallows: ['bread', 'roll', 'crumbs'], minceAs: 'pieces' },
  meatballs: { vessel: 'plate', layout: 'main and sides', swallows: ['crumbs'], minceAs: 'balls' },
  loaf: {
    vessel: 'board',
    chocolate: 'all',
    layout: 'loaf',
    base: sauce('bread'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH],
  },
  cake: {
    vessel: 'plate',
    chocolate: 'all',
    layout: 'cake',
    base: sauce('cake'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH],
  },
  muffins: {
    vessel: 'board',
    chocolate: 'chips',
    layout: 'muffins',
    base: sauce('cake'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH],
  },
  buns: {
    vessel: 'board',
    chocolate: 'chips',
    layout: 'buns',
    base: sauce('bread'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH, 'cream'],
  },
  biscuits: {
    vessel: 'plate',
    chocolate: 'chips',
    layout: 'biscuits',
    base: sauce('cake'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH],
  },
  squares: {
    vessel: 'board',
    chocolate: 'all',
    layout: 'squares',
    base: sauce('crumble'),
    isBaseFixed: true,
    swallows: [...BATTER, ...DOUGH],
  },
  dip: { vessel: 'board', layout: 'dip', base: sauce('cream') },
  board: { vessel: 'board', layout: 'heaps' },
} as const satisfies Readonly<Record<string, DishForm>>

export type DishFormName = keyof typeof DISH_FORMS
