import { foodById } from '#app/domain/food/foods.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import type { DishFit } from '#app/domain/kitchen/library/fit-dish.ts'
import type { Action, LibraryDish, Slot } from '#app/domain/kitchen/library/types.ts'

/** A small dish of the library, sound in every part; a test changes what it is about. */
export function aLibraryDish(changes: Partial<LibraryDish> = {}): LibraryDish {
  return {
    id: 'fried-chicken-and-peas',
    name: 'fried chicken and peas',
    origin: 'British',
    cuisine: 'American',
    course: 'main',
    meals: ['dinner'],
    serves: 2,
    plate: 'tray',
    slots: {
      chicken: { foods: ['chicken-breast', 'tofu'], g: 150, need: 'must', tells: 2 },
      peas: { foods: ['peas-frozen'], g: 80, need: 'must', tells: 1 },
      oil: { foods: ['olive-oil'], g: 10, need: 'typical', as: 'spoon' },
      lemon: { foods: ['lemon'], g: 15, need: 'extra', as: 'count' },
    },
    never: ['dark-chocolate'],
    guests: [{ foods: ['mint'], g: 3, step: 0, text: 'Scatter {guest} over.' }],
    steps: [
      [
        { do: 'heatFat', foods: ['oil'], in: 'pan', heat: 'medium', minutes: 1 },
        { do: 'fry', foods: ['peas'], in: 'pan', minutes: 3, until: 'they are bright' },
        FRYING,
      ],
      [{ do: 'serve', foods: ['@pan', 'lemon'], in: 'plates', minutes: 1 }],
    ],
    titles: ['{Chicken} and peas', 'Fried {chicken.bare}', '{Chicken} with peas', 'Peas and {chicken.bare}'],
    headnotes: ['One pan.', 'Ten minutes.', 'Peas from the freezer.'],
    variations: [
      { name: 'With beans', text: 'Broad beans for the peas.' },
      { name: 'Hot', text: 'A chilli with the oil.' },
    ],
    storage: { fridgeDays: 2, freezerDays: 0, text: 'Keeps 2 days.' },
    ...changes,
  }
}

export const FRYING: Action = {
  do: 'fry',
  foods: ['chicken'],
  in: 'pan',
  heat: 'medium',
  minutes: [12, 14],
  until: 'no pink is left (74 °C inside)',
  say: [
    'Fry {chicken} for {t}, until {until}.',
    'Fry {chicken} hard: {t}, until {until}.',
    'Add {chicken} and cook for {t}; {until}.',
  ],
}

/** The dish with these foods in its slots; the others have their own. */
export function fitOf(dish: LibraryDish, foods: Readonly<Record<string, FoodId | null>> = {}): DishFit {
  const chosen = Object.entries(dish.slots).flatMap(([name, slot]: [string, Slot]) => {
    const id = name in foods ? foods[name] : slot.foods[0]
    return id ? [[name, extraItem(foodById(id))] as const] : []
  })
  return { dish, chosen: new Map(chosen), guests: [], left: [], score: 0, share: 1 }
}
