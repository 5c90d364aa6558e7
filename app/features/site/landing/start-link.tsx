import type { ReactNode } from 'react'
import { Link } from 'react-router'

type StartLinkProps = {
  /** The page it starts: a path of ours. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * A start or plan button: a visitor gets the sign-up dialog, and the page after it (members never see the landing). The
 * dialog is a matter of the address alone: nothing is loaded for it, and with scripts off the link still opens it.
 */
export function StartLink({ to, className, children }: StartLinkProps) {
  return (
    <Link className={className} to={signUpHref(to)} preventScrollReset defaultShouldRevalidate={false}>
      {children}
    </Link>
  )
}

/** `/?auth=sign-up&to=/calories`: the landing with the sign-up dialog open, going on to `to` afterwards. */
export function signUpHref(to: string): string {
  return `/?auth=sign-up&to=${to}`
}
