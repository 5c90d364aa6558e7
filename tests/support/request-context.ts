import { RouterContextProvider } from 'react-router'
import { type RequestFacts, requestFactsContext } from '#app/http/context.server.ts'

/** A request and its context; `stopping` ends open streams, `closing` ends work in progress. */
export function requestWithContext({
  stopping = new AbortController().signal,
  closing = new AbortController().signal,
}: Partial<Pick<RequestFacts, 'stopping' | 'closing'>> = {}) {
  const context = new RouterContextProvider()
  context.set(requestFactsContext, { stopping, closing } as RequestFacts)
  return { request: new Request('http://localhost/events'), context }
}
