import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type BrowserEntry, readEntry, writeEntry } from './browser-entry.ts'
import { STAFF_LOGIN } from './staff-paths.ts'

/** The query of the first page after a sign-in whose form was sent without scripts. */
export const JUST_SIGNED_IN = 'signed-in'

/** Writes the entry on the first page after signing in; later, a missing or invalid one leads to the sign-in page. */
export function useBrowserEntry(person: BrowserEntry): void {
  const { id, email } = person
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isFresh = query.has(JUST_SIGNED_IN)
  useEffect(() => {
    if (isFresh) {
      writeEntry(localStorage, { id, email })
      void navigate({ search: '' }, { replace: true, preventScrollReset: true })
      return
    }
    if (readEntry(localStorage)) writeEntry(localStorage, { id, email })
    else location.replace(STAFF_LOGIN)
  }, [id, email, isFresh, navigate])
}
