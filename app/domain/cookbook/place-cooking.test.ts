import { expect, test } from 'vitest'
import { type Accompaniment, accompanimentIn, tasksFor } from './accompaniments.ts'
import { canRoastBeside, withCooking } from './place-cooking.ts'

const told = (text: string): Accompaniment => {
  const { tail, cooking } = accompanimentIn(text)!
  const named =
    cooking?.kind === 'sentence'
      ? { ...cooking, text: cooking.text.replace('{it}', 'the potatoes') }
      : cooking
  return { name: 'potatoes', tail, cooking: named }
}
const boiled = (name: string, minutes: number, isInOwnPan = false): Accompaniment => ({
  name,
  tail: '',
  cooking: { kind: 'boiled', least: minutes, most: minutes, isInOwnPan },
})
const place = (steps: readonly string[], ...all: Accompaniment[]) =>
  tasksFor(all).reduce<readonly string[]>(withCooking, steps)

test('vegetables boil in one pan, each for its own time, and rice in its own', () => {
  const texts = tasksFor([boiled('peas', 3), boiled('potatoes', 15), boiled('rice', 12, true)]).map(
    ({ text }) => text,
  )
  expect(texts).toEqual([
    'Boil the potatoes in lightly salted water for 15 minutes, adding the peas for the last 3 minutes, until tender, and drain',
    'Boil the rice in lightly salted water for 12 minutes until tender, and drain',
  ])
})

test('what takes a few minutes is cooked towards the end of what cooks by itself', () => {
  const steps = ['Fry the onion for 5 minutes.', 'Bake for 40 minutes until golden.', 'Serve hot.']
  expect(place(steps, boiled('peas', 3))[1]).toBe(
    'Bake for 40 minutes until golden. About 10 minutes before the end, boil the peas in lightly salted water for 3 minutes until tender, and drain.',
  )
})

test('what takes as long as a step is cooked meanwhile', () => {
  const steps = ['Simmer for 15 minutes until thick.', 'Stir in the cream and serve.']
  expect(place(steps, boiled('rice', 12, true))[0]).toMatch(/thick\. Meanwhile, boil the rice/)
})

test('nothing comes between a pan and the draining of it', () => {
  const steps = ['Simmer the beans for 10 minutes. Drain and mash them.', 'Fry for 5 minutes and serve.']
  expect(place(steps, boiled('carrots', 8))).toEqual([expect.stringMatching(/^Boil the carrots/), ...steps])
})

test('what takes longer than the dish is the first step, in an oven that is hot', () => {
  const steps = ['Fry the chops for 5 minutes.', 'Rest for 3 minutes and serve.']
  const roast = told(
    'Roast {it} with a little oil at 220 °C (200 °C fan) for 40 minutes, to serve alongside.',
  )
  expect(place(steps, roast)[0]).toBe(
    'Heat the oven to 220 °C (200 °C fan). Roast the potatoes with a little oil for 40 minutes.',
  )
})

test('the oven of the dish is heated before what roasts longer goes in, and only once', () => {
  const steps = [
    'Mix the topping.',
    'Heat the oven to 200 °C (180 °C fan). Spread the topping on the fish.',
    'Bake for 20 minutes. Serve at once.',
  ]
  const roast = told('Roast {it} at 210 °C (190 °C fan) for 40 minutes, to serve alongside.')
  const placed = place(steps, roast)
  expect(placed[0]).toBe('Heat the oven to 200 °C (180 °C fan). Roast the potatoes for 40 minutes.')
  expect(placed.join(' ').match(/Heat the oven/g)).toHaveLength(1)
})

test('a sentence about a pan of the dish is no task of its own', () => {
  const { cooking } = accompanimentIn('Fry {it} in the pan for 4 minutes, to serve alongside.')!
  expect(cooking).toMatchObject({ kind: 'sentence', isOfStep: true })
})

test('what goes into the dish is not served beside it', () => {
  expect(accompanimentIn('Stir in {it} and cook for 5 minutes.')).toBeNull()
})

test('what roasts goes into the oven of the dish where it is hot for long enough', () => {
  const steps = ['Heat the oven to 200 °C (180 °C fan).', 'Bake the pie for 40 minutes.']
  expect(canRoastBeside(steps, 40)).toBe(true)
  expect(canRoastBeside(steps, 45)).toBe(false)
  expect(canRoastBeside(['Heat the oven to 150 °C (130 °C fan).', 'Bake for 2 hours.'], 40)).toBe(false)
})

test('resting the dish stays about the dish', () => {
  const [step] = place(
    ['Bake for 12 minutes until golden. Leave for 5 minutes and serve.'],
    boiled('peas', 8),
  )
  expect(step).toMatch(/and drain\. Leave the dish for 5 minutes and serve\.$/)
})
