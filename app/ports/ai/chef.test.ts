import { cookbook } from '#app/cookbook.server.ts'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'
import { chefContract } from './chef.contract.ts'
import { kitchenChef } from './kitchen-chef.server.ts'
import { modelChef } from './model-chef.server.ts'
import { unmetered } from './model-meter.ts'

chefContract('the kitchen', () =>
  Promise.resolve({ chef: kitchenChef(cookbook()), close: () => Promise.resolve() }),
)

chefContract('a model', async () => {
  const double = await startFakeAi()
  const chef = modelChef({
    settings: {
      provider: 'openai-compatible',
      baseUrl: double.baseUrl,
      apiKey: undefined,
      textModel: 'double',
      visionModel: undefined,
      imageModel: undefined,
    },
    kitchen: kitchenChef(cookbook()),
    meter: unmetered,
    warn: () => {},
    draftEveryMs: 0,
  })
  return { chef, close: double.close }
})
