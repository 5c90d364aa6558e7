import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider'
import { acceptingFetch } from './accepted-parameters.server.ts'
import { streamedFetch } from './as-stream.server.ts'
import { guardedFetch } from './guarded-fetch.server.ts'
import type { ModelSettings } from './model-settings.ts'
import { heardFetch } from './signs-of-life.server.ts'

export type Models = {
  text(model: string): LanguageModelV4
  /** Null where the provider draws nothing. */
  picture: ((model: string) => ImageModelV4) | null
}

const OWN_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/**
 * Opens one provider's models. Its library is loaded here, with the first call. `onLearnt` receives each parameter that
 * a model does not accept.
 */
export async function openModels(
  settings: ModelSettings,
  onLearnt?: (model: string, parameter: string) => void,
): Promise<Models> {
  const { provider, apiKey = '' } = settings
  const baseURL = settings.baseUrl ?? (provider === 'openai-compatible' ? '' : OWN_ADDRESS[provider])
  const guarded = guardedFetch(new URL(baseURL).origin)
  const ask = heardFetch(streamedFetch(acceptingFetch(guarded, onLearnt)))
  const options = { baseURL, apiKey, fetch: ask }
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const models = createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch: options.fetch,
        ...(apiKey === '' ? {} : { apiKey }),
        // Both are off by default: the schema would not be sent, nor the tokens be counted.
        supportsStructuredOutputs: true,
        includeUsage: true,
      })
      return { text: (model) => models.chatModel(model), picture: (model) => models.imageModel(model) }
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const models = createOpenAI(options)
      return { text: (model) => models(model), picture: (model) => models.image(model) }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const models = createAnthropic(options)
      return { text: (model) => models(model), picture: null }
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      const models = createGoogle(options)
      return { text: (model) => models(model), picture: (model) => models.image(model) }
    }
  }
}
