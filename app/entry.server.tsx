import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { RequestIdContext } from '#app/features/page/failure-reference.tsx'
import { AppError } from '#app/domain/errors.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { NonceContext } from '#app/http/nonce-context.ts'

/** In development Vite compiles a page's modules while it renders: the first page takes ten seconds and more. */
const RENDER_TIMEOUT_MS = import.meta.env.DEV ? 120_000 : 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, isStored, requestId } = factsOf(context)
  let finalStatus = status
  const page = (
    <NonceContext value={nonce}>
      <RequestIdContext value={isStored && status < 500 ? undefined : requestId}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    // Parts stand where they belong: React would move long ones behind the page, for a script to put back.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)]),
    onError(error) {
      if (request.signal.aborted) return
      finalStatus = 500
      servicesOf(context).log.error({ error }, 'rendering failed')
    },
  })
  // Nothing on a page is waited for but scripts of lazy parts, once after the start: pages are whole without scripts.
  await stream.allReady
  return new Response(stream, { status: finalStatus, headers })
}

/** Refusals are answers, not faults: a page that is not there, or takes nothing, is not worth a line in the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Said with its id by server/router.ts already, or an answer that says it all.
  if (isRouteErrorResponse(error)) return
  if (error instanceof AppError && error.status < 500) return
  const { log } = servicesOf(context)
  log.error(
    { error, path: new URL(request.url).pathname, requestId: factsOf(context).requestId },
    'a page failed',
  )
}
