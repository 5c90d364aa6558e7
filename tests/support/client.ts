import { randomUUID } from 'node:crypto'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

/** A browser's HTTP side without the browser: keeps cookies, sends the Origin, follows nothing. */
export type Client = {
  cookies: Map<string, string>
  request(path: string, init?: RequestInit): Promise<Response>
  post(path: string, fields: Record<string, string | string[]>): Promise<Response>
  generate(fields?: Record<string, string | string[]>): Promise<GenerationEvent[]>
}

let addressCount = 0

export function openClient(server: Pick<RunningServer, 'origin'>): Client {
  const cookies = new Map<string, string>()
  addressCount++
  const address = `10.200.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('x-forwarded-for', address)
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', server.origin)
    const response = await fetch(server.origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  const post: Client['post'] = (path, fields) => request(path, { method: 'POST', body: formOf(fields) })

  return {
    cookies,
    request,
    post,
    async generate(fields = {}) {
      const response = await post('/upload/generate', {
        'ingredients[]': ['eggs', 'spinach', 'feta'],
        idempotencyKey: randomUUID(),
        ...fields,
      })
      const text = await response.text()
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as GenerationEvent)
    },
  }
}

export type Person = { email: string; password: string }
export const somebody = (): Person => ({
  email: `${randomUUID()}@server.example`,
  password: 'eight signs or more',
})

/** A client whose cookies are those of a fresh member. */
export async function signedUpClient(
  server: Pick<RunningServer, 'origin'>,
  person: Person = somebody(),
): Promise<Client> {
  const client = openClient(server)
  const response = await client.post('/auth/sign-up', person)
  if (response.status !== 302)
    throw new Error(`sign-up answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return client
}

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}
