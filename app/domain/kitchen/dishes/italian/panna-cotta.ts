import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const pannaCotta: LibraryDish = {
  id: 'panna-cotta',
  name: 'panna cotta',
  origin: 'Piedmontese',
  cuisine: 'Italian',
  course: 'dessert',
  meals: ['snack', 'dinner'],
  serves: 4,
  plate: 'dessert',
  batch: { base: 'cream', baseG: 400, makes: '4 small moulds', family: 'set cream', sizes: [1] },
  slots: {
    cream: { foods: ['double-cream', 'whipping-cream', 'coconut-milk'], g: 1, need: 'must', tells: 2 },
    milk: { foods: ['whole-milk', 'oat-milk'], g: 0.5, need: 'typical', tells: 0.4, as: 'ml' },
    sugar: { foods: ['sugar'], g: 0.17, need: 'typical', tells: 0.4 },
    gelatine: { foods: ['gelatine'], g: 0.015, need: 'must', tells: 4, as: 'grams', call: 'gelatine' },
    cold: { foods: ['water'], g: 0.5, need: 'typical', as: 'ml', isTap: true, eaten: 0.05 },
    vanilla: {
      foods: ['vanilla-pod', 'vanilla-extract'],
      g: 0.01,
      need: 'typical',
      tells: 0.8,
      as: 'count',
    },
    fruit: {
      foods: ['raspberries', 'strawberries', 'mixed-berries', 'blueberries', 'mango'],
      g: 0.5,
      need: 'extra',
      tells: 0.5,
    },
  },
  never: ['plain-flour', 'egg', 'onion', 'cocoa-powder', 'pineapple', 'kiwi'],
  guests: [{ foods: ['honey', 'pistachios', 'amaretti'], g: 0.06, step: 4, text: 'Finish with {guest}.' }],
  steps: [
    [
      {
        do: 'soak',
        foods: ['gelatine', 'cold'],
        in: 'smallBowl',
        minutes: 5,
        until: 'it is as soft as a wet cloth',
        say: [
          'Cover {gelatine} with cold water in a small bowl and leave for {t}, until {until}.',
          'Soak {gelatine} for {t} in a small bowl of cold water: {until}.',
          'Lay {gelatine} in a small bowl of cold water. After {t} {until}.',
        ],
        starts: 'gelatine',
      },
    ],
    [
      {
        do: 'warm',
        foods: ['cream', 'milk', 'sugar', 'vanilla'],
        in: 'saucepan',
        heat: 'medium-low',
        minutes: 6,
        until: 'the edge steams and the sugar has melted',
        why: 'Gelatine loses strength in cream that has boiled.',
        makes: 'cream',
        coreC: 80,
      },
    ],
    [
      {
        do: 'add',
        foods: ['@smallBowl'],
        in: 'saucepan',
        minutes: 1,
        until: 'no thread of it is left',
        makes: 'cream',
        say: [
          'Squeeze the water from {gelatine}, drop it into the hot cream off the heat and stir until {until}.',
          'Take the pan off the stove. Wring out {gelatine} and stir it in until {until}.',
          'Off the heat now: lift {gelatine} from the water, press it dry and let it melt in the cream, stirring, until {until}.',
        ],
        awaits: ['gelatine'],
      },
    ],
    [
      {
        do: 'pour',
        foods: ['@saucepan'],
        in: 'moulds',
        minutes: 3,
        say: [
          'Strain into a jug, cool until a skin wants to form, then stir and fill {makes}.',
          'Pass through a sieve and let it cool to blood heat, stirring, so that the vanilla stays afloat. Fill {makes}.',
          'Pour the cream through a sieve and stand it in cold water, stirring, until it thickens a little; then divide it between {makes}.',
        ],
      },
      {
        do: 'chill',
        foods: ['@moulds'],
        in: 'moulds',
        minutes: 240,
        until: 'it shivers when the mould is tapped',
        starts: 'setting',
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@moulds', 'fruit'],
        in: 'plates',
        minutes: 4,
        say: [
          'Dip each mould in hot water for 3 seconds, turn out and serve[ with {fruit}].',
          'Loosen with 3 seconds in hot water, upend on a plate[ and spoon {fruit} beside].',
          'Run a thin knife round the rims, hold the moulds in hot water for a moment, and turn them out[ with {fruit} alongside].',
        ],
        awaits: ['setting'],
      },
    ],
  ],
  titles: [
    'Panna cotta',
    'Vanilla panna cotta with {fruit.bare}',
    'Panna cotta and {fruit.bare}',
    'Set vanilla cream',
  ],
  headnotes: [
    'Cream with just enough gelatine to stand up and no more: it ought to tremble.',
    'Ten minutes of work the day before; nothing to do when the guests are there.',
    'If you like it softer still, serve it in glasses and take a quarter less gelatine.',
  ],
  variations: [
    {
      name: 'With coffee',
      text: 'Infuse 20 g of crushed coffee beans in the warm cream for 15 minutes and strain.',
    },
    { name: 'Buttermilk', text: 'Buttermilk for the milk, stirred in cold after the gelatine.' },
  ],
  storage: { fridgeDays: 3, freezerDays: 0, text: 'Three days, covered, in the moulds.' },
}
