import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ModelCheck } from '#app/ports/ai/chef.ts'
import { SystemPage } from './system-page.tsx'
import type { SystemState } from './system-state.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

const draw = (checks: readonly ModelCheck[] | null) => {
  const state: SystemState = {
    version: '1',
    node: '24',
    startedAt: NOW,
    database: 'embedded',
    missing: [],
    queues: [],
    failures: [],
    older: null,
    isFirst: true,
    databaseBytes: 1,
    disk: null,
    memoryBytes: 1,
    backup: null,
    models: { spent: 0.5, limit: null, calls: 3, failed: 1, checks },
    payments: null,
    unmailedMessages: 0,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <SystemPage state={state} answer={undefined} />
    </MemoryRouter>,
  )
}

test('staff see the result of checking each model at startup, with the provider’s reason', () => {
  const html = draw([
    { does: 'recipes', model: 'writes', fault: null },
    { does: 'photos', model: 'sees', fault: 'status 404 model not found, try pulling it first' },
  ])
  expect(html).toContain('0.50 today, no limit; 3 calls in 24 hours, 1 failed')
  expect(html).toContain('recipes by writes: answered at the start')
  expect(html).toContain(
    'photos by sees: failed at the start, status 404 model not found, try pulling it first',
  )
  expect(html).toMatch(
    /role="alert".*A model did not work when this process started\..*<code>sees<\/code>, for photos/,
  )
  expect(html).not.toContain('<code>writes</code>')
  expect(draw([{ does: 'recipes', model: 'writes', fault: null }])).not.toContain('did not work')
  expect(draw(null)).toContain('3 calls in 24 hours, 1 failed<')
})
