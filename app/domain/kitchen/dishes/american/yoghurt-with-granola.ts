import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const yoghurtWithGranola: LibraryDish = {
  id: 'yoghurt-with-granola',
  name: 'yoghurt with granola and berries',
  origin: 'American',
  cuisine: 'American',
  course: 'breakfast',
  meals: ['breakfast', 'snack'],
  serves: 2,
  plate: 'parfait',
  slots: {
    yoghurt: {
      foods: [
        'greek-yoghurt',
        'natural-yoghurt',
        'vegan-yoghurt',
        'coconut-yoghurt',
        'labneh',
        'quark-plain',
        'fromage-frais',
      ],
      g: 160,
      need: 'must',
      tells: 1.3,
    },
    granola: { foods: ['granola', 'muesli'], g: 40, need: 'must', tells: 1.8 },
    fruit: {
      foods: [
        'raspberries',
        'blueberries',
        'strawberries',
        'mixed-berries',
        'blackberries',
        'peach',
        'banana',
        'mango',
        'fig',
        'nectarine',
      ],
      g: 90,
      need: 'typical',
      tells: 0.8,
    },
    honey: {
      foods: ['honey', 'maple-syrup', 'agave-syrup', 'date-syrup'],
      g: 8,
      need: 'typical',
      tells: 0.2,
      as: 'spoon',
    },
    zest: {
      foods: ['lemon-zest', 'orange-zest', 'vanilla-extract'],
      g: 0.7,
      need: 'extra',
      tells: 0.2,
      as: 'spoon',
    },
  },
  never: ['onion', 'garlic', 'egg', 'plain-flour', 'cucumber', 'butter', 'gelatine'],
  guests: [
    {
      foods: ['pumpkin-seeds', 'sunflower-seeds', 'almonds', 'pistachios', 'walnuts', 'flaked-almonds'],
      g: 10,
      step: 1,
      text: 'Scatter {guest} over the top.',
    },
    { foods: ['chia-seeds', 'flaxseed'], g: 5, step: 0, text: 'Beat in {guest}.' },
    { foods: ['mint'], g: 1, step: 1, text: 'Finish with leaves of {guest}.' },
  ],
  steps: [
    [
      {
        do: 'mix',
        foods: ['fruit', 'honey/2'],
        in: 'smallBowl',
        minutes: 5,
        makes: 'fruit',
        until: 'a little juice has run',
        why: 'Sugar draws juice from cut or crushed fruit, and the juice becomes the sauce.',
        say: [
          'Crush a third of {fruit} in a small bowl with half of {honey}, stir in the rest and leave for 5 minutes, until {until}.',
          'In a small bowl turn {fruit}, sliced where large, with half of {honey} and wait for 5 minutes: {until}.',
          'Mix {fruit} with half of {honey} in a small bowl. Press a little with a fork and leave until {until}, about 5 minutes.',
        ],
      },
      { do: 'whisk', foods: ['yoghurt', 'zest'], in: 'bowl', minutes: 1, until: 'it is loose and glossy' },
    ],
    [
      {
        do: 'layer',
        foods: ['@bowl', 'granola', '@smallBowl', 'honey~'],
        in: 'glasses',
        minutes: 3,
        say: [
          'Fill two glasses in turns: yoghurt, {granola}, fruit, and again. The other half of {honey} goes on last.',
          'Divide the yoghurt between bowls, heap up the fruit and {granola} side by side and trickle the remaining {honey.bare} over.',
          'Spoon half of the yoghurt into glasses; then the fruit, the other half of the yoghurt, and {granola} right at the end, under a thread of {honey.bare}.',
        ],
      },
    ],
  ],
  titles: [
    'Yoghurt with {granola.bare} and {fruit.bare}',
    '{Fruit} with yoghurt and {granola.bare}',
    'Breakfast parfait with {fruit.bare}',
    '{Granola} with yoghurt and {honey.bare}',
  ],
  headnotes: [
    'The granola goes in at the moment of eating; ten minutes later it is no longer crisp.',
    'Thick yoghurt holds the layers apart. Thin yoghurt can drip through a cloth for an hour first.',
    'Frozen berries do well here: thaw them overnight in the bowl with the honey.',
  ],
  variations: [
    { name: 'Winter', text: 'Stewed apple or plums, still warm, and a pinch of cinnamon.' },
    { name: 'Vegan', text: 'Coconut or soya yoghurt and maple syrup; look for granola without honey.' },
  ],
  storage: {
    fridgeDays: 1,
    freezerDays: 0,
    text: 'Fruit and yoghurt keep a day in the fridge in a closed glass; the granola beside, dry.',
  },
  reviewed: 'Fruit by the handful, as it is eaten.',
}
