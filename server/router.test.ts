import { data, redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import type { Services } from '#app/features/services.ts'
import { requestFactsContext, servicesContext } from '#app/http/context.server.ts'
import { openRouter } from './router.ts'

type Loader = () => unknown

/** A build of one feed: as the framework makes it, but for what nobody asks for here. */
function buildOf(loader: Loader) {
  let derivations = 0
  const module = { loader }
  const build = {
    entry: { module: { default: () => new Response(null), handleError: () => {} } },
    get routes() {
      derivations++
      return { feed: { id: 'feed', path: 'feed', module } }
    },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  return { build, derivations: () => derivations }
}

function openFeed(loader: Loader) {
  const { build, derivations } = buildOf(loader)
  let loads = 0
  const load = async () => {
    loads++
    return build
  }
  const lines: Record<string, unknown>[] = []
  const log = { error: (facts: Record<string, unknown>) => void lines.push(facts) }
  const handler = openRouter({ load, origin: 'http://localhost:3000', isProduction: true })
  const ask = () => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { log } as unknown as Services)
    context.set(requestFactsContext, {
      requestId: 'request-1',
      clientAddress: '',
      nonce: undefined,
      isStored: false,
      stopping: new AbortController().signal,
      closing: new AbortController().signal,
      fixedPaths: async () => new Set(),
    })
    return handler(new Request('http://localhost:3000/feed'), context)
  }
  return { ask, lines, counts: () => ({ loads, derivations: derivations() }) }
}

test('routes are derived once, however many ask, also at the same moment', async () => {
  const { ask, counts } = openFeed(() => new Response('news'))
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['news', 'news', 'news'])
  const after = counts()
  expect(after.loads).toBe(1)
  await ask()
  expect(counts()).toEqual(after)
})

test.each([
  [new Error('secret detail'), 500],
  [new AppError('unavailable', 'secret detail'), 503],
  [new Error('secret detail', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }), 503],
])('%s is answered with its id, which the log has too, and without its words', async (error, status) => {
  const { ask, lines } = openFeed(() => {
    throw error
  })
  const answer = await ask()
  expect(answer.status).toBe(status)
  const text = await answer.text()
  expect(text).toContain('request-1')
  expect(text).not.toContain('secret detail')
  expect(lines).toEqual([expect.objectContaining({ error, requestId: 'request-1', path: '/feed' })])
})

test('redirects and refusals are answers', async () => {
  const moved = openFeed(() => {
    throw redirect('/elsewhere')
  })
  expect((await moved.ask()).headers.get('location')).toBe('/elsewhere')
  const missing = openFeed(() => {
    throw data(null, { status: 404 })
  })
  expect((await missing.ask()).status).toBe(404)
  expect([...moved.lines, ...missing.lines]).toEqual([])
})
