import { createContext, use } from 'react'

/** The id of the request that made this page: known while rendering on the server, and to nobody in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** What a person can name when they write to us; the log has the same. `id` where the failure brought its own. */
export function FailureReference({ id }: { id?: string | undefined }) {
  const own = use(RequestIdContext)
  const shown = id ?? own
  return (
    // What the server wrote stands: the browser does not know it.
    <p className="mt-8 text-sm text-ink-2" data-failure suppressHydrationWarning>
      {shown ? `Reference for support: ${shown}` : ''}
    </p>
  )
}
