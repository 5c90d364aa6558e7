import type { Treatment } from './treatment-types.ts'

const dose = (mostG: number, why: string): Treatment => ({ mostG, why })

/** Flour, milk and what is used by the pinch. */
export const STAPLE_TREATMENTS = {
  // Flour and milk
  flour: { leastMin: 1, why: 'Raw flour can carry E. coli: dough and batter are cooked.' },
  'raw-milk': {
    notHere: 'can carry dangerous bacteria; take pasteurised milk',
    leastMin: 1,
    why: 'Raw milk can carry dangerous bacteria until it has been brought to the boil.',
  },
  // Spices of which little is enough
  nutmeg: dose(0.6, 'More than a pinch or two of nutmeg makes ill.'),
  cloves: dose(0.6, 'Cloves numb the mouth and drown every other taste: a few are enough.'),
  asafoetida: dose(0.5, 'Asafoetida is used by the pinch: more is bitter and upsets the stomach.'),
  saffron: dose(0.15, 'Saffron is used by the pinch: more is bitter and medicinal.'),
  'strong-spice': dose(3, 'It is so strong that a teaspoon for one person cannot be eaten.'),
  cinnamon: dose(5, 'Cinnamon holds coumarin, which in spoonfuls harms the liver.'),
  'hot-chilli': dose(20, 'It is among the hottest chillies there are.'),
  raising: dose(6, 'More than a teaspoon of it for one person burns the stomach.'),
} as const satisfies Readonly<Record<string, Treatment>>
