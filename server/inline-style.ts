import { classesIn, readStyle, usedStyle } from './used-style.ts'

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*>/
const ENHANCE = '<script type="module" src="/assets/enhance-'

/**
 * For reading pages: writes what they use of their style sheet into them. A page of the application keeps its link,
 * which its scripts expect to find.
 */
export function styleInliner(sourceOf: (address: string) => Promise<string | null>) {
  const sheets = new Map<string, ReturnType<typeof readStyle>>()
  return async (html: string): Promise<string> => {
    const [link, address] = STYLE_LINK.exec(html) ?? []
    if (!link || !address || !html.includes(ENHANCE)) return html
    if (!sheets.has(address)) {
      const source = await sourceOf(address)
      if (source === null) return html
      sheets.set(address, readStyle(source))
    }
    const style = usedStyle(sheets.get(address)!, classesIn(html))
    return html.replace(link, () => `<style data-whole="${address}">${style}</style>`)
  }
}
