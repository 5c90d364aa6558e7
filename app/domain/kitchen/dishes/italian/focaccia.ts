import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const focaccia: LibraryDish = {
  id: 'focaccia',
  name: 'focaccia',
  origin: 'Ligurian',
  cuisine: 'Italian',
  course: 'bread',
  meals: ['lunch', 'snack', 'dinner'],
  serves: 8,
  plate: 'bread',
  batch: {
    base: 'flour',
    baseG: 500,
    makes: 'a tin of 23 × 33 cm',
    family: 'lean dough',
    sizes: [0.5, 1, 2],
  },
  slots: {
    flour: { foods: ['strong-white-flour', 'plain-flour'], g: 1, need: 'must', tells: 2 },
    water: { foods: ['water'], g: 0.78, need: 'typical', as: 'ml', call: 'lukewarm water', isTap: true },
    yeast: { foods: ['dried-yeast', 'fresh-yeast'], g: 0.01, need: 'must', tells: 3, as: 'spoon' },
    salt: { foods: ['salt'], g: 0.022, need: 'typical', tells: 0.1, as: 'spoon' },
    oil: { foods: ['olive-oil'], g: 0.12, need: 'must', tells: 1.2, as: 'spoon' },
    rosemary: {
      foods: ['rosemary', 'thyme', 'sage'],
      g: 0.008,
      need: 'typical',
      tells: 1,
      prep: 'leaves only',
      as: 'spoon',
    },
    flakes: {
      foods: ['salt'],
      g: 0.01,
      need: 'typical',
      words: { 'flaky salt': 1, 'sea salt': 0.7, maldon: 1 },
      as: 'spoon',
      call: 'coarse salt',
    },
  },
  never: ['butter', 'sugar', 'egg', 'baking-powder', 'mozzarella'],
  guests: [
    {
      foods: ['cherry-tomato', 'olives', 'red-onion', 'potato', 'garlic', 'grapes'],
      g: 0.2,
      step: 4,
      text: 'Press {guest}, sliced thin or halved, into the hollows.',
    },
  ],
  steps: [
    [
      {
        do: 'mix',
        foods: ['flour', 'yeast', 'salt', 'water', 'oil/4'],
        in: 'bowl',
        minutes: 3,
        until: 'no dry flour is left',
        makes: 'dough',
        say: [
          'Stir {flour#}, {yeast#} and {salt#} together in a large bowl, pour in {water#} and a quarter of the oil and work with a spoon until {until}. It will be wet.',
          'In a large bowl mix {flour#} with {yeast#} and {salt#}; add {water#} and a quarter of the oil and stir until {until}. Expect a sticky mass, not a ball.',
          'Pour {water#} into a large bowl, scatter in {yeast#}, then {flour#}, {salt#} and a quarter of the oil. Beat with a wooden spoon until {until}; it ought to stick to everything.',
        ],
      },
      {
        do: 'rest',
        foods: ['@bowl'],
        in: 'bowl',
        minutes: 20,
        starts: 'rest',
        say: [
          'Cover the bowl and leave for 20 minutes.',
          'Let it stand, covered, for 20 minutes, so that the flour can drink.',
          'It now rests for 20 minutes under a plate.',
        ],
      },
    ],
    [
      {
        do: 'knead',
        foods: ['@bowl'],
        in: 'bowl',
        minutes: 3,
        until: 'the dough feels tight',
        why: 'Folding does the work of kneading in a dough too wet to knead.',
        say: [
          'With a wet hand pull one side of the dough up and fold it over; turn the bowl and do it eight times, until {until}.',
          'Wet your hand, stretch an edge of the dough and lay it over the middle. Go round the bowl twice, until {until}.',
          'Fold the dough onto itself from all four sides, with a hand dipped in water, and then once more all round, until {until}.',
        ],
        awaits: ['rest'],
      },
      {
        do: 'prove',
        foods: ['@bowl'],
        in: 'bowl',
        ovenC: 24,
        minutes: 90,
        until: 'it has doubled and wobbles',
        starts: 'first prove',
      },
    ],
    [
      {
        do: 'shape',
        foods: ['oil/4', '@bowl'],
        in: 'tin',
        minutes: 3,
        until: 'it reaches most of the way to the corners',
        say: [
          'Oil {makes} with a second quarter of the oil, tip in the dough and turn it over. Coax it outwards until {until}.',
          'Pour a quarter of the oil into {makes}, turn the dough in it and press it out with flat fingers until {until}; if it springs back, wait 10 minutes.',
          'A quarter of the oil goes into {makes}, the dough on top and over once. Stretch it from underneath until {until}, and let it rest for 10 minutes if it fights back.',
        ],
        awaits: ['first prove'],
      },
      {
        do: 'prove',
        foods: ['@tin'],
        in: 'tin',
        minutes: 45,
        until: 'it is full of bubbles',
        starts: 'second prove',
      },
    ],
    [
      {
        do: 'preheat',
        ovenC: 220,
        minutes: 1,
        starts: 'oven',
        say: [
          'Heat the oven to {c}.',
          'Turn the oven on at {c}.',
          'Set the oven to {c} as the dough finishes rising.',
        ],
      },
    ],
    [
      {
        do: 'shape',
        foods: ['oil/4', 'rosemary', 'flakes'],
        in: 'tin',
        minutes: 2,
        say: [
          'Pour another quarter of the oil over and push oiled fingertips right down to the tin, all over. Scatter with {rosemary} and {flakes}.',
          'Dress with a third quarter of the oil, then dimple the dough to the bottom with all ten fingers; {rosemary} and {flakes} go into the hollows.',
          'Strew {rosemary} over, then a third quarter of the oil. Drive the fingers down to the metal in rows, and finish with {flakes}.',
        ],
        awaits: ['second prove', 'oven'],
      },
    ],
    [
      {
        do: 'bake',
        foods: ['@tin'],
        in: 'tin',
        ovenC: 220,
        minutes: [20, 25],
        until: 'the top is deep gold and the underside crisp',
        starts: 'baking',
        coreC: 95,
      },
    ],
    [
      {
        do: 'pour',
        foods: ['oil~'],
        in: 'tin',
        minutes: 1,
        say: [
          'Brush with the last of the oil and slide it onto a rack within 5 minutes, or the base goes soft.',
          'The last of the oil goes on while it is hot. Lift it out of the tin to cool on a rack.',
          'Gloss it straight from the oven with the remaining oil; 5 minutes later it should be out of the tin and on a rack.',
        ],
        awaits: ['baking'],
      },
    ],
  ],
  titles: [
    'Focaccia',
    'Focaccia with {rosemary.bare}',
    '{Rosemary} and sea salt focaccia',
    'Ligurian focaccia',
  ],
  headnotes: [
    'A wet dough that asks for time and oil, not for kneading. Make it in the morning and eat it warm at noon.',
    'Crisp below, soft in the middle, pools of oil on top.',
    'For a better taste let the first prove happen overnight in the fridge with half of the yeast.',
  ],
  variations: [
    {
      name: 'Overnight',
      text: 'Half of the yeast, 12 to 18 hours in the fridge, then 2 hours in the tin.',
    },
    { name: 'With grapes', text: 'Small black grapes and a spoon of sugar pressed into the top.' },
  ],
  storage: {
    fridgeDays: 0,
    freezerDays: 30,
    text: 'A day in a paper bag; after that toast it. Freeze in squares.',
  },
}
