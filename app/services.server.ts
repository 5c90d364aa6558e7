import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#app/config/config.ts'
import { EMAIL_KINDS } from '#app/emails.server.ts'
import { watchSales } from '#app/features/billing/watch-sales.server.ts'
import { openReadingCounts } from '#app/features/blog/figures/reading-counts.server.ts'
import { openViewCounts } from '#app/features/blog/public/view-counts.server.ts'
import { startModelChecks } from '#app/features/models/model-checks.server.ts'
import { openPlannerThreads } from '#app/features/plans/solve/planner-threads.server.ts'
import { openSocialPictures } from '#app/features/seo/social-pictures.server.ts'
import type { Services } from '#app/features/services.ts'
import { isWritable, openReadiness, type Readiness } from '#app/features/site/readiness.server.ts'
import { openSiteContent } from '#app/features/site/site-content.server.ts'
import { type HeardPages, openStoredPages } from '#app/features/site/stored-pages.server.ts'
import { measureProcess, measureServices } from '#app/features/system/system-metrics.server.ts'
import { openReader } from '#app/pool/open-reader.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { openIdentities } from './services/accounts.server.ts'
import { type Adapters, type Given, openAdapters } from './services/adapters.server.ts'
import { VERSION } from '#app/version.server.ts'

/** A queue whose oldest job waits this long has no worker that works. */
const QUEUE_STUCK_S = 15 * 60

export type OpenServices = {
  services: Services
  /** For whoever stores pages: which have changed. */
  pages: HeardPages
  /** Requests that may enqueue work wait for this; pages do not. */
  jobsStarted: Promise<void>
  /** Lines for the operator: where the data is, which provider serves each concern. */
  describe(): string[]
  readiness(): Promise<Readiness>
  /** Everything as one archive, at this moment. */
  backUp(): Readable
  fillDemo(): Promise<string[]>
  close(): Promise<void>
}

/** The composition root: settings in, services out. */
export async function openServices(config: Config, log: Log, given: Given): Promise<OpenServices> {
  const adapters = await openAdapters(config, log, given)
  const { database, jobs, push, mail, replica, payments, describe, backUp } = adapters
  const { services, pages, models } = putTogether(config, log, adapters)
  const sales = payments && !payments.sandbox ? watchSales(payments, log) : null
  measureProcess(given.metrics, VERSION)
  measureServices(given.metrics, {
    db: database.db,
    pool: database.pool,
    jobs: jobs.overview,
    spendLimit: config.ai?.dailySpendLimit,
    now: services.now,
  })
  // Pages need no queue: the server answers while it is made ready. What writes waits for it (`jobsStarted`).
  const jobsStarted = database.duringStart(() =>
    jobs.start({
      ...services,
      mail,
      inbox: config.inbox,
      emailKinds: EMAIL_KINDS,
      database,
      backups: { ...config.backups, make: database.dump ? backUp : null },
    }),
  )
  jobsStarted.catch((error: unknown) => log.error({ error }, 'the job queue did not start'))
  // A fresh blog gets its first articles beside the first requests, not before them.
  let isFilled = false
  const fill = async () => {
    try {
      await jobsStarted
      await database.duringStart(() => fillBlog(services))
    } catch {
      // Said above.
    }
    isFilled = true
  }
  const blogFilled = fill()

  return {
    services,
    pages,
    jobsStarted,
    describe,
    readiness: readinessOf(config, adapters, () => isFilled),
    backUp,
    async fillDemo() {
      await jobsStarted
      const { fillDemo } = await import('#app/features/demo/fill-demo.server.ts')
      return database.duringStart(() => fillDemo(services))
    },
    async close() {
      sales?.stop()
      models.stop()
      await blogFilled
      await jobs.stop()
      await services.planner.close()
      await services.reader.close()
      await services.textReading.close()
      await services.socialPictures.close()
      await services.views.close()
      await services.readings.close()
      await push.close()
      await mail.close()
      await replica?.close()
      await database.close()
    },
  }
}

/** The features over the adapters. */
function putTogether(config: Config, log: Log, adapters: Adapters) {
  const { database, replica, jobs, push, files, payments, chef, kitchen, webPages, products, now } = adapters
  const { db } = database
  const warn = (message: string, details: Record<string, unknown> = {}) => log.warn(details, message)
  if (chef.readIngredients === null)
    log.info({}, 'photos of foods are not read and not offered, only print is: no AI_VISION_MODEL is set')
  const models = startModelChecks(chef, log)
  const pages = openStoredPages(push, warn)
  const site = {
    origin: config.origin,
    supportEmail: config.supportEmail,
    trader: config.trader,
    hasLiveCounts: config.hasLiveCounts,
    readsPhotos: chef.readIngredients !== null && chef.estimateMeal !== null,
    backupDays: config.backups.kept,
  }
  const services = {
    ...openIdentities(config, log, adapters),
    site,
    content: openSiteContent(site),
    db,
    replica,
    jobs,
    operations: {
      version: VERSION,
      startedAt: new Date(now().getTime() - process.uptime() * 1000),
      database: database.describe(),
      dataDir: resolve(config.dataDir),
      backups: { folder: config.backups.folder, isNightly: database.dump !== null },
      missing: config.missing,
      spendLimit: config.ai?.dailySpendLimit ?? null,
      modelChecks: models.checks,
      jobs: jobs.overview,
    },
    forgetJobs: jobs.forget,
    push,
    pages,
    views: openViewCounts(db, log),
    readings: openReadingCounts({ db, log, now }),
    files,
    payments,
    chef,
    kitchen,
    planner: openPlannerThreads(),
    reader: openReader(),
    textReading: adapters.textReading,
    socialPictures: openSocialPictures(),
    webPages,
    products,
    newsletter: config.newsletter,
    log,
    now,
  } satisfies Services
  return { services, pages, models }
}

function readinessOf(config: Config, { database, jobs }: Adapters, isStarted: () => boolean) {
  return openReadiness({
    isStarted,
    disk: database.isEmbedded ? () => isWritable(resolve(config.dataDir)) : null,
    database: async () => (await database.pool.query('select 1')).rowCount === 1,
    jobs: async () => (await jobs.health()).oldestWaitingSeconds < QUEUE_STUCK_S,
  })
}

async function fillBlog(services: Services): Promise<void> {
  try {
    const { fillStarterBlog } = await import('#app/features/blog/starter/starter-blog.server.ts')
    await fillStarterBlog(services)
  } catch (error) {
    services.log.error({ error }, 'the starter articles are not there')
  }
}
