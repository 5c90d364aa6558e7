import { createContext, type RouterContextProvider } from 'react-router'
import type { Services } from '#app/features/services.ts'
import type { Viewer } from '#app/features/account/viewer.ts'
import { AppError } from '#app/domain/errors.ts'

/** What the server hands to every loader and action. Set once per request, in server/app.ts and the root middleware. */

export const servicesContext = createContext<Services>()
export const viewerContext = createContext<Viewer>()
export const requestFactsContext = createContext<RequestFacts>()

export type RequestFacts = {
  requestId: string
  /** Address of the person, after trusted proxies; never stored in clear. */
  clientAddress: string
  /** Undefined for pages that are stored: their inline scripts are named by hash. */
  nonce: string | undefined
  /** True when the answer will be kept for all visitors: it must wait for everything and hold nothing personal. */
  isStored: boolean
  /** Aborts when the process stops: answers that would go on for long end then. */
  stopping: AbortSignal
}

export type Context = Readonly<RouterContextProvider>

export const servicesOf = (context: Context): Services => context.get(servicesContext)
export const viewerOf = (context: Context): Viewer => context.get(viewerContext)
export const factsOf = (context: Context): RequestFacts => context.get(requestFactsContext)

/** The signed-in member, or a refusal that the page answers with its sign-in dialog. */
export function requireMember(context: Context, message = 'Please sign in to continue') {
  const { member } = viewerOf(context)
  if (!member) throw new AppError('signed-out', message)
  return member
}
