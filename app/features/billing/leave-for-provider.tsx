import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './payment-page.module.css'

/**
 * The last step to the payment provider without scripts. A form may not be answered with an address of another host
 * (the page's own policy forbids it), so the page leads there itself.
 */
export function LeaveForProvider({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.stack, styles.leave)}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>{children}</p>
      <p>
        <LinkButton href={url} rel="noreferrer">
          Continue
        </LinkButton>
      </p>
    </div>
  )
}
