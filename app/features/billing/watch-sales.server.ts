import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'

const MINUTE_MS = 60 * 1000
/** When the prices are looked at again, by how the last look went. */
const AGAIN_MS = { unreachable: MINUTE_MS / 2, wrong: 5 * MINUTE_MS, right: 60 * MINUTE_MS }

/**
 * Looks at the provider's prices from the start on, without holding it up: a wrong one is named in the log at once,
 * and nothing is sold until it is put right. A provider that cannot be asked is asked again.
 */
export function watchSales(
  payments: Payments,
  log: Services['log'],
  againMs: typeof AGAIN_MS = AGAIN_MS,
): { stop(): void } {
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function look(): Promise<number> {
    try {
      const faults = await payments.checkSales()
      if (faults.join() !== told) {
        for (const fault of faults) log.error({ fault }, 'Premium is not sold until this is put right')
        if (faults.length === 0) log.info({}, 'the prices are right: Premium is sold')
        told = faults.join()
      }
      return faults.length > 0 ? againMs.wrong : againMs.right
    } catch (error) {
      log.warn({ error }, 'the prices at the payment provider could not be checked yet')
      return againMs.unreachable
    }
  }
  async function watch(): Promise<void> {
    const waitMs = await look()
    if (!isStopped) timer = setTimeout(() => void watch(), waitMs).unref()
  }
  void watch()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
