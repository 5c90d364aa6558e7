import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { plateFromSpec, specOfPlate } from './plate-spec.server.ts'

test('what an address holds comes back as it was', () => {
  const pea = { name: 'pea', role: 'balls' as const, colour: '#86ad4a', shape: 'tiny' as const }
  const plate = { dish: 'soup', seed: 7, foods: [pea, { ...pea, shape: null }] }
  expect(plateFromSpec(specOfPlate(plate))).toEqual(plate)
})

test('an address that is none of ours is no plate', () => {
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const text of [
    '',
    'x',
    json({}),
    json(['soup', -1, []]),
    json(['soup', 1, [['pea', 'wheel', '#86ad4a', null]]]),
    json(['soup', 1, [['pea', 'balls', 'green', null]]]),
    json(['soup', 1, [['pea', 'balls', '#86ad4a', 'wheel']]]),
    json(['s'.repeat(500), 1, []]),
    'A'.repeat(5000),
  ]) {
    expect(plateFromSpec(text)).toBeNull()
  }
})

test('nothing written into an address becomes markup of the drawing', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.string({ minLength: 1, maxLength: 60 }),
      (dish, name) => {
        const plate = plateFromSpec(
          specOfPlate({ dish: `${dish}"><script>`, foods: [{ name, role: 'pieces', colour: '#86ad4a' }] }),
        )
        const drawing = drawPlate({ ...plate!, label: false })
        expect(drawing).not.toContain('<script')
        expect(drawing.startsWith('<svg')).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})
