import type { Random } from '#app/domain/random.ts'
import { ball } from './balls.ts'
import { dark, light, mix } from './colours.ts'
import { cube } from './cubes.ts'
import { CUTS_OF_MEAT, plainPiece } from './cuts-of-meat.ts'
import { leafOf } from './leaves.ts'
import type { PlateFood, PlateShape } from './plate.ts'
import { SEAFOOD } from './seafood.ts'
import { slice } from './slices.ts'
import { stick } from './sticks.ts'
import { disc, filled, stroked, svg } from './svg.ts'

/** One piece of a food around 0,0, about `r` in radius. Three tones and the light from the top left. */
export function foodItem(food: PlateFood, r: number, random: Random): string {
  const { shape = null } = food
  const colour = mix(food.colour, random() > 0.5 ? '#fff3d6' : '#40200f', random() * 0.07)
  const inside = food.inside ?? undefined
  switch (food.role) {
    case 'leaves':
      return leafOf(shape, r, colour, random, inside)
    case 'slices':
      return slice(shape, r * 0.82, colour, inside)
    case 'cubes':
      return cube(shape, r * 0.62, colour, random, inside)
    case 'balls':
      return ball(shape, r, colour, inside)
    case 'florets':
      return floret(shape, r, colour, random)
    case 'sticks':
      return stick(shape, r, colour, random)
    case 'pieces':
      return piece(shape)(r, colour, random)
    default:
      return disc(0, 0, r * 0.6, colour)
  }
}

const PIECES = { ...CUTS_OF_MEAT, ...SEAFOOD }
const piece = (shape: PlateShape | null) => (shape === null ? undefined : PIECES[shape]) ?? plainPiece

const HEADS = [
  [-0.4, 0.05],
  [0.4, 0.05],
  [-0.2, -0.35],
  [0.25, -0.35],
  [0, 0],
] as const

function floret(shape: PlateShape | null, r: number, colour: string, random: Random): string {
  if (shape === 'romanesco') return romanesco(r, colour)
  const size = shape === 'spear' ? 0.62 : 1
  const heads = HEADS.map(([x, y], index) =>
    disc(
      x * r * size,
      y * r * size - (1 - size) * r,
      r * 0.4 * size,
      index % 2 ? colour : dark(colour, 0.13),
    ),
  )
  const buds = Array.from(
    { length: 9 },
    () => svg`M${(random() - 0.5) * r * 1.1 * size} ${(random() - 0.7) * r * 0.8 * size - (1 - size) * r}h.1`,
  )
  const stem = shape === 'spear' ? svg`M0 ${-r * 0.2}V${r * 0.86}` : svg`M0 0V${r * 0.7}`
  return (
    stroked(stem, light(colour, 0.45), r * (shape === 'spear' ? 0.2 : 0.32)) +
    heads.join('') +
    stroked(buds.join(''), light(colour, 0.36), r * 0.13 * size)
  )
}

/** Spires in a spiral. */
function romanesco(r: number, colour: string): string {
  const spires = Array.from({ length: 11 }, (_, index) => {
    const [angle, reach] = [index * 2.399, r * 0.66 * Math.sqrt((11 - index) / 11)]
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const cone = svg`M${x - r * 0.24} ${y + r * 0.16}L${x} ${y - r * 0.28}L${x + r * 0.24} ${y + r * 0.16}Q${x} ${y + r * 0.3} ${x - r * 0.24} ${y + r * 0.16}Z`
    return filled(
      cone,
      index % 2 ? colour : light(colour, 0.2),
      svg` stroke="${dark(colour, 0.22)}" stroke-width="${r * 0.05}"`,
    )
  })
  return disc(0, 0, r * 0.72, dark(colour, 0.26)) + spires.join('')
}
