import { createContext, lazy, type MouseEvent, type ReactNode, Suspense, use, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useOtherTabs } from './other-tabs.ts'

const UpgradeDialog = lazy(async () => {
  const { UpgradeDialog } = await import('./upgrade-dialog.tsx')
  return { default: UpgradeDialog }
})

const UpgradeContext = createContext<(() => void) | undefined>(undefined)

/** Holds the upgrade dialog for every page below it; its script comes with the first click. */
export function UpgradeHost({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const revalidator = useRevalidator()
  useOtherTabs(() => void revalidator.revalidate())
  return (
    <UpgradeContext value={() => setState('open')}>
      {children}
      {state !== 'unasked' && (
        <Suspense>
          <UpgradeDialog
            isOpen={state === 'open'}
            isSignedIn={isSignedIn}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </UpgradeContext>
  )
}

type UpgradeLinkProps = { className?: string; onOpen?: () => void; children: ReactNode }

/** Opens the upgrade dialog in place; with scripts off it leads to the prices. */
export function UpgradeLink({ className, onOpen, children }: UpgradeLinkProps) {
  const open = use(UpgradeContext)
  const click = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!open || !isPlain) return
    event.preventDefault()
    onOpen?.()
    open()
  }
  return (
    <Link className={className} to="/pricing" onClick={click}>
      {children}
    </Link>
  )
}
