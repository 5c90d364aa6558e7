import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Ban from 'lucide-react/icons/ban'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import CircleSlash from 'lucide-react/icons/circle-slash'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Utensils from 'lucide-react/icons/utensils'
import type { MouseEvent, SubmitEvent } from 'react'
import { Link } from 'react-router'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { SheetIcon } from '#app/ui/icon-sheet.tsx'
import layout from '#app/ui/layout.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import styles from './meal-actions.module.css'
import type { MealCommands, PlanFacts, PlannedMealView } from './plan-view.ts'

/** What the rows of a plan show over and over. */
export const PLAN_ICONS = {
  view: ArrowRight,
  swap: RefreshCw,
  lock: LockOpen,
  locked: Lock,
  more: Ellipsis,
  cooked: CookingPot,
  move: ArrowLeftRight,
  out: Utensils,
  takeaway: ShoppingBag,
  skipped: CircleSlash,
  refuse: Ban,
}

type MealActionsProps = MealCommands & {
  plan: PlanFacts
  meal: PlannedMealView
  isLocked: boolean
  /** A change is under way: the next waits. */
  isBusy: boolean
}

/** Swap and lock a tap away, the rest behind a menu. */
export function MealActions({ plan, meal, isLocked, isBusy, ...commands }: MealActionsProps) {
  const { Form } = usePlanChange(plan.id)
  const which = `${mealTypeLabel(meal.slot)} of day ${meal.dayIndex + 1}`
  const menuId = `meal-${meal.dayIndex}-${meal.slot}`
  const waitForTheLast = (event: SubmitEvent) => {
    if (isBusy) event.preventDefault()
  }
  // Without scripts it is sent like the others, and any other dish comes.
  const offerDishes = (event: MouseEvent) => {
    event.preventDefault()
    if (!isBusy) commands.onSwap(meal)
  }
  return (
    <>
      <Form
        method="post"
        action={planDayAddress(plan.id, meal.dayIndex)}
        className={styles.form}
        onSubmit={waitForTheLast}
      >
        <input type="hidden" name="planId" value={plan.id} />
        <input type="hidden" name="revision" value={plan.revision} />
        <input type="hidden" name="mealId" value={meal.id} />
        <button
          className={styles.action}
          name="intent"
          value="swap"
          aria-haspopup="dialog"
          aria-disabled={isBusy || undefined}
          onClick={offerDishes}
        >
          <SheetIcon name="swap" />
          Swap<span className={text.srOnly}> {which} for another dish</span>
        </button>
        <button
          className={styles.action}
          name="intent"
          value={isLocked ? 'unlock' : 'lock'}
          aria-pressed={isLocked}
          aria-disabled={isBusy || undefined}
        >
          <SheetIcon name={isLocked ? 'locked' : 'lock'} />
          {isLocked ? 'Locked' : 'Lock'}
          <span className={text.srOnly}> {which}</span>
        </button>
      </Form>
      <MenuButton menuId={menuId} className={styles.action} aria-label={`More for ${which}`}>
        <SheetIcon name="more" />
      </MenuButton>
      <Menu id={menuId} label={which}>
        <Link to={`/pantry/cook?recipe=${meal.recipeId}`}>
          <SheetIcon name="cooked" />
          Cooked
        </Link>
        <button type="button" className={layout.needsScript} onClick={() => commands.onMove(meal)}>
          <SheetIcon name="move" />
          Move to…
        </button>
        <Form method="post" action={planDayAddress(plan.id, meal.dayIndex)} onSubmit={waitForTheLast}>
          <input type="hidden" name="planId" value={plan.id} />
          <input type="hidden" name="revision" value={plan.revision} />
          <input type="hidden" name="mealId" value={meal.id} />
          {/* The page goes on at the place when the row has changed. */}
          <input type="hidden" name="dayIndex" value={meal.dayIndex} />
          <input type="hidden" name="slot" value={meal.slot} />
          <button name="intent" value="eat-out" aria-disabled={isBusy || undefined}>
            <SheetIcon name="out" />
            {plan.people.length > 1 ? 'We’re eating out' : 'I’m eating out'}
          </button>
          <button name="intent" value="takeaway" aria-disabled={isBusy || undefined}>
            <SheetIcon name="takeaway" />
            Takeaway
          </button>
          <button name="intent" value="skip" aria-disabled={isBusy || undefined}>
            <SheetIcon name="skipped" />
            Skip this meal
          </button>
        </Form>
        <button type="button" className={layout.needsScript} onClick={() => commands.onRefuse(meal)}>
          <SheetIcon name="refuse" />
          Not this again
        </button>
      </Menu>
    </>
  )
}
