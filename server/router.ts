/** The framework's request handler over our routes: built once, its failures given a status, an id and a sentence. */
import {
  createRequestHandler,
  data,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { AppError, isUnavailable } from '#app/domain/errors.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { loggedPath } from './logged-path.ts'

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

export type RouterOptions = {
  load(): Promise<ServerBuild>
  origin: string
  isProduction: boolean
}

/**
 * In production the routes are derived from the build with the first request and kept; while developing they change,
 * and are derived for every request.
 */
export function openRouter({ load, origin, isProduction }: RouterOptions): Handler {
  const prepared = async (): Promise<ServerBuild> => {
    const build = await load()
    return {
      ...build,
      routes: withAnsweredFailures(build.routes),
      // Behind a TLS proxy the router would compare an https Origin with an inner http address.
      allowedActionOrigins: [new URL(origin).host],
    }
  }
  if (!isProduction) return createRequestHandler(prepared, 'development')
  let opened: Promise<Handler> | undefined
  return async (request, context) => {
    opened ??= prepared().then((build) => createRequestHandler(build, 'production'))
    return (await opened)(request, context)
  }
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Args = { request: Request; context: RouterContextProvider; pattern: string }
type Run = (args: Args, ...rest: never[]) => unknown

/** Where a page or an answer fails, the framework would say "Unexpected Server Error" to whoever asked, and 500. */
function withAnsweredFailures(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && withAnsweredFailure(route)]),
  )
}

function withAnsweredFailure(route: Route): Route {
  const { module } = route
  const isPage = 'default' in module || 'ErrorBoundary' in module
  const guard = (run: unknown) => run && guarded(run as Run, isPage)
  const middleware = (module as { middleware?: unknown[] }).middleware
  return {
    ...route,
    module: {
      ...module,
      ...('loader' in module && { loader: guard(module.loader) }),
      ...('action' in module && { action: guard(module.action) }),
      ...(middleware && { middleware: middleware.map((one) => guarded(one as Run, true)) }),
    } as Route['module'],
  }
}

function guarded(run: Run, isPage: boolean): Run {
  return async (args, ...rest) => {
    factsOf(args.context).matched?.(args.pattern)
    try {
      return await run(args, ...rest)
    } catch (error) {
      throw answerTo(error, args, isPage)
    }
  }
}

/** What a page's script finds in the error of a failed page; the log has the same id. */
export type FailureFacts = { requestId: string }

function answerTo(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
  isPage: boolean,
): unknown {
  // Redirects, missing pages and refusals are answers.
  if (error instanceof Response || isAnswer(error) || isRouteErrorResponse(error)) return error
  if (request.signal.aborted) return error
  const isOutage = isUnavailable(error)
  if (error instanceof AppError && error.status < 500) return error
  const { requestId } = factsOf(context)
  const path = loggedPath(new URL(request.url).pathname)
  servicesOf(context).log.error({ error, path, requestId }, isOutage ? OUTAGE : 'a page failed')
  const status = isOutage ? 503 : 500
  const facts: FailureFacts = { requestId }
  return isPage ? data(facts, { status }) : plainFailure(status, requestId)
}

const OUTAGE = 'a page failed: something it needs is not there'

/** For feeds, pictures and scripts, which show no page. */
export function plainFailure(status: 500 | 503, requestId: string): Response {
  const words =
    status === 503
      ? 'We cannot reach our data right now. Please try again in a minute.'
      : 'Something went wrong on our side. Please try again.'
  return new Response(`${words} (${requestId})`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
