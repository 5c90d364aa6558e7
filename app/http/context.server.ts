import { createContext, type RouterContextProvider } from 'react-router'
import type { Services } from '#app/features/services.ts'
import type { Viewer } from '#app/features/account/viewer.ts'
import type { StaffSession } from '#app/features/staff/staff.ts'
import { AppError } from '#app/domain/errors.ts'

/** What the server hands to every loader and action. Set once per request, in server/app.ts and the root middleware. */

export const servicesContext = createContext<Services>()
export const viewerContext = createContext<Viewer>()
/** Set by `withStaff` only: elsewhere nobody is staff. */
export const staffSessionContext = createContext<StaffSession>({ kind: 'none' })
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

/** Whoever runs the blog, or a refusal. No member ever is one. */
export function requireStaff(context: Context) {
  const session = context.get(staffSessionContext)
  if (session.kind === 'staff') return session.staff
  throw session.kind === 'none'
    ? new AppError('signed-out', 'Please sign in to continue')
    : new AppError('forbidden', 'Set up the second factor first.')
}

/** Somebody with a staff password, for setting up the second factor and for nothing else. */
export function requireStaffPerson(context: Context) {
  const session = context.get(staffSessionContext)
  if (session.kind === 'none') throw new AppError('signed-out', 'Please sign in to continue')
  return session.kind === 'staff' ? session.staff : session.person
}
