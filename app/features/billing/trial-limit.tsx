import { lazy, Suspense, useState } from 'react'
import { loadOrReload } from '#app/ui/load-script.ts'
import type { LimitDialogProps } from './limit-dialog.tsx'

const load = () => import('./limit-dialog.tsx')
const LimitDialog = lazy(async () => ({ default: (await loadOrReload(load)).LimitDialog }))

/** The dialog for when the trial is used up; its script comes with the first time. */
export function TrialLimit(props: LimitDialogProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (props.feature !== null && !isWanted) setIsWanted(true)
  return isWanted ? (
    <Suspense>
      <LimitDialog {...props} />
    </Suspense>
  ) : null
}
