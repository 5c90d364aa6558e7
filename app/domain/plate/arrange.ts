import type { Random } from '#app/domain/random.ts'
import { foodItem } from './food-item.ts'
import type { PlateFood, PlateRole } from './plate.ts'
import { placed, shaded } from './svg.ts'
import { grains, noodles, sauce } from './textures.ts'

/** The angle between neighbours of a sunflower: what is laid out by it never forms rows. */
const GOLDEN_ANGLE = 2.399

type Sizes = Readonly<Partial<Record<PlateRole, number>>>

/** Radius of one piece where foods are strewn. A role without a size has no single pieces. */
const SIZE: Sizes = { slices: 27, cubes: 23, balls: 24, leaves: 31, florets: 31, sticks: 32, pieces: 40 }
const COUNT: Sizes = { slices: 10, cubes: 13, balls: 16, leaves: 13, florets: 9, sticks: 13, pieces: 6 }
const IN_A_HEAP: Sizes = {
  pieces: 1.2,
  leaves: 2.6,
  slices: 2,
  cubes: 2.6,
  balls: 3,
  florets: 2,
  sticks: 2.6,
}

export const isSolid = (food: PlateFood): boolean => SIZE[food.role] !== undefined
export const isEgg = (food: PlateFood): boolean => food.shape === 'egg'
const isAvocado = (food: PlateFood): boolean => food.shape === 'avocado'
const isSmallBall = ({ shape }: PlateFood): boolean =>
  shape === 'tiny' || shape === 'small' || shape === 'chickpea'

const heapScale = (food: PlateFood): number => {
  switch (food.role) {
    case 'pieces':
      return food.shape === 'prawn' ? 1.15 : 2.3
    case 'slices':
      return isAvocado(food) ? 2.4 : isEgg(food) ? 1.45 : 1.2
    case 'cubes':
    case 'balls':
      return 0.95
    case 'leaves':
      return 1.5
    case 'florets':
      return 1.25
    case 'sticks':
      return 1.7
    default:
      return 1
  }
}

/** One food as a heap around x,y that reaches about `spread` far; `count` pieces, or as many as fit. */
export function heap(
  food: PlateFood,
  x: number,
  y: number,
  spread: number,
  random: Random,
  size = 22,
  count?: number,
): string {
  if (food.role === 'grains') return placed(x, y, 0, shaded(grains(food, spread, random)))
  if (food.role === 'noodles') return placed(x, y, 0, shaded(noodles(food, spread, random)))
  if (food.role === 'sauce') return placed(x, y, 0, shaded(sauce(food, spread * 0.9, random)))
  const r = size * heapScale(food)
  const fitting = Math.max(1, Math.round((IN_A_HEAP[food.role] ?? 2) * (spread / r) ** 1.25))
  const base = count ?? fitting
  const many = base * (isSmallBall(food) ? 2.6 : 1)
  const turn = random() * 360
  let drawing = ''
  for (let index = 0; index < many; index++) {
    const angle = index * GOLDEN_ANGLE + turn
    const reach = base === 1 ? 0 : spread * 0.92 * Math.sqrt((index + 0.4) / many)
    const lying =
      food.role === 'sticks'
        ? turn + (random() - 0.5) * 34
        : food.role === 'florets'
          ? (angle * 180) / Math.PI - 90
          : isAvocado(food)
            ? turn
            : random() * 360
    const piece = foodItem(food, r * (0.88 + random() * 0.24), random)
    drawing += placed(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, lying, piece)
  }
  return shaded(drawing)
}

/** One food strewn over a round: `count` pieces of `size`. */
export function strew(
  food: PlateFood,
  radius: number,
  random: Random,
  count: number,
  size: number,
  squash: number,
): string {
  const turn = random() * 6.28
  let drawing = ''
  for (let index = 0; index < count; index++) {
    const angle = index * GOLDEN_ANGLE + turn
    const reach = radius * Math.sqrt((index + 0.5) / count)
    const x = Math.cos(angle) * reach + (random() - 0.5) * size * 0.7
    const y = (Math.sin(angle) * reach + (random() - 0.5) * size * 0.7) * squash
    const lying = random() * 360
    drawing += placed(x, y, lying, foodItem(food, size * (0.88 + random() * 0.24), random))
  }
  return shaded(drawing)
}

/** Several foods strewn over the same round, each as many as usual, fewer when there are many foods. */
export function strewAll(
  foods: readonly PlateFood[],
  radius: number,
  random: Random,
  squash: number,
): string {
  const crowd = foods.length > 3 ? 0.75 : 1
  return foods
    .map((food) => {
      if (isEgg(food)) return strew(food, radius * 0.78, random, 4, 46, squash)
      const count = isAvocado(food)
        ? 2
        : Math.round((COUNT[food.role] ?? 8) * crowd) * (isSmallBall(food) ? 2 : 1)
      const size = (SIZE[food.role] ?? 24) * (isAvocado(food) ? 1.4 : 1)
      return strew(food, radius, random, count, size, squash)
    })
    .join('')
}
