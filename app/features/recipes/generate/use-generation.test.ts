import { expect, test } from 'vitest'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { nextState, NOTHING_YET, stateOfEvents } from './use-generation.ts'

const recipe = (name: string) => ({ name }) as GeneratedRecipe

test('[GEN-10] a request shows a place for each recipe asked for, then each as it is ready', () => {
  let state = nextState(NOTHING_YET, { type: 'start', count: 2 })
  expect(state).toMatchObject({ phase: 'generating', slots: [{ state: 'waiting' }, { state: 'waiting' }] })
  state = nextState(state, { type: 'draft', index: 1, recipe: { name: 'Soup' } })
  expect(state.slots[1]).toEqual({ state: 'writing', recipe: { name: 'Soup' } })
  state = nextState(state, { type: 'recipe', index: 0, recipe: recipe('Pie') })
  expect(state.slots[0]).toMatchObject({ state: 'ready' })
  expect(state.phase).toBe('generating')
})

test('a stage is shown until words arrive again, and a recipe under repair keeps its words', () => {
  let state = nextState(NOTHING_YET, { type: 'start', count: 1 })
  state = nextState(state, { type: 'stage', stage: 'thinking' })
  expect(state.stage).toEqual({ name: 'thinking', waitS: null })
  state = nextState(state, { type: 'draft', index: 0, recipe: { name: 'Soup' } })
  expect(state.stage).toBeNull()
  state = nextState(state, { type: 'stage', stage: 'busy', waitS: 20 })
  expect(state.stage).toEqual({ name: 'busy', waitS: 20 })
  state = nextState(state, { type: 'stage', stage: 'checking' })
  expect(state.slots[0]).toEqual({ state: 'writing', recipe: { name: 'Soup' } })
  state = nextState(state, { type: 'recipe', index: 0, recipe: recipe('Soup') })
  expect(state).toMatchObject({ stage: null, slots: [{ state: 'ready' }] })
})

test('places that stayed empty go when it ends; what is ready stays, also after an error', () => {
  const state = stateOfEvents([
    { type: 'recipe', index: 0, recipe: recipe('Pie') },
    { type: 'error', code: 'failed', message: 'Failed to generate recipes' },
  ])
  expect(state).toMatchObject({ phase: 'done', refusal: { message: 'Failed to generate recipes' } })
  expect(state.slots).toHaveLength(1)
  expect(nextState(nextState(NOTHING_YET, { type: 'start', count: 3 }), { type: 'end' }).slots).toEqual([])
})

test('a new start forgets the last refusal', () => {
  const refused = stateOfEvents([{ type: 'error', code: 'failed', message: 'x' }])
  expect(nextState(refused, { type: 'start', count: 1 }).refusal).toBeNull()
})

test('a refused request brings back the recipes that stood there: a trial recipe is kept nowhere else', () => {
  const made = stateOfEvents([{ type: 'recipe', index: 0, recipe: recipe('Pie') }])
  const refused = nextState(nextState(made, { type: 'start', count: 1 }), {
    type: 'error',
    code: 'limit-reached',
    message: 'x',
  })
  expect(refused.slots).toEqual([{ state: 'ready', recipe: recipe('Pie') }])
})
