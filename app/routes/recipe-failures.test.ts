import { RouterContextProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { servicesContext, viewerContext } from '#app/http/context.server.ts'
import * as recipePage from './recipe.tsx'
import * as recipesPage from './recipes.tsx'

const ID = '018f0000-0000-7000-8000-000000000000'
const MEMBER: Member = {
  id: ID,
  email: 'ann@example.org',
  label: 'ann',
  tier: 'premium',
  isEmailConfirmed: true,
  sessionId: ID,
}

/** A request to a server whose database is down; `logged` collects what the operator reads. */
function broken() {
  const logged: string[] = []
  const down = () => {
    throw new Error('the database is down')
  }
  const context = new RouterContextProvider()
  const services = {
    db: { select: down, transaction: down },
    log: { error: (_facts: unknown, message: string) => logged.push(message) },
    now: () => new Date('2026-11-20T10:00:00Z'),
  }
  context.set(servicesContext, services as unknown as Services)
  context.set(viewerContext, { member: MEMBER })
  return { context, logged }
}
const post = (fields: Record<string, string>) =>
  new Request('http://localhost/x', { method: 'POST', body: new URLSearchParams(fields) })
type Answer = { data: { kind?: string; result?: { message: string } }; init: { status: number } }

test('[SAVE-15] a list that cannot be loaded says so, and the log says what failed', async () => {
  const { context, logged } = broken()
  const answer = (await recipesPage.loader({
    request: new Request('http://localhost/recipes'),
    context,
  } as never)) as Answer
  expect(answer.init.status).toBe(500)
  expect(logged).toEqual(['Failed to fetch recipes. Please try again.'])
  const html = renderToStaticMarkup(recipesPage.default({ loaderData: answer.data } as never))
  expect(html).toContain('Failed to load recipes')
  expect(html).toContain('Failed to fetch recipes. Please try again.')
})

test('[DETAIL-24] a share that fails answers with its text and is logged', async () => {
  const { context, logged } = broken()
  const answer = (await recipePage.action({
    request: post({ intent: 'share', title: 'Soup' }),
    params: { recipeId: ID },
    context,
  } as never)) as unknown as Answer
  expect(answer.init.status).toBe(500)
  expect(answer.data.result?.message).toBe('Failed to share recipe. Please try again.')
  expect(logged).toEqual(['Failed to share recipe. Please try again.'])
})

test('[SAVE-13] a deletion that fails answers with its text', async () => {
  const { context } = broken()
  const request = new Request('http://localhost/recipes', {
    method: 'POST',
    body: new URLSearchParams([
      ['intent', 'delete'],
      ['ids[]', ID],
    ]),
  })
  const answer = (await recipesPage.action({ request, context } as never)) as unknown as Answer
  expect(answer.data.result?.message).toBe('Failed to delete recipe. Please try again.')
})

test('a recipe that cannot be loaded is a failure, not a missing recipe', async () => {
  const { context, logged } = broken()
  const answer = (await recipePage.loader({
    request: new Request('http://localhost/x'),
    params: { recipeId: ID },
    context,
  } as never)) as Answer
  expect(answer.data).toEqual({ kind: 'failed' })
  expect(answer.init.status).toBe(500)
  expect(logged).toEqual(['Failed to fetch recipe. Please try again.'])
})
