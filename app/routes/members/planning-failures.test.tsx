import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { servicesContext, viewerContext } from '#app/http/context.server.ts'
import MealPlanning, * as page from './meal-planning.tsx'

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
function broken(request: Request) {
  const logged: string[] = []
  const down = () => Promise.reject(new Error('the database is down'))
  const context = new RouterContextProvider()
  const services = {
    db: {
      select: () => {
        throw new Error('the database is down')
      },
      transaction: down,
    },
    log: { error: (_facts: unknown, message: string) => logged.push(message) },
    limits: { spend: down },
    site: { readsPhotos: false },
    planner: { warm: () => {} },
    chef: { name: 'the kitchen' },
    kitchen: { name: 'the kitchen' },
    now: () => new Date('2026-11-20T10:00:00Z'),
  }
  context.set(servicesContext, services as unknown as Services)
  context.set(viewerContext, { member: MEMBER })
  return { logged, args: { context, request, params: {} } as never }
}

test('[PLAN-04] [PLAN-49] plans that cannot be read are said in red, and the page stands without them', async () => {
  const { logged, args } = broken(new Request(`http://localhost/meal-planning?plan=${ID}`))
  const { data, init } = (await page.loader(args)) as { data: unknown; init: { status: number } }
  expect(init.status).toBe(500)
  expect(logged).toEqual(expect.arrayContaining(['Failed to fetch meal plans', 'Failed to fetch meal plan']))
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <MealPlanning {...({ loaderData: data } as Parameters<typeof MealPlanning>[0])} />,
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  const banner = (text: string) => new RegExp(`role="alert"[^]*?${text}</div>`)
  expect(html).toMatch(banner('Failed to fetch meal plans'))
  expect(html).toMatch(banner('Failed to fetch meal plan'))
  expect(html).toContain('<h1>Meal Planning</h1>')
})

test('[PLAN-49] a plan that cannot be stored answers with its text, and what was entered', async () => {
  const form = new URLSearchParams({ intent: 'create', name: 'Spring', goal: 'cut', today: '2026-11-20' })
  const { logged, args } = broken(
    new Request('http://localhost/meal-planning', { method: 'POST', body: form }),
  )
  const answer = await page.action(args)
  expect(answer.init?.status).toBe(500)
  expect(answer.data.result).toMatchObject({ ok: false, message: 'Failed to create meal plan' })
  expect(answer.data.entered).toMatchObject({ name: 'Spring', goal: 'cut' })
  expect(logged).toEqual(['Failed to create meal plan'])
})
