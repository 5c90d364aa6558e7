import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const etonMess: LibraryDish = {
  id: 'eton-mess',
  name: 'Eton mess',
  origin: 'English',
  cuisine: 'American',
  isNeighbour: true,
  course: 'dessert',
  meals: ['snack', 'dinner'],
  serves: 4,
  plate: 'dessert',
  slots: {
    berries: {
      foods: ['strawberries', 'raspberries', 'mixed-berries', 'cherries', 'blackberries'],
      g: 110,
      need: 'must',
      tells: 1.1,
      call: 'fruit',
    },
    cream: {
      foods: ['double-cream', 'whipping-cream', 'coconut-cream', 'greek-yoghurt'],
      g: 70,
      need: 'must',
      tells: 1,
      as: 'ml',
      call: 'cream',
    },
    meringue: { foods: ['meringue'], g: 20, need: 'must', tells: 2.6, prep: 'broken into lumps' },
    sugar: { foods: ['icing-sugar', 'sugar'], g: 5, need: 'typical', tells: 0.3, as: 'spoon' },
    vanilla: {
      foods: ['vanilla-extract', 'rose-water', 'lemon-zest', 'liqueur'],
      g: 0.8,
      need: 'extra',
      tells: 0.2,
      as: 'spoon',
    },
  },
  never: [
    'plain-flour',
    'gelatine',
    'digestive-biscuits',
    'sponge-fingers',
    'custard',
    'oats',
    'onion',
    'egg',
  ],
  guests: [
    { foods: ['pistachios', 'flaked-almonds', 'mint'], g: 3, step: 3, text: 'Scatter with {guest}.' },
    { foods: ['passion-fruit', 'lemon-curd'], g: 20, step: 2, text: 'Streak {guest} through.' },
    { foods: ['dark-chocolate'], g: 6, step: 3, text: 'Grate {guest} over.' },
  ],
  steps: [
    [
      {
        do: 'mash',
        foods: ['berries/3', 'sugar'],
        in: 'smallBowl',
        minutes: 2,
        makes: 'sauce',
        until: 'there is more juice than fruit',
        say: [
          'Take a third of {berries} and crush in a small bowl with {sugar} until {until}.',
          'In a small bowl mash a third of {berries} and {sugar} with a fork: {until}.',
          'Put a third of {berries} through the blender with {sugar}, or press it with a fork in a small bowl until {until}.',
        ],
      },
    ],
    [
      {
        do: 'whisk',
        foods: ['cream', 'vanilla'],
        in: 'bowl',
        minutes: 3,
        makes: 'cream',
        until: 'it lies in soft folds',
        why: 'Cream that is whipped softly goes on stiffening as it is stirred.',
        say: [
          'Whip {cream} and {vanilla} in a large bowl until {until}.',
          'In a large bowl, beat {cream}, very cold[, with {vanilla}]; stop as soon as {until}.',
          'Whisk {cream}[ with {vanilla}] in a large bowl and leave off while {until}.',
        ],
      },
    ],
    [
      {
        do: 'fold',
        foods: ['meringue', 'berries~', '@smallBowl'],
        in: 'bowl',
        minutes: 2,
        makes: 'mess',
        say: [
          'Fold in {meringue} and the other {berries.bare}, halved where large; trickle in the sauce and give it two turns so that it runs in streaks.',
          'Add the remaining {berries.bare} in pieces, {meringue} and at last the sauce. Turn over two or three times, no more.',
          'Tip {meringue}, the rest of {berries} and most of the sauce over the cream and mix with a few strokes from below.',
        ],
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@bowl'],
        in: 'glasses',
        minutes: 1,
        say: [
          'Pile into glasses and eat within a quarter of an hour.',
          'Spoon into bowls straight away, while the meringue is crisp.',
          'Heap up in glasses, a last spoonful of sauce on each.',
        ],
      },
    ],
  ],
  titles: [
    'Eton mess',
    'Eton mess with {berries.bare}',
    '{Berries} and cream with meringue',
    'Eton mess in glasses',
  ],
  headnotes: [
    'Ten minutes with bought meringues; the bits at the bottom of the box are exactly right.',
    'Crushing a third of the fruit is what turns cream with bits into a dessert.',
    'Half cream and half Greek yoghurt makes it sharper and lighter.',
  ],
  variations: [
    { name: 'Autumn', text: 'Blackberries and stewed apple, with a pinch of cinnamon in the cream.' },
    { name: 'Lemon', text: 'A swirl of lemon curd for the crushed fruit, and raspberries.' },
  ],
  storage: {
    fridgeDays: 0,
    freezerDays: 0,
    text: 'Does not keep once mixed. Cream, fruit and meringue wait well apart, for a day.',
  },
}
