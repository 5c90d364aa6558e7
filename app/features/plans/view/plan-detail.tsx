import { useState } from 'react'
import { Link } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { deleteDialogOf, DeletePlanDialog } from '#app/features/plans/change/delete-plan-dialog.tsx'
import { MoveDialog } from '#app/features/plans/change/move-dialog.tsx'
import { usePlacedToast } from '#app/features/plans/change/use-placed-toast.ts'
import { SwapDialog } from '#app/features/plans/change/swap-dialog.tsx'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { usePlanMoves } from '#app/features/plans/change/use-plan-moves.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { PrintDialog } from '#app/features/plans/print/print-dialog.tsx'
import { PrintSheet } from '#app/features/plans/print/print-sheet.tsx'
import { usePlanPrint } from '#app/features/plans/print/use-plan-print.ts'
import { PlanProgressCard } from '#app/features/plans/progress/plan-progress-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { bringIntoView } from '#app/ui/bring-into-view.ts'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { DayStrip } from './day-strip.tsx'
import { PLAN_ICONS } from './meal-actions.tsx'
import { PlanDay } from './plan-day.tsx'
import styles from './plan-detail.module.css'
import { PLAN_HEADING, PlanHead } from './plan-head.tsx'
import { energyInWords } from '#app/domain/planning/goal-check.ts'
import type { PlanDayView, PlanDetail as PlanDetailData, PlanProgress } from './plan-view.ts'
import { counted } from './plan-words.ts'
import { ShoppingList } from './shopping-list.tsx'
import { TargetFigures } from './target-figures.tsx'
import { WeekAround } from './week-around.tsx'

type PlanDetailProps = {
  plan: PlanDetailData
  /** While meals are being made: how far they are. */
  progress: PlanProgress | null
  /** It takes longer than the page waits. */
  slowText?: string | undefined
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
}

/** A plan: today's meals, the other days closed to a line, then the week as a whole and what is to be bought. */
export function PlanDetail({ plan, progress, slowText, serverDay }: PlanDetailProps) {
  const printing = usePlanPrint(plan)
  const { printed } = printing
  const today = useToday(serverDay)
  const { moving, startMove, stopMove, move, refusal, ...moves } = usePlanMoves(plan)
  usePlacedToast(plan)
  const { coming, past } = inReadingOrder(plan.days, today)
  const firstOpen = coming[0]?.dayIndex ?? null
  const [openedDay, setOpenedDay] = useState<number | null>(null)
  const isGenerating = progress !== null || plan.status === 'generating'
  const isReady = !isGenerating && plan.mealsDone > 0
  const drawDay = (day: PlanDayView) => (
    <PlanDay
      key={day.dayIndex}
      plan={plan}
      day={day}
      isGenerating={isGenerating}
      isToday={day.date === today}
      isFirstOpen={day.dayIndex === firstOpen}
      onOpen={setOpenedDay}
      onMove={startMove}
      onSwap={moves.startSwap}
      onRefuse={moves.refuseDish}
    />
  )
  return (
    <article className={styles.plan} data-printed={printed?.what ?? 'plan'} aria-labelledby={PLAN_HEADING}>
      <IconSheet icons={PLAN_ICONS} />
      <div className={styles.head}>
        <PlanHead plan={plan} isReady={isReady} today={today} />
        <Replaced plan={plan} />
        {progress && <PlanProgressCard progress={progress} />}
        {isGenerating && plan.isOwn && (
          <Button
            variant="secondary"
            isSmall
            className={styles.stop}
            {...opensDialog(deleteDialogOf(plan.id))}
          >
            Delete plan
          </Button>
        )}
        {slowText && <Notice tone="error">{slowText}</Notice>}
        {refusal && (
          <div ref={bringIntoView}>
            <Notice tone="error" title={refusal.code === 'conflict' ? 'Nothing was changed.' : undefined}>
              {refusal.message}
            </Notice>
          </div>
        )}
        {!isGenerating && (plan.status === 'incomplete' || plan.status === 'failed') && (
          <Incomplete plan={plan} />
        )}
        {plan.days.length > 1 && <DayStrip days={plan.days} today={today} openDay={openedDay ?? firstOpen} />}
      </div>
      <div className={styles.days}>
        {coming.map(drawDay)}
        {past.length > 0 && (
          <p className={classNames(text.small, text.muted, styles.past)}>Earlier in this plan</p>
        )}
        {past.map(drawDay)}
      </div>
      <Week plan={plan} today={today} />
      {isReady && <ShoppingList {...plan} onPrint={printing.printList} className={styles.shopping} />}
      <SwapDialog plan={plan} meal={moves.swapping} onClose={moves.stopSwap} onSwap={moves.swap} />
      <MoveDialog plan={plan} meal={moving} onClose={stopMove} onMove={move} />
      {plan.isOwn && <DeletePlanDialog plan={plan} />}
      {isReady && <PrintDialog {...printing} />}
      {isReady && printed?.what === 'week' && (
        <PrintSheet plan={plan} recipes={printed.recipes} className={styles.sheet} />
      )}
    </article>
  )
}

/** Which days count no more, because a newer plan has them. */
function Replaced({ plan: { days, replacedDates } }: { plan: PlanDetailData }) {
  const count = replacedDates.length
  if (count === 0) return null
  const newer = days.flatMap(({ replacedBy }) => (replacedBy && replacedBy !== 'another' ? [replacedBy] : []))
  const byId = new Map(newer.map((one) => [one.planId, one.name]))
  return (
    <Notice
      tone="warn"
      title={
        count === days.length
          ? 'A newer plan replaces this one.'
          : `A newer plan replaces ${counted(count, 'day')} of this one.`
      }
    >
      {count === 1 ? 'Its' : 'Their'} food is neither reserved nor on the shopping list.{' '}
      {[...byId].map(([planId, name]) => (
        <Link key={planId} to={planAddress(planId)}>
          Open “{name}”
        </Link>
      ))}
    </Notice>
  )
}

/** Today comes first and is open, then the days after it, then those that are over. */
function inReadingOrder(days: readonly PlanDayView[], today: string) {
  const at = days.findIndex(({ date }) => date === today)
  return at < 0 ? { coming: days, past: [] } : { coming: days.slice(at), past: days.slice(0, at) }
}

/** The plan as a whole: the days around their target, what each is to bring, and what they do not bring as advised. */
function Week({ plan, today }: { plan: PlanDetailData; today: string }) {
  const energy = useEnergy()
  const missed = plan.days.filter((day) => day.openSlots.length === 0 && !day.isMet)
  const isLong = plan.days.length > 1
  return (
    <section className={styles.week} aria-label="The plan as a whole">
      {isLong && <WeekAround days={plan.days} targets={plan.targets} today={today} />}
      <div className={layout.stack}>
        <h3 className={text.heading3}>What each day aims at</h3>
        <TargetFigures targets={plan.targets} isLarge />
        <p className={classNames(text.small, text.muted)}>{energyInWords(plan.energy, energy.words)}</p>
        {plan.isLightlySalted && (
          <p className={classNames(text.small, text.muted)}>
            Recipes from our cookbook are lightly salted in plans. Salt you add, to the water too, isn’t
            counted.
          </p>
        )}
        {plan.notes.map((note) => (
          <Notice key={note} tone="warn">
            {note}
          </Notice>
        ))}
        {isLong && missed.length > 0 && (
          <Notice
            tone="warn"
            title={
              missed.length === 1
                ? `${dateInWords(missed[0]!.date)} misses its targets.`
                : `${missed.length} of ${plan.days.length} days miss their targets.`
            }
          >
            {missed.length === 1 ? 'The day says' : 'Each day says'} by how much and why.
          </Notice>
        )}
        {plan.health.length > 0 && (
          <Notice tone="warn" title="Where these days differ from dietary advice">
            <ul>
              {plan.health.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </section>
  )
}

/** Every slot was tried and some stayed empty: they can be tried again. */
function Incomplete({ plan }: { plan: PlanDetailData }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const isNothing = plan.status === 'failed'
  const open = plan.days.reduce((sum, day) => sum + day.openSlots.length, 0)
  return (
    <Notice
      tone="warn"
      title={isNothing ? 'No meal could be made.' : `${counted(open, 'meal')} could not be made.`}
    >
      {isNothing ? 'It costs you nothing; please try again.' : 'The rest of the plan is unchanged.'}
      <Form method="post" action={planAddress(plan.id)} className={classNames(layout.row, styles.complete)}>
        <input type="hidden" name="planId" value={plan.id} />
        <input type="hidden" name="revision" value={plan.revision} />
        {!isNothing && plan.mayChange && (
          <Button type="submit" isSmall name="intent" value="complete" isBusy={isBusy}>
            Complete plan
          </Button>
        )}
        {isNothing && plan.isOwn && (
          <Button type="submit" isSmall name="intent" value="retry" isBusy={isBusy}>
            Try again
          </Button>
        )}
        {plan.isOwn && (
          <Button variant="secondary" isSmall {...opensDialog(deleteDialogOf(plan.id))}>
            Delete plan
          </Button>
        )}
      </Form>
    </Notice>
  )
}
