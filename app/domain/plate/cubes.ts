import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { blob } from './shapes.ts'
import { filled, stroked, svg } from './svg.ts'

/** A bite around 0,0; `q` is half its side. */
type Cube = (q: number, colour: string, random: Random, inside: string) => string

const face = (x: number, y: number, width: number, height: number, round: number, tone: string) =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${tone}"/>`

const clean: Cube = (q, colour) =>
  face(-q, -q * 0.9, q * 2, q * 2, q * 0.34, dark(colour, 0.3)) +
  face(-q, -q, q * 2, q * 1.86, q * 0.34, colour) +
  face(-q * 0.74, -q * 0.76, q * 1.2, q * 0.7, q * 0.28, light(colour, 0.3))

/** What was fried has a mark; cheese is cut clean. */
const fried: Cube = (q, colour, random, inside) =>
  clean(q, colour, random, inside) +
  stroked(svg`M${q * 0.1} ${q * 0.5}h${q * 0.5}`, dark(colour, 0.32), q * 0.16)

/** A wedge with its skin along the back: potato, squash. */
const wedge: Cube = (q, colour, _random, inside) => {
  const back = svg`M${-q * 1.3} ${q * 0.1}C${-q * 0.8} ${-q * 1.1} ${q * 0.8} ${-q * 1.1} ${q * 1.3} ${q * 0.1}Q0 ${q * 0.1} ${-q * 1.3} ${q * 0.1}Z`
  const flesh = svg`M${-q * 1.26} ${q * 0.06}C${-q * 0.8} ${-q * 0.8} ${q * 0.8} ${-q * 0.8} ${q * 1.26} ${q * 0.06}L${q * 0.9} ${q * 0.7}Q0 ${q} ${-q * 0.9} ${q * 0.7}Z`
  return (
    filled(flesh, dark(inside, 0.26), svg` transform="translate(0 ${q * 0.14})"`) +
    filled(back, colour) +
    filled(flesh, inside) +
    stroked(
      svg`M${-q * 0.7} ${-q * 0.14}Q0 ${-q * 0.5} ${q * 0.6} ${-q * 0.2}`,
      light(inside, 0.5),
      q * 0.22,
    ) +
    stroked(
      svg`M${-q * 0.7} ${q * 0.6}h${q * 0.5}M${q * 0.3} ${q * 0.64}h${q * 0.3}`,
      dark(inside, 0.42),
      q * 0.12,
      ' opacity=".8"',
    )
  )
}

/** Juicy and bright: mango. */
const fruit: Cube = (q, colour, random, inside) =>
  clean(q * 0.94, colour, random, inside) +
  stroked(svg`M${-q * 0.4} ${q * 0.34}Q0 ${q * 0.5} ${q * 0.5} ${q * 0.3}`, light(colour, 0.5), q * 0.12)

/** An uneven bite, browned at its edges. */
const meat: Cube = (q, colour, random) =>
  filled(
    blob(random, q * 1.2, { points: 7, unevenness: 0.16, squash: 0.86 }),
    dark(colour, 0.42),
    svg` transform="translate(0 ${q * 0.16})"`,
  ) +
  filled(blob(random, q * 1.14, { points: 7, unevenness: 0.16, squash: 0.84 }), dark(colour, 0.14)) +
  filled(blob(random, q * 0.86, { points: 7, unevenness: 0.18, squash: 0.8 }), light(colour, 0.1)) +
  stroked(
    svg`M${-q * 0.5} ${-q * 0.3}q${q * 0.4} ${-q * 0.16} ${q * 0.7} ${q * 0.06}M${-q * 0.2} ${q * 0.16}q${q * 0.3} ${-q * 0.1} ${q * 0.6} ${q * 0.04}`,
    light(colour, 0.42),
    q * 0.13,
  ) +
  stroked(
    svg`M${q * 0.2} ${q * 0.55}h${q * 0.4}M${-q * 0.6} ${q * 0.42}h${q * 0.24}`,
    dark(colour, 0.5),
    q * 0.15,
    ' opacity=".8"',
  )

/** A flake of fish: bands that come apart. */
const flakes: Cube = (q, colour, random) =>
  filled(
    blob(random, q * 1.2, { points: 6, unevenness: 0.14, squash: 0.74 }),
    dark(colour, 0.24),
    svg` transform="translate(0 ${q * 0.12})"`,
  ) +
  filled(blob(random, q * 1.14, { points: 6, unevenness: 0.14, squash: 0.72 }), colour) +
  stroked(
    svg`M${-q * 0.5} ${-q * 0.5}q${q * 0.3} ${q * 0.5} 0 ${q}M0 ${-q * 0.6}q${q * 0.3} ${q * 0.6} 0 ${q * 1.2}M${q * 0.5} ${-q * 0.5}q${q * 0.3} ${q * 0.5} 0 ${q}`,
    light(colour, 0.6),
    q * 0.14,
  )

/** Crumbled: mince, feta, scrambled egg. */
const crumbs: Cube = (q, colour, random) => {
  const at = () => [(random() - 0.5) * q * 1.6, (random() - 0.5) * q * 1.5] as const
  const lump = () => {
    const [x, y] = at()
    const size = q * (0.34 + random() * 0.28)
    const outline = blob(random, size, { points: 6, unevenness: 0.24 })
    return (
      filled(outline, dark(colour, 0.34), svg` transform="translate(${x} ${y + size * 0.28})"`) +
      filled(outline, random() > 0.5 ? colour : light(colour, 0.14), svg` transform="translate(${x} ${y})"`)
    )
  }
  return lump() + lump() + lump() + lump()
}

const CUBES: Readonly<Partial<Record<PlateShape, Cube>>> = { clean, wedge, fruit, meat, flakes, crumbs }

/** One bite of a food around 0,0. */
export function cube(
  shape: PlateShape | null,
  half: number,
  colour: string,
  random: Random,
  inside: string = light(colour, 0.3),
): string {
  return ((shape === null ? undefined : CUBES[shape]) ?? fried)(half, colour, random, inside)
}
