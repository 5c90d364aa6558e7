import { expect, test } from 'vitest'
import type { Eater } from '#app/domain/food/eaters.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { breachOfDraft, sortByDietaryPreferences } from './dietary-gate.ts'
import { judgeDraft } from './draft-gates.ts'
import type { RecipeDraft } from './recipe.ts'
import { isSafeSoFar, safetyFaultOf } from './safety-gate.ts'

function draftOf(lines: string, steps: string, words: Partial<RecipeDraft> = {}): RecipeDraft {
  return {
    name: 'Supper',
    description: 'For two.',
    cookingTimeMin: 30,
    difficulty: 'Beginner',
    cuisineType: 'Mediterranean',
    servings: 2,
    ingredients: lines.split('; ').map((text) => ({ text, isExtra: false })),
    instructions: [steps],
    dishTemplate: 'pan',
    ...words,
  }
}

/** Recipes everybody else may eat. */
const UNDERDONE: readonly [what: string, lines: string, steps: string][] = [
  [
    'soft-boiled eggs',
    '4 eggs; 2 slices bread',
    'Boil the eggs for 6 minutes, cool, peel and serve on the bread.',
  ],
  [
    'fried eggs',
    '4 eggs; 1 tbsp olive oil',
    'Fry the eggs in the oil for 4 minutes, until the whites are set.',
  ],
  ['fried eggs, nothing said', '4 eggs; 1 tbsp olive oil', 'Fry the eggs in the oil for 4 minutes.'],
  [
    'poached eggs',
    '4 eggs; 200 g spinach',
    'Wilt the spinach. Poach the eggs for 4 minutes; the yolks stay runny.',
  ],
  [
    'softly scrambled eggs',
    '4 eggs; 10 g butter',
    'Beat the eggs. Stir them in the butter over a low heat for 4 minutes, until softly set.',
  ],
  [
    'eggs stirred in off the heat',
    '200 g spaghetti; 2 eggs; 100 g bacon',
    'Fry the bacon for 6 minutes until cooked through. Boil the spaghetti for 10 minutes and drain. Off the heat toss with the beaten eggs and serve.',
  ],
  [
    'raw yolks',
    '4 egg yolks; 250 g mascarpone',
    'Whisk the yolks with the mascarpone and chill for 4 hours.',
  ],
  ['cold brie', '150 g brie; 2 slices bread', 'Toast the bread for 2 minutes. Lay the brie on it and serve.'],
  [
    'salad with goat’s cheese',
    '100 g goat’s cheese; 1 lettuce',
    'Toss the lettuce. Crumble the goat’s cheese over it.',
  ],
  ['cold cured ham', '80 g parma ham; 1 melon', 'Slice the melon and lay the ham on top.'],
  [
    'smoked salmon',
    '100 g smoked salmon; 2 bagels',
    'Toast the bagels for 2 minutes and top with the smoked salmon.',
  ],
  [
    'ceviche',
    '300 g haddock; 3 limes',
    'Dice the haddock, cover with the lime juice and leave to cure for 2 hours. A ceviche for hot days.',
  ],
  [
    'pink steak',
    '300 g beef steak; 1 tbsp olive oil',
    'Fry the steak for 3 minutes a side and rest for 5 minutes.',
  ],
  [
    'steak at 55 °C',
    '300 g beef steak; 1 tbsp olive oil',
    'Fry the steak for 3 minutes a side, until 55 °C inside.',
  ],
  [
    'glassy fish',
    '300 g salmon; 1 tbsp olive oil',
    'Fry the salmon for 3 minutes a side, until just translucent in the middle.',
  ],
  ['raw oysters', '6 oysters; 1 lemon', 'Open the oysters and serve with the lemon.'],
]

test.each(UNDERDONE)('%s are not for infants or in pregnancy', (_, lines, steps) => {
  const draft = draftOf(lines, steps)
  for (const eater of ['pregnant', 'under-one'] as const)
    expect(safetyFaultOf(draft, [eater])?.reason, eater).toContain('For infants and in pregnancy')
})

test('others may have them', () => {
  const refused = UNDERDONE.filter(([, lines, steps]) => safetyFaultOf(draftOf(lines, steps)) !== null)
  expect(refused.map(([what]) => what)).toEqual([])
})

test.each([
  [
    'hard-boiled eggs',
    '4 eggs; 2 slices bread',
    'Boil the eggs for 10 minutes, cool, peel and serve on the bread.',
  ],
  [
    'firm fried eggs',
    '4 eggs; 1 tbsp olive oil',
    'Fry the eggs for 3 minutes a side, until white and yolk are firm.',
  ],
  ['a frittata', '4 eggs; 100 g peas', 'Beat the eggs with the peas and bake for 20 minutes, until firm.'],
  [
    'pancakes',
    '2 eggs; 150 g flour; 200 ml milk',
    'Whisk the eggs, flour and milk to a batter. Fry for 2 minutes a side, until golden.',
  ],
  [
    'baked brie',
    '150 g brie; 2 slices bread',
    'Bake the brie for 12 minutes, until it runs. Toast the bread for 2 minutes.',
  ],
  ['ham in a pie', '150 g ham; 200 g peas', 'Simmer the ham and peas for 8 minutes, until steaming hot.'],
  [
    'smoked salmon in a quiche',
    '100 g smoked salmon; 3 eggs; 200 ml cream',
    'Beat the eggs with the cream, stir in the smoked salmon and bake for 30 minutes, until set.',
  ],
  [
    'a steak well done',
    '300 g beef steak; 1 tbsp olive oil',
    'Fry the steak for 6 minutes a side, until no pink is left.',
  ],
  [
    'a stew',
    '300 g stewing beef; 2 carrots',
    'Simmer the beef and carrots for 2 hours, until the beef falls apart.',
  ],
  [
    'salmon cooked through',
    '300 g salmon; 1 tbsp olive oil',
    'Fry the salmon for 4 minutes a side, until it flakes.',
  ],
  [
    'sprouts in a stir-fry',
    '200 g bean sprouts; 200 g tofu',
    'Fry the tofu for 8 minutes, add the bean sprouts and fry for 3 minutes more.',
  ],
])('%s may be eaten by all', (_, lines, steps) => {
  const draft = draftOf(lines, steps)
  for (const eater of ['pregnant', 'under-one'] as const) expect(safetyFaultOf(draft, [eater])).toBeNull()
})

test('raw sprouts are for nobody', () => {
  const salad = draftOf('200 g bean sprouts; 1 lettuce', 'Toss the bean sprouts with the lettuce.')
  expect(safetyFaultOf(salad, [])).not.toBeNull()
  expect(safetyFaultOf(salad, ['pregnant'])).not.toBeNull()
})

const breach = (draft: RecipeDraft, ...eaters: Eater[]) =>
  breachOfDraft(draft, { ...NO_DIETARY_PREFERENCES, eaters })

test.each<[Eater, string, string]>([
  ['under-one', '1 tbsp honey', 'honey (not under one year: infant botulism)'],
  ['under-one', '1/2 tsp salt', 'salt (not under one year: salt)'],
  ['under-one', '2 tbsp soy sauce', 'soy sauce (not under one year: salt)'],
  ['under-one', '50 g walnuts', 'walnuts (not under one year: choking)'],
  ['under-one', '100 ml red wine', 'red wines (not under one year: alcohol)'],
  ['pregnant', '100 ml white wine', 'white wines (not in pregnancy: alcohol)'],
  ['pregnant', '200 g swordfish', 'swordfish (not in pregnancy: not known to be low in mercury)'],
  ['pregnant', '200 g chicken livers', 'chicken livers (not in pregnancy: vitamin A)'],
  ['pregnant', '50 g pâté', 'pâtés (not in pregnancy: listeria)'],
  ['pregnant', '100 g unpasteurised cheddar', 'cheddar (not in pregnancy: not pasteurised)'],
  ['pregnant', '100 g raw milk gruyère', 'raw milk gruyère (not in the food table)'],
  ['pregnant', '2 tbsp zorblax paste', 'zorblax paste (not in the food table)'],
])('%s: a recipe with %s is refused', (eater, line, said) => {
  expect(breach(draftOf(`200 g potatoes; ${line}`, 'Boil the potatoes for 20 minutes.'), eater)).toBe(
    `It has ${said}, which the person does not eat.`,
  )
})

test('what only the steps, the title or the description bring is found', () => {
  const potatoes = '200 g potatoes; 10 g unsalted butter'
  const salted = draftOf(potatoes, 'Boil the potatoes in salted water for 20 minutes.')
  expect(breach(salted, 'under-one')).toBe(
    'It names salted (not under one year), which the person does not eat.',
  )
  expect(breach(salted, 'pregnant')).toBeNull()
  const steps = 'Boil the potatoes for 20 minutes, without salt. Toss with the unsalted butter.'
  expect(breach(draftOf(potatoes, steps), 'under-one')).toBeNull()
  expect(breach(draftOf(potatoes, `${steps} Drizzle with honey.`), 'under-one')).toMatch('honey')
  expect(breach(draftOf(potatoes, `${steps} Add a splash of wine.`), 'pregnant')).toMatch('wine')
  expect(breach(draftOf(potatoes, steps, { name: 'Potatoes with chicken liver pâté' }), 'pregnant')).toMatch(
    'liver',
  )
  // Words of the lines were judged there.
  expect(
    breach(draftOf('300 g potatoes; 1 tbsp white wine vinegar', 'Toss with the wine vinegar.'), 'pregnant'),
  ).toBeNull()
})

test('food added after the baby’s portion is taken out is for the others', () => {
  const lines = '500 g potatoes; 10 g unsalted butter'
  const said = (steps: string, more = '') => breach(draftOf(lines + more, steps), 'under-one')
  expect(said("Boil and mash. Take out the baby's portion, then season the rest with salt.")).toBeNull()
  expect(said('Boil and mash. Spoon out a portion for the baby. Salt the rest.', '; 1/2 tsp salt')).toBeNull()
  expect(said('Boil, without adding salt, sugar or honey.')).toBeNull()
  expect(said("Boil in salted water. Take out the baby's portion.")).not.toBeNull()
  expect(said("Season with salt, then take out the baby's portion.", '; 1/2 tsp salt')).not.toBeNull()
  expect(said("Take out the baby's portion. Season with salt.", '; 1 tsp honey')).not.toBeNull()
})

test('smoked fish folded into an omelette is not hot enough in pregnancy', () => {
  const omelette = (steps: string) =>
    safetyFaultOf(draftOf('3 eggs; 60 g smoked salmon', steps), ['pregnant'])
  const set = 'Beat the eggs and cook for 4 minutes, until set.'
  expect(
    omelette(
      `${set} Lay the smoked salmon on one half, fold and cook for 1 minute more, until firm all through.`,
    )?.reason,
  ).toContain('steaming hot')
  expect(
    omelette(`Fry the smoked salmon for 3 minutes, until steaming hot. ${set} Fold until firm all through.`),
  ).toBeNull()
})

test('both gates hold a model’s recipe, finished or half written', () => {
  const eggs = draftOf('4 eggs; 1 tbsp olive oil', 'Fry the eggs for 3 minutes, sunny side up.')
  const request = (eaters: Eater[]) => ({
    dietaryRestriction: 'None' as const,
    dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters },
  })
  expect(judgeDraft(eggs, request([]))).toMatchObject({ ok: true })
  expect(judgeDraft(eggs, request(['pregnant']))).toMatchObject({ ok: false })
  const { instructions: _, ...begun } = eggs
  expect(
    isSafeSoFar({ ...begun, ingredients: [...begun.ingredients, { text: '1', isExtra: false }] }, [
      'pregnant',
    ]),
  ).toBe(false)
  expect(isSafeSoFar(begun)).toBe(true)
})

test('what was given against the rules is taken out with the reason', () => {
  expect(
    sortByDietaryPreferences(['honey', '200 g rice', 'raw milk'], {
      ...NO_DIETARY_PREFERENCES,
      eaters: ['under-one'],
    }),
  ).toEqual({
    kept: ['200 g rice'],
    leftOut: [
      {
        ingredient: 'honey',
        reason: 'Your food preferences leave out honey (not under one year: infant botulism).',
      },
      { ingredient: 'raw milk', reason: expect.stringContaining('not pasteurised') },
    ],
  })
})
