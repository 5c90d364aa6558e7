import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import type { PlateFood } from './plate.ts'
import { isFree, type Scene, withRole } from './scene.ts'
import { leaf, type Point, pointsWithin } from './shapes.ts'
import { placed, stroked, svg } from './svg.ts'

/** What is scattered last, where nothing more important lies: seeds, shavings, rings, sprigs or feathery herbs. */
export function garnish(scene: Scene, food: PlateFood, rx: number, ry: number): string {
  const { random } = scene
  const { shape } = food
  const count = shape === 'seeds' ? 44 : shape === 'shavings' || shape === 'rings' ? 22 : 11
  const spots = pointsWithin(random, rx, count, ry / rx).filter(([x, y]) => isFree(scene, x, y))
  return drawn(food, spots, random)
}

/** The garnish of a dish on one of its pieces: at most `count` of each, within an oval. */
export function scatter(scene: Scene, count: number, rx: number, ry: number): string {
  return withRole(scene, 'garnish')
    .map((food) => drawn(food, pointsWithin(scene.random, rx, count, ry / rx), scene.random))
    .join('')
}

function drawn(food: PlateFood, spots: readonly Point[], random: Random): string {
  const { colour, shape } = food
  if (shape === 'seeds' || shape === 'sparse-seeds') return seeds(spots, colour, random)
  if (shape === 'shavings') return shavings(spots, colour, random)
  if (shape === 'rings') return rings(spots, colour)
  if (shape === 'basil' || shape === 'mint' || shape === 'sprigs') return sprigs(shape, spots, colour, random)
  return spots.map(([x, y]) => placed(x, y, random() * 360, stroked(FEATHER, colour, 2.2))).join('')
}

const FEATHER = 'M-9 0H9M-3 0l4-5M1 0l4-5M-3 0l4 5M1 0l4 5'

function seeds(spots: readonly Point[], colour: string, random: Random): string {
  const lines = spots.map(([x, y]) => {
    const angle = random() * 6.28
    return svg`M${x} ${y}l${Math.cos(angle) * 3} ${Math.sin(angle) * 3}`
  })
  return stroked(lines.join(''), colour, 3.2)
}

function shavings(spots: readonly Point[], colour: string, random: Random): string {
  const curls = spots.map(([x, y]) => {
    const angle = random() * 6.28
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return svg`M${x} ${y}q${across * 5} ${down * 8} ${across * 13} ${down * 10}`
  })
  return stroked(curls.join(''), light(colour, 0.45), 3.8)
}

function rings(spots: readonly Point[], colour: string): string {
  return spots
    .map(
      ([x, y]) =>
        svg`<circle cx="${x}" cy="${y}" r="4.4" fill="none" stroke="${colour}" stroke-width="2.8"/>`,
    )
    .join('')
}

function sprigs(
  shape: 'basil' | 'mint' | 'sprigs',
  spots: readonly Point[],
  colour: string,
  random: Random,
): string {
  return spots
    .slice(0, 8)
    .map(([x, y]) => {
      const turn = random() * 360
      const size = shape === 'sprigs' ? 9 : 15
      const first = placed(x, y, turn, leaf(size, colour, random))
      const second = placed(x, y, turn + 75, leaf(size * 0.8, light(colour, 0.1), random))
      if (shape === 'basil') return first + second
      return first + second + placed(x, y, turn + 150, leaf(size * 0.8, dark(colour, 0.1), random))
    })
    .join('')
}
