import { randomUUID } from 'node:crypto'
import { cookbook } from '#app/cookbook.server.ts'
import type { Database } from '#app/db/open.server.ts'
import { planFormSchema } from '#app/domain/planning/plan-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { createPlan } from '#app/features/plans/create/create-plan.server.ts'
import { makePlan } from '#app/features/plans/solve/make-plan.server.ts'
import type { PlanDetail, PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { findPlan } from '#app/features/plans/plans.server.ts'
import type { Planner } from '#app/features/plans/solve/planner.ts'
import { openTaskSolver } from '#app/features/plans/solve/solve-task.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import type { Jobs } from '#app/ports/jobs/jobs.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { dataOf, type Question } from './fake-ai/replies.ts'
import { keptLog } from './log.ts'

/** The planner in the thread of the test, with what it was asked. */
export function plannerHere(): Planner & { asked: string[] } {
  const { solve, offer } = openTaskSolver(cookbook)
  const asked: string[] = []
  return {
    asked,
    solve: async (task) => {
      asked.push(task.change.kind)
      return solve(task)
    },
    offer: async (task) => offer(task),
    warm: () => {},
    close: async () => {},
  }
}

const NOW_MS = Date.parse('2026-11-20T10:00:00Z')
const silent = () => {}

/** What planning asks of the product, with a queue that runs nothing by itself. */
export function planServices(database: Database, chef: Chef = kitchenChef(cookbook())) {
  const enqueued: string[] = []
  let atMs = NOW_MS
  const jobs: Pick<Jobs<never>, 'enqueue'> = {
    enqueue: async (_job, payload) => void enqueued.push((payload as { planId?: string }).planId ?? ''),
  }
  return {
    db: database.db,
    jobs,
    enqueued,
    push: openInProcessPush(database, keptLog()),
    limits: NO_LIMITS,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    chef,
    kitchen: kitchenChef(cookbook()),
    planner: plannerHere(),
    // A moment later each time it is asked.
    now: () => new Date(atMs++),
  }
}
export type PlanServices = ReturnType<typeof planServices>

/** The plan dialog's answer, as the form reads it. */
export function planValues(change: Record<string, unknown> = {}) {
  return planFormSchema.parse({ name: 'My week', days: 1, ...change })
}

/** A plan as its owner has it after a moment. */
export async function madePlan(
  services: PlanServices,
  member: Member,
  change: Record<string, unknown> = {},
  options: { includesSaved?: boolean } = {},
): Promise<string> {
  const { planId } = await createPlan(services, member, planValues(change), {
    today: '2026-11-20',
    idempotencyKey: randomUUID(),
    ...options,
  })
  await makePlan(services, planId, new AbortController().signal)
  return planId
}

/** What a page sends of a plan it changes. */
export const ofPlan = ({ id, revision }: PlanDetail) => ({ planId: id, revision })
export const mealsOf = ({ days }: PlanDetail) => days.flatMap(({ meals }) => meals)

/** Plans of the member of a test: as their page shows them now, and made. */
export function plansOf(needs: () => { services: PlanServices; member: Member }) {
  const read = async (planId: string): Promise<PlanDetail> => {
    const { services, member } = needs()
    return (await findPlan(services.db, member, planId, services.now()))!
  }
  const made = async (change: Record<string, unknown> = {}, options: Parameters<typeof madePlan>[3] = {}) => {
    const { services, member } = needs()
    return read(await madePlan(services, member, change, options))
  }
  return { read, made }
}

/** What is pushed on a plan from now on. */
export function listenTo(services: PlanServices, planId: string): PlanProgress[] {
  const heard: PlanProgress[] = []
  services.push.subscribe(`plan:${planId}`, (message) => heard.push(message as PlanProgress))
  return heard
}

/** From now on the planner finds no dish for some places. Gives back what it was before. */
export function findNothingAt(
  { planner }: PlanServices,
  isLacking: (dayIndex: number, slot: string) => boolean,
): Planner['solve'] {
  const { solve } = planner
  planner.solve = async (task) => {
    const { plan, leftOut } = await solve(task)
    const days = plan.days.map((day) => ({
      ...day,
      meals: day.meals.filter(({ slot }) => !isLacking(day.dayIndex, slot)),
      reasons: ['No dish from the kitchen fits.'],
    }))
    return { plan: { ...plan, days }, leftOut }
  }
  return solve
}

const NAMES: Readonly<Record<string, string>> = {
  breakfast: 'Morning pan',
  lunch: 'Noon bowl',
  dinner: 'Evening plate',
  snack: 'Small plate',
}
const LINES = ['150 g chicken breast', '80 g white rice', '150 g broccoli', '2 tbsp olive oil']

/** What a model says to one meal of a plan: a dish of its own, about its calories times `size`, that can be counted. */
export function countableReply(question: Question, size = 1, lines: readonly string[] = LINES): string {
  const { meal, dayOfPlan, caloriesPerServing } = dataOf(question.text)
  const factor = (size * Number(caloriesPerServing)) / 750
  const recipe = {
    name: `${NAMES[String(meal)]} ${String(dayOfPlan)}`,
    description: 'Plain and good.',
    cookingTimeMin: 20,
    difficulty: 'Intermediate',
    cuisineType: 'American',
    dishTemplate: `${String(meal)} bowl`,
    ingredients: lines.map((line) =>
      line.replace(/^\d+(?= g)/, (grams) => String(Math.round(Number(grams) * factor))),
    ),
    instructions: ['Cook everything until it is done.', 'Serve.'],
  }
  return JSON.stringify({ recipes: [recipe] })
}
