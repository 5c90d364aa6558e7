import { expect, test } from 'vitest'
import { decodedText } from './decoded-text.ts'

const WORDS = '½ cup crème, 180 °C – “Käse”'
/** The same words in windows-1252. */
const BYTES = new Uint8Array(
  [...WORDS].map((sign) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[sign] ?? sign.charCodeAt(0)),
)
const page = (head: string, bytes: Uint8Array) =>
  new Uint8Array([...new TextEncoder().encode(head), ...bytes])

test.each([
  '<meta charset="windows-1252">',
  '<meta charset=iso-8859-1>',
  "<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=ISO-8859-1'>",
  '<?xml version="1.0" encoding="windows-1252"?><html>',
  `<!-- ${'saved by a browser '.repeat(100)}--><html><head><meta charset="cp1252">`,
  '<html><head><title>no encoding is named</title>',
  '',
])('windows-1252 is decoded whether or not the page names the encoding: %s', (head) => {
  expect(decodedText(page(head, BYTES))).toBe(head + WORDS)
})

test('other encodings are recognised by their web labels', () => {
  const head = '<meta charset="windows-1251">'
  expect(decodedText(page(head, new Uint8Array([0xe1, 0xee, 0xf0, 0xf9])))).toBe(`${head}борщ`)
  const latin2 = '<meta charset="iso-8859-2">'
  expect(decodedText(page(latin2, new Uint8Array([0xbe, 0x75, 0x72])))).toBe(`${latin2}žur`)
  const japanese = '<meta charset=Shift_JIS>'
  expect(decodedText(page(japanese, new Uint8Array([0x95, 0xc4])))).toBe(`${japanese}米`)
})

test('a byte order mark overrides the encoding in the page and is not part of the text', () => {
  const head = '<meta charset="windows-1252">'
  const utf8 = new TextEncoder().encode(`\uFEFF${head}½`)
  expect(decodedText(utf8)).toBe(`${head}½`)
  const utf16 = new Uint8Array([0xff, 0xfe, 0xbd, 0, 0x20, 0])
  expect(decodedText(utf16)).toBe('½ ')
  const bare = new Uint8Array(Buffer.from('<p>½ cup</p>', 'utf16le'))
  expect(decodedText(bare)).toBe('<p>½ cup</p>')
})

test('a page saved as UTF-8 that still names its old encoding is read as UTF-8', () => {
  const head = '<meta charset="iso-8859-1">'
  expect(decodedText(new TextEncoder().encode(head + WORDS))).toBe(head + WORDS)
})

test('the charset of the response overrides the encoding in the page', () => {
  const bytes = page('<meta charset="utf-8">', BYTES)
  expect(decodedText(bytes, 'ISO-8859-1')).toContain(WORDS)
})

test('an unknown encoding falls back to UTF-8 or windows-1252', () => {
  expect(decodedText(page('<meta charset="klingon">', BYTES))).toContain(WORDS)
  expect(decodedText(new TextEncoder().encode('<meta charset="x-user-defined">½'))).toContain('½')
  expect(decodedText(new Uint8Array())).toBe('')
})

test('a page in windows-1252 may say that it is UTF-8; one letter broken of many stays one', () => {
  const head = '<meta charset="utf-8">'
  expect(decodedText(page(head, BYTES))).toBe(head + WORDS)
  const mostlyRight = new Uint8Array([...new TextEncoder().encode(WORDS), 0xe4])
  expect(decodedText(page(head, mostlyRight))).toBe(`${head}${WORDS}\uFFFD`)
})
