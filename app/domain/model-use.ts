/** What models are asked for, how a call may end, and what it costs. */

export const MODEL_FEATURES = ['recipes', 'ingredients', 'meals', 'pictures'] as const
export type ModelFeature = (typeof MODEL_FEATURES)[number]

/** `stopped`: we had what we needed before the model ended. `cancelled`: the person left. */
export const MODEL_OUTCOMES = [
  'answered',
  'stopped',
  'cancelled',
  'timed-out',
  'limited',
  'refused',
  'unusable',
  'failed',
] as const
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number]

export type ModelUse = { inputTokens: number; outputTokens: number; pictures: number }

/** In units of one currency: per million tokens, and per picture. */
export type ModelPrices = { perMillionInput: number; perMillionOutput: number; perPicture: number }

/** What a use costs in millionths of the currency, rounded up: an estimate must not be too low. */
export function costMicro(use: ModelUse, prices: ModelPrices): number {
  const tokens = use.inputTokens * prices.perMillionInput + use.outputTokens * prices.perMillionOutput
  return Math.ceil(tokens + use.pictures * prices.perPicture * 1_000_000)
}
