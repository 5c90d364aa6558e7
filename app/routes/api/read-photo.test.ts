import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import {
  requestFactsContext,
  type RequestFacts,
  servicesContext,
  viewerContext,
} from '#app/http/context.server.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import { storedQuarters } from '#tests/support/made-photos.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { action, loader } from './read-photo.ts'

const anna: Member = {
  id: 'm1',
  email: 'anna@example.org',
  label: 'anna',
  tier: 'free',
  isEmailConfirmed: true,
  sessionId: 's1',
}

function send(
  body: BodyInit | null,
  options: { member?: Member | null; read?: Chef['readIngredients']; signal?: AbortSignal } = {},
) {
  const logged: string[] = []
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_: unknown, message: string) => void logged.push(message),
  }
  const services: Partial<Services> = {
    chef: {
      name: 'a double',
      async *writeRecipes() {},
      readIngredients: options.read ?? null,
      estimateMeal: null,
      drawRecipe: null,
    },
    limits: NO_LIMITS,
    log,
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as Services)
  context.set(requestFactsContext, { closing: new AbortController().signal } as RequestFacts)
  context.set(viewerContext, { member: options.member === undefined ? anna : options.member })
  const request = new Request('http://localhost/photos/ingredients', {
    method: 'POST',
    body,
    signal: options.signal ?? null,
  })
  const answer = action({ request, context } as unknown as Parameters<typeof action>[0])
  return { answer, logged }
}

async function formWithPhoto() {
  const form = new FormData()
  form.set(
    'photo',
    new File([new Uint8Array(await storedQuarters(30, 20).png().toBuffer())], '../../etc/passwd'),
  )
  return form
}

test('[GEN-32] answers a member with the names in the photo, for nobody to keep', async () => {
  const { answer } = send(await formWithPhoto(), { read: () => Promise.resolve(['eggs', 'milk']) })
  const response = await answer
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({ ok: true, value: ['eggs', 'milk'] })
})

test('asks a visitor to sign in', async () => {
  const response = await send(await formWithPhoto(), { member: null }).answer
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ ok: false, code: 'signed-out' })
})

test('says 503 and what to set where no model sees', async () => {
  const response = await send(await formWithPhoto()).answer
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    ok: false,
    code: 'unavailable',
    message: 'Foods in photos are not recognised on this site. Type your ingredients instead.',
    details: {},
  })
})

test('[GEN-11] hides why a model failed, and tells the log', async () => {
  const { answer, logged } = send(await formWithPhoto(), {
    read: () => Promise.reject(new Error('key sk-123 refused')),
  })
  const response = await answer
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(text).toContain('Failed to analyze ingredients. Please try again or add ingredients manually.')
  expect(text).not.toContain('sk-123')
  expect(logged).toHaveLength(1)
})

test('[GEN-05] a body without a photo is a fault of the form, not of the server', async () => {
  for (const body of [new FormData(), new URLSearchParams({ photo: '1' }), null]) {
    const { answer, logged } = send(body)
    const response = await answer
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      ok: false,
      message: 'Please upload an image file',
      fields: { photo: 'Please upload an image file' },
    })
    expect(logged).toEqual([])
  }
})

test('a form that breaks off is a fault of the form, and what is no form is one of its type', async () => {
  const body = new Blob(
    ['--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc'],
    {
      type: 'multipart/form-data; boundary=x',
    },
  )
  expect((await send(body).answer).status).toBe(400)
  expect((await send('photo=1').answer).status).toBe(415)
})

test('a person who left is no failure', async () => {
  const left = new AbortController()
  const read: Chef['readIngredients'] = (_, { signal }) => {
    left.abort()
    return Promise.reject(signal.reason)
  }
  const { answer, logged } = send(await formWithPhoto(), { read, signal: left.signal })
  expect((await answer).status).toBe(499)
  expect(logged).toEqual([])
})

test('an address typed by hand leads home', () => {
  expect(() => loader()).toThrow(expect.objectContaining({ status: 302 }))
})
