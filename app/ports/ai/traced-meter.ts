import type { ModelOutcome, ModelUse } from '#app/domain/model-use.ts'
import type { Traces } from '#app/ports/traces/traces.ts'
import type { ModelMeter } from './model-meter.ts'

/** A meter, each call of which is a span from its leave to its end: which model, how it ended, how much it took. */
export function tracedMeter(meter: ModelMeter, traces: Traces): ModelMeter {
  if (!traces.isOn) return meter
  return {
    async begin(call) {
      const open = await meter.begin(call)
      const over = Promise.withResolvers<{ outcome: ModelOutcome; use: ModelUse }>()
      const about = {
        name: `model ${call.feature}`,
        kind: 'client',
        attributes: { 'gen_ai.request.model': call.model },
        isPart: true,
      } as const
      void traces.span(about, async (span) => {
        const { outcome, use } = await over.promise
        span.set({
          'mealwright.outcome': outcome,
          'gen_ai.usage.input_tokens': use.inputTokens,
          'gen_ai.usage.output_tokens': use.outputTokens,
        })
        if (outcome !== 'answered') span.fail()
      })
      return {
        end(outcome, use) {
          over.resolve({ outcome, use })
          return open.end(outcome, use)
        },
      }
    },
  }
}
