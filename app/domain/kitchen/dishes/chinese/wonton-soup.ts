import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const wontonSoup: LibraryDish = {
  id: 'wonton-soup',
  name: 'wonton soup',
  origin: 'Cantonese',
  cuisine: 'Chinese',
  course: 'soup',
  meals: ['dinner', 'lunch'],
  serves: 2,
  plate: 'soup',
  slots: {
    wrappers: { foods: ['wonton-wrappers'], g: 65, need: 'must', tells: 3, words: { wonton: 1 } },
    pork: {
      foods: ['pork-mince', 'chicken-mince', 'turkey-mince'],
      g: 80,
      need: 'must',
      tells: 1,
      call: 'mince',
    },
    prawns: { foods: ['prawns'], g: 30, need: 'extra', tells: 0.8, prep: 'peeled and chopped' },
    ginger: { foods: ['ginger'], g: 4, need: 'typical', tells: 0.3, prep: 'finely grated' },
    onion: {
      foods: ['spring-onion', 'chives'],
      g: 16,
      need: 'typical',
      tells: 0.3,
      prep: 'finely sliced',
      as: 'count',
    },
    soy: { foods: ['soy-sauce', 'tamari'], g: 10, need: 'typical', tells: 0.4, as: 'spoon' },
    sesame: { foods: ['sesame-oil'], g: 3, need: 'typical', tells: 0.4, as: 'spoon' },
    pepper: { foods: ['white-pepper', 'black-pepper'], g: 0.4, need: 'typical', as: 'spoon' },
    stock: { foods: ['chicken-stock', 'vegetable-stock'], g: 350, need: 'typical', tells: 0.5, as: 'ml' },
    greens: {
      foods: ['pak-choi', 'choy-sum', 'spinach', 'chinese-cabbage'],
      g: 70,
      need: 'typical',
      tells: 0.5,
      prep: 'torn',
    },
    water: { foods: ['water'], g: 900, need: 'typical', as: 'ml', isTap: true, eaten: 0.03 },
  },
  never: ['double-cream', 'parmesan', 'coconut-milk', 'curry-powder', 'panko', 'chopped-tomatoes'],
  guests: [
    {
      foods: ['shiitake-mushroom', 'mushroom'],
      g: 30,
      step: 3,
      text: 'Slice {guest} thinly and simmer in the broth for 5 minutes before the greens.',
      minutes: 5,
    },
    {
      foods: ['egg-noodles'],
      g: 40,
      step: 2,
      text: 'Boil {guest} in the same water afterwards and put some in each bowl.',
    },
    {
      foods: ['chilli-crisp', 'red-chilli'],
      g: 4,
      step: 4,
      text: 'Pass {guest} round for those who like it hot.',
    },
    { foods: ['coriander'], g: 3, step: 4, text: 'Float a few leaves of {guest} on top.' },
  ],
  steps: [
    [
      {
        do: 'mix',
        foods: ['pork', 'prawns', 'ginger', 'onion/2', 'soy/2', 'sesame/2', 'pepper'],
        in: 'bowl',
        minutes: 3,
        until: 'the mixture turns sticky and drags at the spoon',
        why: 'Stirring one way draws protein out of the meat, which binds the filling and keeps it springy.',
        makes: 'filling',
        say: [
          'Put {pork}, {prawns}, {ginger} and {pepper} in a large bowl. Add half of {onion}, of {soy} and of {sesame}, then stir hard in one direction for {t}, until {until}.',
          'For the filling, beat {pork}, {prawns}, {ginger} and {pepper} with half each of {soy}, {sesame} and {onion} in a large bowl. Keep going the same way round: in {t} {until}.',
          'In a large bowl season {pork}[ and {prawns}] with {ginger}, {pepper} and half of {soy} and {sesame}. Scatter in half of {onion} and stir, always clockwise, until {until}.',
        ],
      },
    ],
    [
      {
        do: 'fill',
        foods: ['@bowl', 'wrappers'],
        in: 'board',
        minutes: 12,
        makes: 'wontons',
        say: [
          'Lay out a few of {wrappers}. Put a teaspoon of filling in the middle of each, wet the edges with a finger, fold to a triangle and press out the air; bring the two long corners together with a dab of water.',
          'Fill {wrappers} one at a time: a teaspoon of filling, damp edges, a fold from corner to corner. Press from the filling outwards so that no air stays in, then pinch the far corners together on a board.',
          'With {wrappers} under a damp cloth, take one, give it a teaspoonful of filling and gather the wet edges round it like the neck of a purse. Stand it on a board and make the rest.',
        ],
      },
    ],
    [
      { do: 'boilWater', foods: ['water'], in: 'pot', minutes: 8 },
      {
        do: 'boil',
        foods: ['@board'],
        in: 'pot',
        minutes: [4, 5],
        until: 'they have bobbed on top for 2 minutes and no pink is left in one cut open',
        say: [
          'Slide in the wontons, stir once so that none sticks to the bottom and boil for {t}, until {until}.',
          'Boil the wontons for {t}, nudging them off the base of the pot at the start. Lift one out and cut it: go on until {until}.',
          'Drop the wontons into the boiling water and leave them for {t}; they come out when {until}.',
        ],
        starts: 'wontons',
      },
    ],
    [
      {
        do: 'simmer',
        foods: ['stock', 'soy~', 'greens'],
        in: 'saucepan',
        heat: 'medium',
        minutes: [2, 3],
        until: 'the stalks give but still snap',
        say: [
          'Bring {stock#} to a simmer in a saucepan with the rest of {soy}, add {greens} and give it {t}, until {until}.',
          'In a saucepan heat {stock#} and what is left of {soy}. Once it simmers put in {greens} for {t}, until {until}.',
          'Have {stock#} simmering in a saucepan, seasoned with the remaining {soy.bare}, and wilt {greens} in it for {t}, until {until}.',
        ],
        makes: 'broth',
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@pot', '@saucepan', 'onion~', 'sesame~'],
        in: 'plates',
        minutes: 1,
        awaits: ['wontons'],
        say: [
          'Lift the wontons into bowls with a slotted spoon, ladle the broth over them and finish with the rest of {onion} and {sesame}.',
          'Share the wontons between deep bowls, pour over broth and greens, and drop on the last of {sesame} and {onion}.',
          'Ladle broth and greens into bowls, add the drained wontons and strew with the other half of {onion}; a few drops of {sesame} last.',
        ],
      },
    ],
  ],
  titles: [
    'Wonton soup',
    'Wonton soup with {greens.bare}',
    'Wontons of {pork.bare} in clear broth',
    'Cantonese wonton soup',
  ],
  headnotes: [
    'The wontons boil in water of their own, so that the broth stays clear. Fill them sparingly: an overstuffed one opens.',
    'A teaspoon of filling, a clear broth, a few leaves. Folding takes a quarter of an hour, and the rest looks after itself.',
    'Make twice the wontons and freeze half on a tray: they boil from frozen in 7 minutes.',
  ],
  variations: [
    {
      name: 'With noodles',
      text: 'A nest of thin egg noodles under the wontons turns it into a whole meal.',
    },
    {
      name: 'In chilli oil',
      text: 'Leave out the broth and dress the drained wontons with soy sauce, black vinegar and chilli crisp.',
    },
  ],
  storage: {
    fridgeDays: 1,
    freezerDays: 60,
    text: 'Freeze raw wontons on a tray, then in a bag, and boil from frozen for 7 minutes. Boiled ones go soft; keep them apart from the broth and reheat in it within a day.',
  },
}
