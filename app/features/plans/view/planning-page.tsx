import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation, useNavigate } from 'react-router'
import type { Tier, Usage } from '#app/domain/allowance.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { PlannedDays } from '#app/domain/planning/plan-dates.ts'
import { UsageCard } from '#app/features/billing/usage-card.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { TabLinks } from '#app/ui/tabs.tsx'
import { CopyPlanDialog } from '#app/features/plans/create/copy-plan-dialog.tsx'
import { CreatePlanDialog, PLAN_DIALOG } from '#app/features/plans/create/create-plan-dialog.tsx'
import { PlanDetail } from './plan-detail.tsx'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { PLANS_TAB, planAddress } from '#app/features/plans/plan-addresses.ts'
import { DeletedPlanNotice, PlanList } from './plan-list.tsx'
import type { FollowingPlan, PlanDetail as PlanDetailData, PlanSummary, TableChoice } from './plan-view.ts'
import { useLivePlan } from './use-live-plan.ts'
import styles from './planning-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

export type PlanningData = {
  tab: 'create' | 'plans'
  tier: Tier
  /** For free members only. */
  usage: Usage | null
  plans: readonly PlanSummary[]
  /** The plan asked for: being made on the first tab, looked at on the second. */
  plan: PlanDetailData | null
  /** What could not be read. */
  problems: readonly string[]
  entries: PlanEntries
  /** Who of the household may eat along. */
  people: readonly TableChoice[]
  /** The member has saved recipes that a plan may choose. */
  hasSavedRecipes: boolean
  /** The dialog is for the plan after the one that is shown. */
  following: FollowingPlan | null
  /** The member's own plans, with the days they have meals for. */
  planned: readonly PlannedDays[]
  idempotencyKey: string
  serverDay: PlainDate
  /** The address asks for the dialog. */
  isAsked: boolean
  /** Just deleted, without scripts: it can be undone here. */
  deletedId: string | null
}

type PlanningPageProps = {
  data: PlanningData
  /** What the server answered to a form sent without scripts. */
  answer: FormAnswer | undefined
  entered: Record<string, string> | undefined
  /** What the first tab holds: the pantry, and the way to a plan. */
  children: ReactNode
}

/** Meal planning: a tab to make a plan from what is there, and a tab for the plans made. */
export function PlanningPage({ data, answer, entered, children }: PlanningPageProps) {
  const { tab, tier, usage, plans, plan, problems, deletedId, following } = data
  const dialog = usePlanDialog(data.isAsked, following ? planAddress(following.planId) : '/meal-planning')
  const newestId = useNewestOnArrival(plans[0]?.id)
  const live = useLivePlan(plan, tab === 'create')
  useSelectedPlan()
  useDeletedToast(deletedId)
  const refusal = answer?.result.ok === false && answer.intent !== 'create' ? answer.result.message : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={plan ? classNames(layout.noPrint, styles.headSmall) : layout.pageHead}>
        <h1>Meal Planning</h1>
        {!plan && (
          <p className={text.lede}>What is in your kitchen, planned so that each day meets its targets.</p>
        )}
      </div>
      {!plan && usage && <Used usage={usage} />}
      <div className={classNames(layout.noPrint, plan ? styles.partTight : styles.part)}>
        <TabLinks
          label="Meal planning"
          link={Link}
          links={[
            { href: '/meal-planning', label: 'Create New Plan', isCurrent: tab === 'create' },
            {
              href: PLANS_TAB,
              label: `My Plans (${plans.length})`,
              isCurrent: tab === 'plans',
            },
          ]}
        />
      </div>
      {problems.map((problem) => (
        <Notice key={problem} tone="error" className={styles.part}>
          {problem}
        </Notice>
      ))}
      {refusal && (
        <Notice tone="error" className={styles.part}>
          {refusal}
        </Notice>
      )}
      {deletedId && <DeletedPlanNotice planId={deletedId} />}
      {plan ? (
        <PlanDetail
          key={`plan-${plan.id}`}
          plan={plan}
          progress={live.progress}
          slowText={live.slowText}
          serverDay={data.serverDay}
        />
      ) : tab === 'create' ? (
        children
      ) : (
        <PlanList plans={plans} serverDay={data.serverDay} onCreate={dialog.open} />
      )}
      {plan?.isOwn && isFinished(plan) && (
        <CopyPlanDialog
          key={`copy-${plan.id}`}
          plan={plan}
          planned={data.planned}
          idempotencyKey={data.idempotencyKey}
          serverDay={data.serverDay}
        />
      )}
      {plan && usage && <Used usage={usage} />}
      <CreatePlanDialog
        // A plan was made: the next begins anew, with what was entered for it.
        key={`after-${newestId}-${following?.planId}`}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        tier={tier}
        entries={data.entries}
        people={data.people}
        hasSavedRecipes={data.hasSavedRecipes}
        following={following}
        planned={data.planned}
        idempotencyKey={data.idempotencyKey}
        serverDay={data.serverDay}
        answer={answer?.intent === 'create' ? answer : undefined}
        entered={entered}
      />
    </main>
  )
}

const isFinished = ({ status, mealsDone }: PlanSummary) => status !== 'generating' && mealsDone > 0

/** For free members: how many plans they have left. Beside a plan it waits under it. */
function Used({ usage }: { usage: Usage }) {
  return (
    <div className={classNames(layout.noPrint, styles.part, styles.usage)}>
      <UsageCard usage={usage} />
    </div>
  )
}

/** The newest plan when the page came to this address. Plans asked for again here don't empty a form that is open. */
function useNewestOnArrival(newestId: string | undefined): string | undefined {
  const { key } = useLocation()
  const [arrival, setArrival] = useState({ key, newestId })
  if (arrival.key === key) return arrival.newestId
  setArrival({ key, newestId })
  return newestId
}

/** Open while the address asks for it, or since a button did; another address closes it. */
function usePlanDialog(isAsked: boolean, closedAddress: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ at: string; isOpen: boolean } | null>(null)
  const isOpen = chosen?.at === location.key ? chosen.isOpen : isAsked
  const seenAt = useRef(location.key)
  useEffect(() => {
    // Buttons open it without us, and before us; what it asked for is done once the address is another.
    if (!isAsked && seenAt.current !== location.key) closeDialog(PLAN_DIALOG)
    seenAt.current = location.key
  }, [location.key, isAsked])
  return {
    isOpen,
    open: () => setChosen({ at: location.key, isOpen: true }),
    close() {
      setChosen({ at: location.key, isOpen: false })
      if (!isAsked) return
      // Closed for good: a reload must not open it again.
      void navigate(closedAddress, { replace: true, preventScrollReset: true })
    },
  }
}

/** A plan named in the navigation's state opens directly; the address then says which it is. */
function useSelectedPlan(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = location as { state: { selectedPlanId?: unknown } | null }
  const selected = typeof state?.selectedPlanId === 'string' ? state.selectedPlanId : null
  const isAddressed = new URLSearchParams(location.search).has('plan')
  useEffect(() => {
    if (selected && !isAddressed) void navigate(planAddress(selected), { replace: true, state })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [selected, isAddressed])
}

/** A plan that was just deleted: said in passing, with the way back, and once only. */
function useDeletedToast(planId: string | null): void {
  const navigate = useNavigate()
  const { submit } = useFetcher<FormAnswer>({ key: 'restore-plan' })
  useEffect(() => {
    if (!planId) return
    void navigate(PLANS_TAB, { replace: true, preventScrollReset: true })
    showToast('Meal plan deleted.', {
      action: {
        label: 'Undo',
        onPress: () => void submit({ intent: 'restore', planId }, { method: 'post', action: PLANS_TAB }),
      },
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each deletion
  }, [planId])
}
