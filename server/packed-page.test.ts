import { crc32, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinedSum } from './joined-sum.ts'
import { gzipOf, packed, pieceOf, plainPieceOf, unpacked } from './packed-page.ts'

const TEXTS = ['<p>Crème brûlée</p>'.repeat(300), '1,234 views', '', '<p>Crème brûlée</p>'.repeat(2), 'x']
const pieces = () => TEXTS.map((text, index) => (index % 2 ? plainPieceOf(text) : pieceOf(text)))
/** Node refuses a stream whose sum or length is wrong. */
const textOf = (stream: Buffer) => gunzipSync(stream).toString()

test('pieces that were compressed apart are one gzip stream of the whole page', () => {
  expect(textOf(gzipOf(pieces()))).toBe(TEXTS.join(''))
  expect(textOf(gzipOf(pieces().toReversed()))).toBe(TEXTS.toReversed().join(''))
  expect(textOf(gzipOf([]))).toBe('')
})

test('a piece that is not compressed may be as long as any', () => {
  for (const length of [0xffff, 0x10000, 200_000])
    expect(textOf(gzipOf([plainPieceOf('x'.repeat(length)), pieceOf('end')]))).toBe(
      `${'x'.repeat(length)}end`,
    )
})

test('packed pieces come back one by one, and fit between others', () => {
  const made = packed(pieces())
  const back = unpacked(made.html, made.pieces)
  expect(back).toEqual(pieces())
  expect(textOf(gzipOf([back[3]!, plainPieceOf('5 views'), back[0]!]))).toBe(`${TEXTS[3]}5 views${TEXTS[0]}`)
})

test('bytes that do not fit their sizes are refused', () => {
  const { html, pieces: facts } = packed(pieces())
  expect(() => unpacked(html.subarray(0, -9), facts)).toThrow('does not fit')
  expect(() => unpacked(html, facts.slice(3))).toThrow('does not fit')
})

test('the sum of two texts is that of the whole', () => {
  for (const first of TEXTS)
    for (const second of [...TEXTS, '\0'.repeat(70_001)])
      expect(joinedSum(crc32(first), crc32(second), Buffer.byteLength(second))).toBe(crc32(first + second))
})
