/** The address a page is asked for by: what of it the page is made from, and what of it stays with the reader. */
import { isBrokenAddress } from '#app/http/address.ts'
import { publicPageAt } from '#app/http/public-pages.ts'
import { hasSessionCookie } from '#app/http/session-cookie.server.ts'

export type AskedPage = {
  /** What the page is made from. */
  request: Request
  /** What the page is kept under for all visitors; null where it is made for one of them. */
  key: string | null
  /** The answer as whoever asked gets it. */
  answer(response: Response): Response
}

export function askedPage(request: Request, path: string): AskedPage {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const page = isRead && !isBroken(request.url) ? publicPageAt(path, searchOf(request.url)) : null
  if (!page) return { request, key: null, answer: (response) => forScript(request, response) }
  return {
    request: withSearch(request, page.search),
    key: hasSessionCookie(request) ? null : page.key,
    answer: (response) => forScript(request, withQueryKept(response, request.url, page.search)),
  }
}

/** Such an address is refused as it is. Without a per cent sign it is none. */
const isBroken = (url: string) => url.includes('%') && isBrokenAddress(new URL(url))

/** The query of an address, with its `?`; '' for none. */
function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** The same request with another query: a page that is kept for all must not see what one of them added. */
function withSearch(request: Request, search: string): Request {
  if (searchOf(request.url) === search) return request
  const url = new URL(request.url)
  url.search = search
  const { method, headers, signal } = request
  return new Request(url, { method, headers, signal })
}

/** Who is led on keeps what stood in the address, for whoever counts campaigns there. */
function withQueryKept(response: Response, asked: string, search: string): Response {
  const given = searchOf(asked)
  const location = response.headers.get('location')
  if (!location || given === search) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.split('?', 1)[0] + given)
  return new Response(response.body, { status: response.status, headers })
}

/** A form that a reading page's script sent is to go there as a page: a redirect would load the page twice. */
function forScript(request: Request, response: Response): Response {
  const address = response.headers.get('location')
  if (!address || !request.headers.has('x-in-place')) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  headers.set('x-location', address)
  return new Response(null, { status: 204, headers })
}
