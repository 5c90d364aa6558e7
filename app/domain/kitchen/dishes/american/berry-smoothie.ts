import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'

export const berrySmoothie: LibraryDish = {
  id: 'berry-smoothie',
  name: 'berry smoothie',
  origin: 'American',
  cuisine: 'American',
  course: 'drink',
  meals: ['breakfast', 'snack'],
  serves: 2,
  plate: 'smoothie',
  slots: {
    berries: {
      foods: ['mixed-berries', 'strawberries', 'blueberries', 'raspberries', 'mango', 'cherries'],
      g: 100,
      need: 'must',
      tells: 1.2,
      call: 'fruit',
    },
    banana: { foods: ['banana'], g: 90, need: 'must', tells: 1, prep: 'peeled', as: 'count' },
    liquid: {
      foods: [
        'kefir',
        'whole-milk',
        'oat-milk',
        'almond-milk',
        'soya-milk',
        'orange-juice',
        'semi-skimmed-milk',
      ],
      g: 180,
      need: 'must',
      tells: 0.8,
      as: 'ml',
    },
    yoghurt: { foods: ['natural-yoghurt', 'greek-yoghurt'], g: 50, need: 'extra', tells: 0.5, as: 'spoon' },
    oats: { foods: ['oats', 'chia-seeds', 'flaxseed'], g: 15, need: 'extra', tells: 0.3, as: 'spoon' },
    sweet: { foods: ['honey', 'maple-syrup', 'dates'], g: 7, need: 'extra', tells: 0.2, as: 'spoon' },
  },
  never: ['onion', 'garlic', 'plain-flour', 'egg', 'white-rice', 'dried-yeast'],
  guests: [
    {
      foods: ['spinach', 'kale'],
      g: 25,
      step: 0,
      text: 'Blend {guest} with {liquid} first, until no speck shows.',
    },
    { foods: ['peanut-butter', 'almond-butter', 'avocado'], g: 15, step: 0, text: 'Add {guest} too.' },
  ],
  steps: [
    [
      {
        do: 'blend',
        foods: ['liquid', 'oats', 'banana', 'berries', 'yoghurt', 'sweet'],
        in: 'blender',
        minutes: 2,
        until: 'the sound drops and no seed rattles',
        why: 'Liquid goes in first so that the blades can turn.',
        makes: 'smoothie',
        say: [
          'Put {liquid} in the blender first, then {oats}, {banana}, {berries}, {yoghurt} and {sweet}. Run at full speed for {t}, until {until}.',
          'Load the blender from thin to thick: {liquid}, {yoghurt}, {sweet}, {oats}, {banana} and {berries}. Start slow, finish fast; {t} later {until}.',
          'Pour {liquid} into the blender and drop in {banana}, {berries}, {oats}, {yoghurt} and {sweet}. Blend for {t}, scraping down once, until {until}.',
        ],
      },
    ],
    [
      {
        do: 'serve',
        foods: ['@blender'],
        in: 'glasses',
        minutes: 1,
        say: [
          'Taste: a squeeze of lemon sharpens it, a date sweetens it. Pour.',
          'Share between tall glasses and drink while there is still foam on top.',
          'Pour into tall glasses. Too thick for a straw: a splash more {liquid.bare}.',
        ],
      },
    ],
  ],
  titles: [
    'Smoothie of {berries.bare} and banana',
    'Smoothie with {berries.bare} and {liquid.bare}',
    'Breakfast smoothie with {berries.bare}',
    'Fruit smoothie with {liquid.bare}',
  ],
  headnotes: [
    'Frozen fruit makes it cold and thick without ice.',
    'Breakfast in the time the kettle takes.',
    'The banana is the sweetness and the body: the spottier the better.',
  ],
  variations: [
    { name: 'Green', text: 'A handful of spinach and mango for the berries.' },
    { name: 'Bowl', text: 'Half of the liquid, eaten with a spoon and something that crunches.' },
  ],
  storage: {
    fridgeDays: 1,
    freezerDays: 60,
    text: 'Shake after a night in the fridge; or freeze as lollies.',
  },
}
