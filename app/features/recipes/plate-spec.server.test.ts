import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { plateOf } from '#app/domain/plate/plate-of.ts'
import { plateFromSpec, specOfPlate } from './plate-spec.server.ts'

test('what an address holds comes back as it was', () => {
  const foods = ['carrot', 'prawns', 'basil', 'white-rice'].map(foodById)
  for (const dishTemplate of ['plate', 'soup', 'stir-fry', 'pizza', 'curry', 'no such dish']) {
    const { title: _, ...plate } = plateOf({ name: 'Dinner', dishTemplate, foods, seed: 7 })
    const bare = plate.foods.map((food) => ({ ...food, shape: food.shape ?? null }))
    expect(plateFromSpec(specOfPlate(plate))).toEqual({ ...plate, foods: bare })
  }
})

test('a food nobody knows is drawn all the same', () => {
  const plate = {
    dish: 'soup',
    seed: 7,
    foods: [{ name: 'moon dust', role: 'balls' as const, colour: '#000000' }],
  }
  expect(plateFromSpec(specOfPlate(plate))?.foods[0]).toMatchObject({ name: 'moon dust', colour: '#c9a26a' })
})

test('an address that is none of ours is no plate', () => {
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const text of [
    '',
    'x',
    json({}),
    json(['soup', -1, []]),
    json(['soup', 1, [['pea', 'wheel']]]),
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
