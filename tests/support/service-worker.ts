import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const ORIGIN = 'https://mealwright.example'

export type Answer = { status?: number; type?: string; keptFor?: string; body?: string; redirected?: boolean }
type Listener = (event: Record<string, unknown>) => void
type Options = { ignoreSearch?: boolean }

/** The service worker in a room of its own: a network that can be gone, caches that can be looked into. */
export function startServiceWorker() {
  const listeners = new Map<string, Listener>()
  const stores = new Map<string, Map<string, Response>>()
  const asked: string[] = []
  const network = {
    isThere: true,
    /** What the server answers; a promise, for an answer that takes its time. */
    answer: (_path: string, _method: string): Answer | Promise<Answer> => ({}),
  }

  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  const cacheOf = (store: Map<string, Response>) => ({
    async match(key: string | { url: string }, { ignoreSearch }: Options = {}) {
      const wanted = urlOf(key)
      const plain = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
      const found = [...store].find(([url]) => plain(url) === plain(wanted))?.[1]
      return found?.clone()
    },
    put: async (key: string | { url: string }, response: Response) => void store.set(urlOf(key), response),
    delete: async (key: string | { url: string }) => store.delete(urlOf(key)),
    keys: async () => [...store.keys()].map((url) => ({ url })),
  })
  const caches = {
    async open(name: string) {
      if (!stores.has(name)) stores.set(name, new Map())
      return cacheOf(stores.get(name)!)
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  }

  async function fetchIt(given: string | URL | { url: string; method?: string }): Promise<Response> {
    const [target, method] =
      typeof given === 'string' || given instanceof URL ? [given, 'GET'] : [given.url, given.method ?? 'GET']
    const { pathname, search } = new URL(target, ORIGIN)
    asked.push(`${method} ${pathname}${search}`)
    if (!network.isThere) throw new TypeError('Failed to fetch')
    const {
      status = 200,
      type = 'text/html',
      keptFor,
      body = pathname,
      redirected = false,
    } = await network.answer(pathname, method)
    const headers = new Headers({ 'content-type': type, ...(keptFor && { 'x-kept-for': keptFor }) })
    const response = new Response(body, { status, headers })
    Object.defineProperty(response, 'type', { value: 'basic' })
    Object.defineProperty(response, 'redirected', { value: redirected })
    return response
  }

  const self = {
    location: { origin: ORIGIN },
    registration: {},
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  runInNewContext(readFileSync('public/service-worker.js', 'utf8'), {
    self,
    caches,
    fetch: fetchIt,
    URL,
    Headers,
    Response,
    Set,
    Promise,
    encodeURIComponent,
  })

  /** Hands the worker an event and waits for all that comes of it. */
  async function send(name: string, event: Record<string, unknown>): Promise<Response | null> {
    const until: unknown[] = []
    let response: Promise<Response> | null = null
    listeners.get(name)!({
      ...event,
      waitUntil: (work: unknown) => until.push(work),
      respondWith: (given: Promise<Response>) => (response = given),
    })
    const answered = response ? await (response as Promise<Response>) : null
    for (let done = 0; done < until.length; done++) await until[done]
    return answered
  }

  return {
    network,
    asked,
    install: () => send('install', {}),
    activate: () => send('activate', {}),
    /** The words of the page that is shown at an address. */
    open: async (path: string) =>
      (await send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' } }))!.text(),
    file: (path: string) =>
      send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'no-cors' } }),
    post: (path: string) => send('fetch', { request: { url: ORIGIN + path, method: 'POST', mode: 'cors' } }),
    keep: (path: string) => send('message', { data: { keep: path } }),
    kept: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
    caches: () => [...stores.keys()],
    putCache: (name: string) => stores.set(name, new Map()),
  }
}
