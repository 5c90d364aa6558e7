import { plainTextOf } from '#app/domain/blog/html-text.ts'

const BLOCK =
  /<\/?(?:h[1-6]|p|br|hr|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|details|summary|table|caption|thead|tbody|tfoot|tr)\b[^<>]*>/i
const LINK = /<a\b[^<>]*?\bhref="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/gi
const PICTURE = /<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/gi

/**
 * Cleaned HTML as plain text: a paragraph a block, items with a dash, the address of a link behind its words. Linear in
 * the text, as every `<` of cleaned HTML begins a tag.
 */
export function letterText(html: string, origin: string): string {
  const spoken = html
    .replace(LINK, (_, href: string, words: string) => {
      const address = href.startsWith('/') ? origin + href : href
      return href.startsWith('#') || address === plainTextOf(words) ? words : `${words} (${address})`
    })
    .replace(PICTURE, (_, alt: string) => (alt ? `<p>[${alt}]</p>` : ''))
    .replace(/<\/t[hd]>\s*<t[hd]\b[^<>]*>/gi, ' | ')
  const blocks: string[] = []
  let mark = ''
  for (const piece of spoken.split(new RegExp(`(${BLOCK.source})`, 'i'))) {
    const tag = /^<(\/?)(\w+)/.exec(piece)
    if (tag && BLOCK.test(piece)) {
      if (tag[1] === '' && tag[2]!.toLowerCase() === 'li') mark = '- '
      continue
    }
    const words = plainTextOf(piece)
    if (words === '') continue
    blocks.push(mark + words)
    mark = ''
  }
  return blocks.join('\n\n').replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
}
