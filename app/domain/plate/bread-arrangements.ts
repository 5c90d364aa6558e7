import { OWN_COLOURS } from './plate-forms.ts'
import { heap, strewAll } from './arrange.ts'
import { garnish } from './garnish.ts'
import type { PlateFood } from './plate.ts'
import { type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { disc, filled, placed, shaded, stroked } from './svg.ts'
import { drizzle, grains, sauce } from './textures.ts'

/** Three pancakes in a stack, fruit on top. */
export function pancakes(scene: Scene): string {
  const { random, solid } = scene
  let drawing = '<g transform="scale(1.16)">'
  for (const [level, shiftX] of [0, 6, -4].entries()) {
    const y = -level * 5
    const moved = ` transform="translate(${shiftX} ${y - 3})"`
    drawing += shaded(
      disc(shiftX, y, 104 - level * 6, '#a9692c') +
        disc(shiftX, y - 3, 101 - level * 6, '#f0cf8d') +
        filled(blob(random, 88 - level * 6, { points: 12, unevenness: 0.03 }), '#d99a4a', moved) +
        filled(blob(random, 52, { points: 10, unevenness: 0.18 }), '#c9853a', `${moved} opacity=".55"`),
    )
  }
  for (const food of withRole(scene, 'sauce')) drawing += placed(0, -14, 0, sauce(food, 56, random))
  for (const [index, food] of solid.entries()) {
    const angle = index * 2.2 + 0.6
    drawing += heap(food, Math.cos(angle) * 34, Math.sin(angle) * 30 - 10, 34, random, 17)
  }
  return `${drawing}</g>`
}

/** Three tacos side by side; the main filling on top. */
export function tacos(scene: Scene): string {
  return [-104, 0, 104].map((x, index) => placed(x, (index - 1) * 5, (index - 1) * 6, taco(scene))).join('')
}

function taco(scene: Scene): string {
  const { random, solid } = scene
  const isPiece = (food: PlateFood) => food.role === 'pieces'
  let drawing = shaded(
    filled(blob(random, 66, { points: 12, unevenness: 0.03, squash: 1.42 }), '#b98442') +
      filled(blob(random, 63, { points: 12, unevenness: 0.03, squash: 1.42 }), '#efcf8e') +
      stroked(dots(pointsWithin(random, 54, 16, 1.3)), '#c58f48', 8, ' opacity=".6"'),
  )
  const filling = [...solid].sort((a, b) => Number(isPiece(a)) - Number(isPiece(b)))
  for (const [layer, food] of filling.entries()) {
    const side = isPiece(food) ? 0 : layer % 2 ? 15 : -15
    const size = isPiece(food) ? (food.shape === 'prawn' ? 20 : 11) : 13
    for (let row = 0; row < 3; row++) {
      const x = (random() - 0.5) * 16 + side
      drawing += heap(food, x, -50 + row * 48 + layer * 7, 14, random, size, isPiece(food) ? 1 : 2)
    }
  }
  for (const food of withRole(scene, 'drizzle')) {
    drawing += placed(0, 0, 84, `<g transform="scale(1 .55)">${drizzle(food, 56, random, false)}</g>`)
  }
  for (const food of withRole(scene, 'garnish')) drawing += garnish(food, 36, random, 1.6)
  return drawing
}

const LOAF =
  'M-66-74C-84-118 84-118 66-74C78-62 70-40 66-26L66 78Q66 96 48 96H-48Q-66 96-66 78L-66-26C-70-40-78-62-66-74Z'

/** Two slices of bread with what lies on them. */
export function toast(scene: Scene): string {
  return [-82, 84].map((x, index) => placed(x, 6, index ? 9 : -7, breadSlice(scene))).join('')
}

function breadSlice(scene: Scene): string {
  const { random, solid } = scene
  let drawing = shaded(
    filled(LOAF, '#8a5527', ' transform="translate(0 4)"') +
      filled(LOAF, '#c98d4d') +
      filled(LOAF, '#f0d6a0', ' transform="scale(.9) translate(0 1)"') +
      stroked(dots(pointsWithin(random, 54, 30, 1.4)), '#d9b374', 4),
  )
  for (const food of withRole(scene, 'sauce')) drawing += placed(0, 4, 0, sauce(food, 54, random, 1.36))
  for (const [index, food] of solid.entries()) {
    const isSliced = food.role === 'slices'
    const x = (index - (solid.length - 1) / 2) * 34
    for (const y of [-52, 4, 58])
      drawing += heap(food, x, y, 18, random, isSliced ? 19 : 14, isSliced ? 2 : 3)
  }
  for (const food of withRole(scene, 'drizzle')) drawing += placed(0, 0, 80, drizzle(food, 60, random, false))
  for (const food of withRole(scene, 'garnish')) drawing += garnish(food, 46, random, 1.5)
  return drawing
}

/** A flat round with everything strewn over it: a pizza on its board, a frittata in its pan. */
export function flatRound(scene: Scene): string {
  const { random, solid, radius, squash, vesselName } = scene
  const isInPan = vesselName === 'pan'
  const reach = isInPan ? radius : 136
  const base = withRole(scene, 'sauce')[0] ?? {
    name: 'egg',
    role: 'sauce' as const,
    colour: OWN_COLOURS.egg,
  }
  const bed = withRole(scene, 'grains')[0]
  const crust = () =>
    shaded(
      filled(blob(random, reach, { points: 16, unevenness: 0.03 }), '#a9682c') +
        filled(blob(random, reach - 3, { points: 16, unevenness: 0.03 }), '#dfa85c'),
    )
  return (
    (isInPan ? '' : crust()) +
    sauce(base, isInPan ? reach : reach - 17, random) +
    (bed ? grains(bed, reach * 0.5, random) : '') +
    strewAll(solid, reach * 0.76, random, squash)
  )
}
