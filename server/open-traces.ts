import type { Config } from '#app/config/config.ts'
import { NO_TRACES, type Traces } from '#app/ports/traces/traces.ts'
import { VERSION } from '#app/version.server.ts'

/** Traces where the settings name a collector. The library is loaded then only: it takes a fifth of a second. */
export async function openTraces({ traces }: Pick<Config, 'traces'>): Promise<Traces> {
  if (!traces) return NO_TRACES
  const { openOtelTraces } = await import('#app/ports/traces/otel-traces.server.ts')
  return openOtelTraces(traces, VERSION)
}
