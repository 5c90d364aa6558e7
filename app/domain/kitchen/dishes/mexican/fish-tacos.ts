import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const fishTacos: LibraryDish = {
  id: 'fish-tacos',
  name: 'fish tacos',
  origin: 'Baja',
  cuisine: 'Mexican',
  course: 'main',
  meals: ['dinner', 'lunch'],
  serves: 2,
  plate: 'tacos',
  slots: {
    tortilla: {
      foods: ['corn-tortilla', 'flour-tortilla'],
      g: 72,
      need: 'must',
      tells: 2.5,
      as: 'count',
      call: 'tortillas',
    },
    fish: {
      foods: ['cod', 'haddock', 'pollock', 'sea-bass', 'prawns', 'chicken-thigh'],
      g: 140,
      need: 'must',
      tells: 1.2,
      prep: 'cut into strips',
    },
    chilli: {
      foods: ['chilli-powder', 'smoked-paprika', 'chipotle-dried'],
      g: 1.5,
      need: 'typical',
      tells: 0.6,
      as: 'spoon',
    },
    cumin: { foods: ['cumin'], g: 0.7, need: 'typical', tells: 0.3, as: 'spoon' },
    cabbage: {
      foods: ['white-cabbage', 'red-cabbage', 'iceberg-lettuce'],
      g: 60,
      need: 'typical',
      tells: 0.8,
      prep: 'finely shredded',
    },
    lime: { foods: ['lime', 'lemon'], g: 45, need: 'typical', tells: 0.8, as: 'count' },
    cream: {
      foods: ['soured-cream', 'mayonnaise', 'greek-yoghurt'],
      g: 30,
      need: 'typical',
      tells: 0.4,
      as: 'spoon',
    },
    avocado: { foods: ['avocado'], g: 60, need: 'extra', tells: 0.8, prep: 'sliced', as: 'count' },
    onion: {
      foods: ['red-onion', 'onion'],
      g: 20,
      need: 'extra',
      tells: 0.2,
      prep: 'finely sliced',
      as: 'count',
    },
    coriander: { foods: ['coriander'], g: 5, need: 'extra', tells: 0.5, as: 'handful' },
    hot: { foods: ['hot-sauce', 'jalapeno', 'salsa'], g: 5, need: 'extra', tells: 0.6, as: 'spoon' },
    oil: { foods: ['vegetable-oil', 'olive-oil'], g: 10, need: 'typical', as: 'spoon' },
    salt: { foods: ['salt'], g: 1.5, need: 'typical', as: 'spoon' },
  },
  never: ['soy-sauce', 'parmesan', 'coconut-milk', 'pasta'],
  guests: [
    {
      foods: ['tomato', 'mango', 'radish', 'sweetcorn-canned', 'cherry-tomato', 'cucumber'],
      g: 40,
      step: 0,
      text: 'Dice {guest} and add to the slaw.',
    },
    {
      foods: ['black-beans-canned'],
      g: 50,
      step: 2,
      text: 'Warm {guest} with a pinch of the cumin and spoon in first.',
    },
  ],
  steps: [
    [
      {
        do: 'toss',
        foods: ['cabbage', 'onion', 'lime/2', 'salt/2'],
        in: 'bowl',
        minutes: 3,
        until: 'it has gone limp',
        makes: 'slaw',
        say: [
          'Work {cabbage} and {onion} with the juice of half of the limes and half of the salt, squeezing in your hands until {until}.',
          'Salt {cabbage} and {onion} with half of the salt, squeeze over half of the limes and scrunch until {until}.',
        ],
      },
    ],
    [
      {
        do: 'toss',
        foods: ['fish', 'chilli', 'cumin', 'salt~', 'oil/2'],
        in: 'dish',
        minutes: 2,
        until: 'every piece is red',
      },
    ],
    [
      {
        do: 'warm',
        foods: ['tortilla'],
        in: 'dryPan',
        heat: 'high',
        minutes: 4,
        until: 'they puff and char in spots',
        say: [
          'Warm {tortilla} one by one in a dry pan over a {heat} heat, 20 seconds a side, until {until}; keep them in a cloth.',
          'Char {tortilla} in a dry, very hot pan, 20 seconds a side: {until}. Wrap in a cloth.',
        ],
      },
    ],
    [
      {
        do: 'fry',
        foods: ['oil~', '@dish'],
        in: 'pan',
        heat: 'high',
        minutes: [3, 4],
        until: 'the fish flakes when pressed',
        say: [
          'Heat the rest of the oil in a wide pan over a {heat} heat. Lay in the strips and leave them alone for 2 minutes; turn, and take out when {until}.',
          'In the other oil, very hot, fry the strips 2 minutes on the first side and 1 or 2 on the second, until {until}.',
        ],
        coreC: 63,
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@dryPan', '@pan', '@bowl', 'cream', 'avocado', 'coriander', 'hot', 'lime~'],
        in: 'plates',
        minutes: 3,
        say: [
          'Fill {tortilla} with slaw, fish, {avocado}, {cream}, {coriander} and {hot}. The other limes are for squeezing.',
          'Let everyone build their own from {tortilla}, fish, slaw, {cream}, {avocado}, {coriander}, {hot} and wedges of the remaining lime.',
        ],
      },
    ],
  ],
  titles: [
    'Fish tacos',
    '{Fish} tacos with lime slaw',
    'Baja {fish.bare} tacos',
    '{Fish} tacos with {avocado.bare}',
  ],
  headnotes: [
    'Hot fish, cold slaw, a charred tortilla: three minutes of cooking, so have everything on the table first.',
    'Salt and lime soften the cabbage while you get on with the rest.',
    'Eat them with your hands and lean forward.',
  ],
  variations: [
    { name: 'With prawns', text: 'Peeled raw prawns: 2 minutes in all, until none is grey.' },
    { name: 'With cauliflower', text: 'Florets in the same spices, roasted at 220 °C for 25 minutes.' },
  ],
  storage: { fridgeDays: 1, freezerDays: 0, text: 'The slaw keeps a day; fry the fish fresh.' },
}
