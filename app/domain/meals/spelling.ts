/** Slips of the keyboard: one letter missing, extra, wrong or swapped with its neighbour. */

const SHORTEST = 3

/** Looks words up that are one slip away from a word of a vocabulary; the more telling names hold a word, the likelier it is meant. */
export class Spelling {
  private readonly countOf: ReadonlyMap<string, number>
  private byDeletion: ReadonlyMap<string, readonly string[]> | undefined

  constructor(countOf: ReadonlyMap<string, number>) {
    this.countOf = countOf
  }

  /** The word that was likely meant, or null. */
  correct(word: string): string | null {
    if (word.length < SHORTEST || /\d/.test(word)) return null
    const index = (this.byDeletion ??= this.deletions())
    let best: string | null = null
    const said = plain(word)
    for (const key of [said, ...deletionsOf(said)]) {
      for (const candidate of index.get(key) ?? []) {
        if (!isOneSlip(said, plain(candidate))) continue
        if (best === null || this.likelihood(word, candidate) > this.likelihood(word, best)) best = candidate
      }
    }
    return best
  }

  /** People rarely get the first letter wrong. */
  private likelihood(word: string, candidate: string): number {
    return (this.countOf.get(candidate) ?? 0) + (word[0] === candidate[0] ? 1000 : 0)
  }

  private deletions(): ReadonlyMap<string, readonly string[]> {
    const index = new Map<string, string[]>()
    for (const word of this.countOf.keys()) {
      if (word.length < SHORTEST || /\d|_/.test(word)) continue
      const folded = plain(word)
      for (const key of [folded, ...deletionsOf(folded)]) {
        const known = index.get(key)
        if (known === undefined) index.set(key, [word])
        else known.push(word)
      }
    }
    return index
  }
}

/** "porige" and "porridge" differ by one letter once doubled ones are single. */
const plain = (word: string): string => word.replace(/(.)\1/g, '$1')

function deletionsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
