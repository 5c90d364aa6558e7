import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import { COPY_DIALOG } from '#app/features/plans/create/copy-dialog-id.ts'
import { deleteDialogOf } from '#app/features/plans/change/delete-plan-dialog.tsx'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { PRINT_DIALOG } from '#app/features/plans/print/use-plan-print.ts'
import { followingPlanAddress, PLANS_TAB, planAddress } from '#app/features/plans/plan-addresses.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import menu from '#app/ui/menu.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import styles from './plan-head.module.css'
import type { PlanDetail } from './plan-view.ts'
import { averageInWords, counted, datesInWords, followingInWords } from './plan-words.ts'

export const PLAN_HEADING = 'plan-name'

type PlanHeadProps = {
  plan: PlanDetail
  /** Meals are there and none is being made: it can be changed, printed, shopped for. */
  isReady: boolean
  /** The plain date where the person is. */
  today: string
}

/** Which plan it is, how it does on average, and what is done with the whole of it. */
export function PlanHead({ plan, isReady, today }: PlanHeadProps) {
  const energy = useEnergy()
  const heading = useFocusAfterNavigation()
  return (
    <div className={styles.head}>
      <Link to={PLANS_TAB} className={classNames(layout.noPrint, text.small)}>
        Back to My Plans
      </Link>
      <div className={styles.title}>
        <div>
          <h2 id={PLAN_HEADING} ref={heading} tabIndex={-1}>
            {plan.name}
          </h2>
          <p className={text.muted}>
            {datesInWords(plan)}. {plan.description} {averageInWords(plan, energy)}
          </p>
          <Sharing plan={plan} />
        </div>
        {isReady && (
          <div className={classNames(layout.noPrint, styles.actions)}>
            {plan.canUndo && <UndoChange plan={plan} />}
            <a className={buttonClass({ variant: 'secondary', isSmall: true })} href="#shopping-list">
              {/* One box: between two of them the button would leave a gap before the comma. */}
              <span>
                Shopping list
                {plan.toBuy.length > 0 && <span className={styles.count}>, {plan.toBuy.length} to buy</span>}
              </span>
            </a>
            <FollowingPlanLink plan={plan} today={today} />
            <PlanMenu plan={plan} />
          </div>
        )}
      </div>
    </div>
  )
}

/** To the dialog for the days after this plan, with everything that was entered for it. */
function FollowingPlanLink({ plan, today }: { plan: PlanDetail; today: string }) {
  const words = plan.isOwn ? followingInWords(plan, today) : null
  return (
    words && (
      <Link
        className={buttonClass({ variant: 'secondary', isSmall: true })}
        to={followingPlanAddress(plan.id)}
        preventScrollReset
      >
        {words}
      </Link>
    )
  )
}

/** Whom the plan is for, whose it is, and who sees it. */
function Sharing({ plan }: { plan: PlanDetail }) {
  const { people, maker, isShared, mayChange } = plan
  if (people.length === 1 && maker === null && !isShared) return null
  return (
    <p className={classNames(text.small, text.muted)}>
      {people.length > 1 && `For ${people.join(', ')}. `}
      {maker === null ? isShared && 'Shared with your household.' : `Made by ${maker}.`}
      {!mayChange && ' You can view it; owners and cooks of the household can change it.'}
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

/** The way back for whoever missed the notice, reads without scripts or comes back within ten minutes. */
function UndoChange({ plan }: { plan: PlanDetail }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  return (
    <Form
      method="post"
      action={planAddress(plan.id)}
      // The button goes with the change: whoever goes by keyboard or ear goes on at the plan's name.
      onSubmit={() => document.getElementById(PLAN_HEADING)?.focus({ preventScroll: true })}
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

function PlanMenu({ plan }: { plan: PlanDetail }) {
  return (
    <>
      <MenuButton
        menuId="plan-menu"
        className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
        aria-label="More"
      >
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id="plan-menu" label="More">
        {plan.mayChange && <RemakePlan plan={plan} />}
        <button className={layout.needsScript} {...opensDialog(PRINT_DIALOG)}>
          <Printer className={text.icon} aria-hidden />
          Print plan
        </button>
        {plan.isOwn && (
          <button {...opensDialog(COPY_DIALOG)}>
            <Copy className={text.icon} aria-hidden />
            Copy to another week
          </button>
        )}
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

function RemakePlan({ plan }: { plan: PlanDetail }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const kept = plan.days.flatMap(({ meals }) => meals).filter(({ isKept }) => isKept)
  if (kept.length === plan.mealsDone) {
    const isSomeCooked = kept.some(({ isLocked }) => !isLocked)
    return (
      <p className={classNames(text.small, styles.note)}>
        Every meal is {isSomeCooked ? 'cooked or locked' : 'locked'}.
      </p>
    )
  }
  return (
    <Form
      method="post"
      action={planAddress(plan.id)}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <button name="intent" value="regenerate" aria-disabled={isBusy || undefined}>
        <RefreshCw className={text.icon} aria-hidden />
        {kept.length === 0
          ? 'Regenerate all meals'
          : `Regenerate the rest (${counted(plan.mealsDone - kept.length, 'meal')})`}
      </button>
    </Form>
  )
}
