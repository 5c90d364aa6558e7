import { cookbook } from '#app/cookbook.server.ts'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { BillingConfig, Config } from '#app/config/config.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { openReplica } from '#app/db/replica.server.ts'
import { makeBackup } from '#app/features/maintenance/make-backup.server.ts'
import { endDeadCalls, openModelMeter } from '#app/features/models/model-meter.server.ts'
import { countedMail, countRefusals } from '#app/features/system/system-metrics.server.ts'
import { JOBS, type JobServices } from '#app/jobs.server.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { modelChef } from '#app/ports/ai/model-chef.server.ts'
import { tracedMeter } from '#app/ports/ai/traced-meter.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openS3Files, s3FileKeys } from '#app/ports/files/s3-files.server.ts'
import { openJobs } from '#app/ports/jobs/pg-boss-jobs.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { LogScope } from '#app/ports/log/log-scope.server.ts'
import { openOutboxMail } from '#app/ports/mail/outbox-mail.server.ts'
import { openSmtpMail } from '#app/ports/mail/smtp-mail.server.ts'
import type { Metrics } from '#app/ports/metrics/metrics.ts'
import { openGuardedPages } from '#app/ports/pages/guarded-pages.server.ts'
import { noProducts } from '#app/ports/products/no-products.ts'
import { openFoodFacts } from '#app/ports/products/open-food-facts.server.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { sandboxPayments } from '#app/ports/payments/sandbox-payments.server.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import { traceQueries } from '#app/ports/traces/traced-queries.server.ts'
import { openTesseract } from '#app/ports/text-reading/tesseract-text-reading.server.ts'
import { NO_TRACES, tracedPort, type Traces } from '#app/ports/traces/traces.ts'
import { authSecret, signingKey } from '#app/secrets.server.ts'
import { VERSION } from '#app/version.server.ts'
import { describeServices } from './describe-services.ts'

/** What the process has made before. */
export type Given = {
  scope?: LogScope
  metrics: Metrics
  traces?: Traces
  /** The embedded database, where it is on its way up. */
  startedEngine?: Promise<EmbeddedPool> | undefined
}

export type Adapters = Awaited<ReturnType<typeof openAdapters>>

/** Chooses by the settings who serves each concern, and opens it: the only place that names an adapter. */
export async function openAdapters(config: Config, log: Log, given: Given) {
  const { scope, metrics, traces = NO_TRACES } = given
  const warn = (message: string, details: Record<string, unknown> = {}) => log.warn(details, message)
  const root = process.cwd()
  const dataDir = resolve(config.dataDir)
  const now = () => new Date()
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
  const provider = await openPayments(config.billing, () =>
    sandboxPayments({ db, origin: config.origin, secret: signingKey(secret, 'sandbox-billing'), now }),
  )
  const kitchen = kitchenChef(cookbook())
  return {
    database,
    replica,
    secret,
    mail,
    push,
    jobs,
    files: tracedPort(keptFiles, 'files', traces),
    payments: provider && tracedPort(provider, 'payments', traces),
    kitchen,
    textReading: openTesseract(),
    chef: await chooseChef({ config, database, kitchen, log, traces, metrics, now }),
    webPages: config.canImportFromWeb ? openGuardedPages() : null,
    products: config.productsUrl ? openFoodFacts({ url: config.productsUrl, version: VERSION }) : noProducts,
    now,
    /** Everything as one archive, at this moment. */
    backUp: (): Readable =>
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
      ),
    describe: () =>
      describeServices(config, {
        dataDir,
        database: database.describe(),
        replica: replica?.describe() ?? null,
        outbox,
        filesDir,
      }),
  }
}

type ChefNeeds = {
  config: Config
  database: Database
  kitchen: Chef
  log: Log
  traces: Traces
  metrics: Metrics
  now(): Date
}

/** The model where one is set, its calls counted and paid for; else the kitchen. */
async function chooseChef({
  config,
  database,
  kitchen,
  log,
  traces,
  metrics,
  now,
}: ChefNeeds): Promise<Chef> {
  if (!config.ai) return kitchen
  const { db, isEmbedded } = database
  // One process only: calls that are under way belong to one that died.
  if (isEmbedded) await endDeadCalls(db, now())
  const { models, prices, dailySpendLimit } = config.ai
  const dailyLimitMicro = dailySpendLimit === undefined ? undefined : dailySpendLimit * 1_000_000
  return modelChef({
    settings: models,
    kitchen,
    book: cookbook(),
    meter: tracedMeter(openModelMeter({ db, now, prices, dailyLimitMicro }), traces),
    warn: (facts, message) => log.warn(facts, message),
    onRefused: countRefusals(metrics),
  })
}

async function openPayments(billing: BillingConfig, sandbox: () => Payments): Promise<Payments | null> {
  if (billing.kind === 'off') return null
  if (billing.kind === 'sandbox') return sandbox()
  const { stripePayments } = await import('#app/ports/payments/stripe-payments.server.ts')
  return stripePayments(billing.settings)
}
