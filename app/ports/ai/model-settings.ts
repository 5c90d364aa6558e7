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
  /** How its text models are asked; undefined for the defaults. */
  manner?: ModelManner
}

export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const

/** What an operator may set for text calls. */
export type ModelManner = {
  /** Limit for the silence before the first word. */
  firstWordSeconds?: number | undefined
  /** Limit for the whole reply. */
  replySeconds?: number | undefined
  maxOutputTokens?: number | undefined
  temperature?: number | undefined
  reasoningEffort?: (typeof REASONING_EFFORTS)[number] | undefined
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
  // A model that is loading, or whose thinking is not streamed, may be silent for more than a minute.
  firstMs: 120_000,
  betweenMs: 30_000,
  totalMs: 300_000,
  attempts: 4,
  longestWaitMs: 45_000,
}

/** Pictures come in one piece. */
export const PICTURE_PATIENCE: ModelPatience = { ...TEXT_PATIENCE, firstMs: 180_000, totalMs: 180_000 }

/** The patience of text calls, as the operator set it. */
export function textPatience({ firstWordSeconds, replySeconds }: ModelManner = {}): ModelPatience {
  const totalMs = replySeconds === undefined ? TEXT_PATIENCE.totalMs : replySeconds * 1000
  const firstMs = firstWordSeconds === undefined ? TEXT_PATIENCE.firstMs : firstWordSeconds * 1000
  return { ...TEXT_PATIENCE, totalMs: Math.max(totalMs, firstMs), firstMs }
}
