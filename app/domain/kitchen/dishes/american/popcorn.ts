import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const popcorn: LibraryDish = {
  id: 'popcorn',
  name: 'popcorn',
  origin: 'American',
  cuisine: 'American',
  course: 'snack',
  meals: ['snack'],
  serves: 4,
  plate: 'snack',
  slots: {
    corn: { foods: ['popcorn-kernels'], g: 22, need: 'must', tells: 3, call: 'corn' },
    oil: {
      foods: ['vegetable-oil', 'sunflower-oil', 'coconut-oil', 'rapeseed-oil', 'corn-oil'],
      g: 7,
      need: 'must',
      tells: 0.3,
      as: 'spoon',
    },
    butter: {
      foods: ['butter', 'vegan-spread', 'olive-oil'],
      g: 6,
      need: 'extra',
      tells: 0.4,
      prep: 'melted',
      as: 'spoon',
    },
    flavour: {
      foods: ['smoked-paprika', 'cinnamon', 'nutritional-yeast', 'parmesan', 'chilli-powder', 'icing-sugar'],
      g: 0.7,
      need: 'extra',
      tells: 0.3,
      factors: { 'nutritional-yeast': 3, parmesan: 7, 'icing-sugar': 8 },
      as: 'spoon',
    },
    salt: { foods: ['salt'], g: 0.5, need: 'typical', as: 'spoon' },
  },
  never: ['onion', 'egg', 'chicken-breast', 'whole-milk', 'plain-flour'],
  guests: [
    { foods: ['peanuts', 'pretzels', 'almonds', 'roasted-peanuts'], g: 10, step: 2, text: 'Mix in {guest}.' },
    {
      foods: ['dark-chocolate', 'caramel-sauce', 'honey', 'maple-syrup'],
      g: 8,
      step: 2,
      text: 'Warm {guest} until it runs and trickle over.',
    },
    {
      foods: ['rosemary', 'thyme'],
      g: 0.6,
      step: 2,
      text: 'Toss with {guest}, chopped to dust.',
    },
  ],
  steps: [
    [
      {
        do: 'heatFat',
        foods: ['oil'],
        in: 'pot',
        heat: 'medium-high',
        minutes: 2,
        say: [
          'Heat {oil} in a large pot with a lid, over a {heat} heat, with three grains of the corn in it. When they have popped the oil is hot.',
          'Put {oil} and three grains in a large pot over a {heat} heat, cover and listen: the third pop is the signal.',
          'In a large, lidded pot warm {oil} over a {heat} heat with two or three grains as scouts, and wait until these have gone off.',
        ],
      },
    ],
    [
      {
        do: 'fry',
        foods: ['corn'],
        in: 'pot',
        heat: 'medium-high',
        minutes: [3, 4],
        until: 'two seconds pass between one pop and the next',
        makes: 'popcorn',
        why: 'Each grain holds a drop of water; at about 180 °C its steam breaks the shell.',
        say: [
          'Add {corn}, take the pot off the heat for half a minute, then put it back, covered. Shake now and then for {t}, until {until}.',
          'Tip in {corn} in one layer, lid on. Count thirty off the heat so that all of it warms alike, then back: {t}, shaking, until {until}.',
          'In goes {corn}. Cover, shake, and keep the lid a finger’s breadth ajar for the steam; after {t} {until}.',
        ],
      },
    ],
    [
      {
        do: 'toss',
        foods: ['@pot', 'butter', 'salt', 'flavour'],
        in: 'bowl',
        minutes: 1,
        makes: 'popcorn',
        say: [
          'Pour into a large bowl, trickle over {butter}, sprinkle with {salt} and {flavour} and toss.',
          'Turn out into a bowl at once and mix with {butter}, {salt} and {flavour}, half of each at a time.',
          'Empty it into a big bowl; it would burn in the pot. Season with {salt} and {flavour}[ after a thread of {butter}].',
        ],
      },
    ],
  ],
  titles: ['Popcorn', 'Popcorn with {flavour.bare}', 'Popcorn with {butter.bare}', 'Hot popcorn'],
  headnotes: [
    'Five minutes, and a tenth of the price of the cinema.',
    'Old kernels are dry and stay shut. A teaspoon of water in the jar overnight revives them.',
    'The half-minute off the heat brings all the grains to the same point, so that few are left.',
  ],
  variations: [
    { name: 'Sweet', text: 'Two tablespoons of sugar in with the corn; shake without a pause.' },
    { name: 'Vegan and cheesy', text: 'Nutritional yeast and a little olive oil.' },
  ],
  storage: { fridgeDays: 0, freezerDays: 0, text: 'Two days in a tin with a tight lid.' },
}
