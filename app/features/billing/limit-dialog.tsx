import { type Feature, limitReachedMessage } from '#app/domain/allowance.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import { BenefitList } from './premium-benefits.tsx'
import { UpgradeLink } from './upgrade-host.tsx'
import dialog from '#app/ui/dialog.module.css'

export type LimitDialogProps = {
  /** The feature whose free attempts are used up; `null` when closed. */
  feature: Feature | null
  onClose: () => void
}

const BENEFITS = [
  'Unlimited recipes, estimates and plans',
  'Up to 3 recipes at once, saved with pictures',
  'Plans of up to 7 days with macro targets',
]

/** Says that the trial is used up, and leads to the upgrade. */
export function LimitDialog({ feature, onClose }: LimitDialogProps) {
  return (
    <Dialog id="trial-limit" title="Trial Limit Reached" isOpen={feature !== null} onClose={onClose}>
      <p>{limitReachedMessage(feature ?? 'recipes')}</p>
      <BenefitList benefits={BENEFITS} isNarrow />
      <div className={dialog.actions}>
        <Button variant="quiet" {...closesDialog('trial-limit')}>
          Not now
        </Button>
        <UpgradeLink className={buttonClass()} onOpen={onClose}>
          Upgrade to Premium
        </UpgradeLink>
      </div>
    </Dialog>
  )
}
