import { AppError } from '#app/domain/errors.ts'
import { withoutReasoning } from '#app/domain/model-reply/reasoning.ts'
import type { ModelCheck } from './chef.ts'
import type { ModelAsk } from './model-ask.ts'
import type { Prompt } from './model-reply.server.ts'
import type { ModelSettings } from './model-settings.ts'

/** Asks each model for one word, so that a wrong key or name is found at startup and not by the first member. */

const INSTRUCTIONS = 'This only tests the connection. Answer in as few words as asked for.'

const READY: Prompt = {
  instructions: INSTRUCTIONS,
  data: 'Answer with this JSON and nothing else: {"word":"ready"}',
  schema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
}

/** 64 by 64 pixels of pure red. */
const RED_JPEG =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCABAAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AnwEZpIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9k='

const seen = (): Prompt => ({
  instructions: INSTRUCTIONS,
  data: 'Which colour fills this picture? Answer with that one word.',
  photo: { bytes: new Uint8Array(Buffer.from(RED_JPEG, 'base64')), contentType: 'image/jpeg' },
})
const REDDISH = /\b(?:red|scarlet|crimson|vermilion)\b/i

/** One result for each text or vision model that is set. Never throws. */
export async function checkModels(
  ask: ModelAsk,
  { textModel, visionModel }: ModelSettings,
  signal: AbortSignal,
): Promise<ModelCheck[]> {
  const reply = async (feature: 'recipes' | 'ingredients', model: string, prompt: Prompt) => {
    let text = ''
    for await (const piece of ask.textOf(feature, model, prompt, { signal }))
      if (typeof piece === 'string') text += piece
    return withoutReasoning(text)
  }
  const checked = async (does: ModelCheck['does'], model: string, work: () => Promise<string | null>) => {
    const fault = await work().catch((error: unknown) => {
      const cause = error instanceof AppError ? error.cause : error
      return cause instanceof Error ? cause.message : error instanceof AppError ? error.message : 'it failed'
    })
    return { does, model, fault }
  }
  const checks: Promise<ModelCheck>[] = []
  if (textModel !== undefined)
    checks.push(
      checked('recipes', textModel, async () =>
        (await reply('recipes', textModel, READY)) === '' ? 'the reply was empty' : null,
      ),
    )
  if (visionModel !== undefined)
    checks.push(
      checked('photos', visionModel, async () =>
        REDDISH.test(await reply('ingredients', visionModel, seen()))
          ? null
          : 'it answers, but did not see the colour of a test picture: it may not read photos',
      ),
    )
  return Promise.all(checks)
}
