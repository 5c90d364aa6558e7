import CalendarDays from 'lucide-react/icons/calendar-days'
import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { PLANS_TAB, planAddress } from '#app/features/plans/plan-addresses.ts'
import { PlanScale } from '#app/features/plans/progress/plan-progress-card.tsx'
import type { PlanStatus, PlanSummary } from './plan-view.ts'
import { isWaiting } from '#app/features/plans/progress/plan-watch.ts'
import { counted, dateInWords, GOAL_LABELS, progressText } from './plan-words.ts'
import { StartPlanLink } from '#app/features/plans/create/start-plan-link.tsx'
import { usePlanWatch } from './use-live-plan.ts'

type PlanListProps = {
  plans: readonly PlanSummary[]
  /** Opens the dialog in place. */
  onCreate: () => void
}

/** A member's plans, newest first. */
export function PlanList({ plans, onCreate }: PlanListProps) {
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No plans yet"
        action={<StartPlanLink onStart={onCreate}>Create Your First Plan</StartPlanLink>}
      >
        A plan takes what is in your pantry, meets your targets day by day and says what is left to buy.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="mt-6">
        <StartPlanLink onStart={onCreate} variant="secondary">
          Create another plan
        </StartPlanLink>
      </p>
    </>
  )
}

const STATUS: Partial<Record<PlanStatus, string>> = { incomplete: 'Incomplete', failed: 'Nothing made' }

function PlanCard({ plan }: { plan: PlanSummary }) {
  const { id, status, mealsDone, mealsTotal } = plan
  const watch = usePlanWatch({ planId: id, status, mealsDone, mealsTotal })
  const progress =
    status === 'generating' ? (watch?.progress ?? { planId: id, status, mealsDone, mealsTotal }) : null
  useFreshListAfter(progress !== null && watch !== null && !isWaiting(watch))
  return (
    <li className="card card-pad plan-card">
      <div className="flex items-start justify-between gap-3">
        <h3 className="plan-card-name">
          <Link to={planAddress(id)} state={{ selectedPlanId: id }}>
            {plan.name}
          </Link>
        </h3>
        {STATUS[status] ? <Tag tone="warn">{STATUS[status]}</Tag> : plan.isNews && <Tag tone="ok">New</Tag>}
      </div>
      <p className="text-sm text-ink-2">
        <CalendarDays className="icon inline align-text-bottom" aria-hidden /> From{' '}
        {dateInWords(plan.startDate)}
      </p>
      <dl className="plan-facts">
        <div>
          <dt>Goal</dt>
          <dd>{GOAL_LABELS[plan.goal]}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd className="num">{counted(plan.durationDays, 'day')}</dd>
        </div>
        <div>
          <dt>Target</dt>
          <dd className="num">{formatKcal(plan.targetKcal)} kcal a day</dd>
        </div>
        <div>
          <dt>Meals</dt>
          <dd className="num">{plan.mealsPerDay} a day</dd>
        </div>
      </dl>
      {progress && (
        <div className="grid gap-2">
          <output className="text-sm">{progressText(progress)}</output>
          <PlanScale progress={progress} />
        </div>
      )}
      <Link
        className={buttonClass({ variant: 'secondary', isSmall: true }, 'justify-self-start')}
        to={planAddress(id)}
        state={{ selectedPlanId: id }}
      >
        View Plan<span className="sr-only"> {plan.name}</span>
      </Link>
    </li>
  )
}

/** The card's plan was finished meanwhile: the list is asked for again. */
function useFreshListAfter(isOver: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
}

/** After a plan was deleted, without scripts: the way back. With them a toast says it. */
export function DeletedPlanNotice({ planId }: { planId: string }) {
  return (
    <Notice tone="ok" className="without-script mb-6">
      <Form method="post" action={PLANS_TAB} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>Meal plan deleted.</span>
        <input type="hidden" name="planId" value={planId} />
        <button className="text-button" name="intent" value="restore">
          Undo
        </button>
      </Form>
    </Notice>
  )
}
