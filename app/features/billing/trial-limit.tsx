import { useState } from 'react'
import { late } from '#app/ui/late.tsx'
import type { LimitDialogProps } from './limit-dialog.tsx'

const load = async () => (await import('./limit-dialog.tsx')).LimitDialog
const LateDialog = late(import.meta.env.SSR ? await load() : null, load)

/** The dialog for when the trial is used up; its script comes with the first time. */
export function TrialLimit(props: LimitDialogProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (props.feature !== null && !isWanted) setIsWanted(true)
  return isWanted ? <LateDialog {...props} /> : null
}
