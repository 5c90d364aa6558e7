import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#app/domain/errors.ts'
import type { Services } from '#app/features/services.ts'
import { requestFactsContext, servicesContext, staffSessionContext } from '#app/http/context.server.ts'
import notice from '#app/ui/notice.module.css'
import * as authorEdit from './author-edit.tsx'
import * as authorNew from './author-new.tsx'
import * as authors from './authors.tsx'
import * as categories from './categories.tsx'
import * as categoryEdit from './category-edit.tsx'
import * as categoryNew from './category-new.tsx'
import * as code from './code.tsx'
import * as dashboard from './dashboard.tsx'
import * as login from './login.tsx'

const ID = '018f0000-0000-7000-8000-000000000000'

/** A request of staff to a server whose database is down; `logged` collects what the operator reads. */
function broken(fields: Record<string, string> = {}) {
  const logged: string[] = []
  const down = () => Promise.reject(new Error('the database is down'))
  const refuse = () => {
    throw new Error('the database is down')
  }
  const services = {
    db: { select: refuse, insert: refuse, update: refuse, transaction: down },
    log: { error: (_facts: unknown, message: string) => logged.push(message) },
    pages: { changed: down },
    operations: { missing: [] },
    now: () => new Date('2026-11-20T10:00:00Z'),
    staff: { signInWithPassword: down, signInWithCode: down },
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(requestFactsContext, { clientAddress: '10.0.0.1' } as never)
  context.set(staffSessionContext, {
    kind: 'staff',
    staff: {
      id: ID,
      email: 'anna@staff.example',
      name: 'Anna',
      rank: 'owner',
      hasSecondFactor: true,
      sessionId: ID,
      role: 'staff',
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://localhost/blog-admin', { method: 'POST', body: form })
  return { logged, args: { context, request, params: { authorId: ID, categoryId: ID } } as never }
}

async function messageOf(action: (args: never) => Promise<unknown>, fields: Record<string, string>) {
  const { args, logged } = broken(fields)
  const { data, init } = (await action(args)) as {
    data: FormResult<unknown>
    init: { status: number }
  }
  return { message: data.ok ? null : data.message, status: init.status, logged }
}

test.each([
  ['create-blog-author', authorNew.action, 'Failed to create blog author'],
  ['update-blog-author', authorEdit.action, 'Failed to update blog author'],
  ['create-blog-category', categoryNew.action, 'Failed to create blog category'],
  ['update-blog-category', categoryEdit.action, 'Failed to update blog category'],
])('[ADMIN-45] %s fails in these words when nothing can be stored', async (_call, action, message) => {
  const said = await messageOf(action, { name: 'Anna' })
  expect(said).toMatchObject({ message, logged: [message] })
})

test('[ADMIN-09] sign-in-blog-admin fails in these words when it cannot be looked up', async () => {
  const fields = { email: 'anna@staff.example', password: 'several words' }
  expect(await messageOf(login.action as never, fields)).toMatchObject({
    message: 'Failed to sign in. Please check your credentials.',
    status: 500,
  })
  expect(await messageOf(code.action as never, { code: '123456' })).toMatchObject({
    message: 'Failed to sign in',
    status: 500,
  })
})

test('[ADMIN-09] without an answer signing in says so', async () => {
  for (const route of [login, code])
    expect(
      await route.clientAction({ serverAction: () => Promise.reject(new TypeError('lost')) } as never),
    ).toMatchObject({ data: { ok: false, message: 'Failed to sign in' }, init: { status: 503 } })
})

test('[ADMIN-46] without an answer the page says it in a red box, and what was typed stays', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  for (const [route, message] of [
    [authorNew, 'Failed to save author'],
    [authorEdit, 'Failed to save author'],
    [categoryNew, 'Failed to save category'],
    [categoryEdit, 'Failed to save category'],
  ] as const) {
    const answer = await route.clientAction({ serverAction: lost } as never)
    expect(answer).toMatchObject({ data: { ok: false, message } })
  }
  const saved = new Response(null, { status: 302 })
  await expect(authorNew.clientAction({ serverAction: () => Promise.reject(saved) } as never)).rejects.toBe(
    saved,
  )
  const { data: answer } = (await authorNew.clientAction({ serverAction: lost } as never)) as {
    data: unknown
  }
  const Page = authorNew.default as unknown as React.ComponentType<Record<string, unknown>>
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Page loaderData={{ origin: 'http://localhost' }} actionData={answer} /> },
  ])
  expect(renderToStaticMarkup(<Stub />)).toMatch(
    new RegExp(`class="[^"]*${notice.error}" role="alert"[^]*?Failed to save author`),
  )
})

test('[ADMIN-47] what the dashboard and the lists cannot read is only logged', async () => {
  for (const [route, logs] of [
    [
      dashboard,
      [
        'Failed to count blog posts',
        'Failed to count what waits for staff',
        'Failed to fetch blog posts',
        'Failed to read the figures of the blog',
      ],
    ],
    [authors, ['Failed to fetch blog authors']],
    [categories, ['Failed to fetch blog categories']],
  ] as const) {
    const { args, logged } = broken()
    const data = await route.loader(args)
    expect(logged.toSorted()).toEqual(logs)
    const Page = route.default as unknown as React.ComponentType<Record<string, unknown>>
    const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={data} /> }])
    const html = renderToStaticMarkup(<Stub />)
    expect(html).toContain('<h1>')
    expect(html).not.toContain('role="alert"')
  }
})
