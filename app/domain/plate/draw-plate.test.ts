import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashText } from '#app/domain/random.ts'
import { drawPlate } from './draw-plate.ts'
import {
  type Plate,
  PLATE_ROLES,
  PLATE_SHAPES,
  type PlateFood,
  type PlateRole,
  type PlateShape,
} from './plate.ts'

/** Colour and, where it is not plain, shape of the foods drawn here. */
const LOOKS: Record<string, string> = {
  'miso broth:sauce': '#d3a257',
  'noodle:noodles': '#f4e7c6',
  'egg:slices': '#f3c445 egg',
  'spring onion:garnish': '#4c8a3d rings',
  'couscous:grains': '#ddb268',
  'chickpea:balls': '#e0b571 chickpea',
  'spinach:leaves': '#3f7a3c',
  'feta:cubes': '#f6ecd2 clean',
  'lemon:slices': '#f2c23a citrus',
  'cherry tomato:balls': '#d6452b',
  'parsley:garnish': '#4c8a3d sprigs',
  'prawn:pieces': '#f2a184 prawn',
  'red cabbage:leaves': '#8f2d5d frilly',
  'avocado:slices': '#a9c05b avocado',
  'yoghurt:drizzle': '#f5ecd6',
  'coriander:garnish': '#4c8a3d sprigs',
  'avocado:sauce': '#a9c05b',
  'radish:slices': '#f5ecd6',
  'chive:garnish': '#4c8a3d rings',
  'tomato:sauce': '#d6452b',
  'courgette:slices': '#86ad4a cucumber',
  'mozzarella:cubes': '#f6ecd2 clean',
  'basil:garnish': '#3f7a3c basil',
  'potato:cubes': '#e3b269',
  'salmon:pieces': '#f08a66 fish',
  'green bean:sticks': '#4c8a3d thin',
  'dill:garnish': '#4c8a3d',
  'spaghetti:noodles': '#f0cd7c',
  'parmesan:garnish': '#f0c560 shavings',
  'penne:noodles': '#f0cd7c tubes',
  'pesto:sauce': '#3f7a3c',
  'pea:balls': '#86ad4a tiny',
  'sesame:garnish': '#f4e6bf seeds',
  'masala:sauce': '#dd8a34',
  'rice:grains': '#f4e7c6 long',
  'chicken:cubes': '#dfa866',
  'cream:drizzle': '#f5ecd6',
  'mint:garnish': '#4c8a3d mint',
  'lettuce:leaves': '#79a843 frilly',
  'cucumber:slices': '#86ad4a cucumber',
  'tomato:slices': '#d6452b tomato',
  'red onion:slices': '#8f2d5d ring',
  'black olive:balls': '#43303a',
  'chicken:pieces': '#dfa866',
  'broccoli:florets': '#4c8a3d',
  'sweet potato:cubes': '#e2812f',
  'gravy:sauce': '#d3a257',
  'thyme:garnish': '#4c8a3d',
  'cream:sauce': '#f5ecd6',
  'blueberry:balls': '#4b4a7e small',
  'banana:slices': '#f5dc8e banana',
  'strawberry:slices': '#cf2f45 berry',
  'mushroom:slices': '#c79a66 mushroom',
  'cod:pieces': '#f3e4c8 fish',
}

const foodsOf = (text: string): PlateFood[] =>
  text.split(', ').map((each) => {
    const [name = '', role] = each.split(':')
    const [colour = '', shape = null] = LOOKS[each]?.split(' ') ?? []
    return { name, role: role as PlateRole, colour, shape: shape as PlateShape | null }
  })

// Length and hash of each picture as the identity's own drawing made it, one for every arrangement.
const PICTURES: readonly (readonly [
  dish: string,
  seed: number,
  foods: string,
  length: number,
  hash: number,
])[] = [
  [
    'Miso ramen with egg',
    7,
    'miso broth:sauce, noodle:noodles, egg:slices, spring onion:garnish',
    13355,
    3569883917,
  ],
  [
    'Lemon chickpeas with spinach and feta bowl',
    3,
    'couscous:grains, chickpea:balls, spinach:leaves, feta:cubes, lemon:slices, cherry tomato:balls, parsley:garnish',
    37789,
    997002828,
  ],
  [
    'Prawn tacos with lime slaw',
    11,
    'prawn:pieces, red cabbage:leaves, avocado:slices, yoghurt:drizzle, coriander:garnish',
    66336,
    993729979,
  ],
  ['Avocado toast with egg', 2, 'avocado:sauce, egg:slices, radish:slices, chive:garnish', 14713, 3421577192],
  [
    'Courgette and mozzarella flatbread pizza',
    5,
    'tomato:sauce, courgette:slices, mozzarella:cubes, basil:garnish',
    14667,
    1019825923,
  ],
  ['Potato and spinach frittata', 9, 'potato:cubes, spinach:leaves, cherry tomato:balls', 14805, 2287269286],
  [
    'Roast salmon with green beans and potatoes tray',
    4,
    'salmon:pieces, green bean:sticks, potato:cubes, lemon:slices, dill:garnish',
    29556,
    1415309925,
  ],
  [
    'Spaghetti with roast tomato',
    6,
    'spaghetti:noodles, tomato:sauce, cherry tomato:balls, parmesan:garnish',
    15795,
    91591219,
  ],
  ['Penne with pesto', 8, 'penne:noodles, pesto:sauce, pea:balls, sesame:garnish', 33062, 3876408075],
  [
    'Chicken tikka masala',
    12,
    'masala:sauce, rice:grains, chicken:cubes, cream:drizzle, mint:garnish',
    20334,
    836323085,
  ],
  [
    'Greek salad',
    13,
    'lettuce:leaves, cucumber:slices, tomato:slices, red onion:slices, black olive:balls, feta:cubes',
    34800,
    3016098055,
  ],
  [
    'Herb chicken with broccoli',
    14,
    'chicken:pieces, broccoli:florets, sweet potato:cubes, gravy:sauce, thyme:garnish',
    10098,
    1469617964,
  ],
  [
    'Oat pancakes with blueberries',
    15,
    'cream:sauce, blueberry:balls, banana:slices, strawberry:slices',
    11936,
    3409872745,
  ],
  ['Mushroom risotto', 16, 'rice:grains, mushroom:slices, parsley:garnish', 21015, 2513063785],
]

test.each(PICTURES)('draws %s as the identity does, byte for byte', (dish, seed, foods, length, hash) => {
  const picture = drawPlate({ dish, seed, foods: foodsOf(foods) })
  expect(picture.length).toBe(length)
  expect(hashText(picture)).toBe(hash)
})

const anyFood: fc.Arbitrary<PlateFood> = fc.record(
  {
    name: fc.string({ unit: 'binary' }),
    role: fc.constantFrom(...PLATE_ROLES),
    colour: fc.oneof(fc.constant('#aa3300'), fc.string()),
    shape: fc.option(fc.constantFrom(...Object.values(PLATE_SHAPES).flat())),
  },
  { requiredKeys: ['name', 'role', 'colour'] },
)
const DISH_TEMPLATES = [
  'taco',
  'toast',
  'pizza',
  'pan',
  'tray',
  'noodle soup',
  'curry',
  'bowl',
  'salad',
  'pancakes',
  'tossed',
  '',
]
const anyPlate: fc.Arbitrary<Plate> = fc.record(
  {
    dish: fc
      .tuple(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"><script>alert(1)</script>')),
        fc.constantFrom(...DISH_TEMPLATES),
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
  const plate = { dish: 'Greek salad', foods: foodsOf('lettuce:leaves, feta:cubes') }
  expect(drawPlate({ ...plate, seed: 1 })).not.toBe(drawPlate({ ...plate, seed: 2 }))
})

test('names the picture for those who do not see it, or hides it as decoration', () => {
  const plate = { dish: 'bowl', title: 'Fish & "chips"', foods: foodsOf('cod:pieces') }
  expect(drawPlate(plate)).toContain('role="img" aria-label="Drawn plate: Fish  chips"')
  expect(drawPlate({ ...plate, label: false })).toContain(' aria-hidden="true">')
})

test('paints a ground only from a plain colour', () => {
  const plate = { dish: 'bowl', foods: [] }
  expect(drawPlate({ ...plate, ground: '#c6dce0' })).toContain('fill="#c6dce0"')
  expect(drawPlate({ ...plate, ground: 'url(http://elsewhere.test)' })).not.toContain('elsewhere')
})
