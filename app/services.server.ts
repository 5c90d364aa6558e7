import { createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { AiConfig, BillingConfig, Config } from '#app/config.server.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { openReplica } from '#app/db/replica.server.ts'
import { openAccounts } from '#app/features/account/accounts.server.ts'
import { openAuth } from '#app/features/account/auth.server.ts'
import { tellNewEmail } from '#app/features/account/former-customers.server.ts'
import { watchSales } from '#app/features/billing/watch-sales.server.ts'
import { knownDevices } from '#app/features/account/known-devices.server.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { loggedAccounts, loggedLimits, loggedStaff } from '#app/features/account/security-log.server.ts'
import { openReadingCounts } from '#app/features/blog/figures/reading-counts.server.ts'
import { openViewCounts } from '#app/features/blog/public/view-counts.server.ts'
import { tellOldEmail } from '#app/features/account/profiles.server.ts'
import { makeBackup } from '#app/features/maintenance/make-backup.server.ts'
import { enqueueEmail, type QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { endDeadCalls, openModelMeter } from '#app/features/models/model-meter.server.ts'
import { openPlannerThreads } from '#app/features/plans/solve/planner-threads.server.ts'
import { openSocialPictures } from '#app/features/seo/social-pictures.server.ts'
import type { Services } from '#app/features/services.ts'
import { isWritable, openReadiness, type Readiness } from '#app/features/site/readiness.server.ts'
import { openSiteContent } from '#app/features/site/site-content.server.ts'
import { type HeardPages, openStoredPages } from '#app/features/site/stored-pages.server.ts'
import { openStaffAccounts } from '#app/features/staff/staff-accounts.server.ts'
import { openStaffAuth } from '#app/features/staff/staff-auth.server.ts'
import { countedMail, measureProcess, measureServices } from '#app/features/system/system-metrics.server.ts'
import { JOBS, type JobServices } from '#app/jobs.server.ts'
import { EMAIL_KINDS } from '#app/emails.server.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { modelChef } from '#app/ports/ai/model-chef.server.ts'
import { tracedMeter } from '#app/ports/ai/traced-meter.ts'
import { openJobs } from '#app/ports/jobs/pg-boss-jobs.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { LogScope } from '#app/ports/log/log-scope.server.ts'
import type { Metrics } from '#app/ports/metrics/metrics.ts'
import { openOutboxMail } from '#app/ports/mail/outbox-mail.server.ts'
import { openSmtpMail } from '#app/ports/mail/smtp-mail.server.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openS3Files, s3FileKeys } from '#app/ports/files/s3-files.server.ts'
import { traceQueries } from '#app/ports/traces/traced-queries.server.ts'
import { NO_TRACES, tracedPort, type Traces } from '#app/ports/traces/traces.ts'
import { openGuardedPages } from '#app/ports/pages/guarded-pages.server.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { sandboxPayments } from '#app/ports/payments/sandbox-payments.server.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import { authSecret } from '#app/secrets.server.ts'
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

/** What the process has made before. */
type Given = {
  scope?: LogScope
  metrics: Metrics
  traces?: Traces
  /** The embedded database, where it is on its way up. */
  startedEngine?: Promise<EmbeddedPool> | undefined
}

/** The composition root: settings in, services out. The only place that names an adapter. */
export async function openServices(config: Config, log: Log, given: Given): Promise<OpenServices> {
  const { scope, metrics, traces = NO_TRACES } = given
  const warn = (message: string, details: Record<string, unknown> = {}) => log.warn(details, message)
  const root = process.cwd()
  const dataDir = resolve(config.dataDir)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir,
    migrationsDir: join(root, 'migrations'),
    templateDir: join(root, 'build', 'database-template'),
    started: given.startedEngine,
    log: warn,
  })
  const { db, pool } = database
  if (traces.isOn) traceQueries(pool, traces)
  const replica = config.replicaUrl
    ? openReplica({ url: config.replicaUrl, primary: database, log: warn })
    : null
  const secret = authSecret(config.authSecret, dataDir)

  const outbox = join(dataDir, 'outbox')
  const sender = config.smtp
    ? openSmtpMail(config.smtp)
    : openOutboxMail({ folder: outbox, from: `Mealwright <${config.inbox}>` })
  const mail = tracedPort(countedMail(sender, metrics), 'mail', traces)
  const push = database.url
    ? await openPostgresPush({ database: { ...database, url: database.url }, log: warn })
    : openInProcessPush(database, warn)
  const jobs = openJobs<JobServices>({
    database,
    push,
    definitions: JOBS,
    runWorkers: config.runWorkers,
    log: warn,
    traces,
    ...(scope && { scope }),
  })
  const filesDir = join(dataDir, 'files')
  const keptFiles = config.s3 ? openS3Files(config.s3) : openFolderFiles({ folder: filesDir })
  const files = tracedPort(keptFiles, 'files', traces)
  const queueEmail: QueueEmail = (kind, params, options) => enqueueEmail(jobs, kind, params, options)

  const now = () => new Date()
  const provider = await openPayments(config.billing, () =>
    sandboxPayments({ db, origin: config.origin, secret: signingKey(secret, 'sandbox-billing'), now }),
  )
  const payments = provider && tracedPort(provider, 'payments', traces)
  const sales = payments && !payments.sandbox ? watchSales(payments, log) : null
  const kitchen = kitchenChef()
  // One process only: calls that are under way belong to one that died.
  if (config.ai && database.isEmbedded) await endDeadCalls(db, now())
  const chef = config.ai
    ? modelChef({
        settings: config.ai.models,
        kitchen,
        meter: tracedMeter(
          openModelMeter({
            db,
            now,
            prices: config.ai.prices,
            dailyLimitMicro: inMicro(config.ai.dailySpendLimit),
          }),
          traces,
        ),
        warn: (facts, message) => log.warn(facts, message),
      })
    : kitchen

  if (chef.readIngredients === null)
    log.info({}, 'photos are not read and not offered: no AI_VISION_MODEL is set')

  const planner = openPlannerThreads()
  const socialPictures = openSocialPictures()
  const fingerprintOf = (text: string) => signingKey(secret, text).slice(0, 32)
  const auth = openAuth({
    db,
    origin: config.origin,
    secret,
    queueEmail,
    emailConfirmed: (member) => tellOldEmail(db, queueEmail, member),
  })
  const accounts = openAccounts({
    auth,
    db,
    origin: config.origin,
    queueEmail,
    fingerprintOf,
    emailChanged: (memberId) => jobs.enqueue(tellNewEmail, { memberId }),
  })
  const pages = openStoredPages(push, warn)
  const views = openViewCounts(db, log)
  const readings = openReadingCounts({ db, log, now })
  const limits = loggedLimits(openLimits(pool, fingerprintOf), log)
  const seal = (purpose: string, text: string) => signingKey(signingKey(secret, purpose), text)
  const devices = knownDevices({ seal, origin: config.origin, now })
  const staffAccounts = openStaffAccounts({
    auth: openStaffAuth({ db, origin: config.origin, secret: signingKey(secret, 'staff') }),
    db,
    limits,
    devices,
    origin: config.origin,
    isSecondFactorRequired: config.isStaffSecondFactorRequired,
    queueEmail,
    now,
  })
  const staff = loggedStaff(staffAccounts, { log, fingerprintOf })
  const site = {
    origin: config.origin,
    supportEmail: config.supportEmail,
    trader: config.trader,
    hasLiveCounts: config.hasLiveCounts,
    readsPhotos: chef.readIngredients !== null && chef.estimateMeal !== null,
    backupDays: config.backups.kept,
  }
  const services: Services = {
    site,
    content: openSiteContent(site),
    db,
    replica,
    jobs,
    operations: {
      version: VERSION,
      startedAt: new Date(now().getTime() - process.uptime() * 1000),
      database: database.describe(),
      dataDir,
      backups: { folder: config.backups.folder, isNightly: database.dump !== null },
      missing: config.missing,
      spendLimit: config.ai?.dailySpendLimit ?? null,
      jobs: jobs.overview,
    },
    forgetJobs: jobs.forget,
    push,
    pages,
    views,
    readings,
    files,
    payments,
    chef,
    kitchen,
    planner,
    accounts: loggedAccounts(accounts, { log, fingerprintOf }),
    socialPictures,
    webPages: config.canImportFromWeb ? openGuardedPages() : null,
    seal,
    devices,
    staff,
    limits,
    newsletter: config.newsletter,
    log,
    now,
  }
  const backUp = () =>
    makeBackup(
      {
        version: VERSION,
        dataDir,
        database: pool,
        dump: database.dump,
        databaseUrl: config.databaseUrl,
        s3: config.s3 && { ...config.s3, keys: () => s3FileKeys(config.s3!) },
      },
      now(),
    )
  measureProcess(metrics, VERSION)
  measureServices(metrics, {
    db,
    pool,
    jobs: jobs.overview,
    spendLimit: config.ai?.dailySpendLimit,
    now,
  })
  // Pages need no queue: the server answers while it is made ready. What writes waits for it (`jobsStarted`).
  const jobsStarted = jobs.start({
    ...services,
    mail,
    inbox: config.inbox,
    emailKinds: EMAIL_KINDS,
    database,
    backups: { ...config.backups, make: database.dump ? backUp : null },
  })
  jobsStarted.catch((error: unknown) => log.error({ error }, 'the job queue did not start'))
  // A fresh blog gets its first articles beside the first requests, not before them.
  let isFilled = false
  const fill = async () => {
    try {
      await jobsStarted
      await fillBlog(services)
    } catch {
      // Said above.
    }
    isFilled = true
  }
  const blogFilled = fill()

  const readiness = openReadiness({
    isStarted: () => isFilled,
    disk: database.isEmbedded ? () => isWritable(dataDir) : null,
    database: async () => (await pool.query('select 1')).rowCount === 1,
    jobs: async () => (await jobs.health()).oldestWaitingSeconds < QUEUE_STUCK_S,
  })

  return {
    services,
    pages,
    jobsStarted,
    describe: () => [
      `  data      ${dataDir}`,
      `  database  ${database.describe()}`,
      ...(replica ? [`  replica   ${replica.describe()}, for public lists`] : []),
      ...describeChef(config.ai),
      `  payments  ${describePayments(config.billing)}`,
      `  mail      ${config.smtp ? 'SMTP' : `${outbox} (embedded)`}`,
      `  files     ${config.s3 ? `${config.s3.bucket} at ${config.s3.endpoint}` : `${filesDir} (embedded)`}`,
      ...(config.missing.length > 0
        ? [`  missing   ${config.missing.map(({ setting }) => setting).join(', ')}: see the log`]
        : []),
      `  jobs      ${config.runWorkers ? 'in this process' : 'in worker processes'}`,
    ],
    readiness,
    backUp,
    async fillDemo() {
      await jobsStarted
      const { fillDemo } = await import('#app/features/demo/fill-demo.server.ts')
      return fillDemo(services)
    },
    async close() {
      sales?.stop()
      await blogFilled
      await jobs.stop()
      await planner.close()
      await socialPictures.close()
      await views.close()
      await readings.close()
      await push.close()
      await mail.close()
      await replica?.close()
      await database.close()
    },
  }
}

const signingKey = (secret: string, name: string) =>
  createHmac('sha256', secret).update(name).digest('base64url')

async function fillBlog(services: Services): Promise<void> {
  try {
    const { fillStarterBlog } = await import('#app/features/blog/starter/starter-blog.server.ts')
    await fillStarterBlog(services)
  } catch (error) {
    services.log.error({ error }, 'the starter articles are not there')
  }
}

async function openPayments(billing: BillingConfig, sandbox: () => Payments): Promise<Payments | null> {
  if (billing.kind === 'off') return null
  if (billing.kind === 'sandbox') return sandbox()
  const { stripePayments } = await import('#app/ports/payments/stripe-payments.server.ts')
  return stripePayments(billing.settings)
}

function describePayments(billing: BillingConfig): string {
  switch (billing.kind) {
    case 'stripe':
      return `Stripe, ${billing.settings.secretKey.includes('_live_') ? 'live' : 'test mode'}`
    case 'sandbox':
      return 'a sandbox: play money (embedded)'
    case 'off':
      return 'off: a public address needs the STRIPE_ settings'
  }
}

const inMicro = (amount: number | undefined) => (amount === undefined ? undefined : amount * 1_000_000)

function describeChef(ai: AiConfig | undefined): string[] {
  if (!ai) return ['  recipes   the kitchen (embedded)', '  photos    not read: no vision model']
  const { provider, textModel, visionModel, imageModel } = ai.models
  const limit = ai.dailySpendLimit === undefined ? 'no daily limit' : `at most ${ai.dailySpendLimit} a day`
  return [
    `  models    ${provider}, ${limit}`,
    `  recipes   ${textModel ?? 'the kitchen (embedded)'}`,
    `  photos    ${visionModel ?? 'not read: no vision model'}`,
    `  pictures  ${imageModel ?? 'drawn plates (embedded)'}`,
  ]
}
