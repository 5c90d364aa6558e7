import type { AiConfig, BillingConfig, Config } from '#app/config/config.ts'

/** Where everything is, as the adapters know it. */
type Places = { dataDir: string; database: string; replica: string | null; outbox: string; filesDir: string }

/** Lines for the operator: where the data is, which provider serves each concern. */
export function describeServices(
  config: Config,
  { dataDir, database, replica, outbox, filesDir }: Places,
): string[] {
  return [
    `  data      ${dataDir}`,
    `  database  ${database}`,
    ...(replica ? [`  replica   ${replica}, for public lists`] : []),
    ...describeChef(config.ai),
    `  payments  ${describePayments(config.billing)}`,
    ...(config.productsUrl ? [`  products  ${new URL(config.productsUrl).host}`] : []),
    `  mail      ${config.smtp ? 'SMTP' : `${outbox} (embedded)`}`,
    `  files     ${config.s3 ? `${config.s3.bucket} at ${config.s3.endpoint}` : `${filesDir} (embedded)`}`,
    ...(config.missing.length > 0
      ? [`  missing   ${config.missing.map(({ setting }) => setting).join(', ')}: see the log`]
      : []),
    `  jobs      ${config.runWorkers ? 'in this process' : 'in worker processes'}`,
  ]
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

function describeChef(ai: AiConfig | undefined): string[] {
  if (!ai) return ['  recipes   the kitchen (embedded)', '  photos    print only (embedded): no vision model']
  const { provider, textModel, visionModel, imageModel } = ai.models
  const limit = ai.dailySpendLimit === undefined ? 'no daily limit' : `at most ${ai.dailySpendLimit} a day`
  return [
    `  models    ${provider}, ${limit}`,
    `  recipes   ${textModel ?? 'the kitchen (embedded)'}`,
    `  photos    ${visionModel ?? 'print only (embedded): no vision model'}`,
    `  pictures  ${imageModel ?? 'drawn plates (embedded)'}`,
  ]
}
