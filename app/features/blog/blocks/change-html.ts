/** A place in HTML, and what stands there afterwards. */
export type Change = { start: number; end: number; to: string }

/** The text with its places changed. They do not overlap; those that begin at the same place keep their order. */
export function changed(html: string, changes: readonly Change[]): string {
  let text = ''
  let at = 0
  for (const { start, end, to } of changes.toSorted((a, b) => a.start - b.start)) {
    text += html.slice(at, start) + to
    at = end
  }
  return text + html.slice(at)
}
