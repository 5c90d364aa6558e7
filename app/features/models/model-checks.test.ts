import { expect, test } from 'vitest'
import type { ModelCheck } from '#app/ports/ai/chef.ts'
import { startModelChecks } from './model-checks.server.ts'

const logging = () => {
  const lines: string[] = []
  const line = (facts: unknown, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`)
  return { lines, log: { debug: line, info: line, warn: line, error: line } }
}
const WORKS: ModelCheck = { does: 'recipes', model: 'writes', fault: null }
const FAILS: ModelCheck = { does: 'photos', model: 'sees', fault: 'status 404 model not found' }

test('startup does not wait for the model checks; their results are available later and logged', async () => {
  const answer = Promise.withResolvers<ModelCheck[]>()
  const { lines, log } = logging()
  const { checks } = startModelChecks({ check: () => answer.promise }, log)
  expect(checks()).toBeNull()
  answer.resolve([WORKS, FAILS])
  await answer.promise
  await Promise.resolve()
  expect(checks()).toEqual([WORKS, FAILS])
  expect(lines).toEqual([
    expect.stringMatching(/^a model answered at the start .*writes/),
    expect.stringMatching(/^a model did not answer as it should .*model not found/),
  ])
})

test('without a model nothing is checked, and a check still running at a stop is not logged', async () => {
  const { lines, log } = logging()
  const none = startModelChecks({}, log)
  await Promise.resolve()
  await Promise.resolve()
  expect(none.checks()).toEqual([])
  const answer = Promise.withResolvers<ModelCheck[]>()
  const stopped = startModelChecks({ check: () => answer.promise }, log)
  stopped.stop()
  answer.resolve([FAILS])
  await answer.promise
  await Promise.resolve()
  expect(stopped.checks()).toBeNull()
  expect(lines).toEqual([])
})
