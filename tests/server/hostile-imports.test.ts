import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import { makeZip, repeatedZip } from '#tests/support/make-zip.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** A busy machine is slow by itself; the fault that this guards against took half a minute. */
const LONGEST_ANSWER_MS = 2000

let server: RunningServer
let premium: Client
beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
  premium = openClient(server)
  await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
})
afterAll(() => server.dispose())

/** Imports a file or text, and returns the status and the longest time that another request waited for an answer. */
async function importing(
  fields: Record<string, Blob | string>,
): Promise<{ status: number; waitedMs: number }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const done = new AbortController()
  const answer = premium
    .request('/recipes/import', { method: 'POST', body: form })
    .finally(() => done.abort())
  let waitedMs = 0
  while (!done.signal.aborted) {
    const askedAt = performance.now()
    await (await fetch(`${server.origin}/health/live`)).arrayBuffer()
    waitedMs = Math.max(waitedMs, performance.now() - askedAt)
  }
  return { status: (await answer).status, waitedMs }
}

const gif = new TextEncoder().encode('GIF89a      ')

test.each([
  ['an archive in an archive, listed again and again', repeatedZip(repeatedZip(gif, 10_000), 40), 400],
  ['markup that is never closed', `<html>${'<b>'.repeat(130_000)}`, 422],
  ['a text of nothing but dashes', '-\n'.repeat(440_000), 422],
  [
    'a recipe',
    makeZip([{ name: 'a.json', content: '{"@type":"Recipe","name":"A","recipeIngredient":["1 leek"]}' }]),
    200,
  ],
])('while %s is imported, other requests are answered', async (_, content, status) => {
  const imported = await importing({ file: new Blob([content as BlobPart]) })
  expect(imported.status).toBe(status)
  expect(imported.waitedMs).toBeLessThan(LONGEST_ANSWER_MS)
})
