import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const bananaBread: LibraryDish = {
  id: 'banana-bread',
  name: 'banana bread',
  origin: 'American',
  cuisine: 'American',
  course: 'cake',
  meals: ['snack', 'breakfast'],
  serves: 10,
  plate: 'cake',
  batch: { base: 'flour', baseG: 225, makes: 'a 900 g loaf tin', family: 'batter cake', sizes: [1, 2] },
  slots: {
    banana: {
      foods: ['banana'],
      g: 1.45,
      need: 'must',
      tells: 2,
      words: { overripe: 1.5, 'very ripe': 1.5 },
      prep: 'very ripe, peeled',
      as: 'count',
    },
    flour: {
      foods: ['plain-flour', 'self-raising-flour', 'wholemeal-flour'],
      g: 1,
      need: 'must',
      tells: 1.5,
    },
    sugar: { foods: ['brown-sugar', 'sugar'], g: 0.6, need: 'typical', tells: 0.6 },
    butter: {
      foods: ['butter', 'vegetable-oil', 'vegan-spread'],
      g: 0.44,
      need: 'typical',
      tells: 0.6,
      prep: 'melted',
    },
    egg: { foods: ['egg'], g: 0.45, need: 'typical', tells: 0.5, as: 'count' },
    leaven: { foods: ['bicarbonate-of-soda'], g: 0.02, need: 'typical', tells: 1, as: 'spoon' },
    powder: { foods: ['baking-powder'], g: 0.02, need: 'extra', tells: 0.8, as: 'spoon' },
    salt: { foods: ['salt'], g: 0.01, need: 'typical', as: 'spoon' },
    spice: { foods: ['cinnamon', 'nutmeg'], g: 0.008, need: 'extra', tells: 0.3, as: 'spoon' },
    nuts: {
      foods: ['walnuts', 'pecans', 'dark-chocolate'],
      g: 0.33,
      need: 'extra',
      tells: 0.5,
      prep: 'roughly chopped',
    },
  },
  never: ['dried-yeast', 'onion', 'garlic'],
  guests: [
    {
      foods: ['natural-yoghurt', 'greek-yoghurt', 'soured-cream'],
      g: 0.3,
      step: 1,
      text: 'Beat {guest} in with {egg}.',
    },
    { foods: ['blueberries', 'raisins', 'dates'], g: 0.35, step: 2, text: 'Fold in {guest} last.' },
  ],
  steps: [
    [
      {
        do: 'preheat',
        ovenC: 170,
        minutes: 2,
        say: [
          'Heat the oven to {c} and line {makes} with paper that stands above the rim.',
          'Butter {makes}, line it with a long strip of paper and set the oven to {c}.',
          'Oven on at {c}. Grease {makes} and lay baking paper in it with two ends to lift by.',
        ],
        starts: 'oven',
      },
    ],
    [
      {
        do: 'mix',
        foods: ['banana'],
        in: 'bowl',
        minutes: 2,
        until: 'only small lumps are left',
        say: [
          'Mash {banana} in a large bowl until {until}.',
          'Crush {banana} with a fork in a roomy bowl until {until}.',
          'Peel {banana} into a large bowl and work over with a potato masher: stop when {until}.',
        ],
      },
      {
        do: 'whisk',
        foods: ['butter', 'sugar', 'egg'],
        in: 'bowl',
        minutes: 2,
        until: 'the mixture is glossy',
        say: [
          'Whisk in {butter}, {sugar} and {egg} until {until}.',
          'Add {butter}, {sugar} and {egg} and beat with the same fork until {until}.',
          'Pour in {butter}, then {sugar} and {egg}, and stir hard until {until}.',
        ],
      },
    ],
    [
      {
        do: 'mix',
        foods: ['flour', 'leaven', 'powder', 'salt', 'spice', 'nuts'],
        in: 'bowl',
        minutes: 2,
        until: 'the last streak of flour has gone',
        why: 'Every stir after the flour is wet makes the crumb tougher.',
        makes: 'batter',
        say: [
          'Sift over {flour#} and {leaven#} with {powder}, {salt} and {spice}[, tip in {nuts}] and fold with a spatula. Stop when {until}.',
          'Weigh out {flour#}; stir {leaven#}, {powder}, {salt} and {spice} into it, then tip the lot over the bananas[ with {nuts}]. Fold from the bottom up only until {until}.',
          'In one go add {flour#} and {leaven#} with {powder}, {salt}, {spice} and {nuts}. Turn over gently; leave off as soon as {until}.',
        ],
      },
    ],
    [
      { do: 'pour', foods: ['@bowl'], in: 'tin', minutes: 1 },
      {
        do: 'bake',
        foods: ['@tin'],
        in: 'tin',
        ovenC: 170,
        minutes: [55, 65],
        until: 'a skewer from the centre comes out with a few moist crumbs',
        starts: 'baking',
        awaits: ['oven'],
        coreC: 96,
      },
    ],
    [
      {
        do: 'rest',
        foods: ['@tin'],
        in: 'tin',
        minutes: 15,
        say: [
          'Leave in the tin for {t}, then lift out by the paper and cool on a rack.',
          'Give it {t} in the tin before you move it to a rack: warm, it breaks.',
          'Let it stand in its tin for {t}. It firms as it cools, so slice it only when the base feels cold.',
        ],
        starts: 'cooling',
        awaits: ['baking'],
      },
    ],
  ],
  titles: ['Banana bread', 'Banana bread with {nuts.bare}', 'Banana loaf', 'Brown sugar banana bread'],
  headnotes: [
    'The bananas should be black outside and almost liquid within; yellow ones make a dull loaf.',
    'One bowl, no mixer, and better on the second day.',
    'Moist enough to eat without butter. A loaf keeps four days in its paper and toasts well after that.',
  ],
  variations: [
    {
      name: 'Vegan',
      text: 'Oil for butter, and 60 ml of oat milk with a teaspoon of vinegar for each egg.',
    },
    { name: 'Muffins', text: 'Twelve cases, 20 to 22 minutes at the same heat.' },
  ],
  storage: {
    fridgeDays: 0,
    freezerDays: 90,
    text: '4 days, wrapped, at room temperature. Freeze in slices and toast from frozen.',
  },
}
