import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { handOverPost } from '#app/features/blog/admin/posts/hand-over.server.ts'
import { savePost } from '#app/features/blog/admin/posts/save-post.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { servicesContext, staffSessionContext } from '#app/http/context.server.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { action } from './posts.tsx'

const FAILED = 'Failed to delete post'
const log = { debug() {}, info() {}, warn() {}, error() {} }

const setting = blogSetting({ edith: 'editor', wanda: 'writer' })

/** Presses Delete in the list, as a script of the page sends it. */
async function press(who: Writer, fields: Record<string, string>): Promise<FormResult<unknown>> {
  const context = new RouterContextProvider()
  context.set(servicesContext, { ...setting.blogEditor.needs, log } as never)
  const staff = {
    ...who,
    email: 'a@b.example',
    hasSecondFactor: true,
    sessionId: who.id,
    role: 'staff' as const,
  }
  context.set(staffSessionContext, { kind: 'staff', staff })
  const form = { intent: 'delete', confirmed: 'yes', scripted: 'yes', ...fields }
  const request = new Request('http://localhost/blog-admin/posts', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { data } = (await action({ request, context, params: {} } as never)) as unknown as {
    data: FormResult<unknown>
  }
  return data
}
const refusalOf = (result: FormResult<unknown>) => (result.ok ? null : `${result.code}: ${result.message}`)
const isThere = async (id: string) => {
  const [row] = await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id))
  return row?.deletedAt === null
}

test('[ADMIN-18] a post that somebody put into the bin meanwhile: it failed, and why', async () => {
  const { id } = await savePost(setting.blogEditor.needs, setting.wanda, postOf({}))
  await deletePost(setting.blogEditor.needs, setting.edith, { id, confirmed: 'yes' })
  expect(refusalOf(await press(setting.wanda, { id }))).toBe(`not-found: ${FAILED}. Post not found.`)
})

test('[ADMIN-18] a rank that was lost, or a post handed on, meanwhile: it failed, why, and the post stays', async () => {
  const { id } = await savePost(setting.blogEditor.needs, setting.edith, postOf({}))
  expect(refusalOf(await press({ ...setting.edith, id: setting.wanda.id, rank: 'writer' }, { id }))).toMatch(
    /^forbidden: Failed to delete post\. This post is somebody else’s\./,
  )
  const own = await savePost(setting.blogEditor.needs, setting.wanda, postOf({ title: 'Own' }))
  await handOverPost(setting.blogEditor.needs, setting.edith, { postId: own.id, staffId: setting.edith.id })
  expect(refusalOf(await press(setting.wanda, { id: own.id }))).toMatch(
    /^forbidden: Failed to delete post\. /,
  )
  expect([await isThere(id), await isThere(own.id)]).toEqual([true, true])
})

test('[ADMIN-18] a draft that was published after the question is asked about again: that is no failure', async () => {
  const { id } = await savePost(setting.blogEditor.needs, setting.edith, postOf({}))
  await savePost(setting.blogEditor.needs, setting.edith, postOf({ intent: 'publish', version: 1 }, id))
  const asked = await press(setting.edith, { id })
  expect(asked).toMatchObject({ ok: false, code: 'unconfirmed' })
  expect(await isThere(id)).toBe(true)
  expect(await press(setting.edith, { id, confirmed: 'live' })).toMatchObject({ ok: true })
})

test.each([
  ['a network that is gone', new TypeError('Failed to fetch')],
  ['a conflict', { status: 409, statusText: '', data: null, internal: false }],
  ['too large a request', { status: 413, statusText: '', data: null, internal: false }],
  ['too many requests', { status: 429, statusText: '', data: null, internal: false }],
  ['a server or database that fails', { status: 500, statusText: '', data: null, internal: false }],
  ['an area that is closed to a rank', { status: 403, statusText: '', data: null, internal: false }],
])(
  '[ADMIN-18] %s, told by no answer of the page’s own: the list stays and says that it failed',
  async (_kind, error) => {
    const { data, init } = (await savedOrFailed(() => Promise.reject(error as Error), FAILED)) as {
      data: FormResult<never>
      init: { status: number }
    }
    expect(refusalOf(data)).toBe(`failed: ${FAILED}`)
    // An error status keeps the list from being asked for anew, which would fail too.
    expect(init.status).toBe(503)
  },
)

test('[ADMIN-18] a session that has ended leads to signing in', async () => {
  const toSignIn = Response.redirect('http://localhost/blog-admin/login')
  await expect(savedOrFailed(() => Promise.reject(toSignIn as never), FAILED)).rejects.toBe(toSignIn)
})
