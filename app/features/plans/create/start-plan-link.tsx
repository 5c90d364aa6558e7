import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from '#app/ui/button.tsx'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'

type StartPlanLinkProps = Pick<ButtonLook, 'variant' | 'isBlock'> & {
  onStart: () => void
  children: ReactNode
}

/** Opens the plan dialog in place; before hydration and with scripts off the link brings it. */
export function StartPlanLink({ onStart, variant, isBlock, children }: StartPlanLinkProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onStart()
  }
  return (
    <Link className={buttonClass({ variant, isBlock })} to={NEW_PLAN} onClick={open}>
      {children}
    </Link>
  )
}
