import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const overnightOats: LibraryDish = {
  id: 'overnight-oats',
  name: 'overnight oats',
  origin: 'American',
  cuisine: 'American',
  course: 'breakfast',
  meals: ['breakfast', 'snack'],
  serves: 2,
  plate: 'overnight oats',
  slots: {
    oats: { foods: ['oats'], g: 45, need: 'must', tells: 1.4, words: { overnight: 3 } },
    milk: {
      foods: ['whole-milk', 'oat-milk', 'almond-milk', 'soya-milk', 'semi-skimmed-milk', 'kefir'],
      g: 110,
      need: 'must',
      tells: 0.6,
      as: 'ml',
    },
    yoghurt: {
      foods: ['greek-yoghurt', 'natural-yoghurt', 'vegan-yoghurt', 'coconut-yoghurt'],
      g: 60,
      need: 'typical',
      tells: 0.9,
    },
    seeds: { foods: ['chia-seeds', 'flaxseed'], g: 8, need: 'extra', tells: 0.9, as: 'spoon' },
    sweet: {
      foods: ['honey', 'maple-syrup', 'agave-syrup', 'date-syrup'],
      g: 8,
      need: 'typical',
      tells: 0.2,
      as: 'spoon',
    },
    fruit: {
      foods: [
        'blueberries',
        'raspberries',
        'strawberries',
        'mixed-berries',
        'banana',
        'mango',
        'peach',
        'cherries',
      ],
      g: 70,
      need: 'typical',
      tells: 0.6,
    },
    vanilla: { foods: ['vanilla-extract', 'cinnamon'], g: 1, need: 'extra', tells: 0.3, as: 'spoon' },
    salt: { foods: ['salt'], g: 0.2, need: 'typical', as: 'spoon' },
  },
  never: ['onion', 'garlic', 'egg', 'plain-flour', 'butter', 'baking-powder', 'apple', 'pear'],
  guests: [
    { foods: ['peanut-butter', 'almond-butter'], g: 12, step: 0, text: 'Swirl in {guest}.' },
    {
      foods: ['almonds', 'walnuts', 'pecans', 'pumpkin-seeds', 'granola', 'hazelnuts'],
      g: 12,
      step: 2,
      text: 'Add {guest} only now, so that they keep their bite.',
    },
    {
      foods: ['cocoa-powder'],
      g: 4,
      step: 0,
      text: 'Whisk {guest} with a spoonful of the liquid first and stir it in.',
    },
  ],
  steps: [
    [
      {
        do: 'mix',
        foods: ['oats', 'milk', 'yoghurt', 'seeds', 'sweet', 'vanilla', 'salt'],
        in: 'bowl',
        minutes: 3,
        makes: 'oats',
        until: 'no dry flake is left',
        say: [
          'Stir {oats}, {milk}, {yoghurt}, {seeds}, {sweet}, {vanilla} and {salt} together in a bowl until {until}. It should be looser than seems right.',
          'In a bowl, beat {milk} with {yoghurt}, {sweet}, {vanilla} and {salt}; add {oats}[ and {seeds}] and mix until {until}.',
          'Put {oats}, {seeds}, {vanilla} and {salt} in a bowl, pour on {milk}, add {yoghurt} and {sweet}, and turn it over until {until}.',
        ],
      },
    ],
    [
      {
        do: 'chill',
        foods: ['@bowl'],
        in: 'bowl',
        minutes: 480,
        until: 'the flakes are soft and have drunk the milk',
        starts: 'soaking',
        why: 'Cold milk softens rolled oats as well as heat does; it only takes the night.',
        say: [
          'Divide between two jars, cover and leave in the fridge overnight, 8 hours or so: {until}.',
          'Spoon into jars with lids. A night in the fridge, at least 8 hours, and {until}.',
          'Cover and chill for 8 hours, until {until}. Half of that will do in a hurry, if chewy is no fault.',
        ],
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@bowl', 'fruit'],
        in: 'glasses',
        minutes: 2,
        awaits: ['soaking'],
        say: [
          'Stir, loosen with a splash of milk if it has set hard, and top with {fruit}.',
          'In the morning, put {fruit} on top and eat it cold.',
          'Give each jar a stir. {fruit#} on top, and a little more milk where it is wanted.',
        ],
      },
    ],
  ],
  titles: [
    'Overnight oats with {fruit.bare}',
    'Overnight oats',
    'Overnight oats with {yoghurt.bare}',
    'Oats in a jar with {fruit.bare}',
  ],
  headnotes: [
    'Three minutes before bed; breakfast is waiting in the fridge.',
    'Rolled oats, not pinhead ones: those would still be gravel in the morning.',
    'With {seeds} it sets like a pudding, without them it stays like muesli.',
  ],
  variations: [
    { name: 'Chocolate and banana', text: '1 teaspoon of cocoa a person in the oats, banana on top.' },
    { name: 'Vegan', text: 'Plant milk and yoghurt; maple syrup for the honey.' },
  ],
  storage: {
    fridgeDays: 4,
    freezerDays: 0,
    text: 'Four days in a closed jar. Put the fruit on when it is eaten; nothing needs warming.',
  },
  reviewed: 'A bowl for one has 40 to 45 g of oats.',
}
