import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const grilledBananas: LibraryDish = {
  id: 'grilled-bananas',
  name: 'grilled banana split',
  origin: 'American',
  cuisine: 'American',
  course: 'dessert',
  meals: ['snack', 'dinner'],
  serves: 4,
  plate: 'dessert',
  slots: {
    banana: {
      foods: ['banana'],
      g: 120,
      need: 'must',
      tells: 1.2,
      words: { split: 2, grilled: 1 },
      prep: 'ripe but firm',
      as: 'count',
    },
    sugar: {
      foods: ['brown-sugar', 'maple-syrup', 'honey', 'sugar'],
      g: 6,
      need: 'typical',
      tells: 0.3,
      as: 'spoon',
    },
    lime: {
      foods: ['lime', 'lime-juice', 'lemon-juice', 'orange-juice'],
      g: 10,
      need: 'typical',
      tells: 0.2,
      as: 'count',
      call: 'lime juice',
      factors: { 'lime-juice': 0.4, 'lemon-juice': 0.4, 'orange-juice': 0.4 },
    },
    ice: {
      foods: ['ice-cream', 'vegan-ice-cream', 'frozen-yoghurt', 'greek-yoghurt', 'chocolate-ice-cream'],
      g: 60,
      need: 'must',
      tells: 1.5,
    },
    sauce: {
      foods: ['dark-chocolate', 'caramel-sauce', 'chocolate-syrup', 'dulce-de-leche', 'vegan-chocolate'],
      g: 20,
      need: 'typical',
      tells: 0.8,
    },
    nuts: {
      foods: ['peanuts', 'pecans', 'walnuts', 'almonds', 'flaked-almonds', 'hazelnuts'],
      g: 10,
      need: 'typical',
      tells: 0.5,
      prep: 'chopped',
    },
    fruit: {
      foods: ['cherries', 'strawberries', 'raspberries', 'glace-cherries'],
      g: 20,
      need: 'extra',
      tells: 0.4,
    },
  },
  never: ['plain-flour', 'onion', 'garlic', 'egg', 'oats', 'spinach', 'chicken-breast', 'baking-powder'],
  guests: [
    { foods: ['whipped-cream'], g: 10, step: 3, text: 'Crown it with {guest}.' },
    { foods: ['cinnamon'], g: 0.3, step: 0, text: 'Mix {guest} with the sugar.' },
    { foods: ['desiccated-coconut'], g: 4, step: 3, text: 'Sprinkle with {guest}.' },
  ],
  steps: [
    [
      {
        do: 'mix',
        foods: ['banana', 'lime', 'sugar'],
        in: 'tray',
        minutes: 2,
        makes: 'bananas',
        say: [
          'Halve {banana} lengthways in their skins, lay them cut side up on a baking tray, brush with {lime} and strew with {sugar}.',
          'Leave the peel on and split {banana} from end to end. On a baking tray, cut sides up, they get {lime} and then {sugar}.',
          'Slice {banana} in half the long way without peeling. Set on a baking tray, moisten with {lime} and cover with {sugar}.',
        ],
      },
    ],
    [
      {
        do: 'grill',
        foods: ['@tray'],
        in: 'tray',
        minutes: [5, 7],
        until: 'the sugar bubbles and the flesh has browned at the edges',
        makes: 'bananas',
        starts: 'grilling',
        why: 'The skin holds the soft flesh together; it comes away by itself afterwards.',
        say: [
          'Put under a hot grill, a hand away from the element, for {t}, until {until}.',
          'Grill them for {t}: they are there when {until}.',
          'Under the grill with the tray, or the bananas cut side down on a barbecue; {t}, until {until}.',
        ],
      },
    ],
    [
      {
        do: 'melt',
        foods: ['sauce'],
        in: 'smallPan',
        heat: 'low',
        minutes: 3,
        until: 'it runs from a spoon',
        say: [
          'Meanwhile warm {sauce} in a small saucepan with 2 tablespoons of water over a {heat} heat until {until}.',
          'Heat {sauce} with 2 tablespoons of water in a small saucepan, gently, until {until}.',
          'Let {sauce} melt with 2 tablespoons of water in a small saucepan over a {heat} heat: {until}.',
        ],
        makes: 'sauce',
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@tray', 'ice', '@smallPan', 'nuts', 'fruit'],
        in: 'plates',
        minutes: 2,
        awaits: ['grilling'],
        say: [
          'Slip the halves out of their skins onto plates, put {ice} between and pour on the sauce. Finish with {nuts} and {fruit}.',
          'Peel, two halves a plate, {ice} in the middle, sauce over all. {nuts#} on top[, with {fruit}].',
          'Lay the peeled halves round {ice}, spoon the hot sauce over and scatter with {nuts} and {fruit}.',
        ],
      },
    ],
  ],
  titles: [
    'Grilled banana split',
    'Grilled {banana.bare} with {ice.bare}',
    'Banana split with {sauce.bare}',
    'Hot {banana.bare}, cold {ice.bare}',
  ],
  headnotes: [
    'Hot fruit, cold ice cream, and a crust of burnt sugar where they meet.',
    'Bananas with a trace of green at the stalk: spotted ones collapse.',
    'It works as well over the last embers of a barbecue.',
  ],
  variations: [
    { name: 'Vegan', text: 'Coconut ice cream and dark chocolate without milk.' },
    {
      name: 'With rum',
      text: 'A tablespoon of rum a person instead of the lime, poured over as they come from the grill.',
    },
  ],
  storage: {
    fridgeDays: 0,
    freezerDays: 0,
    text: 'Made and eaten. Any sauce left over keeps a week in the fridge.',
  },
}
