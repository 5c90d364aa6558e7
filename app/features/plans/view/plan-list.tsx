import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { followingPlanAddress, PLANS_TAB, planAddress } from '#app/features/plans/plan-addresses.ts'
import { PlanScale } from '#app/features/plans/progress/plan-progress-card.tsx'
import type { PlanStatus, PlanSummary } from './plan-view.ts'
import { isWaiting } from '#app/features/plans/progress/plan-watch.ts'
import { GOAL_LABELS } from '#app/domain/planning/plan-labels.ts'
import { FilmStrip } from './film-strip.tsx'
import { counted, datesInWords, followingInWords, progressText } from './plan-words.ts'
import { StartPlanLink } from '#app/features/plans/create/start-plan-link.tsx'
import { usePlanWatch } from './use-live-plan.ts'
import styles from './plan-list.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'
import button from '#app/ui/button.module.css'

type PlanListProps = {
  plans: readonly PlanSummary[]
  /** Until the browser says which day it is here. */
  serverDay: PlainDate
  /** Opens the dialog in place. */
  onCreate: () => void
}

/** A member's plans, newest first. */
export function PlanList({ plans, serverDay, onCreate }: PlanListProps) {
  const today = useToday(serverDay)
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No plans yet"
        action={<StartPlanLink onStart={onCreate}>Create Your First Plan</StartPlanLink>}
      >
        A plan takes what is in your pantry, meets your targets day by day and shows what is left to buy.
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className={text.srOnly}>My plans</h2>
      <ul className={styles.list}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} today={today} isLast={isLast(plan, plans)} />
        ))}
      </ul>
      <p>
        <StartPlanLink onStart={onCreate} variant="secondary">
          Create another plan
        </StartPlanLink>
      </p>
    </>
  )
}

const STATUS: Partial<Record<PlanStatus, string>> = { incomplete: 'Incomplete', failed: 'Nothing made' }

type PlanCardProps = {
  plan: PlanSummary
  today: PlainDate
  /** Of the member's plans: the one to go on from. */
  isLast: boolean
}

function PlanCard({ plan, today, isLast }: PlanCardProps) {
  const { id, status, mealsDone, mealsTotal } = plan
  const following = isLast && plan.endDate >= today ? followingInWords(plan, today) : null
  const when = whenInWords(plan, today)
  const watch = usePlanWatch({ planId: id, status, mealsDone, mealsTotal })
  const progress =
    status === 'generating' ? (watch?.progress ?? { planId: id, status, mealsDone, mealsTotal }) : null
  useFreshListAfter(progress !== null && watch !== null && !isWaiting(watch))
  return (
    <li className={classNames(card.card, card.pad, styles.card)}>
      {plan.plates && plan.plates.length > 0 && (
        <FilmStrip meals={plan.plates} isWide className={styles.film} />
      )}
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link to={planAddress(id)} state={{ selectedPlanId: id }}>
            {plan.name}
          </Link>
        </h3>
        {STATUS[status] ? <Tag tone="warn">{STATUS[status]}</Tag> : plan.isNews && <Tag tone="ok">New</Tag>}
        {plan.isShared && <Tag>Household</Tag>}
        {plan.replacedDates.length > 0 && <Tag tone="warn">{replacedInWords(plan)}</Tag>}
      </div>
      <p className={classNames(text.small, text.muted)}>
        {datesInWords(plan)}
        {when && (
          <>
            , <b className={styles.now}>{when}</b>
          </>
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Goal</dt>
          <dd>{GOAL_LABELS[plan.goal]}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd className={text.num}>{counted(plan.durationDays, 'day')}</dd>
        </div>
        <div>
          <dt>Target</dt>
          <dd className={text.num}>
            <Energy kcal={plan.targetKcal} /> a day
          </dd>
        </div>
        <div>
          <dt>Meals</dt>
          <dd className={text.num}>{plan.mealsPerDay} a day</dd>
        </div>
      </dl>
      {progress && (
        <div className={styles.progress}>
          <output className={text.small}>{progressText(progress)}</output>
          <PlanScale progress={progress} />
        </div>
      )}
      <div className={classNames(layout.row, styles.view)}>
        <Link
          className={buttonClass({ variant: 'secondary', isSmall: true })}
          to={planAddress(id)}
          state={{ selectedPlanId: id }}
        >
          View Plan<span className={text.srOnly}> {plan.name}</span>
        </Link>
        {following && (
          <Link className={buttonClass({ variant: 'quiet', isSmall: true })} to={followingPlanAddress(id)}>
            {following}
            <span className={text.srOnly}> after {plan.name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}

/** Whether no plan of the member's ends later. The way on from others is on their own pages. */
const isLast = (plan: PlanSummary, plans: readonly PlanSummary[]) =>
  isDone(plan) && plans.every((other) => !isDone(other) || other.endDate <= plan.endDate)

const isDone = ({ isOwn, status }: PlanSummary) => isOwn && (status === 'ready' || status === 'incomplete')

const replacedInWords = ({ replacedDates, durationDays }: PlanSummary) =>
  replacedDates.length === durationDays ? 'Replaced' : `${counted(replacedDates.length, 'day')} replaced`

/** "today is day 3 of 7", "begins in 4 days"; null where it is over, or a newer plan has today. */
function whenInWords(plan: PlanSummary, today: PlainDate): string | null {
  const { startDate, endDate, durationDays, replacedDates } = plan
  const dayIndex = daysBetween(startDate, today)
  if (dayIndex < 0) return dayIndex === -1 ? 'begins tomorrow' : `begins in ${-dayIndex} days`
  if (today >= endDate || replacedDates.includes(today)) return null
  return durationDays === 1 ? 'today' : `today is day ${dayIndex + 1} of ${durationDays}`
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
    <Notice tone="ok" className={styles.deleted}>
      <Form method="post" action={PLANS_TAB} className={layout.row}>
        <span>Meal plan deleted.</span>
        <input type="hidden" name="planId" value={planId} />
        <button className={button.textButton} name="intent" value="restore">
          Undo
        </button>
      </Form>
    </Notice>
  )
}
