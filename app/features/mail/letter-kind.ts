import type { z } from 'zod'
import type { Letter } from './letter.ts'

/** A letter and where it goes. */
export type AddressedLetter = Letter & { to: string; leaveUrl?: string | undefined }

/**
 * A kind of letter. What waits in the queue is its name and its parameters, which hold no secret; the letter is written
 * when it is sent, and links that open something are made then.
 */
export type LetterKind<Params extends object, Services> = {
  name: string
  params: z.ZodType<Params>
  /** Null where there is nobody to write to any more, or nothing to say. */
  write(params: Params, services: Services): Promise<AddressedLetter | null>
}

/** A letter kind as the list of all of them holds it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters' type is each kind's own affair
export type AnyLetterKind<Services> = LetterKind<any, Services>

export function defineLetter<Params extends object, Services>(
  kind: LetterKind<Params, Services>,
): LetterKind<Params, Services> {
  return kind
}
