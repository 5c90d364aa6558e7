import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const cranberrySauce: LibraryDish = {
  id: 'cranberry-sauce',
  name: 'cranberry sauce',
  origin: 'New England',
  cuisine: 'American',
  course: 'sauce',
  meals: ['dinner', 'lunch'],
  serves: 6,
  plate: 'sauce',
  slots: {
    cranberries: {
      foods: ['cranberries', 'cranberries-frozen', 'redcurrants'],
      g: 45,
      need: 'must',
      tells: 2.2,
    },
    sugar: {
      foods: ['sugar', 'brown-sugar', 'honey', 'maple-syrup'],
      g: 18,
      need: 'must',
      as: 'grams',
      tells: 0.5,
    },
    juice: {
      foods: ['orange-juice', 'apple-juice', 'red-wine', 'orange'],
      g: 20,
      factors: { orange: 2.2 },
      need: 'typical',
      tells: 0.6,
      as: 'ml',
    },
    zest: { foods: ['orange-zest', 'lemon-zest'], g: 0.6, need: 'typical', tells: 0.3, as: 'spoon' },
    spice: {
      foods: ['cinnamon', 'star-anise', 'ginger', 'allspice', 'mixed-spice'],
      g: 0.3,
      need: 'extra',
      tells: 0.3,
      factors: { ginger: 6 },
    },
  },
  never: [
    'plain-flour',
    'oats',
    'butter',
    'egg',
    'turkey-breast',
    'gelatine',
    'brie',
    'onion',
    'double-cream',
    'chicken-breast',
    'baking-powder',
    'white-bread',
  ],
  guests: [
    { foods: ['apple', 'pear'], g: 25, step: 0, text: 'Dice {guest} and cook it along.' },
    { foods: ['walnuts', 'pecans'], g: 6, step: 1, text: 'Stir in {guest}, chopped.' },
  ],
  steps: [
    [
      {
        do: 'simmer',
        foods: ['juice', 'sugar', 'zest', 'spice', 'cranberries'],
        in: 'saucepan',
        heat: 'medium',
        minutes: [8, 10],
        makes: 'sauce',
        until: 'most of the skins have popped and the rest float in syrup',
        why: 'The berries are full of pectin, so the sauce sets by itself as it cools.',
        say: [
          'Stir {juice}, {sugar}, {zest} and {spice} in a saucepan over a {heat} heat. Once it is clear add {cranberries} and simmer for {t}, until {until}.',
          'Put {cranberries} in a saucepan with {sugar}, {juice}, {zest} and {spice}. It comes to a simmer quickly; give it {t}, until {until}.',
          'In a saucepan bring {sugar} and {juice} to the boil with {zest} and {spice}, tip in {cranberries} and cook, {t}, until {until}.',
        ],
      },
    ],
    [
      {
        do: 'cool',
        foods: ['@saucepan'],
        in: 'bowl',
        minutes: 30,
        starts: 'cooling',
        until: 'it has set to a loose jelly',
        say: [
          'Pour into a bowl and leave to cool for {t}, until {until}. Taste for sugar while it is warm.',
          'Take it off while it is still runny; in a bowl, after {t}, {until}.',
          'Turn into a bowl. It thickens in {t}: {until}.',
        ],
      },
    ],
  ],
  titles: [
    'Cranberry sauce',
    'Cranberry sauce with {zest.bare}',
    'Cranberry sauce with {spice.bare}',
    'Cranberry sauce with {juice.bare}',
  ],
  headnotes: [
    'Ten minutes, and it can be made a week before it is wanted.',
    'Frozen berries go into the pan as they are.',
    'Stop while it looks too thin: cold makes it set.',
  ],
  variations: [
    { name: 'With port', text: 'Port for half of the juice.' },
    {
      name: 'Raw relish',
      text: 'Pulse the berries with a whole unpeeled orange and the sugar and leave for a day.',
    },
  ],
  storage: {
    fridgeDays: 10,
    freezerDays: 180,
    text: 'Ten days in a clean jar. Serve cold or at room temperature.',
  },
}
