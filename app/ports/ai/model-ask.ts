import type { CallOptions } from './chef.ts'
import type { ModelFeature } from '#app/domain/model-use.ts'
import type { Waiting } from './model-call.server.ts'
import type { Prompt } from './model-reply.server.ts'

/**
 * How the parts of the adapter ask a model: they get the pieces of its reply, an empty one while it thinks, a pause
 * while it is busy, or an `AppError` to show.
 */
export type ModelAsk = {
  textOf(
    feature: ModelFeature,
    model: string,
    prompt: Prompt,
    options: CallOptions,
  ): AsyncGenerator<string | Waiting>
}
