import { heap } from './arrange.ts'
import { foodItem } from './food-item.ts'
import type { PlateFood } from './plate.ts'
import { keepFree, type Scene, withRole } from './scene.ts'
import { placed, shaded, stroked, svg } from './svg.ts'
import { sauce } from './textures.ts'

const ON_A_STICK: ReadonlySet<PlateFood['role']> = new Set([
  'cubes',
  'pieces',
  'slices',
  'balls',
  'sticks',
  'florets',
])

/** Three skewers, meat and vegetables in turn, over what is served with them. */
export function skewers(scene: Scene): string {
  const { random, radius, solid } = scene
  const [main, ...others] = solid.filter((food) => ON_A_STICK.has(food.role))
  const threaded = others.slice(0, 3)
  const beside = [
    ...withRole(scene, 'grains'),
    ...withRole(scene, 'noodles'),
    ...withRole(scene, 'leaves'),
    ...others.slice(3),
  ]
  const sides = beside
    .slice(0, 2)
    .map((food, index) =>
      heap(scene, food, index ? radius * 0.2 : -radius * 0.34, -radius * 0.6, radius * 0.4, 22),
    )
  const pot = withRole(scene, 'sauce').map((food) =>
    placed(radius * 0.64, -radius * 0.44, 0, shaded(sauce(food, radius * 0.22, random))),
  )
  const hasSides = beside.length > 0
  const sticks = [-1, 0, 1].map((row) => {
    const y = row * 52 + (hasSides ? 24 : 0)
    return placed(0, y, -7 + row * 3, oneSkewer(main, threaded, row + 1, random))
  })
  for (const x of [-70, -20, 30, 80]) keepFree(scene, x, hasSides ? 24 : 0, 70)
  return sides.join('') + pot.join('') + sticks.join('')
}

function oneSkewer(
  main: PlateFood | undefined,
  threaded: readonly PlateFood[],
  turn: number,
  random: Scene['random'],
): string {
  let chunks = ''
  for (let index = 0; index < 7; index++) {
    const other = threaded.length > 0 ? threaded[((index >> 1) + turn) % threaded.length] : undefined
    const food = index % 2 === 0 || !other ? main : other
    if (!food) continue
    const upright = food.role === 'sticks' ? 90 : random() * 30 - 15
    const size =
      food.role === 'slices' || food.role === 'sticks'
        ? 21
        : food.role === 'balls'
          ? 24
          : food.role === 'pieces'
            ? 22
            : 29
    chunks += placed((index - 3) * 34 + 4, 0, upright, foodItem(food, size, random))
  }
  const wood = svg`M-146 0H138`
  return shaded(stroked('M-146 1.5H138', '#7a5430', 5) + stroked(wood, '#d9b27c', 4) + chunks)
}
