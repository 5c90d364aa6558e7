import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, stroked, svg } from './svg.ts'

/** A small round food around 0,0; `q` is its radius. */
type Ball = (q: number, colour: string, inside: string) => string

const plain: Ball = (q, colour) =>
  disc(0, q * 0.12, q, dark(colour, 0.34)) +
  disc(0, 0, q * 0.97, colour) +
  disc(-q * 0.2, -q * 0.22, q * 0.55, light(colour, 0.2)) +
  disc(-q * 0.36, -q * 0.38, q * 0.16, '#fffaf0', ' opacity=".8"')

const chickpea: Ball = (q, colour) =>
  plain(q, colour, colour) +
  stroked(
    svg`M${q * 0.1} ${q * 0.2}q${q * 0.3} ${q * 0.1} ${q * 0.4} ${-q * 0.1}`,
    dark(colour, 0.25),
    q * 0.14,
  )

/** A cherry tomato with its star. */
const tomato: Ball = (q, colour) =>
  plain(q, colour, colour) +
  stroked(
    svg`M${q * 0.14} ${-q * 0.1}l${q * 0.34} ${-q * 0.2}M${q * 0.14} ${-q * 0.1}l${q * 0.3} ${q * 0.26}M${q * 0.14} ${-q * 0.1}l${-q * 0.1} ${q * 0.36}M${q * 0.14} ${-q * 0.1}l${-q * 0.36} ${q * 0.02}M${q * 0.14} ${-q * 0.1}l${-q * 0.06} ${-q * 0.34}`,
    '#4f8a3c',
    q * 0.15,
  )

const grape: Ball = (q, colour) =>
  svg`<ellipse cy="${q * 0.1}" rx="${q * 0.92}" ry="${q}" fill="${dark(colour, 0.34)}"/><ellipse rx="${q * 0.9}" ry="${q * 0.97}" fill="${colour}"/>` +
  svg`<ellipse cx="${-q * 0.2}" cy="${-q * 0.2}" rx="${q * 0.5}" ry="${q * 0.56}" fill="${light(colour, 0.22)}"/>` +
  disc(-q * 0.34, -q * 0.4, q * 0.15, '#fffaf0', ' opacity=".75"')

/** Drupelets in rings: raspberry, blackberry. */
const raspberry: Ball = (q, colour) => {
  const ring = (count: number, reach: number, size: number, tone: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 6.283
      return disc(Math.cos(angle) * reach * q, Math.sin(angle) * reach * q, size * q, tone)
    }).join('')
  return (
    disc(0, q * 0.1, q, dark(colour, 0.4)) +
    ring(8, 0.66, 0.34, colour) +
    ring(5, 0.34, 0.3, light(colour, 0.16)) +
    disc(0, 0, q * 0.2, dark(colour, 0.45))
  )
}

const blueberry: Ball = (q, colour) =>
  plain(q, colour, colour) +
  svg`<circle cx="${q * 0.14}" cy="${q * 0.1}" r="${q * 0.3}" fill="${dark(colour, 0.5)}" stroke="${light(colour, 0.4)}" stroke-width="${q * 0.1}" stroke-dasharray="${q * 0.22}"/>`

const cherry: Ball = (q, colour) =>
  stroked(svg`M0 ${-q * 0.5}Q${q * 0.4} ${-q * 1.3} ${q} ${-q * 1.5}`, '#6f8a3a', q * 0.16) +
  plain(q, colour, colour)

const lychee: Ball = (q, colour) =>
  plain(q, colour, colour) +
  svg`<ellipse cx="${q * 0.2}" cy="${q * 0.2}" rx="${q * 0.3}" ry="${q * 0.4}" fill="${dark(colour, 0.12)}"/>`

/** Leaves folded over one another around a pale stalk. */
const sprout: Ball = (q, colour) =>
  disc(0, q * 0.1, q, dark(colour, 0.34)) +
  disc(0, 0, q * 0.97, colour) +
  disc(-q * 0.16, -q * 0.12, q * 0.66, light(colour, 0.28)) +
  stroked(
    svg`M${-q * 0.7} ${q * 0.3}Q0 ${-q * 0.4} ${q * 0.7} ${q * 0.3}M${-q * 0.5} ${-q * 0.5}Q${q * 0.1} ${-q * 0.1} ${q * 0.1} ${q * 0.8}M${q * 0.5} ${-q * 0.6}Q${-q * 0.1} 0 ${-q * 0.2} ${q * 0.8}`,
    light(colour, 0.62),
    q * 0.1,
  )

const potato: Ball = (q, colour) =>
  svg`<ellipse cy="${q * 0.12}" rx="${q * 1.1}" ry="${q * 0.84}" fill="${dark(colour, 0.34)}"/><ellipse rx="${q * 1.08}" ry="${q * 0.82}" fill="${colour}"/>` +
  svg`<ellipse cx="${-q * 0.2}" cy="${-q * 0.16}" rx="${q * 0.66}" ry="${q * 0.42}" fill="${light(colour, 0.32)}"/>` +
  stroked(
    svg`M${q * 0.4} ${q * 0.16}l${q * 0.2} ${q * 0.06}M${-q * 0.4} ${q * 0.4}h${q * 0.16}`,
    dark(colour, 0.3),
    q * 0.1,
  )

const olive: Ball = (q, colour) =>
  plain(q, colour, colour) + disc(q * 0.18, q * 0.14, q * 0.28, dark(colour, 0.6))

const kidney = (q: number) =>
  svg`M${-q} 0C${-q} ${-q * 0.9} ${q} ${-q * 0.9} ${q} 0C${q} ${q * 0.6} ${q * 0.4} ${q * 0.5} ${q * 0.2} ${q * 0.26}Q0 ${q * 0.1} ${-q * 0.2} ${q * 0.26}C${-q * 0.4} ${q * 0.5} ${-q} ${q * 0.6} ${-q} 0Z`

const bean: Ball = (q, colour) =>
  filled(kidney(q * 1.14), dark(colour, 0.36), svg` transform="translate(0 ${q * 0.12})"`) +
  filled(kidney(q * 1.1), colour) +
  stroked(
    svg`M${-q * 0.6} ${-q * 0.22}Q${-q * 0.1} ${-q * 0.52} ${q * 0.4} ${-q * 0.4}`,
    light(colour, 0.55),
    q * 0.2,
  )

const kernel: Ball = (q, colour) =>
  filled(
    svg`M${-q} ${-q * 0.5}Q0 ${-q * 1.2} ${q} ${-q * 0.5}L${q * 0.5} ${q * 0.9}H${-q * 0.5}Z`,
    colour,
    svg` stroke="${dark(colour, 0.24)}" stroke-width="${q * 0.2}"`,
  ) + stroked(svg`M${-q * 0.4} ${-q * 0.4}h${q * 0.5}`, light(colour, 0.6), q * 0.3)

const raisin: Ball = (q, colour) =>
  svg`<ellipse rx="${q * 1.1}" ry="${q * 0.78}" fill="${colour}"/>` +
  stroked(
    svg`M${-q * 0.6} ${-q * 0.2}Q0 ${q * 0.1} ${q * 0.6} ${-q * 0.2}M${-q * 0.5} ${q * 0.3}Q0 ${q * 0.5} ${q * 0.5} ${q * 0.2}`,
    light(colour, 0.35),
    q * 0.14,
  )

const date: Ball = (q, colour) =>
  svg`<ellipse rx="${q * 1.3}" ry="${q * 0.72}" fill="${dark(colour, 0.25)}"/><ellipse cy="${-q * 0.08}" rx="${q * 1.22}" ry="${q * 0.62}" fill="${colour}"/>` +
  stroked(
    svg`M${-q * 0.9} ${-q * 0.2}Q0 ${-q * 0.5} ${q * 0.9} ${-q * 0.2}M${-q * 0.8} ${q * 0.14}Q0 0 ${q * 0.8} ${q * 0.14}`,
    light(colour, 0.32),
    q * 0.12,
  )

const almond: Ball = (q, colour) =>
  filled(
    svg`M${-q * 1.3} 0C${-q * 0.6} ${-q * 0.9} ${q * 0.8} ${-q * 0.9} ${q * 1.1} 0C${q * 0.8} ${q * 0.9} ${-q * 0.6} ${q * 0.9} ${-q * 1.3} 0Z`,
    colour,
    svg` stroke="${dark(colour, 0.3)}" stroke-width="${q * 0.14}"`,
  ) +
  stroked(svg`M${-q * 0.9} ${-q * 0.04}Q0 ${-q * 0.4} ${q * 0.8} ${-q * 0.1}`, light(colour, 0.45), q * 0.16)

const walnut: Ball = (q, colour) =>
  disc(-q * 0.4, 0, q * 0.72, dark(colour, 0.28)) +
  disc(q * 0.4, 0, q * 0.72, dark(colour, 0.28)) +
  disc(-q * 0.4, -q * 0.08, q * 0.62, colour) +
  disc(q * 0.4, -q * 0.08, q * 0.62, colour) +
  stroked(
    svg`M0 ${-q * 0.7}V${q * 0.6}M${-q * 0.6} ${-q * 0.3}q${q * 0.3} ${q * 0.2} 0 ${q * 0.5}M${q * 0.6} ${-q * 0.3}q${-q * 0.3} ${q * 0.2} 0 ${q * 0.5}`,
    light(colour, 0.4),
    q * 0.14,
  )

const falafel: Ball = (q, colour) =>
  plain(q, colour, colour) +
  stroked(
    svg`M${-q * 0.5} ${q * 0.2}h.1M${q * 0.3} ${q * 0.4}h.1M${q * 0.4} ${-q * 0.3}h.1M0 ${-q * 0.6}h.1M${-q * 0.1} ${q * 0.7}h.1`,
    light(colour, 0.4),
    q * 0.18,
  ) +
  stroked(svg`M${q * 0.1} 0h.1M${-q * 0.7} ${-q * 0.1}h.1M${q * 0.6} ${q * 0.2}h.1`, '#5f7d35', q * 0.16)

const shellHalf = (q: number) =>
  svg`M${-q * 1.2} 0C${-q} ${-q * 0.9} ${q * 0.6} ${-q * 0.9} ${q * 1.3} ${-q * 0.1}C${q * 0.8} ${q * 0.8} ${-q * 0.8} ${q * 0.7} ${-q * 1.2} 0Z`

/** An open shell, its flesh in it. */
const mussel: Ball = (q, colour, inside) =>
  filled(shellHalf(q * 1.05), colour) +
  filled(shellHalf(q * 0.86), light(colour, 0.6)) +
  filled(shellHalf(q * 0.58), inside) +
  stroked(svg`M${-q * 0.4} 0Q0 ${-q * 0.24} ${q * 0.5} ${-q * 0.04}`, dark(inside, 0.3), q * 0.1)

const clam: Ball = (q, colour, inside) =>
  filled(
    svg`M0 ${q * 0.9}C${-q * 1.5} ${q * 0.7} ${-q * 1.2} ${-q} 0 ${-q}C${q * 1.2} ${-q} ${q * 1.5} ${q * 0.7} 0 ${q * 0.9}Z`,
    colour,
  ) +
  stroked(
    svg`M0 ${q * 0.7}V${-q * 0.8}M${-q * 0.1} ${q * 0.6}L${-q * 0.7} ${-q * 0.4}M${q * 0.1} ${q * 0.6}L${q * 0.7} ${-q * 0.4}`,
    dark(colour, 0.2),
    q * 0.1,
  ) +
  svg`<ellipse cy="${q * 0.12}" rx="${q * 0.52}" ry="${q * 0.4}" fill="${inside}"/>`

const scallop: Ball = (q, colour) =>
  disc(0, q * 0.14, q, dark(colour, 0.3)) +
  disc(0, 0, q * 0.97, colour) +
  disc(0, -q * 0.04, q * 0.7, light(colour, 0.35)) +
  svg`<circle cy="${-q * 0.04}" r="${q * 0.74}" fill="none" stroke="${dark(colour, 0.16)}" stroke-width="${q * 0.08}"/>`

const BALLS: Readonly<Partial<Record<PlateShape, Ball>>> = {
  chickpea,
  tomato,
  grape,
  raspberry,
  blueberry,
  cherry,
  lychee,
  sprout,
  potato,
  olive,
  bean,
  kernel,
  raisin,
  date,
  almond,
  walnut,
  falafel,
  mussel,
  clam,
  scallop,
}

/** Radius of a ball of each shape as a share of the piece's; the plain ones are the largest. */
const SIZES: Readonly<Partial<Record<PlateShape, number>>> = {
  tiny: 0.34,
  kernel: 0.36,
  raisin: 0.36,
  blueberry: 0.44,
  small: 0.46,
  nut: 0.46,
  chickpea: 0.46,
  bean: 0.42,
  almond: 0.44,
  walnut: 0.5,
  olive: 0.52,
  raspberry: 0.56,
  grape: 0.6,
  cherry: 0.56,
  date: 0.6,
  mussel: 0.74,
  clam: 0.7,
  falafel: 0.9,
  scallop: 0.8,
  sprout: 0.76,
  potato: 0.82,
}

/** One round food around 0,0. */
export function ball(
  shape: PlateShape | null,
  radius: number,
  colour: string,
  inside: string = light(colour, 0.6),
): string {
  const [size, draw] = shape === null ? [0.66, plain] : [SIZES[shape] ?? 0.66, BALLS[shape] ?? plain]
  return draw(radius * size, colour, inside)
}
