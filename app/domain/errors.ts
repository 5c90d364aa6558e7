/**
 * The one error our own code throws on purpose. The code decides the HTTP status and what the page does;
 * the message is written for the person who sees it.
 */
export const STATUS_OF = {
  malformed: 400,
  'invalid-input': 422,
  'signed-out': 401,
  forbidden: 403,
  'premium-only': 402,
  'limit-reached': 402,
  'not-found': 404,
  conflict: 409,
  /** Asks first: `details` holds the question, and the same form with its confirmation acts. */
  unconfirmed: 409,
  'too-many-requests': 429,
  'too-large': 413,
  'unsupported-type': 415,
  unavailable: 503,
  failed: 500,
} as const

export type ErrorCode = keyof typeof STATUS_OF

export class AppError extends Error {
  readonly code: ErrorCode
  /** The form field at fault, if one is. */
  readonly field: string | undefined
  /** Small facts the page needs to say more: seconds to wait, the feature that ran out. */
  readonly details: Readonly<Record<string, string | number>>

  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; details?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.field = options.field
    this.details = options.details ?? {}
  }

  get status(): number {
    return STATUS_OF[this.code]
  }
}

/** No room on a disk, or one that may only be read: what was asked was right, and works again by itself. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
const MOST_CAUSES = 8

/** Whether an error, or what caused it, is that something we need is not there for now. */
export function isUnavailable(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth++) {
    if (cause instanceof AppError && cause.code === 'unavailable') return true
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && NO_ROOM.has(code)) return true
    cause = cause.cause
  }
  return false
}

/** What every action answers: the page branches on `code`, never on text. */
export type FormResult<T> =
  | { ok: true; value: T }
  | {
      ok: false
      code: ErrorCode
      message: string
      fields: Record<string, string>
      details?: Record<string, string | number>
    }
