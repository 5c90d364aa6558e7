import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const caprese: LibraryDish = {
  id: 'caprese',
  name: 'insalata caprese',
  origin: 'Campanian',
  cuisine: 'Italian',
  course: 'salad',
  meals: ['lunch', 'dinner', 'snack'],
  serves: 2,
  plate: 'salad',
  reviewed: 'Cheese is half of the dish: one ball for three people would be a garnish.',
  slots: {
    tomato: {
      foods: ['tomato', 'plum-tomato', 'cherry-tomato'],
      g: 150,
      need: 'must',
      tells: 1.2,
      prep: 'at room temperature',
      as: 'grams',
    },
    mozzarella: {
      foods: ['mozzarella', 'burrata', 'vegan-cheese'],
      g: 90,
      need: 'must',
      tells: 2.2,
      words: { buffalo: 0.6 },
      prep: 'drained',
    },
    basil: {
      foods: ['basil', 'oregano', 'rocket'],
      g: 4,
      need: 'must',
      tells: 1.6,
      factors: { oregano: 0.5, rocket: 3 },
    },
    oil: { foods: ['olive-oil'], g: 13, need: 'typical', tells: 0.2, as: 'spoon' },
    salt: { foods: ['salt'], g: 1, need: 'typical', as: 'spoon' },
    pepper: { foods: ['black-pepper'], g: 0.2, need: 'typical' },
    balsamic: { foods: ['balsamic-glaze', 'balsamic-vinegar'], g: 4, need: 'extra', tells: 0.3, as: 'spoon' },
  },
  never: [
    'plain-flour',
    'strong-white-flour',
    'spaghetti',
    'pasta',
    'aubergine',
    'dried-yeast',
    'pizza-base',
    'chicken-breast',
    'cucumber',
    'egg',
    'gnocchi',
  ],
  guests: [
    { foods: ['avocado'], g: 50, step: 1, text: 'Slip slices of {guest} between the others.' },
    {
      foods: ['peach', 'nectarine', 'fig', 'melon'],
      g: 60,
      step: 1,
      text: 'Tuck in {guest}, in thin wedges.',
    },
    { foods: ['olives', 'capers'], g: 12, step: 2, text: 'Scatter {guest} over.' },
    { foods: ['parma-ham', 'bresaola'], g: 25, step: 1, text: 'Drape {guest} round the edge.' },
    { foods: ['pesto', 'vegan-pesto'], g: 10, step: 2, text: 'Dot with {guest}.' },
    {
      foods: ['ciabatta', 'sourdough-bread', 'focaccia', 'baguette'],
      g: 50,
      step: 2,
      text: 'Toast {guest} for the juice.',
    },
    { foods: ['pine-nuts'], g: 8, step: 2, text: 'Sprinkle with {guest}, toasted in a dry pan.' },
    { foods: ['red-onion'], g: 10, step: 1, text: 'Add a few hair-thin rings of {guest}.' },
  ],
  steps: [
    [
      {
        do: 'season',
        foods: ['tomato', 'salt'],
        in: 'plate',
        minutes: 10,
        until: 'beads of juice stand on the cut sides',
        say: [
          'Slice {tomato} as thick as a pencil, spread out on a plate, sprinkle with {salt} and leave for 10 minutes, until {until}.',
          'Cut {tomato} into thick slices, or in half if they are small. Salt them on the serving plate and wait 10 minutes: {until}.',
          'On a large plate lay out {tomato}, sliced, and season with {salt}. Ten minutes later {until}, and that is the dressing begun.',
        ],
        why: 'Salt draws juice out of the fruit, and the juice mixes with the oil on the plate.',
      },
    ],
    [
      {
        do: 'layer',
        foods: ['mozzarella', 'basil'],
        in: 'plate',
        minutes: 3,
        say: [
          'Tear {mozzarella} into pieces with the fingers and lay them among the tomatoes with {basil}.',
          'Pull {mozzarella} apart, put the pieces between the slices and tuck in {basil}, the big leaves torn.',
          'Slice or tear {mozzarella}; alternate it with the tomatoes and push {basil} in between.',
        ],
      },
    ],
    [
      {
        do: 'pour',
        foods: ['oil', 'pepper', 'balsamic'],
        in: 'plate',
        minutes: 1,
        say: [
          'Pour {oil} over, grind on {pepper}[ and streak with {balsamic}]. Eat within the quarter hour.',
          'Finish with {oil} in a thin stream and a little of {pepper}[; a few drops of {balsamic.bare} may follow].',
          'Dress it generously with {oil} and {pepper}[, sparingly with {balsamic}], and bring it to the table with bread.',
        ],
      },
    ],
  ],
  titles: [
    'Caprese salad',
    'Insalata caprese',
    'Salad of {tomato.bare} and {mozzarella.bare}',
    '{Tomato} with {mozzarella.bare} and {basil.bare}',
  ],
  headnotes: [
    'Three things on a plate, so each has to be good. Take nothing straight from the fridge: cold hides the taste of both fruit and cheese.',
    'Worth making only while tomatoes are in season and smell of their leaves.',
    'No vinegar is needed; the juice of the salted tomatoes is sharp enough.',
  ],
  variations: [
    {
      name: 'On skewers',
      text: 'Cherry tomatoes, small mozzarella balls and basil leaves on sticks, for a party.',
    },
    {
      name: 'Grilled',
      text: 'Under a hot grill for 3 minutes, on toast, where the tomatoes are pale and want help.',
    },
  ],
  storage: {
    fridgeDays: 0,
    freezerDays: 0,
    text: 'It does not keep. Left-overs go under the grill on bread the same day.',
  },
}
