import { STYLE_LINK } from '#app/features/site/style-link.ts'
import { classesIn, readStyle, usedStyle } from './used-style.ts'

const ENHANCE = '<script type="module" src="/assets/enhance-'
const MOST_STYLES = 500

export type StyleInliner = {
  /** The page with what it uses of its style sheet written into it. */
  inline(html: string): Promise<string>
}

/** For reading pages. A page of the application keeps its link, which its scripts expect to find. */
export function styleInliner(sourceOf: (address: string) => Promise<string | null>): StyleInliner {
  const sheets = new Map<string, ReturnType<typeof readStyle>>()
  /** Pages of one kind use the same classes: a style is put together once for all of them. */
  const styles = new Map<string, string>()

  const styleFor = async (link: string, address: string, html: string): Promise<string> => {
    if (!sheets.has(address)) {
      const source = await sourceOf(address)
      if (source === null) return link
      sheets.set(address, readStyle(source))
    }
    const classes = classesIn(html)
    const key = `${address} ${[...classes].toSorted().join(' ')}`
    const before = styles.get(key)
    if (before !== undefined) return before
    const style = `<style data-whole="${address}">${usedStyle(sheets.get(address)!, classes)}</style>`
    if (styles.size >= MOST_STYLES) styles.clear()
    styles.set(key, style)
    return style
  }

  return {
    async inline(html) {
      const [link, address] = STYLE_LINK.exec(html) ?? []
      if (!link || !address || !html.includes(ENHANCE)) return html
      const style = await styleFor(link, address, html)
      return html.replace(link, () => style)
    },
  }
}
