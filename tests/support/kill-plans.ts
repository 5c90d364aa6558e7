import { join } from 'node:path'
import { count as rows, desc, eq } from 'drizzle-orm'
import { openDatabase } from '#app/db/open.server.ts'
import { mealPlanRecipes, mealPlans, modelCalls, plannedMeals, profiles } from '#app/db/schema/index.ts'
import { seededRandom } from '#app/domain/random.ts'
import { runProcess } from './child-process.ts'
import { MIGRATIONS_DIR } from './database-template.ts'

const PROCESS = join(import.meta.dirname, 'plan-process.ts')

export type KillOptions = {
  /** Each process stores so many more plans and is killed; then one is left to finish. */
  kills: number
  plansEach: number
  days: number
  mealsPerDay: number
  environment: Record<string, string>
  /** The kill comes at most so long after the plans were stored, or, every other time, after some meals were. */
  withinMs: number
  seed: number
}

export type KillReport = {
  plans: number
  /** Kills with plans under way. */
  killsAtWork: number
  ready: number
  meals: number
  /** Slots with more than one meal, and recipes no meal has. */
  doubled: number
  orphans: number
  filledByKitchen: number
  /** Calls of a plan beyond one a slot, of the plan that has most: each plan is killed once. */
  mostAskedAgain: number
  /** Members whose plan was not counted exactly once. */
  miscounted: number
}

/** Kills the process with kill -9 at random moments while it makes plans, starts it again, and looks at what is there. */
export async function killPlans(options: KillOptions): Promise<KillReport> {
  const random = seededRandom(options.seed)
  const environment = {
    ...options.environment,
    DAYS: String(options.days),
    MEALS: String(options.mealsPerDay),
    ORIGIN: 'http://localhost:3000',
  }
  let killsAtWork = 0
  for (let kill = 0; kill < options.kills; kill++) {
    const process = runProcess(PROCESS, [], { ...environment, CREATE: String(options.plansEach) })
    await process.printed((lines) => count(lines, 'created') === options.plansEach)
    const waitMs = random() * options.withinMs
    const told = count(process.lines, 'at') + 1 + Math.floor(random() * options.days * options.plansEach)
    if (kill % 2 === 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    else await process.printed((lines) => count(lines, 'at') >= told || lines.includes('all done'))
    if (!process.lines.includes('all done')) killsAtWork++
    await process.kill()
  }
  const last = runProcess(PROCESS, [], environment)
  await last.printed((lines) => lines.includes('all done'))
  await last.kill()
  return {
    plans: options.kills * options.plansEach,
    killsAtWork,
    ...(await lookAt(environment, options.days * options.mealsPerDay)),
  }
}

const count = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.split(' ')[0] === word).length

async function lookAt({ DATABASE_URL, DATA_DIR = '' }: Record<string, string>, slots: number) {
  const { db, close } = await openDatabase({
    url: DATABASE_URL,
    dataDir: DATA_DIR,
    migrationsDir: MIGRATIONS_DIR,
  })
  try {
    const ready = await db.select().from(mealPlans).where(eq(mealPlans.status, 'ready'))
    const meals = await db
      .select({
        day: plannedMeals.mealPlanDayId,
        slot: plannedMeals.mealType,
        isFilled: plannedMeals.isFilledByKitchen,
      })
      .from(plannedMeals)
    const [recipes] = await db.select({ count: rows() }).from(mealPlanRecipes)
    // A call is noted before it is made: one that died unsent counts too.
    const [most] = await db
      .select({ calls: rows() })
      .from(modelCalls)
      .groupBy(modelCalls.memberId)
      .orderBy(desc(rows()))
      .limit(1)
    const members = await db.select().from(profiles)
    return {
      ready: ready.length,
      meals: meals.length,
      doubled: meals.length - new Set(meals.map(({ day, slot }) => `${day} ${slot}`)).size,
      filledByKitchen: meals.filter(({ isFilled }) => isFilled).length,
      mostAskedAgain: Math.max(0, (most?.calls ?? 0) - slots),
      orphans: (recipes?.count ?? 0) - meals.length,
      miscounted: members.filter(
        ({ mealsPlanned, mealsReserved }) => mealsPlanned !== 1 || mealsReserved !== 0,
      ).length,
    }
  } finally {
    await close()
  }
}
