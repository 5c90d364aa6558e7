import { expect, test } from 'vitest'
import { numberedSteps } from './numbered-steps.ts'

test.each([
  ['1. Rinse the lentils. 2. Simmer them. 3. Season.', ['Rinse the lentils.', 'Simmer them.', 'Season.']],
  ['1. Rinse.2. Add 2.5 cups water.3. Simmer', ['Rinse.', 'Add 2.5 cups water.', 'Simmer']],
  ['1) Peel 2) Grate 3) Fry', ['Peel', 'Grate', 'Fry']],
  ['(1) Peel. (2) Grate.', ['Peel.', 'Grate.']],
  ['1: Peel. 2: Grate.', ['Peel.', 'Grate.']],
  ['1 - Peel. 2 - Grate.', ['Peel.', 'Grate.']],
  ['① Peel ② Grate', ['Peel', 'Grate']],
  ['Step 1: Peel. Step 2: Grate.', ['Peel.', 'Grate.']],
  ['STEP 1 – Peel. STEP 2 – Grate.', ['Peel.', 'Grate.']],
  ['Step 1 Peel them Step 2 Grate them', ['Peel them', 'Grate them']],
  ['Heat the oven. 1. Mix. 2. Bake.', ['Heat the oven.', 'Mix.', 'Bake.']],
  ['4. Fold. 5. Chill.', ['Fold.', 'Chill.']],
  [
    '1. 2 eggs go in first. 2. 3 spoons of sugar follow.',
    ['2 eggs go in first.', '3 spoons of sugar follow.'],
  ],
  ['1. Mix. 2. Knead. 3. Repeat step 2. 4. Bake.', ['Mix.', 'Knead.', 'Repeat step 2.', 'Bake.']],
  ['1.) Peel 2.) Grate', ['Peel', 'Grate']],
  ['Step one: Peel. Step two: Grate.', ['Peel.', 'Grate.']],
  ['• Peel • Grate', ['Peel', 'Grate']],
  ['1. Mix', ['Mix']],
  ['2.Mix', ['Mix']],
  ['Step 3', []],
  ['7.', []],
])('%s is split into steps', (text, steps) => {
  expect(numberedSteps(text)).toEqual(steps)
})

test.each([
  'Bake at 180. 20 minutes will do.',
  'Bake at 350. 1 hour later turn it. 2 hours later it is done.',
  'Set the oven to gas mark 1. Beat 2 eggs. Rest.',
  'Use tin no. 1. Press half into it. 2. 5 cm is enough.',
  'Add the eggs (2) and the apples (3).',
  '1.5 litres of water go in. 2.5 spoons of salt follow.',
  '10 minutes. 20 minutes.',
  'Cook for 1. 2. 3.',
  '1/2 of the dough is rolled out. 2 trays are greased.',
])('%s stays one step', (text) => {
  expect(numberedSteps(text)).toEqual([text])
})
