import type { Chef, ModelCheck } from '#app/ports/ai/chef.ts'
import type { Log } from '#app/ports/log/log.ts'

/**
 * Checks the models once, in the background: startup never waits for it. A wrong key, a wrong name or a model that
 * cannot see shows in the log and on the System page before the first member is affected.
 */
export function startModelChecks(
  chef: Pick<Chef, 'check'>,
  log: Log,
): { checks(): readonly ModelCheck[] | null; stop(): void } {
  const ending = new AbortController()
  let checks: readonly ModelCheck[] | null = null
  const run = async () => {
    const found = (await chef.check?.(ending.signal)) ?? []
    if (ending.signal.aborted) return
    checks = found
    for (const { does, model, fault } of found) {
      if (fault === null) log.info({ does, model }, 'a model answered at the start')
      else log.warn({ does, model, fault }, 'a model did not answer as it should at the start')
    }
  }
  run().catch((error: unknown) => log.error({ error }, 'the models could not be asked at the start'))
  return { checks: () => checks, stop: () => ending.abort() }
}
