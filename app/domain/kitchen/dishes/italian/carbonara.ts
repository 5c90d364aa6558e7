import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const carbonara: LibraryDish = {
  id: 'carbonara',
  name: 'spaghetti carbonara',
  origin: 'Roman',
  cuisine: 'Italian',
  course: 'main',
  meals: ['dinner', 'lunch'],
  serves: 2,
  plate: 'pasta',
  slots: {
    pasta: { foods: ['spaghetti', 'pasta', 'tagliatelle'], g: 100, need: 'must', tells: 2 },
    pork: {
      foods: ['guanciale', 'bacon-lardons', 'bacon'],
      g: 50,
      need: 'must',
      tells: 3,
      words: { guanciale: 2, pancetta: 1.5 },
      prep: 'cut into matchsticks',
      call: 'pork',
    },
    egg: { foods: ['egg'], g: 50, need: 'must', tells: 2, as: 'count' },
    yolk: { foods: ['egg-yolk', 'egg'], g: 18, need: 'extra', as: 'count' },
    cheese: {
      foods: ['pecorino', 'parmesan'],
      g: 25,
      need: 'must',
      tells: 2,
      prep: 'finely grated',
      call: 'cheese',
    },
    pepper: { foods: ['black-pepper'], g: 1, need: 'typical', prep: 'coarsely ground', as: 'spoon' },
    salt: { foods: ['salt'], g: 5, need: 'typical', as: 'spoon', eaten: 0.15 },
    water: { foods: ['water'], g: 1000, need: 'typical', as: 'ml', isTap: true, eaten: 0.05 },
  },
  never: ['double-cream', 'single-cream', 'tomato', 'chopped-tomatoes', 'tuna-canned', 'chicken-breast'],
  guests: [
    {
      foods: ['peas-frozen'],
      g: 40,
      step: 1,
      text: 'Tip {guest} into the pasta water for its last 2 minutes.',
    },
    {
      foods: ['mushroom', 'chestnut-mushroom'],
      g: 60,
      step: 0,
      text: 'Slice {guest} and fry with {pork} once its fat has run.',
    },
    { foods: ['parsley', 'chives'], g: 3, step: 4, text: 'Chop {guest} and scatter over.' },
  ],
  steps: [
    [
      {
        do: 'fry',
        foods: ['pork'],
        in: 'pan',
        heat: 'medium-low',
        minutes: [8, 10],
        until: 'the fat has run and the edges are crisp',
        why: 'Starting in a cold pan lets the fat melt out before the meat browns.',
        say: [
          'Put {pork} in a cold wide frying pan and set it over a {heat} heat. Leave for {t}, stirring now and then, until {until}; take off the heat and keep every drop of the fat.',
          'Start {pork} in a cold, wide frying pan over a {heat} heat. In {t} {until}: pull the pan aside, fat and all.',
          'Lay {pork} in a wide pan before you light the flame, then cook gently over a {heat} heat, {t}, until {until}. Off the heat; the fat is half of the sauce.',
        ],
        starts: 'frying',
      },
    ],
    [
      { do: 'boilWater', foods: ['water', 'salt'], in: 'pot', minutes: 8, starts: 'water' },
      {
        do: 'boil',
        foods: ['pasta'],
        in: 'pot',
        minutes: [8, 10],
        until: 'it still has a bite at the core',
        starts: 'pasta',
        awaits: ['water'],
      },
    ],
    [
      {
        do: 'whisk',
        foods: ['egg', 'yolk', 'cheese', 'pepper'],
        in: 'bowl',
        minutes: 2,
        until: 'the mixture is thick and grainy, like wet sand',
        makes: 'eggs and cheese',
      },
    ],
    [
      {
        do: 'add',
        foods: ['@pot'],
        in: 'pan',
        minutes: 2,
        until: 'every strand shines with fat',
        say: [
          'Scoop out a mugful of the pasta water. Lift {pasta} dripping into the pan with {pork} and toss until {until}.',
          'Save a mug of the cooking water, then drag {pasta} straight into the pan of {pork}. Toss until {until}.',
          'Before you drain it, keep a mugful of the starchy water. Turn {pasta} through {pork} in its pan until {until}.',
        ],
        awaits: ['pasta', 'frying'],
      },
      {
        do: 'toss',
        foods: ['@bowl'],
        in: 'pan',
        minutes: 2,
        until: 'the sauce coats the pasta like custard',
        why: 'Above about 75 °C eggs scramble, which is why the pan is off the flame and the hot pasta does the cooking.',
        say: [
          'Count to thirty off the heat, then pour in {@bowl} with a good splash of the hot water and toss hard until {until}. Too thick, add water; too thin, put it back over the lowest heat for a few seconds.',
          'With the pan off the flame for half a minute, scrape in {@bowl}, add 3 spoonfuls of the water and keep everything moving until {until}. A few seconds over the lowest heat will thicken a thin sauce.',
          'Let the pan cool for half a minute. Pour {@bowl} over, loosen with hot water and toss without stopping until {until}; go back over the lowest flame if it stays runny.',
        ],
        coreC: 71,
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@pan'],
        in: 'plates',
        minutes: 1,
        say: [
          'Eat at once, from warm bowls, with more {cheese.bare} and pepper.',
          'Divide between warm bowls and take it to the table while it moves; more {cheese.bare} and pepper on top.',
          'Serve straight away in warm plates under a last snow of {cheese.bare}.',
        ],
      },
    ],
  ],
  titles: [
    '{Pasta} carbonara',
    'Carbonara, the Roman way',
    '{Pasta} carbonara with {pork.bare}',
    'Carbonara without cream',
  ],
  headnotes: [
    'Four ingredients and ten minutes of attention. The sauce is nothing but eggs, cheese and the water the pasta boiled in, thickened by the heat of the pan.',
    'Everything happens in the last minute, so have the eggs beaten and the bowls warm before the pasta is done.',
    'No cream, no onion: the fat of {pork} and a little starchy water do the work.',
  ],
  variations: [
    {
      name: 'Gricia',
      text: 'Leave out the eggs and double the cheese, loosening it with pasta water: the older dish.',
    },
    {
      name: 'With courgettes',
      text: 'Fry 1 courgette a person, in coins, in olive oil instead of the pork.',
    },
  ],
  storage: {
    fridgeDays: 1,
    freezerDays: 0,
    text: 'Does not keep: the sauce scrambles when it is warmed. Cook what you will eat.',
  },
  reviewed: 'The cheese is a main food of it, where the published recipes crumble some over.',
}
