import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, printedBarcode, readBarcode } from './barcode.ts'

test.each([
  ['EAN-13', '3017620422003', '3017620422003'],
  ['EAN-13 with spaces', '3 017620 422003', '3017620422003'],
  ['EAN-8', '96385074', '0000096385074'],
  ['UPC-A', '036000291452', '0036000291452'],
  ['UPC-E that ends in 2', '04252614', '0042100005264'],
  ['UPC-E that ends in 3', '01234531', '0012300000451'],
  ['UPC-E that ends in 5', '01234565', '0012345000065'],
  ['the fourteen digits of one pack', '03017620422003', '3017620422003'],
])('%s is read as thirteen digits', (_kind, typed, barcode) => {
  expect(readBarcode(typed).barcode).toBe(barcode)
})

test.each([
  ['', /digits below/],
  ['granola', /digits below/],
  ['３０１７６２０４２２００３', /digits below/],
  ['12345', /this has 5/],
  ['3017620422004', /One digit is wrong/],
  ['3017620422030', /One digit is wrong/],
  ['0000000000000', /no product/],
  [`3017620422003${'0'.repeat(12)}`, /this has/],
])('%j is refused in words', (typed, problem) => {
  const read = readBarcode(typed)
  expect(read.barcode).toBeNull()
  expect(read.problem).toMatch(problem)
})

test('one wrong digit is always noticed in thirteen, and what is printed reads the same again', () => {
  const digits = fc.stringMatching(/^[1-9]\d{11}$/)
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const barcode = `${body}${checkDigit(body)}`
      expect(readBarcode(barcode).barcode).toBe(barcode)
      expect(readBarcode(printedBarcode(barcode)).barcode).toBe(barcode)
      const wrong = barcode.slice(0, at) + String((Number(barcode[at]) + by) % 10) + barcode.slice(at + 1)
      expect(readBarcode(wrong).barcode).toBeNull()
    }),
  )
})
