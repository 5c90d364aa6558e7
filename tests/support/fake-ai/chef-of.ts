import { cookbook } from '#app/cookbook.server.ts'
import type { ModelOutcome, ModelUse } from '#app/domain/model-use.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { modelChef, type ModelChefOptions } from '#app/ports/ai/model-chef.server.ts'
import type { MeteredCall } from '#app/ports/ai/model-meter.ts'
import type { FakeAi } from './server.ts'

export const DOUBLE_KEY = 'sk-test-4f9a1c77e0'

export type ChefOfDouble = {
  chef: Chef
  /** Calls to the meter, with how they ended. */
  metered: (MeteredCall & { outcome?: ModelOutcome; use?: ModelUse })[]
  warnings: string[]
  /** How long it would have waited between tries; nothing is waited for. */
  waitsMs: number[]
}

/** The model adapter before the double, with a meter and a log that remember. */
export function chefOf(double: FakeAi, change: Partial<ModelChefOptions> = {}): ChefOfDouble {
  const metered: ChefOfDouble['metered'] = []
  const warnings: string[] = []
  const waitsMs: number[] = []
  const chef = modelChef({
    settings: {
      provider: 'openai-compatible',
      baseUrl: double.baseUrl,
      apiKey: DOUBLE_KEY,
      textModel: 'double',
      visionModel: 'double',
      imageModel: 'double',
    },
    kitchen: kitchenChef(cookbook()),
    meter: {
      begin(call) {
        const entry: ChefOfDouble['metered'][number] = { ...call }
        metered.push(entry)
        return Promise.resolve({
          end(outcome, use) {
            Object.assign(entry, { outcome, use: { ...use } })
            return Promise.resolve()
          },
        })
      },
    },
    warn: (facts, message) => void warnings.push(`${message} ${JSON.stringify(facts)}`),
    wait(ms) {
      waitsMs.push(ms)
      return Promise.resolve()
    },
    random: () => 0.5,
    ...change,
  })
  return { chef, metered, warnings, waitsMs }
}
