import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'

/**
 * The last step to the payment provider without scripts. A form may not be answered with an address of another host
 * (the page's own policy forbids it), so the page leads there itself.
 */
export function LeaveForProvider({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className="stack mt-6 max-w-measure">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>{children}</p>
      <p>
        <a className={buttonClass()} href={url} rel="noreferrer">
          Continue
        </a>
      </p>
    </div>
  )
}
