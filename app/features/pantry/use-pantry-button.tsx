import { useState } from 'react'
import { todayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { showToast } from '#app/ui/toasts.ts'

type Asked = 'all' | 'expiring'

const NOTHING: Readonly<Record<Asked, string>> = {
  all: 'Your pantry is empty. Fill it on the Meal Planning page.',
  expiring: 'Nothing in your pantry expires within five days.',
}

/** Brings the pantry's foods to where recipes are asked for: what there is, or what should be eaten first. */
export function UsePantryButton({ onFoods }: { onFoods: (lines: readonly string[]) => void }) {
  const [busy, setBusy] = useState<Asked | null>(null)
  const [expiring, setExpiring] = useState<readonly string[]>([])
  const bring = async (asked: Asked) => {
    setBusy(asked)
    try {
      const { chipsOfPantry, expiringChips, fetchPantry } = await import('./pantry-chips.ts')
      const items = await fetchPantry()
      const soon = expiringChips(items, todayHere())
      const lines = asked === 'all' ? chipsOfPantry(items, todayHere()) : soon.map(({ line }) => line)
      setExpiring(asked === 'expiring' ? soon.map(({ said }) => said) : [])
      if (lines.length > 0) onFoods(lines)
      else showToast(NOTHING[asked])
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className={layout.needsScript}>
      <div className={layout.row}>
        <Button variant="secondary" isSmall isBusy={busy === 'all'} onClick={() => void bring('all')}>
          Use my pantry
        </Button>
        <Button
          variant="secondary"
          isSmall
          isBusy={busy === 'expiring'}
          onClick={() => void bring('expiring')}
        >
          Use what expires first
        </Button>
      </div>
      <output className={field.hint}>{expiring.join(', ')}</output>
    </div>
  )
}
