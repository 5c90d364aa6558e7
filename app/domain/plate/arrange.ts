import { foodItem } from './food-item.ts'
import type { PlateFood, PlateRole, PlateShape } from './plate.ts'
import { isEgg, keepFree, put, type Scene } from './scene.ts'
import { shaded } from './svg.ts'
import { grains, noodles, sauce } from './textures.ts'

/** The angle between neighbours of a sunflower: what is laid out by it never forms rows. */
const GOLDEN_ANGLE = 2.399

type Sizes = Readonly<Partial<Record<PlateRole, number>>>

/** Radius of one piece where foods are strewn. A role without a size has no single pieces. */
const SIZE: Sizes = { slices: 27, cubes: 23, balls: 24, leaves: 31, florets: 31, sticks: 32, pieces: 40 }
const COUNT: Sizes = { slices: 9, cubes: 12, balls: 14, leaves: 13, florets: 8, sticks: 11, pieces: 6 }
const IN_A_HEAP: Sizes = {
  pieces: 1.2,
  leaves: 2.6,
  slices: 2,
  cubes: 2.6,
  balls: 3,
  florets: 2,
  sticks: 2.6,
}
/** How far one piece reaches from its middle, in sizes: no shape is drawn further. */
const REACH: Sizes = {
  slices: 1,
  cubes: 1.1,
  balls: 1.06,
  leaves: 1.2,
  florets: 1.05,
  sticks: 1.2,
  pieces: 1.12,
}

/** What is drawn larger or smaller than others of its role. */
const SCALES: Readonly<Partial<Record<PlateShape, number>>> = {
  avocado: 1.4,
  egg: 1.3,
  prawn: 0.8,
  wedge: 1.2,
  bread: 1.5,
  flatbread: 1.5,
  cob: 1.6,
  bacon: 1.5,
  spear: 1.25,
  asparagus: 1.35,
  'whole-fish': 1.3,
  artichoke: 1.15,
  fennel: 1.2,
  cabbage: 1.15,
  'pak-choi': 1.35,
  boat: 1.25,
}

const isAvocado = (food: PlateFood): boolean => food.shape === 'avocado'

const SMALL: ReadonlySet<PlateShape> = new Set<PlateShape>([
  'tiny',
  'small',
  'chickpea',
  'bean',
  'kernel',
  'raisin',
  'almond',
  'blueberry',
])
const isSmallBall = ({ shape }: PlateFood): boolean =>
  shape !== null && shape !== undefined && SMALL.has(shape)
const LARGE: ReadonlySet<PlateShape> = new Set<PlateShape>([
  'bread',
  'flatbread',
  'cob',
  'whole-fish',
  'bacon',
])
const isLarge = ({ shape }: PlateFood): boolean => shape !== null && shape !== undefined && LARGE.has(shape)

const scaleOf = ({ shape }: PlateFood): number => (shape ? (SCALES[shape] ?? 1) : 1)
/** How far one piece of this size reaches. */
export const reachOf = (food: PlateFood, size: number): number => size * (REACH[food.role] ?? 1) * 1.12

const HEAP_SCALE: Sizes = {
  pieces: 2,
  slices: 1.2,
  cubes: 0.95,
  balls: 0.95,
  leaves: 1.5,
  florets: 1.25,
  sticks: 1.5,
}

/** One food as a heap around x,y that reaches about `spread` far; `count` pieces, or as many as fit. */
export function heap(
  scene: Scene,
  food: PlateFood,
  x: number,
  y: number,
  spread: number,
  size = 22,
  count?: number,
): string {
  const { random } = scene
  const bed = (drawing: string) => put(scene, x, y, 0, spread * 1.06, shaded(drawing))
  if (food.role === 'grains') return bed(grains(food, spread, random))
  if (food.role === 'noodles') return bed(noodles(food, spread, random))
  if (food.role === 'sauce') return bed(sauce(food, spread * 0.9, random))
  const r = size * (HEAP_SCALE[food.role] ?? 1) * scaleOf(food)
  const fitting = Math.max(1, Math.round((IN_A_HEAP[food.role] ?? 2) * (spread / r) ** 1.25))
  const base = count ?? fitting
  const many = base * (isSmallBall(food) ? 2.6 : 1)
  const turn = random() * 360
  let drawing = ''
  for (let index = 0; index < many; index++) {
    const angle = index * GOLDEN_ANGLE + turn
    const reach = base === 1 ? 0 : spread * 0.92 * Math.sqrt((index + 0.4) / many)
    const own = r * (0.88 + random() * 0.24)
    const lying = lyingOf(food, angle, turn, random())
    const [itemX, itemY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    drawing += put(scene, itemX, itemY, lying, reachOf(food, own), foodItem(food, own, random))
  }
  if (food.role === 'pieces') keepFree(scene, x, y, spread)
  return shaded(drawing)
}

/** Degrees that one piece of a heap is turned by: sticks lie together, florets look outwards. */
function lyingOf(food: PlateFood, angle: number, turn: number, chance: number): number {
  if (food.role === 'sticks') return turn + (chance - 0.5) * 34
  if (food.role === 'florets') return (angle * 180) / Math.PI - 90
  if (isAvocado(food)) return turn
  if (food.shape === 'bread' || food.shape === 'cob') return chance * 50 - 25
  return chance * 360
}

/** One food strewn over the vessel: `count` pieces of `size`, as far out as `share` of its space. */
export function strew(scene: Scene, food: PlateFood, share: number, count: number, size: number): string {
  const { random, bounds } = scene
  const turn = random() * 6.28
  let drawing = ''
  for (let index = 0; index < count; index++) {
    const angle = index * GOLDEN_ANGLE + turn
    const reach = share * Math.sqrt((index + 0.5) / count)
    const x = Math.cos(angle) * reach * bounds.rx + (random() - 0.5) * size * 0.7
    const y = Math.sin(angle) * reach * bounds.ry + (random() - 0.5) * size * 0.7
    const own = size * (0.88 + random() * 0.24)
    drawing += put(scene, x, y, random() * 360, reachOf(food, own), foodItem(food, own, random))
  }
  return shaded(drawing)
}

/** Several foods strewn over the same space, each as many as usual, fewer when there are many foods. */
export function strewAll(scene: Scene, foods: readonly PlateFood[], share: number): string {
  const crowd = (foods.length > 3 ? 0.72 : 1) * (scene.radius < 110 ? 0.7 : 1)
  return foods
    .map((food) => {
      if (isEgg(food)) return strew(scene, food, share * 0.7, 3, 44)
      const few = isAvocado(food) || isLarge(food)
      const usual = Math.round((COUNT[food.role] ?? 8) * crowd) * (isSmallBall(food) ? 2 : 1)
      return strew(scene, food, share, few ? 3 : usual, (SIZE[food.role] ?? 24) * scaleOf(food))
    })
    .join('')
}
