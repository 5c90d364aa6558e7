import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogFacts } from './log.ts'

/** Facts that every line has which is logged by one piece of work: a request's id, a job's. */
export type LogScope = {
  /** Of the work under way; empty outside of any. */
  facts(): LogFacts
  /** Does the work with these facts, beside those it has already. */
  run<T>(facts: LogFacts, work: () => T): T
}

export function openLogScope(): LogScope {
  const storage = new AsyncLocalStorage<LogFacts>()
  return {
    facts: () => storage.getStore() ?? {},
    run: (facts, work) => storage.run({ ...storage.getStore(), ...facts }, work),
  }
}
