import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const zabaglione: LibraryDish = {
  id: 'zabaglione',
  name: 'zabaglione',
  origin: 'Piedmontese',
  cuisine: 'Italian',
  course: 'dessert',
  meals: ['dinner', 'snack'],
  serves: 4,
  plate: 'dessert',
  slots: {
    yolk: {
      foods: ['egg-yolk'],
      g: 18,
      need: 'must',
      tells: 2.6,
      words: { zabaglione: 4, zabaione: 4 },
      as: 'count',
    },
    sugar: { foods: ['sugar'], g: 14, need: 'must', tells: 0.8, as: 'spoon' },
    wine: {
      foods: ['dessert-wine', 'white-wine', 'sparkling-wine', 'orange-juice', 'espresso'],
      g: 25,
      need: 'typical',
      tells: 1.6,
      words: { marsala: 1.5 },
      as: 'ml',
    },
    fruit: {
      foods: ['strawberries', 'raspberries', 'peach', 'fig', 'mixed-berries', 'nectarine'],
      g: 50,
      need: 'extra',
      tells: 0.5,
    },
    biscuits: {
      foods: ['sponge-fingers', 'amaretti', 'biscotti', 'shortbread'],
      g: 14,
      need: 'extra',
      tells: 0.5,
    },
  },
  never: [
    'mascarpone',
    'plain-flour',
    'whole-milk',
    'double-cream',
    'onion',
    'gelatine',
    'cornflour',
    'butter',
    'parmesan',
    'cocoa-powder',
  ],
  guests: [
    {
      foods: ['lemon-zest', 'orange-zest', 'cinnamon', 'vanilla-extract'],
      g: 0.5,
      step: 1,
      text: 'Flavour it with {guest}.',
    },
  ],
  steps: [
    [
      {
        do: 'whisk',
        foods: ['yolk', 'sugar'],
        in: 'bowl',
        minutes: 2,
        makes: 'yolks',
        until: 'they are pale and fall in a ribbon',
      },
    ],
    [
      {
        do: 'whisk',
        foods: ['wine'],
        in: 'bowl',
        heat: 'low',
        minutes: [8, 10],
        makes: 'zabaglione',
        coreC: 74,
        until: 'it has trebled, is too hot for a finger and holds the trail of the whisk',
        why: 'At 74 °C the yolks are safe and thick; the sugar and wine keep them from scrambling on the way.',
        say: [
          'Set the bowl over a pan of barely simmering water, not touching it. Pour in {wine} and whisk without a pause for {t}, to 74 °C, until {until}.',
          'Beat in {wine}, put the bowl on a pan of hot water that just moves and go on whisking for {t}. It reaches 74 °C and {until}.',
          'Whisk in {wine}. Over gently simmering water it takes {t} of steady beating to get to 74 °C, when {until}.',
        ],
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@bowl', 'fruit', 'biscuits'],
        in: 'glasses',
        minutes: 1,
        say: [
          'Pour into glasses[ over {fruit}] and eat straight away[, with {biscuits}].',
          '[Put {fruit} in four glasses. ]Spoon in the warm foam and serve at once[ with {biscuits}].',
          'It waits for nobody: divide between glasses[, {fruit} underneath][, {biscuits} beside].',
        ],
      },
    ],
  ],
  titles: [
    'Zabaglione',
    'Zabaglione with {fruit.bare}',
    'Warm zabaglione with {wine.bare}',
    'Zabaglione in glasses',
  ],
  headnotes: [
    'Yolks, sugar and wine, beaten over steam until they are mostly air. Fifteen minutes, and a strong arm or an electric whisk.',
    'If the water boils hard, the bottom scrambles: lift the bowl away for a moment whenever it gets too hot.',
    'It sinks within half an hour, so beat it when the plates have been cleared.',
  ],
  variations: [
    { name: 'Cold', text: 'Whisk it over iced water until cold and fold in 100 ml of whipped cream.' },
    { name: 'Gratin', text: 'Pour over berries in a shallow dish and brown for a minute under the grill.' },
  ],
  storage: { fridgeDays: 0, freezerDays: 0, text: 'Eat at once; it cannot be kept warm.' },
}
