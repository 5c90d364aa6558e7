/**
 * `npm run fake-ai`: a server that speaks the OpenAI protocol without a model, so that anyone can try the product
 * with "a model" and see what it does when the model misbehaves.
 */
import { FAULTS } from '#tests/support/fake-ai/faults.ts'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'

const port = Number(process.env['PORT'] ?? 4010)
const tokensPerSecond = Number(process.env['TOKENS_PER_SECOND'] ?? 80)
const { baseUrl } = await startFakeAi({ port, tokensPerSecond })

console.log(`The double of a model listens at ${baseUrl}. Start Mealwright with

  AI_PROVIDER=openai-compatible
  AI_BASE_URL=${baseUrl}
  AI_TEXT_MODEL=double
  AI_VISION_MODEL=double
  AI_IMAGE_MODEL=double

It misbehaves when the model's name says how (AI_TEXT_MODEL=double:hang), or when it is told while it runs:

  curl ${new URL('/control/fault', baseUrl).href} -d '{"fault":"server-error","times":1}'

${Object.entries(FAULTS)
  .map(([name, what]) => `  ${name.padEnd(18)} ${what}`)
  .join('\n')}
`)
