import { ConfigError, readConfig } from '#app/config.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { createPlan } from '#app/features/plans/create/create-plan.server.ts'
import { createMetrics } from '#app/ports/metrics/metrics.ts'
import { pinoLog } from '#app/ports/log/pino.server.ts'
import { openServices } from '#app/services.server.ts'
import { makeMember } from './make.ts'
import { planValues } from './plans.ts'

/**
 * The product without its pages, to be killed while it makes plans. With CREATE=<n> it stores as many plans of DAYS
 * days first, each of a member of its own. It prints "open", "created <id>", "at <id> <meals> <status>", "all done".
 */
const { CREATE = '0', DAYS = '7', MEALS = '6' } = process.env
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const opened = await openServices(readSettings(), pinoLog('error'), { metrics: createMetrics() })
const { services } = opened
await opened.jobsStarted
say('open')

function readSettings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw error instanceof ConfigError ? new Error(error.message) : error
  }
}

function watch(planId: string): void {
  services.push.subscribe(`plan:${planId}`, (message) => {
    const { mealsDone, status } = message as { mealsDone: number; status: string }
    say(`at ${planId} ${mealsDone} ${status}`)
  })
}

const stateOf = () => services.db.select({ id: mealPlans.id, status: mealPlans.status }).from(mealPlans)
for (const { id, status } of await stateOf()) if (status === 'generating') watch(id)

async function untilAllDone(): Promise<void> {
  while ((await stateOf()).some(({ status }) => status === 'generating'))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

// What the last kill cut short is finished first: each kill meets these plans and no others.
await untilAllDone()
for (let index = 0; index < Number(CREATE); index++) {
  const member = await makeMember(services.db, { tier: 'premium' })
  const { planId } = await createPlan(services, member, planValues({ days: DAYS, mealsPerDay: MEALS }), {
    today: new Date().toISOString().slice(0, 10),
    idempotencyKey: crypto.randomUUID(),
  })
  watch(planId)
  say(`created ${planId}`)
}
await untilAllDone()
say('all done')
