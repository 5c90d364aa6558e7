/** A page, made by the framework for one request, and finished: compressed, with its policy for scripts. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { requestFactsContext, servicesContext } from '#app/http/context.server.ts'
import type { OpenServices } from '#app/services.server.ts'
import { addressForLimits, clientAddressReader } from './client-address.ts'
import { compressResponse } from './compress.ts'
import { fixedPathsOf } from './fixed-paths.ts'
import type { Env, Host } from './host.ts'
import { openRouter } from './router.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

export type PageRenderer = {
  /** `nonce` names the page's inline scripts; a stored page has none. */
  render(
    c: Context<Env>,
    request: Request,
    options: { nonce: string | undefined; isStored: boolean },
  ): Promise<Response>
  /** The page as it is sent when it is not stored. */
  finish(request: Request, made: Response, nonce: string | undefined): Promise<Response>
  newNonce(): string | undefined
}

export function pageRenderer(
  { config, lifecycle, isProduction }: Host,
  services: Promise<OpenServices>,
  load: () => Promise<ServerBuild>,
): PageRenderer {
  const handler = openRouter({ load, origin: config.origin, isProduction })
  const clientAddressOf = clientAddressReader(config.trustedProxies)

  return {
    newNonce: () => (isProduction ? randomBytes(16).toString('base64') : undefined),
    async render(c, request, { nonce, isStored }) {
      const opened = await services
      if (request.method !== 'GET' && request.method !== 'HEAD') await opened.jobsStarted
      const { remoteAddress } = c.env.incoming?.socket ?? {}
      const context = new RouterContextProvider()
      context.set(servicesContext, opened.services)
      context.set(requestFactsContext, {
        requestId: c.get('requestId'),
        clientAddress: addressForLimits(
          clientAddressOf(remoteAddress, request.headers.get('x-forwarded-for')),
        ),
        nonce,
        isStored,
        stopping: lifecycle.stopping,
        closing: lifecycle.closing,
        fixedPaths: async () => fixedPathsOf((await load()).routes),
        matched: (pattern) => c.set('route', pattern.startsWith('/') ? pattern : `/${pattern}`),
      })
      return handler(request, context)
    },
    async finish(request, made, nonce) {
      const isPage = isProduction && isHtml(made)
      // A page of the public part that is not stored, as of a post that is missing, has no nonce either.
      const html = isPage && nonce === undefined ? await made.text() : null
      const finished = await compressResponse(request, html === null ? made : new Response(html, made))
      const headers = new Headers(finished.headers)
      if (isPage) {
        const scripts = html === null ? [`'nonce-${nonce}'`] : inlineScriptHashes(html)
        headers.set('content-security-policy', contentSecurityPolicy(scripts))
      }
      if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
      return new Response(finished.body, { status: finished.status, headers })
    },
  }
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
