import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import { servicesContext, staffSessionContext } from '#app/http/context.server.ts'
import { action as listed, loader as list } from './posts.tsx'
import { action as save } from './save-post.ts'

const ID = '01999999-9999-7999-8999-999999999999'
const STAFF = {
  id: ID,
  email: 'a@b.example',
  name: 'Sam',
  rank: 'owner',
  hasSecondFactor: true,
  sessionId: ID,
  role: 'staff',
} as const

/** A database that is gone. */
function fail(): never {
  throw new Error('the connection is gone')
}
const broken = {
  select: fail,
  execute: fail,
  insert: fail,
  update: fail,
  delete: fail,
  transaction: async () => fail(),
}

function contextOf(said: string[]) {
  const context = new RouterContextProvider()
  const log = { error: (_facts: unknown, message: string) => void said.push(message) }
  const pages = { changed: () => Promise.resolve() }
  context.set(servicesContext, { db: broken, log, pages, now: () => new Date(0) } as unknown as Services)
  context.set(staffSessionContext, { kind: 'staff', staff: STAFF })
  return context
}

const args = (form: Record<string, string> | null, said: string[], path = '/blog-admin/posts') => ({
  request: new Request(`http://localhost${path}`, {
    headers: { accept: 'application/json' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  }),
  params: {},
  context: contextOf(said),
})

type Action = (args: object) => Promise<Response>

test.each([
  ['0', 'Failed to create blog post'],
  ['3', 'Failed to update blog post'],
])('[ADMIN-45] [ADMIN-46] a save of version %s that fails says which', async (version, message) => {
  const said: string[] = []
  const form = { id: ID, intent: 'draft', version, title: 'Dal', content: 'x' }
  const response = await (save as unknown as Action)(args(form, said, '/blog-admin/posts/save'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ ok: false, code: 'failed', message, fields: {} })
  expect(said).toEqual([message])
})

test('[ADMIN-18] [ADMIN-45] a deletion that fails says "Failed to delete post"; the log has the reason', async () => {
  const said: string[] = []
  const answer = (await (listed as unknown as Action)(
    args({ id: ID, intent: 'delete', confirmed: 'yes' }, said),
  )) as unknown as {
    data: { message: string }
    init: { status: number }
  }
  expect(answer.data.message).toBe('Failed to delete post')
  expect(answer.init.status).toBe(500)
  expect(said[0]).toBe('Failed to delete blog post')
})

test('[ADMIN-47] [BLOG-49] a list that cannot be read is not taken for an empty one, and only the log says why', async () => {
  const said: string[] = []
  const loaded = await (list as unknown as (args: object) => Promise<object>)(args(null, said))
  expect(loaded).toMatchObject({ list: null })
  expect(said).toEqual(['Failed to fetch blog posts'])
})
