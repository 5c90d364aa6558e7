export const AI_PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

/** Which models serve; a model that is not set is a thing this installation does not do. */
export type ModelSettings = {
  provider: AiProvider
  /** Where the provider answers; its own address where undefined. */
  baseUrl: string | undefined
  apiKey: string | undefined
  textModel: string | undefined
  visionModel: string | undefined
  imageModel: string | undefined
}

/** How long a call may take, and how often it is tried. */
export type ModelPatience = {
  /** Until the first piece of the reply. */
  firstMs: number
  /** From one piece to the next. */
  betweenMs: number
  totalMs: number
  attempts: number
  /** A provider that asks to wait longer than this is not asked again. */
  longestWaitMs: number
}

export const TEXT_PATIENCE: ModelPatience = {
  firstMs: 60_000,
  betweenMs: 15_000,
  totalMs: 180_000,
  attempts: 3,
  longestWaitMs: 8000,
}

/** Pictures come in one piece. */
export const PICTURE_PATIENCE: ModelPatience = { ...TEXT_PATIENCE, firstMs: 180_000 }
