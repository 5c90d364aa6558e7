import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { GenerationResults } from './generation-results.tsx'
import { Refused } from './refused.tsx'
import { type GenerationState, nextState, NOTHING_YET } from './use-generation.ts'

const draw = (state: GenerationState) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GenerationResults state={state} canDraw={false} />
    </MemoryRouter>,
  )

const started = nextState(NOTHING_YET, { type: 'start', count: 1 })
const writing = nextState(started, {
  type: 'draft',
  index: 0,
  recipe: {
    name: 'Bean stew',
    ingredients: ['1 onion', ''].map((text) => ({ text, isExtra: false })),
    instructions: ['Fry the onion.', ''],
  },
})

test('a recipe under repair keeps its words on the card and says so', () => {
  const html = draw(nextState(writing, { type: 'stage', stage: 'checking' }))
  expect(html).toContain('Checking the recipe.')
  for (const words of ['Bean stew', '1 onion', 'Fry the onion.']) expect(html).toContain(words)
})

test('a busy model and a thinking model show different messages', () => {
  expect(draw(nextState(started, { type: 'stage', stage: 'busy', waitS: 20 }))).toContain(
    'The model is busy. Trying again in 20 seconds.',
  )
  expect(draw(nextState(started, { type: 'stage', stage: 'thinking' }))).toContain('Waiting for the model.')
})

test('[GEN-30] a long wait for a busy model is shown beside the specified sentence', () => {
  const refused = (details?: Record<string, number>) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Refused
          refusal={{ code: 'failed', message: 'Failed to generate recipes', details }}
          form={null}
          authMode="sign-in"
          wayBack="/upload"
        />
      </MemoryRouter>,
    )
  expect(refused()).toContain('Please try again.')
  const busy = refused({ retryAfterS: 90 })
  expect(busy).toContain('Failed to generate recipes')
  expect(busy).toContain('The model is busy: try again in 2 minutes.')
})
