import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import type { PlanDetail, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { dayHeading } from '#app/features/plans/view/plan-words.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { RefuseButton, RefusedWords } from './refuse-dish.tsx'
import styles from './swap-dialog.module.css'
import { SwapOfferRow, SwapOfferSkeleton } from './swap-offer-row.tsx'
import { OFFERS_AT_A_TIME } from './swap-offers.ts'
import { usePlanChange } from './use-plan-change.ts'
import { useSwapOffers } from './use-swap-offers.ts'
import { useUnwantedDish } from './use-unwanted-dish.ts'

const DIALOG = 'swap-meal'

type SwapDialogProps = {
  plan: PlanDetail
  /** The meal whose place is to be filled; `null` when closed. */
  meal: PlannedMealView | null
  onClose: () => void
  /** With the dish chosen; without one, any dish comes. */
  onSwap: (meal: PlannedMealView, dish?: string) => void
}

/** Offers dishes for a meal's place: five at a time, each with what it brings there and what speaks for it. */
export function SwapDialog({ plan, meal, onClose, onSwap }: SwapDialogProps) {
  return (
    <Dialog
      id={DIALOG}
      title={meal ? `Swap ${meal.recipeName}` : 'Choose another dish'}
      isOpen={meal !== null}
      onClose={onClose}
      isWide
    >
      {meal && <SwapChoice key={meal.id} plan={plan} meal={meal} onSwap={onSwap} />}
    </Dialog>
  )
}

type ChoiceProps = { plan: PlanDetail; meal: PlannedMealView } & Pick<SwapDialogProps, 'onSwap'>

function SwapChoice({ plan, meal, onSwap }: ChoiceProps) {
  const found = useSwapOffers(plan.id, meal.id)
  const { isBusy } = usePlanChange(plan.id)
  const unwanted = useUnwantedDish({ dish: meal.dishKey, name: meal.recipeName })
  const day = plan.days.find(({ dayIndex }) => dayIndex === meal.dayIndex)
  return (
    <>
      <p className={classNames(text.small, text.muted)}>
        {mealTypeLabel(meal.slot)}, {day && dayHeading(day)}.{' '}
        {meal.portionsCooked > 1
          ? 'What is planned as its leftovers is cooked by itself then; the rest of the plan stays as it is.'
          : 'The rest of the plan stays as it is.'}
      </p>
      <div className={layout.row}>
        {/* First: for any other dish, pressing Enter twice is enough. */}
        <Button variant="secondary" isSmall isBusy={isBusy} onClick={() => onSwap(meal)}>
          Surprise me
        </Button>
        <RefuseButton name={meal.recipeName} unwanted={unwanted} />
      </div>
      <RefusedWords name={meal.recipeName} unwanted={unwanted} />
      <Offers found={found} isBusy={isBusy} onChoose={(dish) => onSwap(meal, dish)} />
    </>
  )
}

type OffersProps = {
  found: ReturnType<typeof useSwapOffers>
  isBusy: boolean
  onChoose: (dish: string) => void
}

function Offers({ found, isBusy, onChoose }: OffersProps) {
  const { offers, isLoading, failure, areFirst, showOthers, tryAgain } = found
  const isEnd = !isLoading && failure === null && offers.length < OFFERS_AT_A_TIME
  return (
    <>
      <p aria-live="polite" className={text.srOnly}>
        {isLoading
          ? 'Looking for dishes.'
          : failure === null
            ? `Dishes to choose from: ${offers.length}.`
            : ''}
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {failure === null && (
        <ul className={styles.offers} aria-busy={isLoading || undefined}>
          {isLoading
            ? Array.from({ length: OFFERS_AT_A_TIME }, (_, at) => <SwapOfferSkeleton key={at} />)
            : offers.map((offer) => (
                <SwapOfferRow
                  key={offer.dish}
                  offer={offer}
                  isBusy={isBusy}
                  onChoose={() => onChoose(offer.dish)}
                />
              ))}
        </ul>
      )}
      {isEnd ? (
        <p className={classNames(text.small, text.muted)}>
          {areFirst ? 'Few dishes fit here beside the rest of the plan.' : 'No further dishes fit here.'}
        </p>
      ) : (
        // The same button all the while: it keeps the focus.
        <Button
          variant="secondary"
          isBlock
          isBusy={isLoading}
          onClick={failure === null ? showOthers : tryAgain}
        >
          {failure === null ? 'Show five others' : 'Try again'}
        </Button>
      )}
    </>
  )
}
