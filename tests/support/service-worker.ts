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
  /** What is put into a cache is there once this is done. */
  const disk = { write: async (): Promise<void> => {}, read: async (): Promise<void> => {} }

  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  const cacheOf = (store: Map<string, Response>) => ({
    async match(key: string | { url: string }, { ignoreSearch }: Options = {}) {
      await disk.read()
      const wanted = urlOf(key)
      const plain = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
      const found = [...store].find(([url]) => plain(url) === plain(wanted))?.[1]
      return found?.clone()
    },
    /** As browsers do: the older copy goes in the moment in which the new one is there, behind all others. */
    async put(key: string | { url: string }, response: Response) {
      await disk.write()
      store.delete(urlOf(key))
      store.set(urlOf(key), response)
    },
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

  /** Sends the worker an event; returns its answer and the end of everything that it started. */
  function give(name: string, event: Record<string, unknown>) {
    const until: unknown[] = []
    let response: Promise<Response> | null = null
    listeners.get(name)!({
      ...event,
      waitUntil: (work: unknown) => until.push(work),
      respondWith: (given: Promise<Response>) => (response = given),
    })
    const answer = response as Promise<Response> | null
    const whole = async () => {
      await answer
      for (let done = 0; done < until.length; done++) await until[done]
    }
    return { answer, isDone: whole() }
  }

  async function send(name: string, event: Record<string, unknown>): Promise<Response | null> {
    const { answer, isDone } = give(name, event)
    await isDone
    return answer
  }

  return {
    network,
    disk,
    asked,
    install: () => send('install', {}),
    activate: () => send('activate', {}),
    /** The words of the page that is shown at an address. */
    open: async (path: string) =>
      (await send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' } }))!.text(),
    file: (path: string) =>
      send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'no-cors' } }),
    /** The answer as soon as the page gets it; `isDone` waits for the rest. */
    fileAtOnce: (path: string) => {
      const { answer, isDone } = give('fetch', {
        request: { url: ORIGIN + path, method: 'GET', mode: 'no-cors' },
      })
      return { answer: answer!, isDone }
    },
    post: (path: string) => send('fetch', { request: { url: ORIGIN + path, method: 'POST', mode: 'cors' } }),
    keep: (path: string) => send('message', { data: { keep: path } }),
    kept: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
    caches: () => [...stores.keys()],
    putCache: (name: string) => stores.set(name, new Map()),
  }
}
