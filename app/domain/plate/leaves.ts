import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { blob, frillyLeaf, leaf } from './shapes.ts'
import { disc, filled, stroked, svg } from './svg.ts'

type Leaf = (radius: number, colour: string, random: Random, inside: string) => string

/** A spoon of a leaf on its stalk. */
const spinach: Leaf = (r, colour) => {
  const blade = svg`M${-r * 0.35} 0C${-r * 0.5} ${-r * 0.62} ${r * 0.3} ${-r * 0.8} ${r} 0C${r * 0.3} ${r * 0.8} ${-r * 0.5} ${r * 0.62} ${-r * 0.35} 0Z`
  const half = svg`M${-r * 0.35} 0C${-r * 0.5} ${-r * 0.62} ${r * 0.3} ${-r * 0.8} ${r} 0Z`
  const veins = svg`M${-r * 0.95} ${r * 0.06}Q${-r * 0.4} 0 ${r * 0.75} 0M0 0l${r * 0.22} ${-r * 0.32}M0 0l${r * 0.22} ${r * 0.32}M${r * 0.36} 0l${r * 0.18} ${-r * 0.22}M${r * 0.36} 0l${r * 0.18} ${r * 0.22}`
  return (
    filled(blade, colour) + filled(half, light(colour, 0.14)) + stroked(veins, light(colour, 0.46), r * 0.055)
  )
}

/** A pale stalk that widens, a dark blade around it. */
const pakChoi: Leaf = (r, colour, _random, inside) => {
  const blade = svg`M${-r * 0.1} 0C${-r * 0.4} ${-r * 0.7} ${r * 0.7} ${-r * 0.8} ${r} 0C${r * 0.7} ${r * 0.8} ${-r * 0.4} ${r * 0.7} ${-r * 0.1} 0Z`
  const stalk = svg`M${-r} ${-r * 0.22}Q${-r * 0.3} ${-r * 0.26} ${r * 0.5} 0Q${-r * 0.3} ${r * 0.26} ${-r} ${r * 0.22}Z`
  const veins = svg`M${r * 0.1} ${-r * 0.08}L${r * 0.4} ${-r * 0.38}M${r * 0.1} ${r * 0.08}L${r * 0.4} ${r * 0.38}`
  return (
    filled(blade, colour) +
    filled(stalk, inside) +
    stroked(svg`M${-r * 0.9} 0H${r * 0.2}`, dark(inside, 0.14), r * 0.05) +
    stroked(veins, inside, r * 0.06)
  )
}

/** Lobes to either side of a stalk. */
const rocket: Leaf = (r, colour) =>
  filled(
    svg`M${-r} 0L${-r * 0.5} ${-r * 0.1}L${-r * 0.42} ${-r * 0.4}L${-r * 0.1} ${-r * 0.14}L${r * 0.06} ${-r * 0.48}L${r * 0.3} ${-r * 0.2}C${r * 0.6} ${-r * 0.5} ${r} ${-r * 0.2} ${r} 0C${r} ${r * 0.2} ${r * 0.6} ${r * 0.5} ${r * 0.3} ${r * 0.2}L${r * 0.06} ${r * 0.48}L${-r * 0.1} ${r * 0.14}L${-r * 0.42} ${r * 0.4}L${-r * 0.5} ${r * 0.1}Z`,
    colour,
  ) + stroked(svg`M${-r} 0H${r * 0.8}`, light(colour, 0.45), r * 0.06)

/** A tangle of fine strips. */
const shredded: Leaf = (r, colour, random) => {
  const strip = () => {
    const y = (random() - 0.5) * r * 1.1
    return svg`M${-r * 0.8} ${y}Q${(random() - 0.5) * r} ${y + (random() - 0.5) * r * 0.9} ${r * 0.8} ${(random() - 0.5) * r}`
  }
  const many = () => strip() + strip() + strip()
  return (
    stroked(many(), dark(colour, 0.22), r * 0.17) +
    stroked(many(), colour, r * 0.16) +
    stroked(many(), light(colour, 0.5), r * 0.1)
  )
}

/** Tightly curled edges around a pale rib. */
const kale: Leaf = (r, colour, random) =>
  filled(blob(random, r * 0.98, { points: 17, unevenness: 0.2, squash: 0.62 }), dark(colour, 0.16)) +
  filled(blob(random, r * 0.8, { points: 15, unevenness: 0.24, squash: 0.6 }), colour) +
  filled(blob(random, r * 0.46, { points: 11, unevenness: 0.26, squash: 0.56 }), light(colour, 0.16)) +
  stroked(
    svg`M${-r * 0.95} 0Q0 ${r * 0.1} ${r * 0.6} 0M${-r * 0.2} 0l${r * 0.26} ${-r * 0.28}M0 0l${r * 0.26} ${r * 0.28}`,
    light(colour, 0.6),
    r * 0.06,
  )

/** A broad leaf with a strong rib. */
const cabbage: Leaf = (r, colour, random) =>
  filled(blob(random, r * 0.95, { points: 9, unevenness: 0.08, squash: 0.82 }), dark(colour, 0.14)) +
  filled(blob(random, r * 0.84, { points: 9, unevenness: 0.08, squash: 0.82 }), colour) +
  stroked(svg`M${-r * 0.85} 0H${r * 0.6}`, light(colour, 0.65), r * 0.13) +
  stroked(
    svg`M${-r * 0.4} 0L0 ${-r * 0.5}M${-r * 0.4} 0L0 ${r * 0.5}M${r * 0.1} 0l${r * 0.3} ${-r * 0.36}M${r * 0.1} 0l${r * 0.3} ${r * 0.36}`,
    light(colour, 0.5),
    r * 0.06,
  )

/** Small round leaves along a stem. */
const round: Leaf = (r, colour) =>
  stroked(svg`M${-r} ${r * 0.1}Q0 ${-r * 0.1} ${r * 0.8} 0`, light(colour, 0.3), r * 0.1) +
  [
    [-0.3, -0.28],
    [-0.05, 0.3],
    [0.34, -0.3],
    [0.5, 0.24],
    [0.78, -0.02],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x * r, y * r, r * 0.24, colour) +
        disc(x * r - r * 0.05, y * r - r * 0.05, r * 0.13, light(colour, 0.22)),
    )
    .join('')

/** A boat of a leaf: chicory, little gem. */
const boat: Leaf = (r, colour, _random, inside) =>
  filled(
    svg`M${-r} 0C${-r * 0.5} ${-r * 0.62} ${r * 0.5} ${-r * 0.66} ${r} 0C${r * 0.5} ${r * 0.66} ${-r * 0.5} ${r * 0.62} ${-r} 0Z`,
    colour,
  ) +
  filled(
    svg`M${-r * 0.95} 0C${-r * 0.5} ${-r * 0.36} ${r * 0.3} ${-r * 0.36} ${r * 0.66} 0C${r * 0.3} ${r * 0.36} ${-r * 0.5} ${r * 0.36} ${-r * 0.95} 0Z`,
    inside,
  ) +
  stroked(
    svg`M${-r * 0.9} 0H${r * 0.6}M${-r * 0.2} 0l${r * 0.4} ${-r * 0.3}M${-r * 0.2} 0l${r * 0.4} ${r * 0.3}`,
    light(colour, 0.3),
    r * 0.06,
  )

/** Fine and branching: frisée. */
const feathery: Leaf = (r, colour) => {
  const branches = [-0.6, -0.3, 0, 0.3, 0.55]
    .map(
      (x) =>
        svg`M${x * r} 0q${r * 0.1} ${-r * 0.3} ${r * 0.34} ${-r * 0.42}M${x * r} 0q${r * 0.1} ${r * 0.3} ${r * 0.34} ${r * 0.42}`,
    )
    .join('')
  return (
    stroked(svg`M${-r} 0H${r * 0.9}${branches}`, dark(colour, 0.16), r * 0.2) +
    stroked(svg`M${-r} 0H${r * 0.9}${branches}`, light(colour, 0.16), r * 0.11)
  )
}

const seaweed: Leaf = (r, colour, random) =>
  [0, 1, 2]
    .map(() => {
      const bend = (random() - 0.5) * r
      return stroked(
        svg`M${-r * 0.9} ${bend * 0.6}Q${-r * 0.3} ${-r * 0.5 + bend} 0 ${bend * 0.3}T${r * 0.85} ${-bend * 0.5}`,
        random() > 0.5 ? colour : light(colour, 0.16),
        r * 0.22,
      )
    })
    .join('')

/** Bean sprouts: a white stalk with its bean. */
const sprouts: Leaf = (r, colour, random, inside) =>
  [0, 1, 2]
    .map((index) => {
      const y = (index - 1) * r * 0.42
      const bend = (random() - 0.5) * r
      return (
        stroked(svg`M${-r * 0.85} ${y}Q0 ${y + bend} ${r * 0.7} ${y}`, dark(colour, 0.16), r * 0.17) +
        stroked(svg`M${-r * 0.85} ${y}Q0 ${y + bend} ${r * 0.7} ${y}`, colour, r * 0.13) +
        disc(r * 0.74, y, r * 0.14, inside)
      )
    })
    .join('')

const frilly: Leaf = (r, colour, random) => frillyLeaf(r, colour, random)

const LEAVES: Readonly<Partial<Record<PlateShape, Leaf>>> = {
  frilly,
  spinach,
  'pak-choi': pakChoi,
  rocket,
  shredded,
  kale,
  cabbage,
  round,
  boat,
  feathery,
  seaweed,
  sprouts,
}

/** One leaf around 0,0, lying along x. */
export function leafOf(
  shape: PlateShape | null,
  radius: number,
  colour: string,
  random: Random,
  inside: string = light(colour, 0.6),
): string {
  const draw = shape === null ? undefined : LEAVES[shape]
  return draw ? draw(radius, colour, random, inside) : leaf(radius, colour, random)
}
