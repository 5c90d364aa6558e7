import { createContext, use } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './failure-reference.module.css'

/** The id of the request that made this page: known while rendering on the server, and to nobody in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** What a person can name when they write to us; the log has the same. `id` where the failure brought its own. */
export function FailureReference({ id }: { id?: string | undefined }) {
  const own = use(RequestIdContext)
  const shown = id ?? own
  return (
    // What the server wrote stands: the browser does not know it.
    <p className={classNames(styles.reference, text.small, text.muted)} data-failure suppressHydrationWarning>
      {shown ? `Reference for support: ${shown}` : ''}
    </p>
  )
}
