import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { lazy, Suspense, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { loadOrReload } from '#app/ui/load-script.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import text from '#app/ui/text.module.css'
import { useEnergy } from '#app/features/page/energy.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { FOODS_PATH, type FoodsChange, type FoodUse } from './foods-answer.ts'

const loadPanel = () => import('./product-panel.tsx')
const ProductPanel = lazy(async () => ({ default: (await loadOrReload(loadPanel)).ProductPanel }))

type ScanButtonProps = {
  uses: readonly FoodUse[]
  serverDay: string
  chosenDay?: string | null
  /** Shows the icon alone, where there is little room. */
  isIcon?: boolean
  /** Gets "30 g Ferrero Nutella" where a food is to be named in a meal. */
  onNamed?: (named: string) => void
}

/** Opens the dialog that finds a product by its barcode; without scripts it is a link to the page that does the same. */
export function ScanButton({ uses, serverDay, chosenDay = null, isIcon = false, onNamed }: ScanButtonProps) {
  const dialogId = useId()
  /** Counts the openings: each begins anew. */
  const [opening, setOpening] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const undo = useFetcher()
  const energy = useEnergy()
  const used = ({ logged, stocked, named }: FoodsChange) => {
    setIsOpen(false)
    if (named !== undefined) onNamed?.(named)
    if (stocked) showToast(`${stocked.amount} of ${stocked.name} in your pantry.`)
    if (logged)
      showToast(`Added ${logged.name}, ${energy.words(logged.kcal)}`, {
        action: {
          label: 'Undo',
          onPress: () =>
            void undo.submit(
              { intent: 'remove-entry', entryId: logged.id },
              { method: 'post', action: '/dashboard' },
            ),
        },
      })
  }
  const content = (
    <>
      <ScanBarcode className={text.icon} aria-hidden />
      {isIcon ? <span className={text.srOnly}>Scan a barcode</span> : 'Scan a barcode'}
    </>
  )
  return (
    <>
      <LinkButton
        href={FOODS_PATH}
        variant="secondary"
        isIcon={isIcon}
        title={isIcon ? 'Scan a barcode' : undefined}
        onClick={(event) => {
          event.preventDefault()
          setOpening(opening + 1)
          setIsOpen(true)
        }}
      >
        {content}
      </LinkButton>
      <Dialog id={dialogId} title="Find a product" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <Suspense fallback={<Spinner label="Loading" />}>
            <Opened key={opening} uses={uses} serverDay={serverDay} chosenDay={chosenDay} onUsed={used} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

type OpenedProps = Pick<ScanButtonProps, 'uses' | 'serverDay' | 'chosenDay'> & {
  onUsed: (change: FoodsChange) => void
}

/** One opening of the dialog has ids of its own, so that what is sent twice is done once. */
function Opened(props: OpenedProps) {
  const [ids] = useState(() => ({ newId: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() }))
  return <ProductPanel {...props} {...ids} isInDialog />
}
