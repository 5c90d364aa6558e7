import { servicesOf, type Context } from './context.server.ts'
import type { Services } from '#app/features/services.ts'

/**
 * Who has just changed something reads from the primary: a replica may not have it yet. The mark is the browser's own
 * and holds in every process; it outlasts what a replica may be behind (`MOST_BEHIND_MS`) by far.
 */
const NAME = 'recent_write'
const HOLDS_S = 15

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const hasRecentWrite = (request: Request): boolean =>
  request.headers.get('cookie')?.includes(`${NAME}=1`) ?? false

/** The mark, for the answer to a request that may have changed something; null where there is no replica. */
export function recentWriteCookie(request: Request, { replica, site }: Pick<Services, 'replica' | 'site'>) {
  if (replica === null || isRead(request)) return null
  const secure = site.origin.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=1; Path=/; Max-Age=${HOLDS_S}; HttpOnly; SameSite=Lax${secure}`
}

/** Reads what many read and what may be seconds old: from a replica, unless whoever asks has just changed something. */
export function readPublic<T>(
  { request, context }: { request: Request; context: Context },
  run: (db: Services['db']) => Promise<T>,
): Promise<T> {
  const { db, replica } = servicesOf(context)
  return replica && isRead(request) && !hasRecentWrite(request) ? replica.read(run) : run(db)
}
