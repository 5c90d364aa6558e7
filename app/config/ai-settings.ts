import type { AiConfig } from './config.ts'
import { type Environment, environmentSchema, type GivenSettings } from './environment.ts'

const AI_MODELS = ['AI_TEXT_MODEL', 'AI_VISION_MODEL', 'AI_IMAGE_MODEL'] as const

/** Models, their provider, its key or address, and prices where a spend limit shall hold: all that belongs together. */
export function faultsOfAi(set: GivenSettings): string[] {
  const given = Object.keys(set).filter((name) => name.startsWith('AI_') && name in environmentSchema.shape)
  if (given.length === 0) return []
  const { AI_PROVIDER: provider } = set
  if (provider === undefined) return [`${given.join(', ')} needs AI_PROVIDER as well`]
  const faults: string[] = []
  const needs = (what: string, name: string) => {
    if (set[name] === undefined) faults.push(`${what} needs ${name} as well`)
  }
  if (AI_MODELS.every((name) => set[name] === undefined)) {
    faults.push(`AI_PROVIDER needs at least one of ${AI_MODELS.join(', ')}`)
  }
  needs(`AI_PROVIDER=${provider}`, provider === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY')
  if (provider === 'anthropic' && set['AI_IMAGE_MODEL'] !== undefined) {
    faults.push('AI_IMAGE_MODEL: this provider draws no pictures')
  }
  if (provider === 'google' && set['AI_IMAGE_MODEL']?.startsWith('gemini-') === false) {
    faults.push('AI_IMAGE_MODEL: this provider draws with models whose name begins with gemini-')
  }
  const [firstWord, reply] = [set['AI_FIRST_WORD_SECONDS'], set['AI_REPLY_SECONDS']]
  if (firstWord !== undefined && reply !== undefined && Number(firstWord) > Number(reply)) {
    faults.push('AI_FIRST_WORD_SECONDS is more than AI_REPLY_SECONDS, which is for the whole reply')
  }
  if (set['AI_DAILY_SPEND_LIMIT'] !== undefined) {
    // A limit on money nobody counts would never act.
    if (set['AI_TEXT_MODEL'] ?? set['AI_VISION_MODEL']) needs('AI_DAILY_SPEND_LIMIT', 'AI_PRICE_INPUT')
    if (set['AI_IMAGE_MODEL']) needs('AI_DAILY_SPEND_LIMIT', 'AI_PRICE_IMAGE')
  }
  return faults
}

/** The models and what they cost; undefined where the kitchen writes. */
export function aiOf(env: Environment): AiConfig | undefined {
  if (env.AI_PROVIDER === undefined) return undefined
  return {
    models: {
      provider: env.AI_PROVIDER,
      baseUrl: env.AI_BASE_URL,
      apiKey: env.AI_API_KEY,
      textModel: env.AI_TEXT_MODEL,
      visionModel: env.AI_VISION_MODEL,
      imageModel: env.AI_IMAGE_MODEL,
      manner: {
        firstWordSeconds: env.AI_FIRST_WORD_SECONDS,
        replySeconds: env.AI_REPLY_SECONDS,
        maxOutputTokens: env.AI_MAX_TOKENS,
        temperature: env.AI_TEMPERATURE,
        reasoningEffort: env.AI_REASONING_EFFORT,
      },
    },
    prices: {
      perMillionInput: env.AI_PRICE_INPUT ?? 0,
      perMillionOutput: env.AI_PRICE_OUTPUT ?? 0,
      perPicture: env.AI_PRICE_IMAGE ?? 0,
    },
    dailySpendLimit: env.AI_DAILY_SPEND_LIMIT,
  }
}
