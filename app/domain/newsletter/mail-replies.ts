/** What to do about a copy that the mail server did not take. */
export type AfterRefusal = 'try-later' | 'failed' | 'address-is-dead'

/** Says of the address itself that it takes no mail: no such mailbox, moved without a trace, disabled (RFC 3463). */
const DEAD_ADDRESS = /\b5\.(?:1\.(?:1|6|10)|2\.1)\b/

/**
 * A refusal for good counts against the address only where the answer says that the address is the reason: a server
 * that refuses the sender or the text refuses it for everybody.
 */
export function afterRefusal(reply: { code: number; words: string }): AfterRefusal {
  if (reply.code < 500) return 'try-later'
  return DEAD_ADDRESS.test(reply.words) ? 'address-is-dead' : 'failed'
}

/** The codes of an answer and nothing else: its words often hold the address. */
export function codesOf({ code, words }: { code: number; words: string }): string {
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0]
  return enhanced ? `${code} ${enhanced}` : String(code)
}
