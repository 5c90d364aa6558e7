import { useState } from 'react'
import { todayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { showToast } from '#app/ui/toasts.ts'

/** Brings the pantry's foods to where recipes are asked for. */
export function UsePantryButton({ onFoods }: { onFoods: (lines: readonly string[]) => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const bring = async () => {
    setIsBusy(true)
    try {
      const { chipsOfPantry, fetchPantry } = await import('./pantry-chips.ts')
      const lines = chipsOfPantry(await fetchPantry(), todayHere())
      if (lines.length > 0) onFoods(lines)
      else showToast('Your pantry is empty. Fill it on the Meal Planning page.')
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={layout.needsScript}>
      <Button variant="secondary" isSmall isBusy={isBusy} onClick={() => void bring()}>
        Use my pantry
      </Button>
    </div>
  )
}
