import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, NavigationType, useNavigationType } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deleteDialogOf, DeletePlanDialog } from '#app/features/plans/change/delete-plan-dialog.tsx'
import { MoveDialog } from '#app/features/plans/change/move-dialog.tsx'
import { PlanDay } from './plan-day.tsx'
import { PLANS_TAB, planAddress } from '#app/features/plans/plan-addresses.ts'
import { PlanProgressCard } from '#app/features/plans/progress/plan-progress-card.tsx'
import { TargetFigures } from './target-figures.tsx'
import type { PlanDetail as PlanDetailData, PlanProgress } from './plan-view.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { counted } from './plan-words.ts'
import { ShoppingList } from './shopping-list.tsx'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { usePlanMoves } from '#app/features/plans/change/use-plan-moves.ts'
import { WeekBars } from './week-bars.tsx'
import styles from './plan-detail.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import menu from '#app/ui/menu.module.css'

const HEADING = 'plan-name'

type PlanDetailProps = {
  plan: PlanDetailData
  /** While meals are being made: how far they are. */
  progress: PlanProgress | null
  /** It takes longer than the page waits. */
  slowText?: string | undefined
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
}

/** A plan day by day: what is eaten, how it meets the targets, what is to be bought. */
export function PlanDetail({ plan, progress, slowText, serverDay }: PlanDetailProps) {
  const [printed, setPrinted] = useState<'plan' | 'list'>('plan')
  const { moving, startMove, stopMove, move, refusal } = usePlanMoves(plan)
  const heading = useFocusAfterNavigation()
  const isGenerating = progress !== null || plan.status === 'generating'
  const print = (what: 'plan' | 'list') => {
    flushSync(() => setPrinted(what))
    window.print()
  }

  const open = plan.days.reduce((sum, day) => sum + day.openSlots.length, 0)
  const missed = plan.days.filter((day) => day.openSlots.length === 0 && !day.isMet)
  return (
    <article className={styles.plan} data-printed={printed} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <Link to={PLANS_TAB} className={classNames(layout.noPrint, text.small)}>
          Back to My Plans
        </Link>
        <div className={styles.title}>
          <h2 id={HEADING} ref={heading} tabIndex={-1}>
            {plan.name}
          </h2>
          {!isGenerating && plan.mealsDone > 0 && <PlanMenu plan={plan} onPrint={() => print('plan')} />}
        </div>
        <p className={text.lede}>{plan.description}</p>
        <Sharing plan={plan} />
        {!isGenerating && plan.mealsDone > 0 && (
          <div className={classNames(layout.noPrint, layout.row, styles.actions)}>
            {plan.mayChange && <RemakePlan plan={plan} />}
            {plan.canUndo && <UndoChange plan={plan} />}
            <a className={buttonClass({ variant: 'secondary', isSmall: true })} href="#shopping-list">
              Shopping list
            </a>
          </div>
        )}
      </div>

      {progress && <PlanProgressCard progress={progress} />}
      {slowText && <Notice tone="error">{slowText}</Notice>}
      {refusal && (
        <Notice tone="error" title={refusal.code === 'conflict' ? 'Nothing was changed.' : undefined}>
          {refusal.message}
        </Notice>
      )}
      {!isGenerating && (plan.status === 'incomplete' || plan.status === 'failed') && (
        <Incomplete plan={plan} open={open} />
      )}
      {plan.notes.map((note) => (
        <Notice key={note} tone="warn">
          {note}
        </Notice>
      ))}
      <TargetFigures targets={plan.targets} isLarge />
      <p className={classNames(text.small, text.muted)}>{plan.energyNote}</p>
      {plan.days.length > 1 && <WeekBars days={plan.days} targets={plan.targets} serverDay={serverDay} />}
      {plan.days.length > 1 && missed.length > 0 && (
        <Notice
          tone="warn"
          title={
            missed.length === 1
              ? `${dateInWords(missed[0]!.date)} misses its targets.`
              : `${missed.length} of ${plan.days.length} days miss their targets.`
          }
        >
          By how much and why stands under {missed.length === 1 ? 'the day' : 'each day'}.
        </Notice>
      )}
      {plan.health.length > 0 && (
        <Notice tone="warn" title="What these days do not bring as advised">
          <ul>
            {plan.health.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.days}>
        {plan.days.map((day) => (
          <PlanDay key={day.dayIndex} plan={plan} day={day} isGenerating={isGenerating} onMove={startMove} />
        ))}
      </div>
      {!isGenerating && plan.mealsDone > 0 && (
        <ShoppingList {...plan} onPrint={() => print('list')} className={styles.shopping} />
      )}
      <MoveDialog plan={plan} meal={moving} onClose={stopMove} onMove={move} />
      {plan.isOwn && <DeletePlanDialog plan={plan} />}
    </article>
  )
}

/** Whom the plan is for, whose it is, and who sees it. */
function Sharing({ plan }: { plan: PlanDetailData }) {
  const { people, maker, isShared, mayChange } = plan
  if (people.length === 1 && maker === null && !isShared) return null
  return (
    <p className={classNames(text.small, text.muted)}>
      {people.length > 1 && `For ${people.join(', ')}. `}
      {maker === null ? isShared && 'Shared with your household.' : `Made by ${maker}.`}
      {!mayChange && ' You may look; owners and cooks of the household change it.'}
    </p>
  )
}

/** What was pressed to come here is gone: whoever goes by keyboard or ear goes on at the plan's name. */
function useFocusAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasLoaded = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!wasLoaded) heading.current?.focus({ preventScroll: true })
  }, [wasLoaded])
  return heading
}

function RemakePlan({ plan }: { plan: PlanDetailData }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const locked = plan.days.flatMap(({ meals }) => meals).filter(({ isLocked }) => isLocked).length
  const areAllLocked = locked === plan.mealsDone
  return (
    <Form method="post" action={planAddress(plan.id)}>
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <Button
        type="submit"
        variant="secondary"
        isSmall
        name="intent"
        value="regenerate"
        isBusy={isBusy}
        disabledReason={areAllLocked ? 'Every meal is locked.' : undefined}
        isReasonHidden
      >
        {locked === 0
          ? 'Regenerate all meals'
          : `Regenerate the rest (${counted(plan.mealsDone - locked, 'meal')})`}
      </Button>
    </Form>
  )
}

/** The way back for whoever missed the notice, reads without scripts or comes back within ten minutes. */
function UndoChange({ plan }: { plan: PlanDetailData }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  return (
    <Form
      method="post"
      action={planAddress(plan.id)}
      // The button goes with the change: whoever goes by keyboard or ear goes on at the plan's name.
      onSubmit={() => document.getElementById(HEADING)?.focus({ preventScroll: true })}
    >
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <Button type="submit" variant="secondary" isSmall name="intent" value="undo" isBusy={isBusy}>
        <Undo className={text.icon} aria-hidden />
        Undo last change
      </Button>
    </Form>
  )
}

function PlanMenu({ plan, onPrint }: { plan: PlanDetailData; onPrint: () => void }) {
  return (
    <>
      <MenuButton
        menuId="plan-menu"
        className={buttonClass({ variant: 'quiet', isIcon: true }, layout.noPrint)}
        aria-label="More"
      >
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id="plan-menu" label="More">
        <button type="button" className={layout.needsScript} onClick={onPrint}>
          <Printer className={text.icon} aria-hidden />
          Print plan
        </button>
        {plan.isOwn && (
          <button className={menu.risk} {...opensDialog(deleteDialogOf(plan.id))}>
            <Trash className={text.icon} aria-hidden />
            Delete plan
          </button>
        )}
      </Menu>
    </>
  )
}

/** Every slot was tried and some stayed empty: they can be tried again. */
function Incomplete({ plan, open }: { plan: PlanDetailData; open: number }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const isNothing = plan.status === 'failed'
  return (
    <Notice
      tone="warn"
      title={isNothing ? 'No meal could be made.' : `${counted(open, 'meal')} could not be made.`}
    >
      {isNothing ? 'It costs you nothing; please try again.' : 'The rest of the plan stands.'}
      <Form method="post" action={planAddress(plan.id)} className={classNames(layout.row, styles.complete)}>
        <input type="hidden" name="planId" value={plan.id} />
        <input type="hidden" name="revision" value={plan.revision} />
        {!isNothing && plan.mayChange && (
          <Button type="submit" isSmall name="intent" value="complete" isBusy={isBusy}>
            Complete plan
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
