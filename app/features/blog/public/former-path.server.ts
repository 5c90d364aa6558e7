import { lookedUpPath } from '#app/domain/blog/redirect-paths.ts'
import { ownPath } from '#app/domain/account.ts'
import { findRedirect } from './blog-pages.server.ts'
import type { Services } from '#app/features/services.ts'

/**
 * Where staff have let an address lead at which nothing stands, with the query it was asked with; null where nowhere.
 * Asked only once a page is missing, so that no redirect ever hides one that is there.
 */
export async function formerPath(
  { db, log }: Pick<Services, 'db' | 'log'>,
  request: Request,
): Promise<string | null> {
  const { pathname, search } = new URL(request.url)
  const path = lookedUpPath(pathname)
  if (!path) return null
  const to = ownPath((await findRedirect(db, path, log)) ?? '')
  if (!to || lookedUpPath(to.split(/[?#]/, 1)[0]!) === path) return null
  return to.includes('?') || to.includes('#') ? to : to + search
}
