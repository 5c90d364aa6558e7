import type { Flavour, FlavourPart, SlotName } from './dish.ts'

const part = (slot: SlotName, grams: number, ...ids: string[]): FlavourPart => ({ ids, slot, grams })

const garlic = part('garlic', 2.5, 'garlic')
const ginger = part('garlic', 2.6, 'ginger')
const soy = part('sauce', 9, 'soy-sauce', 'tamari')
const sesameOil = part('sauce', 1.6, 'sesame-oil')
const honey = part('sauce', 4, 'honey', 'maple-syrup', 'golden-syrup')
const cumin = part('spice', 0.8, 'cumin')
const paprika = part('spice', 0.8, 'smoked-paprika', 'paprika')
const turmeric = part('spice', 0.6, 'turmeric')
const groundCoriander = part('spice', 0.8, 'coriander-seed')
const garam = part('spice', 1, 'garam-masala')
const currySpice = part('spice', 2, 'curry-powder', 'garam-masala')
const chilliFlakes = part('spice', 0.2, 'chilli-flakes', 'chilli-powder', 'cayenne')
const chilliPowder = part('spice', 0.6, 'chilli-powder', 'cayenne', 'chilli-flakes')
const oregano = part('spice', 0.35, 'oregano-dried')
const thyme = part('spice', 0.35, 'thyme-dried')
const lemon = part('acid', 18, 'lemon')
const lime = part('acid', 16, 'lime')
const parsley = part('herb', 3, 'parsley')
const basil = part('herb', 3, 'basil')
const coriander = part('herb', 3, 'coriander')
const mint = part('herb', 2, 'mint')
const springOnion = part('herb', 10, 'spring-onion')
const mustard = part('sauce', 4, 'dijon-mustard', 'wholegrain-mustard', 'mustard')
const chopped = part('tomato', 100, 'chopped-tomatoes', 'tomato-passata')
const coconutMilk = part('liquid', 95, 'coconut-milk', 'light-coconut-milk')
const miso = part('sauce', 10, 'miso')
const riceVinegar = part('acid', 4, 'rice-vinegar', 'white-wine-vinegar')
const wineVinegar = part('acid', 4, 'red-wine-vinegar', 'white-wine-vinegar', 'cider-vinegar')
const sesameSeeds = part('topping', 2.5, 'sesame-seeds')
const rosemary = part('spice', 1, 'rosemary', 'rosemary-dried')

export const FLAVOURS: readonly Flavour[] = [
  // Italian
  {
    id: 'lemon-parsley',
    cuisine: 'Italian',
    styles: ['pan', 'rice', 'pasta', 'egg'],
    title: 'Lemon',
    key: [lemon, parsley],
    rest: [garlic],
  },
  {
    id: 'tomato-basil',
    cuisine: 'Italian',
    styles: ['simmer', 'pasta'],
    title: 'Tomato and basil',
    key: [chopped, basil],
    rest: [garlic],
  },
  {
    id: 'tomato-oregano',
    cuisine: 'Italian',
    styles: ['simmer', 'soup'],
    title: '',
    key: [chopped, oregano],
    rest: [garlic],
  },
  {
    id: 'rosemary-garlic',
    cuisine: 'Italian',
    styles: ['roast', 'pan', 'simmer', 'soup'],
    title: 'Rosemary and garlic',
    key: [rosemary, garlic],
    rest: [lemon],
  },
  {
    id: 'garlic-chilli',
    cuisine: 'Italian',
    styles: ['pasta', 'pan', 'egg'],
    title: 'Garlic and chilli',
    key: [garlic, chilliFlakes],
    rest: [lemon, parsley],
  },
  {
    id: 'balsamic',
    cuisine: 'Italian',
    styles: ['dressing', 'roast'],
    title: 'Balsamic',
    key: [part('acid', 5, 'balsamic-vinegar', 'red-wine-vinegar')],
    rest: [basil],
  },
  {
    id: 'lemon-basil',
    cuisine: 'Italian',
    styles: ['dressing', 'filling', 'soup', 'broth'],
    title: 'Lemon and basil',
    key: [lemon, basil],
    rest: [garlic],
  },
  // Mexican
  {
    id: 'cumin-lime',
    cuisine: 'Mexican',
    styles: ['pan', 'filling', 'dressing', 'rice', 'egg', 'roast', 'soup', 'broth'],
    title: 'Cumin and lime',
    key: [cumin, lime],
    rest: [coriander, chilliPowder],
  },
  {
    id: 'smoky-chilli',
    cuisine: 'Mexican',
    styles: ['filling', 'pan', 'roast', 'rice', 'egg'],
    title: 'Smoky',
    key: [paprika, chilliPowder],
    rest: [lime, garlic],
  },
  {
    id: 'chilli-tomato',
    cuisine: 'Mexican',
    styles: ['simmer', 'soup', 'pasta'],
    title: '',
    key: [chopped, cumin, chilliPowder],
    rest: [garlic, lime],
  },
  // Chinese
  {
    id: 'ginger-soy',
    cuisine: 'Chinese',
    styles: ['wok', 'pan', 'broth', 'rice', 'simmer', 'filling', 'soup', 'egg'],
    title: 'Ginger and soy',
    key: [ginger, soy],
    rest: [garlic, sesameOil],
  },
  {
    id: 'garlic-sesame',
    cuisine: 'Chinese',
    styles: ['wok', 'dressing', 'rice', 'roast', 'egg', 'filling'],
    title: 'Sesame',
    key: [soy, sesameOil],
    rest: [garlic, sesameSeeds, riceVinegar],
  },
  {
    id: 'chilli-garlic',
    cuisine: 'Chinese',
    styles: ['wok', 'broth', 'pan'],
    title: 'Chilli and garlic',
    key: [garlic, chilliFlakes, soy],
    rest: [honey, riceVinegar],
  },
  {
    id: 'honey-soy',
    cuisine: 'Chinese',
    styles: ['roast', 'pan', 'wok'],
    title: 'Honey and soy',
    key: [soy, honey],
    rest: [ginger, garlic],
  },
  // Japanese
  {
    id: 'teriyaki',
    cuisine: 'Japanese',
    styles: ['wok', 'pan', 'roast', 'rice', 'filling', 'egg'],
    title: 'Teriyaki',
    key: [soy, honey, ginger],
    rest: [riceVinegar, sesameSeeds],
  },
  {
    id: 'miso',
    cuisine: 'Japanese',
    styles: ['broth', 'roast', 'soup', 'simmer', 'pan'],
    title: 'Miso',
    key: [miso, ginger],
    rest: [springOnion, soy],
  },
  {
    id: 'sesame-ginger',
    cuisine: 'Japanese',
    styles: ['dressing', 'wok', 'rice'],
    title: 'Sesame and ginger',
    key: [soy, ginger, sesameSeeds],
    rest: [riceVinegar, sesameOil],
  },
  // Indian
  {
    id: 'masala',
    cuisine: 'Indian',
    styles: ['pan', 'soup', 'roast', 'filling', 'egg'],
    title: 'Masala',
    key: [garam, cumin],
    rest: [ginger, garlic, turmeric],
  },
  {
    id: 'tomato-masala',
    cuisine: 'Indian',
    styles: ['simmer'],
    title: '',
    key: [chopped, garam, cumin],
    rest: [ginger, garlic],
  },
  {
    id: 'coconut-curry',
    cuisine: 'Indian',
    styles: ['simmer', 'soup', 'broth'],
    title: 'Coconut',
    key: [coconutMilk, currySpice],
    rest: [ginger, garlic, lime],
  },
  {
    id: 'turmeric-cumin',
    cuisine: 'Indian',
    styles: ['rice', 'roast', 'dressing', 'egg', 'soup', 'pan', 'filling'],
    title: 'Turmeric and cumin',
    key: [cumin, turmeric],
    rest: [lemon, coriander, ginger],
  },
  // Mediterranean
  {
    id: 'lemon-oregano',
    cuisine: 'Mediterranean',
    styles: ['roast', 'pan', 'rice', 'simmer', 'filling'],
    title: 'Lemon',
    key: [lemon, oregano],
    rest: [garlic],
  },
  {
    id: 'cumin-coriander',
    cuisine: 'Mediterranean',
    styles: ['simmer', 'soup', 'rice', 'filling', 'egg', 'roast'],
    title: 'Cumin and coriander',
    key: [cumin, groundCoriander],
    rest: [lemon, garlic],
  },
  {
    id: 'paprika-garlic',
    cuisine: 'Mediterranean',
    styles: ['roast', 'pan', 'egg', 'filling', 'soup'],
    title: 'Paprika',
    key: [paprika, garlic],
    rest: [lemon, parsley],
  },
  {
    id: 'tomato-paprika',
    cuisine: 'Mediterranean',
    styles: ['simmer', 'egg', 'pasta'],
    title: '',
    key: [chopped, paprika],
    rest: [garlic, cumin],
  },
  {
    id: 'lemon-mint',
    cuisine: 'Mediterranean',
    styles: ['dressing'],
    title: 'Lemon and mint',
    key: [lemon, mint],
    rest: [garlic],
  },
  {
    id: 'lemon-herb',
    cuisine: 'Mediterranean',
    styles: ['dressing', 'pasta', 'broth', 'soup', 'filling'],
    title: 'Lemon and herb',
    key: [lemon, parsley],
    rest: [garlic],
  },
  // American
  {
    id: 'smoky-garlic',
    cuisine: 'American',
    styles: ['pan', 'roast', 'filling', 'rice', 'egg', 'soup'],
    title: 'Smoky',
    key: [paprika, garlic],
    rest: [lemon],
  },
  {
    id: 'mustard-honey',
    cuisine: 'American',
    styles: ['roast', 'dressing', 'pan'],
    title: 'Honey and mustard',
    key: [mustard, honey],
    rest: [wineVinegar],
  },
  {
    id: 'thyme',
    cuisine: 'American',
    styles: ['simmer', 'soup', 'roast', 'pan', 'egg', 'rice', 'broth'],
    title: 'Thyme',
    key: [thyme, garlic],
    rest: [parsley],
  },
  {
    id: 'tomato-chilli',
    cuisine: 'American',
    styles: ['simmer', 'pasta'],
    title: '',
    key: [chopped, paprika, chilliPowder],
    rest: [cumin, garlic],
  },
  {
    id: 'lemon-pepper',
    cuisine: 'American',
    styles: ['pan', 'dressing', 'pasta', 'roast', 'filling'],
    title: 'Lemon',
    key: [lemon],
    rest: [garlic, parsley],
  },
]
