/** Long waits that need nobody: soaking, thawing, marinating, proving in the fridge. */
const WAITS = /\b(?:soak|thaw|defrost|marinate|prove|rise|chill|fridge|overnight|stand)\w*\b/i
const HOURS = /(\d{1,2})(?:\s*(?:to|-|–)\s*\d{1,2})? hours?\b/i
const OVERNIGHT_H = 8
/** Shorter waits are part of cooking. */
const LEAST_H = 2

/** Minutes of the steps' longest wait in which nobody has to be there; 0 where there is none of two hours or more. */
export function waitingMinOf(instructions: readonly string[]): number {
  const waits = instructions
    .flatMap((step) => step.split(/(?<=[.!?])\s+/))
    .filter((sentence) => WAITS.test(sentence))
    .map((sentence) =>
      Number(HOURS.exec(sentence)?.[1] ?? (/\bovernight\b/i.test(sentence) ? OVERNIGHT_H : 0)),
    )
  const longest = Math.max(0, ...waits)
  return longest >= LEAST_H ? longest * 60 : 0
}
