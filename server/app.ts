/** The application as one `fetch` function: health, assets, refusals, kept pages, then the router. */
import { Hono } from 'hono'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import { isReader } from '#app/http/reader.server.ts'
import { openServices, type OpenServices } from '#app/services.server.ts'
import { refuseMethods } from './allowed-methods.ts'
import { healthRoutes } from './health.ts'
import { formerPath } from '#app/features/blog/public/former-path.server.ts'
import type { Env, Host, ServerApp } from './host.ts'
import { answerFailures, logAndSetHeaders, refuseForged, serveFiles } from './http.ts'
import { openKeptPages } from './kept-pages.ts'
import { metricsRoute } from './metrics-route.ts'
import { operationsRoutes } from './operations.ts'
import { askedPage } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import { isHtml, pageRenderer } from './render-page.ts'
import { countRequests } from './request-metrics.ts'
import { traceRequests } from './trace-requests.ts'

export { openServices } from '#app/services.server.ts'

export function createServerApp(host: Host): ServerApp {
  const { config, log, lifecycle, isProduction, metrics, staticFiles } = host
  const services = host.keep('services', () => openServices(config, log, host))
  services.catch(() => {}) // main reports the failure; requests meanwhile wait and get it too

  const loadBuild = () => import('virtual:react-router/server-build')
  const renderer = pageRenderer(host, services, loadBuild)
  const cache = createPageCache()
  services.then(({ pages }) => pages.subscribe(cache.forget)).catch(() => {}) // said above
  const kept = openKeptPages(cache)
  const countView = viewCounter(services)
  const loadFoods = foodLoader(log)

  const app = new Hono<Env>()
  // Around the log, so that a request's own line names its trace.
  const traced = traceRequests(host)
  if (traced) app.use(traced)
  app.use(logAndSetHeaders(host))
  app.use(countRequests(metrics))
  app.route('/metrics', metricsRoute({ config, metrics, services }))
  app.route('/health', healthRoutes({ lifecycle, services }))
  if (host.operationsToken) app.route('/operations', operationsRoutes(host.operationsToken, services))
  if (staticFiles) app.use(serveFiles(staticFiles))
  app.use(refuseForged(config.origin))
  app.use(refuseMethods(loadBuild, isProduction))

  app.all('*', async (c) => {
    const { path } = c.req
    const asked = askedPage(c.req.raw, path)
    const key = isProduction ? asked.key : null
    const found = key === null ? null : kept.find(c, key)
    if (key !== null) c.set('pageCache', found ? 'hit' : 'miss')
    if (found) {
      c.set('route', 'kept page')
      countView(c.req.raw, path)
      return found
    }
    const mark = kept.mark()
    const isStored = key !== null
    const nonce = isStored ? undefined : renderer.newNonce()
    const made = asked.answer(await renderer.render(c, asked.request, { nonce, isStored }))
    const isMissing = made.status === 404 && (c.req.method === 'GET' || c.req.method === 'HEAD')
    const movedTo = isMissing ? await formerPath((await services).services, c.req.raw) : null
    if (movedTo !== null) return c.redirect(movedTo, 301)
    if (made.status === 200 && isHtml(made)) {
      countView(c.req.raw, path)
      if (!isStored) loadFoods()
    }
    return (isStored && (await kept.keep(c, key, made, mark))) || renderer.finish(asked.request, made, nonce)
  })

  app.onError(answerFailures(log))
  return { fetch: (request, bindings) => app.fetch(request, bindings), services }
}

const LOAD_FOODS_AFTER_MS = 1_000

/**
 * The names of all foods take a quarter of a second and 20 MB. They are loaded once somebody is there who may type one:
 * a second after the first page that was made for one person, so neither that page nor a keystroke or a meal waits.
 */
function foodLoader(log: Host['log']): () => void {
  const load = async () => {
    try {
      await (await import('#app/features/foods/load-vocabulary.server.ts')).loadVocabulary()
    } catch (error) {
      log.error({ error }, 'the names of foods could not be loaded')
    }
  }
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => void load(), LOAD_FOODS_AFTER_MS).unref()
  }
}

/** Every page of a published post that a reader is given counts, kept or made. */
function viewCounter(services: Promise<OpenServices>) {
  let opened: OpenServices | undefined
  services.then((ready) => (opened = ready)).catch(() => {}) // reported by whoever opened them
  return (request: Request, path: string): void => {
    const slug = postSlugOf(path)
    if (slug !== null && isReader(request)) opened?.services.views.count(slug)
  }
}
