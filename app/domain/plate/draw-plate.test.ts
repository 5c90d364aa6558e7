import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DISH_FORMS, type DishFormName } from './dish-forms.ts'
import { drawPlate, OPEN, plateLayers } from './draw-plate.ts'
import { type Plate, PLATE_ROLES, PLATE_SHAPES, type PlateFood, type PlateRole } from './plate.ts'

const food = (name: string, role: PlateRole, colour: string): PlateFood => ({ name, role, colour })

const anyFood: fc.Arbitrary<PlateFood> = fc.record(
  {
    name: fc.string({ unit: 'binary' }),
    role: fc.constantFrom(...PLATE_ROLES),
    colour: fc.oneof(fc.constant('#aa3300'), fc.string()),
    shape: fc.option(fc.constantFrom(...Object.values(PLATE_SHAPES).flat())),
  },
  { requiredKeys: ['name', 'role', 'colour'] },
)
const FORMS = Object.keys(DISH_FORMS) as [DishFormName, ...DishFormName[]]
const anyPlate: fc.Arbitrary<Plate> = fc.record(
  {
    dish: fc
      .tuple(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"><script>alert(1)</script>')),
        fc.constantFrom(...FORMS),
      )
      .map(([words, form]) => `${words} ${form}`),
    foods: fc.array(anyFood, { maxLength: 8 }),
    seed: fc.nat(),
    title: fc.string({ unit: 'binary' }),
    ground: fc.oneof(fc.constant('#c6dce0'), fc.string()),
    label: fc.boolean(),
  },
  { requiredKeys: ['dish', 'foods'] },
)

const ELEMENTS = new Set(['svg', 'defs', 'filter', 'feDropShadow', 'rect', 'circle', 'ellipse', 'path', 'g'])
const TAG = /<(\/?)([A-Za-z]+)((?: [a-z-]+="[^"<&]*"| [a-zA-Z]+="[^"<&]*")*)(\/?)>/y

/** Reads the picture tag by tag: throws at anything that is not one of our elements, properly closed. */
function readSvg(picture: string): void {
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < picture.length) {
    const at = TAG.lastIndex
    const tag = TAG.exec(picture)
    if (!tag) throw new Error(`not an element: ${picture.slice(at, at + 80)}`)
    const [, isEnd, name = '', attributes = '', isEmpty] = tag
    if (!ELEMENTS.has(name)) throw new Error(`a foreign element: ${name}`)
    if (/ (on\w+|href|style)=/.test(attributes)) throw new Error(`a foreign attribute: ${attributes}`)
    if (isEnd) {
      if (open.pop() !== name) throw new Error(`closed out of order: ${name}`)
    } else if (!isEmpty) open.push(name)
  }
  if (open.length > 0) throw new Error(`left open: ${open.join()}`)
}

test('lets no words break out of the picture, whatever they are', () => {
  fc.assert(
    fc.property(anyPlate, (plate) => {
      const picture = drawPlate(plate)
      readSvg(picture)
      // oxlint-disable-next-line no-control-regex -- what XML forbids
      expect(picture).not.toMatch(/NaN|undefined|Infinity|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
      expect(picture.isWellFormed()).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('draws the same picture for the same input', () => {
  fc.assert(
    fc.property(anyPlate, (plate) => {
      expect(drawPlate(plate)).toBe(drawPlate(structuredClone(plate)))
    }),
    { numRuns: 60 },
  )
})

test('draws another picture for another seed', () => {
  const plate = {
    dish: 'Greek salad',
    foods: [food('lettuce', 'leaves', '#79a843'), food('feta', 'cubes', '#f6ecd2')],
  }
  expect(drawPlate({ ...plate, seed: 1 })).not.toBe(drawPlate({ ...plate, seed: 2 }))
})

test('names the picture for those who do not see it, or hides it as decoration', () => {
  const plate = { dish: 'bowl', title: 'Fish & "chips"', foods: [food('cod', 'pieces', '#f3e4c8')] }
  expect(drawPlate(plate)).toContain('role="img" aria-label="Drawn plate: Fish  chips"')
  expect(drawPlate({ ...plate, label: false })).toContain(' aria-hidden="true">')
})

test('paints a ground only from a plain colour', () => {
  const plate = { dish: 'bowl', foods: [] }
  expect(drawPlate({ ...plate, ground: '#c6dce0' })).toContain('fill="#c6dce0"')
  expect(drawPlate({ ...plate, ground: 'url(http://elsewhere.test)' })).not.toContain('elsewhere')
})

test('writes at most 90 KB for any plate, and 30 KB for the usual one', () => {
  const sizes: number[] = []
  fc.assert(
    fc.property(anyPlate, (plate) => {
      const { length } = drawPlate(plate)
      sizes.push(length)
      expect(length).toBeLessThan(90_000)
    }),
    { numRuns: 200 },
  )
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(30_000)
})

const SIDE_PX = 210
const HALF_UNITS = 210

/** Paints a drawing and tells which of its points are painted at all, in the units of the picture. */
async function paintedPoints(drawing: string): Promise<(x: number, y: number) => boolean> {
  // Shadows reach further than what casts them.
  const svg = `${OPEN}>${drawing.replaceAll(/ filter="[^"]*"/g, '')}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .resize(SIDE_PX, SIDE_PX)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (units: number) => Math.round(((units + HALF_UNITS) / (2 * HALF_UNITS)) * (SIDE_PX - 1))
  return (x, y) => (data[(at(y) * SIDE_PX + at(x)) * 4 + 3] ?? 0) > 60
}

const ALL_UNITS = Array.from({ length: 105 }, (_, index) => -208 + index * 4)

/** Points where food lies and no vessel does, and those of either that are too far out. */
async function strayPoints(plate: Plate): Promise<{ besideVessel: number; outOfRing: number }> {
  const { vessel, food: lying } = plateLayers(plate)
  const [isVessel, isFood] = [await paintedPoints(vessel.drawing), await paintedPoints(lying)]
  let [besideVessel, outOfRing] = [0, 0]
  for (const x of ALL_UNITS) {
    for (const y of ALL_UNITS) {
      if (isFood(x, y) && !isVessel(x, y)) besideVessel++
      if ((isFood(x, y) || isVessel(x, y)) && Math.hypot(x, y) > 200) outOfRing++
    }
  }
  return { besideVessel, outOfRing }
}

const realFood: fc.Arbitrary<PlateFood> = fc.constantFrom(...PLATE_ROLES).chain((role) =>
  fc.record({
    name: fc.constantFrom('one', 'two', 'three', 'four', 'five'),
    role: fc.constant(role),
    colour: fc.constant('#aa3300'),
    shape: fc.constantFrom(null, ...PLATE_SHAPES[role]),
  }),
)

// A glass stands upright, so that its straw looks over the coaster: only its ring bounds it.
const LYING = FORMS.filter((form) => DISH_FORMS[form].layout !== 'glass')

test('draws no food beside its vessel and nothing outside the ring of a dial, in any form', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LYING),
      fc.array(realFood, { minLength: 1, maxLength: 7 }),
      fc.nat(1e6),
      async (dish, foods, seed) => {
        expect(await strayPoints({ dish, foods, seed })).toEqual({ besideVessel: 0, outOfRing: 0 })
      },
    ),
    { numRuns: 120 },
  )
})

test('keeps a glass and its straw inside the ring', async () => {
  const foods = [food('smoothie', 'sauce', '#cf2f45'), food('strawberries', 'slices', '#cf2f45')]
  for (const seed of [1, 2, 3]) {
    expect(await strayPoints({ dish: 'smoothie', foods, seed })).toMatchObject({ outOfRing: 0 })
  }
})

test.each(
  Object.entries(PLATE_SHAPES).flatMap(([role, shapes]) => shapes.map((shape) => [role, shape] as const)),
)('draws %s of shape %s in their own way', (role, shape) => {
  const foods = (own: typeof shape | null): PlateFood[] => [
    { name: 'it', role: role as PlateRole, colour: '#aa3300', shape: own },
  ]
  expect(drawPlate({ dish: 'plate', foods: foods(shape) })).not.toBe(
    drawPlate({ dish: 'plate', foods: foods(null) }),
  )
})
