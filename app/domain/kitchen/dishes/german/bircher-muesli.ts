import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const bircherMuesli: LibraryDish = {
  id: 'bircher-muesli',
  name: 'Bircher muesli',
  origin: 'Swiss',
  cuisine: 'American',
  isNeighbour: true,
  course: 'breakfast',
  meals: ['breakfast', 'snack'],
  serves: 2,
  plate: 'muesli',
  slots: {
    oats: { foods: ['oats', 'muesli'], g: 40, need: 'must', tells: 1.3, words: { bircher: 4 } },
    milk: {
      foods: ['whole-milk', 'semi-skimmed-milk', 'oat-milk', 'almond-milk', 'apple-juice', 'orange-juice'],
      g: 80,
      need: 'typical',
      tells: 0.4,
      as: 'ml',
    },
    yoghurt: {
      foods: ['natural-yoghurt', 'greek-yoghurt', 'vegan-yoghurt', 'quark-plain'],
      g: 60,
      need: 'must',
      tells: 0.9,
    },
    apple: { foods: ['apple', 'granny-smith', 'pear'], g: 90, need: 'must', tells: 1.5, as: 'count' },
    lemon: {
      foods: ['lemon', 'lemon-juice'],
      g: 17.5,
      need: 'typical',
      tells: 0.5,
      as: 'count',
      call: 'lemon juice',
      factors: { 'lemon-juice': 0.4 },
    },
    nuts: {
      foods: ['hazelnuts', 'almonds', 'walnuts', 'mixed-nuts', 'sunflower-seeds'],
      g: 15,
      need: 'typical',
      tells: 0.6,
      prep: 'chopped',
    },
    dried: {
      foods: ['raisins', 'sultanas', 'dried-apricots', 'dates', 'dried-cranberries'],
      g: 12,
      need: 'extra',
      tells: 0.4,
    },
    honey: { foods: ['honey', 'maple-syrup', 'agave-syrup'], g: 7, need: 'extra', tells: 0.2, as: 'spoon' },
  },
  never: ['onion', 'garlic', 'egg', 'butter', 'plain-flour', 'baking-powder', 'chia-seeds', 'cocoa-powder'],
  guests: [
    {
      foods: [
        'blueberries',
        'raspberries',
        'strawberries',
        'grapes',
        'banana',
        'mixed-berries',
        'redcurrants',
      ],
      g: 50,
      step: 3,
      text: 'Put {guest} on top.',
    },
    { foods: ['cinnamon'], g: 0.4, step: 2, text: 'Stir in {guest}.' },
    {
      foods: ['double-cream', 'whipping-cream'],
      g: 20,
      step: 3,
      text: 'Whip {guest} softly and fold it in, for a Sunday.',
    },
  ],
  steps: [
    [
      {
        do: 'soak',
        foods: ['oats', 'milk', 'dried'],
        in: 'bowl',
        minutes: 30,
        makes: 'oats',
        until: 'the flakes are soft through',
        starts: 'soaking',
        why: 'Bircher-Benner soaked his oats overnight in water; rolled flakes need only half an hour.',
        say: [
          'Stir {oats}, {dried} and {milk} together in a bowl and leave for {t}, until {until}.',
          'Pour {milk} over {oats} and {dried} in a bowl. Give it {t}, or the night in the fridge: {until}.',
          'Soak {oats} and {dried} in {milk}, in a bowl, for {t}; it is time to go on when {until}.',
        ],
      },
    ],
    [
      {
        do: 'chop',
        foods: ['apple', 'lemon'],
        in: 'secondBowl',
        minutes: 3,
        makes: 'apple',
        say: [
          'Grate {apple} coarsely, skin and all, straight into {lemon} in another bowl and turn over at once.',
          'Put {lemon} in a second bowl. Rub {apple} down to the core on the coarse side of a grater and mix it in before it browns.',
          'With a coarse grater reduce {apple}, unpeeled, to shreds; toss quickly with {lemon} in another bowl.',
        ],
      },
    ],
    [
      {
        do: 'mix',
        foods: ['yoghurt', 'honey', '@secondBowl'],
        in: 'bowl',
        minutes: 1,
        makes: 'muesli',
        awaits: ['soaking'],
        say: [
          'Fold {yoghurt}, {honey} and the apple into the oats.',
          'Add the apple to the oats with {yoghurt} and {honey} and mix lightly.',
          'Now the apple goes into the oats, and {yoghurt} and {honey} after it.',
        ],
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@bowl', 'nuts'],
        in: 'plates',
        minutes: 1,
        say: [
          'Share between bowls and sprinkle with {nuts}.',
          'Strew {nuts} over and eat while the apple is white.',
          'Spoon into two bowls, {nuts} on top.',
        ],
      },
    ],
  ],
  titles: [
    'Bircher muesli',
    'Bircher muesli with {apple.bare} and {nuts.bare}',
    'Swiss muesli with grated {apple.bare}',
    'Soaked oats with {apple.bare}, the Swiss way',
  ],
  headnotes: [
    'More apple than oats, as it was meant: a fruit dish that happens to have cereal in it.',
    'A sharp, crisp apple. A floury one turns to paste on the grater.',
    'Soak the oats overnight and breakfast is five minutes.',
  ],
  variations: [
    { name: 'Summer', text: 'Berries for half of the apple and cream for the yoghurt.' },
    { name: 'Vegan', text: 'Apple juice or oat milk, and soya yoghurt.' },
  ],
  storage: {
    fridgeDays: 2,
    freezerDays: 0,
    text: 'Two days; the lemon keeps the apple pale. Nuts each time afresh.',
  },
  reviewed: 'A bowl for one has 40 to 45 g of oats.',
}
