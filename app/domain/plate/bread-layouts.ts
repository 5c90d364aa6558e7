import { foodItem } from './food-item.ts'
import { scatter } from './garnish.ts'
import type { PlateFood } from './plate.ts'
import { type Layout, type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { disc, filled, placed, shaded, stroked, svg } from './svg.ts'
import { drizzle, sauce } from './textures.ts'

const CRUST = '#c98d4d'
const TORTILLA = '#efcf8e'

/** Three tacos side by side; the main filling on top. */
const tacos: Layout = (scene) =>
  [-88, 0, 88].map((x, index) => placed(x, (index - 1) * 3, (index - 1) * 4, taco(scene))).join('')

/** A line of pieces along y, each within `half` of the middle. */
function along(
  { random }: Scene,
  food: PlateFood,
  half: number,
  count: number,
  size: number,
  x = 0,
  spread = 12,
): string {
  let drawing = ''
  for (let index = 0; index < count; index++) {
    const y = count === 1 ? 0 : -half + (index * half * 2) / (count - 1)
    drawing += placed(x + (random() - 0.5) * spread, y, random() * 360, foodItem(food, size, random))
  }
  return drawing
}

const isMain = (food: PlateFood) => food.role === 'pieces' || food.shape === 'meat' || food.shape === 'flakes'

function taco(scene: Scene): string {
  const { random, solid } = scene
  const shell = (reach: number, colour: string) =>
    filled(blob(random, reach, { points: 12, unevenness: 0.03, squash: 1.7 }), colour)
  const filling = solid.toSorted((a, b) => Number(isMain(a)) - Number(isMain(b)))
  const layers = filling.slice(-4).map((food, layer) => {
    const isLarge = isMain(food)
    return along(scene, food, 46, isLarge ? 4 : 5, isLarge ? 17 : 15, isLarge ? 0 : layer % 2 ? 13 : -13)
  })
  return (
    shaded(
      shell(52, '#b98442') +
        shell(50, TORTILLA) +
        stroked(dots(pointsWithin(random, 40, 14, 1.6)), '#c58f48', 7, ' opacity=".6"'),
    ) +
    shaded(layers.join('')) +
    withRole(scene, 'drizzle')
      .map((food) => placed(0, 0, 84, `<g transform="scale(1 .4)">${drizzle(food, 50, random, false)}</g>`))
      .join('') +
    scatter(scene, 9, 26, 54)
  )
}

const SLICE =
  'M-56-64C-72-100 72-100 56-64C66-54 60-36 56-24L56 74Q56 88 42 88H-42Q-56 88-56 74L-56-24C-60-36-66-54-56-64Z'

/** Two slices of bread with what lies on them. */
const toast: Layout = (scene) =>
  [-72, 72].map((x, index) => placed(x, 0, index ? 6 : -5, breadSlice(scene))).join('')

function breadSlice(scene: Scene): string {
  const { random, solid } = scene
  const bread = shaded(
    filled(SLICE, '#8a5527', ' transform="translate(0 4)"') +
      filled(SLICE, CRUST) +
      filled(SLICE, '#f0d6a0', ' transform="scale(.9) translate(0 1)"') +
      stroked(dots(pointsWithin(random, 42, 26, 1.4)), '#d9b374', 4),
  )
  const layers = solid.map((food, index) => {
    const isWide = food.role === 'slices' || food.role === 'pieces' || food.role === 'leaves'
    const x = (index - (solid.length - 1) / 2) * (solid.length > 2 ? 24 : 32)
    return along(scene, food, 50, isWide ? 3 : 5, isWide ? (solid.length > 2 ? 18 : 24) : 13, x, 10)
  })
  return (
    bread +
    withRole(scene, 'sauce')
      .map((food) => placed(0, 4, 0, sauce(food, 44, random, 1.5)))
      .join('') +
    shaded(layers.join('')) +
    withRole(scene, 'drizzle')
      .map((food) => placed(0, 0, 80, `<g transform="scale(1 .7)">${drizzle(food, 54, random, false)}</g>`))
      .join('') +
    scatter(scene, 9, 36, 56)
  )
}

/** Two halves with their cut towards the reader: the fillings in layers. */
const sandwich: Layout = (scene) =>
  [-46, 50].map((y, index) => placed(index ? 10 : -10, y, index ? 5 : -4, sandwichHalf(scene))).join('')

function sandwichHalf(scene: Scene): string {
  const { random, foods } = scene
  const fillings = foods.filter((food) => food.role !== 'garnish').slice(0, 5)
  const height = 44
  const step = height / Math.max(1, fillings.length)
  const bread = (y: number) =>
    svg`<rect x="-112" y="${y}" width="224" height="20" rx="9" fill="${CRUST}"/><rect x="-108" y="${y + 3}" width="216" height="14" rx="6" fill="#f3dcae"/>`
  const layers = fillings.map((food, index) => {
    const y = -height / 2 + step * (index + 0.5)
    if (food.role === 'sauce' || food.role === 'drizzle' || food.role === 'grains')
      return stroked(svg`M-100 ${y}Q-50 ${y + 6} 0 ${y}T100 ${y}`, food.colour, step * 0.9)
    const pieces = Array.from({ length: 9 }, (_, at) =>
      placed(-96 + at * 24, y, random() * 40 - 20, foodItem(food, Math.max(12, Math.min(17, step)), random)),
    )
    return (
      svg`<rect x="-104" y="${y - step * 0.4}" width="208" height="${step * 0.8}" fill="${food.colour}"/>` +
      pieces.join('')
    )
  })
  return shaded(bread(20) + layers.join('') + bread(-40))
}

/** Two rolls, cut across: the fillings show at the end. */
const wraps: Layout = (scene) =>
  [
    [-62, -44, -20],
    [52, 40, -16],
    [-76, 66, -22],
  ]
    .map(([x = 0, y = 0, turn = 0]) => placed(x, y, turn, wrapHalf(scene)))
    .join('')

function wrapHalf(scene: Scene): string {
  const { random, solid, foods } = scene
  const inside = solid.length > 0 ? solid : foods
  const fillings = Array.from({ length: 9 }, (_, index) => {
    const food = inside[index % Math.max(1, inside.length)]
    if (!food) return ''
    const [angle, reach] = [index * 2.399, 20 * Math.sqrt((index + 0.4) / 9)]
    return placed(
      52 + Math.cos(angle) * reach * 0.62,
      Math.sin(angle) * reach,
      random() * 360,
      foodItem(food, 9.5, random),
    )
  })
  return shaded(
    svg`<path d="M-66-30Q-76 0-66 32Q0 40 52 34V-34Q0-40-66-30Z" fill="#c99a58"/>` +
      svg`<path d="M-66-32Q-76 0-66 26Q0 34 52 30V-34Q0-42-66-32Z" fill="${TORTILLA}"/>` +
      stroked('M-50-14h12M-16 10h14M14-18h10M-34 18h8', '#c58f48', 6, ' opacity=".6"') +
      '<ellipse cx="52" rx="23" ry="34" fill="#d9b06c"/><ellipse cx="52" rx="19" ry="30" fill="#f6e2b4"/>' +
      fillings.join(''),
  )
}

/** Built in layers, the lid leaning against it. */
const burger: Layout = (scene) => {
  const { random, solid } = scene
  const leaf = solid.filter((food) => food.role === 'leaves').slice(0, 1)
  const rest = solid.filter((food) => food.role !== 'leaves' && food.role !== 'pieces')
  const main = solid.find((food) => food.role === 'pieces') ?? solid.find((food) => food.role === 'balls')
  const patty: PlateFood = {
    name: main?.name ?? '',
    role: 'pieces',
    shape: 'patty',
    colour: main?.colour ?? '#7a4a30',
  }
  const ringOf = (food: PlateFood, count: number, reach: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 6.283
      return placed(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        (angle * 180) / Math.PI,
        foodItem(food, size, random),
      )
    }).join('')
  const bun = (reach: number) =>
    shaded(
      disc(0, 5, reach, '#8f5524') +
        disc(0, 0, reach, '#d08a3c') +
        disc(-reach * 0.12, -reach * 0.14, reach * 0.7, '#dfa257'),
    )
  const seeds = stroked(dots(pointsWithin(random, 50, 26)), '#fbeccb', 5)
  const sauces = [...withRole(scene, 'sauce'), ...withRole(scene, 'drizzle')].slice(0, 1)
  const base =
    shaded(disc(0, 4, 84, '#8f5524') + disc(0, 0, 84, '#f0d6a0')) +
    leaf.map((food) => ringOf(food, 9, 70, 26)).join('') +
    shaded(foodItem(patty, 104, random)) +
    rest
      .slice(0, 3)
      .map((food, index) => ringOf(food, 4, 36 - index * 7, 21))
      .join('') +
    sauces.map((food) => placed(-10, 14, 0, sauce(food, 26, random))).join('')
  return placed(-44, 14, 0, base) + placed(66, -34, 0, bun(74) + seeds)
}

export const breadLayouts = { tacos, toast, sandwich, wraps, burger }
