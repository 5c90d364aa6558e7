import type { CallOptions } from './chef.ts'
import type { ModelFeature } from '#app/domain/model-use.ts'
import type { Prompt } from './model-reply.server.ts'

/** What the parts of the adapter ask a model with: the pieces of its reply, or an `AppError` to show. */
export type ModelAsk = {
  textOf(feature: ModelFeature, model: string, prompt: Prompt, options: CallOptions): AsyncGenerator<string>
}
