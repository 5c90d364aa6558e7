import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const affogato: LibraryDish = {
  id: 'affogato',
  name: 'affogato al caffè',
  origin: 'Italian',
  cuisine: 'Italian',
  course: 'dessert',
  meals: ['snack', 'dinner'],
  serves: 2,
  plate: 'dessert',
  slots: {
    ice: {
      foods: ['ice-cream', 'vegan-ice-cream', 'chocolate-ice-cream', 'rich-ice-cream'],
      g: 110,
      need: 'must',
      tells: 2.2,
      call: 'ice cream',
    },
    coffee: {
      foods: ['espresso', 'coffee', 'instant-coffee-made'],
      g: 40,
      need: 'must',
      tells: 2.2,
      as: 'ml',
      prep: 'freshly made and boiling hot',
      call: 'coffee',
    },
    liqueur: {
      foods: ['amaretto', 'liqueur', 'cream-liqueur', 'spirits'],
      g: 12,
      need: 'extra',
      tells: 0.5,
      as: 'spoon',
    },
    biscuit: {
      foods: ['amaretti', 'biscotti', 'sponge-fingers', 'wafers'],
      g: 12,
      need: 'extra',
      tells: 0.7,
    },
    chocolate: {
      foods: ['dark-chocolate', 'milk-chocolate', 'cocoa-powder'],
      g: 5,
      need: 'extra',
      tells: 0.4,
      factors: { 'cocoa-powder': 0.3 },
    },
  },
  never: ['mascarpone', 'egg', 'plain-flour', 'butter'],
  guests: [
    {
      foods: ['hazelnuts', 'almonds', 'flaked-almonds', 'walnuts', 'pistachios'],
      g: 8,
      step: 2,
      text: 'Toast {guest} in a dry pan, chop, and sprinkle over.',
    },
    {
      foods: ['double-cream', 'whipping-cream', 'whipped-cream'],
      g: 15,
      step: 2,
      text: 'Spoon {guest}, softly whipped, on top.',
    },
    { foods: ['salt'], g: 0.2, step: 2, text: 'A few flakes of {guest} sharpen it.' },
    { foods: ['raspberries', 'cherries'], g: 25, step: 0, text: 'Put {guest} at the bottom of the glass.' },
    {
      foods: ['caramel-sauce', 'dulce-de-leche', 'honey'],
      g: 8,
      step: 1,
      text: 'Thread {guest} over the ice cream.',
    },
  ],
  steps: [
    [
      {
        do: 'chill',
        foods: [],
        minutes: 10,
        starts: 'glasses',
        say: [
          'Put small, thick glasses into the freezer for 10 minutes.',
          'Chill a small thick glass a person in the freezer, 10 minutes.',
          'Ten minutes before, set one small glass a person in the freezer.',
        ],
      },
    ],
    [
      {
        do: 'fill',
        foods: ['ice'],
        in: 'glasses',
        minutes: 2,
        awaits: ['glasses'],
        say: [
          'Scoop {ice} into the cold glasses, two balls each, and put them back in the freezer until the coffee is made.',
          'Two firm scoops of {ice.bare} go into each cold glass. Keep them in the freezer for the moment.',
          'Press {ice} into balls with a warm spoon, two a glass, and put them back in the freezer while the coffee brews.',
        ],
        why: 'The colder glass and ice are, the longer the coffee stays a sauce above them and does not turn to milk.',
      },
    ],
    [
      {
        do: 'pour',
        foods: ['coffee', 'liqueur'],
        in: 'glasses',
        minutes: 1,
        say: [
          'At the table pour {coffee}[ and {liqueur}] over.',
          'Make {coffee} at the last second and pour it over in front of everyone[, followed by {liqueur}].',
          'Drown each glass in its share of {coffee}[, with {liqueur}].',
        ],
      },
      {
        do: 'serve',
        foods: ['@glasses', 'biscuit', 'chocolate'],
        in: 'glasses',
        minutes: 1,
        say: [
          'Serve at once, with long spoons[, {biscuit} beside it][ and {chocolate} grated over].',
          'Hand round spoons straight away[ and {biscuit}][; {chocolate}, finely grated, on top].',
          'Eat it now[, crumbling in {biscuit}][, with shavings from {chocolate}].',
        ],
      },
    ],
  ],
  titles: ['Affogato', 'Affogato al caffè', '{Ice} drowned in coffee', 'Affogato with {biscuit.bare}'],
  headnotes: [
    'Ice cream drowned in hot coffee: a pudding and an end to the meal in one glass.',
    'The coffee must be short and strong. A long one only melts the ice.',
    'Nothing can be done ahead but to chill the glasses, and nothing takes longer than the coffee.',
  ],
  variations: [
    { name: 'Vegan', text: 'A vegan ice cream, or frozen banana blended smooth.' },
    { name: 'With chocolate', text: 'Hot thick chocolate in place of the coffee, for children.' },
  ],
  storage: { fridgeDays: 0, freezerDays: 0, text: 'It is made to order and cannot be kept or warmed.' },
}
