import { createElement } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { servicesContext, viewerContext } from '#app/http/context.server.ts'
import * as authorRecipes from './author-recipes.ts'
import * as feedPages from './community-pages.ts'
import * as postComments from './post-comments.ts'
import * as postRoute from './post.ts'
import * as feedPage from '#app/routes/members/public-recipes.tsx'
import * as recipePage from '#app/routes/public/recipe.tsx'
import * as recipesPage from '#app/routes/members/recipes.tsx'

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
    db: { select: down, transaction: down, execute: down },
    limits: { spend: () => Promise.resolve() },
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

const shown = (data: object) => {
  const router = createMemoryRouter([
    { path: '/', element: createElement(recipePage.default, { loaderData: data } as never) },
  ])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}
const load = (context: RouterContextProvider, recipeId = ID) =>
  recipePage.loader({
    request: new Request('http://localhost/x'),
    params: { recipeId },
    context,
  } as never) as unknown as Promise<Answer>

test.each([
  ['recipe', ID, 'Failed to fetch recipe. Please try again.'],
  ['recipe of a plan', `meal_plan_${ID}`, 'Failed to fetch meal plan recipe. Please try again.'],
])('[DETAIL-23] a %s that cannot be loaded is a failure, not a missing one', async (_, recipeId, message) => {
  const { context, logged } = broken()
  const answer = await load(context, recipeId)
  expect(answer.data).toEqual({ kind: 'failed', message })
  expect(answer.init.status).toBe(500)
  expect(logged).toEqual([message])
  const html = shown(answer.data)
  expect(html).toContain('<h1>Failed to load recipe</h1>')
  expect(html).toContain(message)
})

test('[DETAIL-23] where a shared recipe is there and its post cannot be had, the text is that of a public recipe', async () => {
  const { context, logged } = broken()
  const row = { id: ID, userId: 'somebody else', isPublic: true, isHidden: null }
  const post = { id: ID, recipeId: ID, title: 'Soup', hiddenAt: null }
  const answers: unknown[][] = [[row], [{ post, label: 'eve' }]]
  const services = context.get(servicesContext)
  const select = () => {
    const rows = answers.shift()
    if (!rows) throw new Error('the database is down')
    const where = () => Promise.resolve(rows)
    return { from: () => ({ where, innerJoin: () => ({ where }) }) }
  }
  context.set(servicesContext, { ...services, db: { select } } as unknown as Services)
  const answer = await load(context)
  expect(answer.init.status).toBe(500)
  expect(logged).toContain('Failed to fetch public recipe. Please try again.')
  expect(shown(answer.data)).toContain('Failed to fetch public recipe. Please try again.')
})

test('[COMM-29] [COMM-31] recipes that cannot be loaded say so; the sidebar alone is only logged', async () => {
  for (const [address, text] of [
    ['/public-recipes', 'Failed to fetch public recipes. Please try again.'],
    ['/public-recipes?collection=bookmarked', 'Failed to fetch favorites. Please try again.'],
  ] as const) {
    const { context, logged } = broken()
    const request = new Request(`http://localhost${address}`)
    const answer = (await feedPage.loader({ request, context } as never)) as unknown as Answer
    expect(answer.init.status).toBe(500)
    expect(logged.toSorted()).toEqual(
      ['Failed to fetch leaderboard data. Please try again.', text].toSorted(),
    )
    const html = renderToStaticMarkup(feedPage.default({ loaderData: answer.data } as never))
    expect(html).toContain('Failed to load public recipes')
    expect(html).toContain(text)
    expect(html).not.toContain('leaderboard')
  }
})

test('[COMM-30] [COMM-31] [COMM-32] what fails in the background answers with its text and is logged', async () => {
  const texts = {
    like: 'Failed to update like status. Please try again.',
    favorite: 'Failed to update favorite status. Please try again.',
    comment: 'Failed to add comment. Please try again.',
  }
  for (const [intent, text] of Object.entries(texts)) {
    const { context, logged } = broken()
    const request = new Request('http://localhost/x', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ intent, content: 'x' }),
    })
    const answer = await postRoute.action({ request, params: { postId: ID }, context } as never)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ ok: false, message: text })
    expect(logged).toEqual([text])
  }
  for (const [route, text] of [
    [postComments, 'Failed to fetch comments. Please try again.'],
    [feedPages, 'Failed to fetch public recipes. Please try again.'],
    [authorRecipes, 'Failed to fetch user public recipes. Please try again.'],
  ] as const) {
    const { context } = broken()
    const request = new Request('http://localhost/x', { headers: { accept: 'application/json' } })
    const params = { postId: ID, authorId: ID }
    const answer = await route.loader({ request, params, context } as never)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ ok: false, message: text })
  }
})
