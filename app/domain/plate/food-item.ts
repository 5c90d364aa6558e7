import type { Random } from '#app/domain/random.ts'
import { dark, light, mix } from './colours.ts'
import type { PlateFood, PlateShape } from './plate.ts'
import { blob, frillyLeaf, leaf } from './shapes.ts'
import { slice } from './slices.ts'
import { disc, filled, stroked, svg } from './svg.ts'

/** One piece of a food around 0,0, about `r` in radius. Three tones and the light from the top left. */
export function foodItem(food: PlateFood, r: number, random: Random): string {
  const { shape = null } = food
  const colour = mix(food.colour, random() > 0.5 ? '#fff3d6' : '#40200f', random() * 0.07)
  switch (food.role) {
    case 'leaves':
      return shape === 'frilly' ? frillyLeaf(r, colour, random) : leaf(r, colour, random)
    case 'slices':
      return slice(shape, r * 0.82, colour)
    case 'cubes':
      return cube(shape, r * 0.62, colour)
    case 'balls':
      return ball(shape, r, colour)
    case 'florets':
      return floret(r, colour, random)
    case 'sticks':
      return stick(shape, r, colour, random)
    case 'pieces':
      return shape === 'prawn' ? prawn(r, colour) : piece(shape, r, colour, random)
    default:
      return disc(0, 0, r * 0.6, colour)
  }
}

function cube(shape: PlateShape | null, q: number, colour: string): string {
  const face = (x: number, y: number, width: number, height: number, round: number, tone: string) =>
    svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${tone}"/>`
  // Cheese is cut clean; what was fried has a mark.
  const mark =
    shape === 'clean' ? '' : stroked(svg`M${q * 0.1} ${q * 0.5}h${q * 0.5}`, dark(colour, 0.32), q * 0.16)
  return (
    face(-q, -q * 0.9, q * 2, q * 2, q * 0.34, dark(colour, 0.3)) +
    face(-q, -q, q * 2, q * 1.86, q * 0.34, colour) +
    face(-q * 0.74, -q * 0.76, q * 1.2, q * 0.7, q * 0.28, light(colour, 0.3)) +
    mark
  )
}

function ball(shape: PlateShape | null, r: number, colour: string): string {
  const size = shape === 'tiny' ? 0.34 : shape === null ? 0.66 : 0.46
  const q = r * size
  const seam =
    shape === 'chickpea'
      ? stroked(
          svg`M${q * 0.1} ${q * 0.2}q${q * 0.3} ${q * 0.1} ${q * 0.4} ${-q * 0.1}`,
          dark(colour, 0.25),
          q * 0.14,
        )
      : ''
  return (
    disc(0, q * 0.12, q, dark(colour, 0.34)) +
    disc(0, 0, q * 0.97, colour) +
    disc(-q * 0.2, -q * 0.22, q * 0.55, light(colour, 0.2)) +
    disc(-q * 0.36, -q * 0.38, q * 0.16, '#fffaf0', ' opacity=".8"') +
    seam
  )
}

const HEADS = [
  [-0.4, 0.05],
  [0.4, 0.05],
  [-0.2, -0.35],
  [0.25, -0.35],
  [0, 0],
] as const

function floret(r: number, colour: string, random: Random): string {
  const heads = HEADS.map(([x, y], index) =>
    disc(x * r, y * r, r * 0.4, index % 2 ? colour : dark(colour, 0.13)),
  )
  const buds = Array.from(
    { length: 9 },
    () => svg`M${(random() - 0.5) * r * 1.1} ${(random() - 0.7) * r * 0.8}h.1`,
  )
  return (
    stroked(svg`M0 0V${r * 0.7}`, light(colour, 0.45), r * 0.32) +
    heads.join('') +
    stroked(buds.join(''), light(colour, 0.36), r * 0.13)
  )
}

function stick(shape: PlateShape | null, r: number, colour: string, random: Random): string {
  const width = r * (shape === 'thin' ? 0.24 : 0.36)
  const bend = (random() - 0.5) * r * 0.5
  return (
    stroked(
      svg`M${-r} ${width * 0.2}Q0 ${bend + width * 0.2} ${r} ${width * 0.2}`,
      dark(colour, 0.32),
      width,
    ) +
    stroked(svg`M${-r} 0Q0 ${bend} ${r} 0`, colour, width) +
    stroked(
      svg`M${-r * 0.8} ${-width * 0.2}Q0 ${bend - width * 0.2} ${r * 0.7} ${-width * 0.2}`,
      light(colour, 0.35),
      width * 0.24,
    )
  )
}

function prawn(r: number, colour: string): string {
  const joints =
    svg`M${-r * 0.72} ${-r * 0.05}l${r * 0.28} ${r * 0.02}M${-r * 0.42} ${-r * 0.52}l${r * 0.14} ${r * 0.25}` +
    svg`M${r * 0.1} ${-r * 0.68}l0 ${r * 0.28}M${r * 0.56} ${-r * 0.36}l${-r * 0.24} ${r * 0.15}`
  return (
    stroked(
      svg`M${-r * 0.55} ${r * 0.35}A${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.5} ${r * 0.4}`,
      dark(colour, 0.2),
      r * 0.46,
    ) +
    stroked(
      svg`M${-r * 0.55} ${r * 0.3}A${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.48} ${r * 0.34}`,
      colour,
      r * 0.4,
    ) +
    stroked(joints, '#fff1df', r * 0.07) +
    filled(svg`M${-r * 0.55} ${r * 0.3}l${-r * 0.3} ${r * 0.35}l${r * 0.4} ${-r * 0.02}Z`, '#d9542f')
  )
}

/** A fillet or a cut of meat: fish shows its flakes, meat the marks of the grill. */
function piece(shape: PlateShape | null, r: number, colour: string, random: Random): string {
  const body = blob(random, r, { points: 8, unevenness: 0.08, squash: 0.62 })
  const top = blob(random, r * 0.74, { points: 8, unevenness: 0.1, squash: 0.5 })
  const isFish = shape === 'fish'
  const flakes = [-0.5, -0.22, 0.06, 0.34].map(
    (x) => svg`M${r * x} ${-r * 0.4}q${r * 0.22} ${r * 0.36} ${-r * 0.02} ${r * 0.78}`,
  )
  const marks = [-0.5, -0.15, 0.2, 0.52].map((x) => svg`M${r * x} ${-r * 0.3}l${r * 0.14} ${r * 0.58}`)
  return (
    filled(body, dark(colour, 0.38), svg` transform="translate(0 ${r * 0.08})"`) +
    filled(body, colour) +
    filled(top, light(colour, 0.16), svg` transform="translate(${-r * 0.08} ${-r * 0.08})"`) +
    (isFish
      ? stroked(flakes.join(''), light(colour, 0.5), r * 0.05)
      : stroked(marks.join(''), dark(colour, 0.45), r * 0.09, ' opacity=".75"'))
  )
}
