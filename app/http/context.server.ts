import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Services } from '#app/features/services.ts'
import type { Viewer } from '#app/features/account/viewer.ts'
import { mayDo, type OwnerCommand, refusalWords, type StaffCommand } from '#app/domain/staff/ranks.ts'
import type { Owner, Staff, StaffSession } from '#app/features/staff/staff.ts'
import { AppError } from '#app/domain/errors.ts'

/** What the server hands to every loader and action. Set once per request, in server/render-page.ts and the root middleware. */

export const servicesContext = createContext<Services>()
/** Who is asking, or why that could not be found out. */
export const viewerContext = createContext<Viewer | AppError>()
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
  /** Aborts when the process stops: answers without an end of their own then end. */
  stopping: AbortSignal
  /** Aborts some seconds later, when work that somebody is waiting for must be done. */
  closing: AbortSignal
  /** Paths at which a page of the product always stands: no redirect may begin there. */
  fixedPaths(): Promise<ReadonlySet<string>>
  /** Hears the pattern of the route that answers, for the figures. */
  matched?(pattern: string): void
}

export type Context = Readonly<RouterContextProvider>

export const servicesOf = (context: Context): Services => context.get(servicesContext)
/** Who is asking. Throws where that could not be found out. */
export function viewerOf(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer instanceof AppError) throw viewer
  return viewer
}
export const factsOf = (context: Context): RequestFacts => context.get(requestFactsContext)

/** How long an answer without an end of its own may go on: until the client leaves or the process stops. */
export const streamSignal = (request: Request, context: Context): AbortSignal =>
  AbortSignal.any([request.signal, factsOf(context).stopping])

/** How long the work for an answer may go on: a stopping process waits for it for a while. */
export const workSignal = (request: Request, context: Context): AbortSignal =>
  AbortSignal.any([request.signal, factsOf(context).closing])

/** The signed-in member, or a refusal that the page answers with its sign-in dialog. */
export function requireMember(context: Context, message = 'Please sign in to continue') {
  const { member } = viewerOf(context)
  if (!member) throw new AppError('signed-out', message)
  return member
}

/**
 * Whoever runs the blog and may give this command, or a refusal. No member ever is one. Content is what every rank may
 * change; everything else is named, and what owners alone may do comes back as an `Owner`.
 */
export function requireStaff(context: Context, command: OwnerCommand): Owner
export function requireStaff(context: Context, command?: StaffCommand): Staff
export function requireStaff(context: Context, command: StaffCommand = 'write-content'): Staff {
  const session = context.get(staffSessionContext)
  if (session.kind === 'none') throw new AppError('signed-out', 'Please sign in to continue')
  if (session.kind !== 'staff') throw new AppError('forbidden', 'Set up the second factor first.')
  // An answer, not an error: the area shows it with its status, for pages and for what they send.
  if (!mayDo(session.staff.rank, command)) throw data(refusalWords(command), { status: 403 })
  return session.staff
}

/** Somebody with a staff password, for setting up the second factor and for nothing else. */
export function requireStaffPerson(context: Context) {
  const session = context.get(staffSessionContext)
  if (session.kind === 'none') throw new AppError('signed-out', 'Please sign in to continue')
  return session.kind === 'staff' ? session.staff : session.person
}
