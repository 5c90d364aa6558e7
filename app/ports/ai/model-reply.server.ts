import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { ModelUse } from '#app/domain/model-use.ts'
import type { Photo } from './chef.ts'
import { isApiCallError, refusedByModel, unusableReply } from './model-fault.ts'
import type { Turn } from './model-call.server.ts'
import type { ModelManner } from './model-settings.ts'
import { hearing } from './signs-of-life.server.ts'

/** What is asked: our instructions, and apart from them the data and the photo of the person. */
export type Prompt = {
  instructions: string
  /** Ours as well, behind the instructions; a reply may take words from it. */
  examples?: string
  data: string
  photo?: Photo | undefined
  schema?: JSONSchema7
  schemaName?: string
  /** A truncated reply is accepted, because the reply itself shows where it was cut off. */
  mayBeCut?: boolean
}

/** Longer than three recipes in any wordiness. */
const MAX_REPLY_CHARS = 120_000
const CHARS_PER_TOKEN = 4
const TOKENS_OF_PHOTO = 1600

export const MAX_OUTPUT_TOKENS = 10_000

/** A rough count of what a prompt costs, until the provider says it exactly. */
export function inputTokensOf({ instructions, examples = '', data, photo, schema }: Prompt): number {
  const chars =
    instructions.length + examples.length + data.length + (schema ? JSON.stringify(schema).length : 0)
  return Math.ceil(chars / CHARS_PER_TOKEN) + (photo ? TOKENS_OF_PHOTO : 0)
}

/**
 * The text of a reply as it arrives, and an empty piece while the model thinks. Throws if the model refuses, or if the
 * reply breaks off or is too long.
 */
export async function* replyOf(
  model: LanguageModelV4,
  prompt: Prompt,
  turn: Turn,
  manner: ModelManner = {},
): AsyncGenerator<string> {
  const before = { ...turn.use }
  turn.use.inputTokens += inputTokensOf(prompt)
  const opened = hearing(turn.isThere, () => model.doStream(callOptions(prompt, turn.signal, manner)))
  const { stream } = await Promise.resolve(opened).catch((error: unknown) => {
    // A request that was turned away costs nothing; one that is never answered may.
    if (isApiCallError(error)) Object.assign(turn.use, before)
    throw error
  })
  const reader = stream.getReader()
  let charCount = 0
  let hasText = false
  let thoughts = ''
  try {
    for (;;) {
      const { done, value: part } = await reader.read()
      if (done) break
      switch (part.type) {
        // Some models call a tool that was never offered, with the answer as its arguments.
        case 'tool-input-delta':
        case 'text-delta':
          if (part.delta === '') break
          turn.alive()
          hasText = true
          charCount += part.delta.length
          turn.use.outputTokens = before.outputTokens + Math.ceil(charCount / CHARS_PER_TOKEN)
          if (charCount > MAX_REPLY_CHARS) throw new RangeError('The reply is too long')
          yield part.delta
          break
        case 'reasoning-delta':
          turn.alive()
          if (thoughts.length < MAX_REPLY_CHARS) thoughts += part.delta
          yield ''
          break
        case 'error':
          throw part.error
        case 'finish':
          countUse(turn.use, before, part.usage)
          if (part.finishReason.unified === 'content-filter') throw refusedByModel()
          if (part.finishReason.unified === 'error') throw unusableReply('the reply broke off')
          // A cut list or estimate would pass for a whole one; cut recipes are seen by their JSON.
          if (part.finishReason.unified === 'length' && !prompt.mayBeCut)
            throw unusableReply('the reply broke off')
          break
        default:
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
  if (hasText) return
  // Where a form is enforced, some servers report the whole answer as thinking.
  if (!prompt.schema || !thoughts.includes('{')) throw unusableReply('the reply was empty')
  yield thoughts
}

function callOptions(prompt: Prompt, signal: AbortSignal, manner: ModelManner): LanguageModelV4CallOptions {
  const { instructions, examples = '', data, photo, schema, schemaName = 'reply' } = prompt
  return {
    prompt: [
      { role: 'system', content: instructions + examples },
      {
        role: 'user',
        content: [
          { type: 'text', text: data },
          ...(photo
            ? [
                {
                  type: 'file' as const,
                  mediaType: photo.contentType,
                  data: { type: 'data' as const, data: photo.bytes },
                },
              ]
            : []),
        ],
      },
    ],
    ...(schema ? { responseFormat: { type: 'json' as const, name: schemaName, schema } } : {}),
    ...(manner.temperature === undefined ? {} : { temperature: manner.temperature }),
    ...(manner.reasoningEffort === undefined ? {} : { reasoning: manner.reasoningEffort }),
    maxOutputTokens: manner.maxOutputTokens ?? MAX_OUTPUT_TOKENS,
    abortSignal: signal,
  }
}

function countUse(use: ModelUse, before: ModelUse, usage: LanguageModelV4Usage): void {
  const { inputTokens, outputTokens } = usage
  if (isCount(inputTokens.total)) use.inputTokens = before.inputTokens + inputTokens.total
  if (isCount(outputTokens.total)) use.outputTokens = before.outputTokens + outputTokens.total
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= 10_000_000
