import { STYLE_LINK } from '#app/features/site/style-link.ts'
import { classesIn, readStyle, usedStyle } from './used-style.ts'

const ENHANCE = '<script type="module" src="/assets/enhance-'
const MOST_STYLES = 500

export type StyleInliner = {
  /** The page with what it uses of its style sheet written into it. */
  inline(html: string): Promise<string>
  /** What stands in the place of a page's link to its style sheet, judged by all its other pieces. */
  styleFor(link: string, pieces: readonly string[]): Promise<string>
}

/** For reading pages. A page of the application keeps its link, which its scripts expect to find. */
export function styleInliner(sourceOf: (address: string) => Promise<string | null>): StyleInliner {
  const sheets = new Map<string, ReturnType<typeof readStyle>>()
  /** Pages of one kind use the same classes: a style is put together once for all of them. */
  const styles = new Map<string, string>()

  const styleFor = async (link: string, pieces: readonly string[]): Promise<string> => {
    const address = STYLE_LINK.exec(link)?.[1]
    if (!address || !pieces.some((piece) => piece.includes(ENHANCE))) return link
    if (!sheets.has(address)) {
      const source = await sourceOf(address)
      if (source === null) return link
      sheets.set(address, readStyle(source))
    }
    const classes = new Set<string>()
    for (const piece of pieces) for (const name of classesIn(piece)) classes.add(name)
    const key = `${address} ${[...classes].toSorted().join(' ')}`
    const before = styles.get(key)
    if (before !== undefined) return before
    const style = `<style data-whole="${address}">${usedStyle(sheets.get(address)!, classes)}</style>`
    if (styles.size >= MOST_STYLES) styles.clear()
    styles.set(key, style)
    return style
  }

  return {
    styleFor,
    async inline(html) {
      const [link] = STYLE_LINK.exec(html) ?? []
      if (!link) return html
      const style = await styleFor(link, [html])
      return html.replace(link, () => style)
    },
  }
}
