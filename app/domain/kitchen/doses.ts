import type { Food, Role } from '#app/domain/food/food.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import type { Kind } from './kinds.ts'

/** Most grams of a food for so many people, where more would be inedible or harmful; infinite for the rest. */
export function mostGramsFor(food: Food | null, servings: number): number {
  return food === null ? Infinity : (treatmentOf(food)?.mostG ?? Infinity) * servings
}

/** So strong that a pinch may be all that is wanted. */
const BY_THE_PINCH_G = 1

/** Whether a cook measures it by the pinch. */
export function isByThePinch(food: Food): boolean {
  return (treatmentOf(food)?.mostG ?? Infinity) <= BY_THE_PINCH_G
}

/** Foods so strong that the portion of their kind would be far too much: what one person usually gets. */
export const USUAL_DOSE_G: Readonly<Record<string, number>> = {
  saffron: 0.02,
  nutmeg: 0.15,
  mace: 0.15,
  cloves: 0.1,
  'star-anise': 0.3,
  asafoetida: 0.1,
  'vanilla-pod': 0.3,
  'scotch-bonnet': 2,
  'birds-eye-chilli': 1,
  anchovies: 5,
}

/** Most grams of one food that a person eats in one dish, by what it does there. */
const LARGEST_BY_ROLE: Readonly<Record<Role, number>> = {
  protein: 320,
  starch: 400,
  vegetable: 400,
  leaf: 250,
  aromatic: 200,
  fruit: 350,
  fat: 50,
  acid: 70,
  herb: 40,
  spice: 15,
  sauce: 350,
  dairy: 350,
  nut: 90,
  sweet: 90,
  liquid: 700,
  baking: 150,
  drink: 350,
  dish: 600,
}

/** Those of which less is enough than their role says: what is dry, rich, salty or strong. */
const LARGEST_BY_KIND: Readonly<Partial<Record<Kind, number>>> = {
  rice: 150,
  'risotto-rice': 150,
  'quick-grain': 150,
  'slow-grain': 150,
  pasta: 180,
  noodles: 180,
  polenta: 120,
  oats: 120,
  cereal: 120,
  bacon: 90,
  'cured-meat': 120,
  'smoked-fish': 180,
  'canned-fish': 200,
  'hard-cheese': 70,
  'melting-cheese': 150,
  cream: 200,
  'sour-cream': 150,
  'nut-butter': 60,
  tahini: 60,
  'dried-fruit': 90,
  garlic: 30,
  ginger: 25,
  'fresh-chilli': 30,
  'dried-herb': 4,
  'woody-herb': 8,
  'bay-leaf': 1,
  spice: 6,
  'hot-spice': 5,
  'spice-blend': 10,
  'sweet-spice': 5,
  salt: 5,
  'black-pepper': 3,
  soy: 50,
  'fish-sauce': 25,
  'asian-sauce': 70,
  'hot-sauce': 40,
  miso: 45,
  'curry-paste': 70,
  mustard: 30,
  'tomato-paste': 60,
  vinegar: 60,
  'sesame-oil': 20,
  'stock-cube': 12,
  'yeast-flakes': 20,
  cocoa: 25,
  leavening: 8,
  thickener: 25,
  seaweed: 15,
}

/** Most grams of a food that one person is given in a dish. */
export function largestPortionG(food: Food): number {
  const usual = Math.min(
    LARGEST_BY_KIND[food.kind] ?? Infinity,
    ...food.roles.slice(0, 1).map((role) => LARGEST_BY_ROLE[role]),
  )
  return Math.min(usual, mostGramsFor(food, 1))
}
