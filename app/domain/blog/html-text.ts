import { wordTable } from '#app/domain/word-table.ts'
/** Reading words out of cleaned HTML: every `<` there begins a tag. Linear in the text, whatever it holds. */

const INLINE_TAG =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const NAMED = wordTable<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
})

/** The text without tags, one space where a block ended, entities as letters. */
export function plainTextOf(html: string): string {
  return decoded(html.replace(INLINE_TAG, '').replace(TAG, ' ')).replace(/\s+/g, ' ').trim()
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
  })
}
