import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, stroked, svg } from './svg.ts'

type Stick = (radius: number, colour: string, random: Random) => string

const baton =
  (thickness: number): Stick =>
  (r, colour, random) => {
    const width = r * thickness
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

/** A curled strip: gloss on the skin, pale within. */
const pepper: Stick = (r, colour, random) => {
  const bend = r * (0.5 + random() * 0.5)
  const line = (y: number) => svg`M${-r} ${y}Q0 ${y - bend} ${r} ${y}`
  return (
    stroked(line(r * 0.1), light(colour, 0.5), r * 0.34) +
    stroked(line(0), colour, r * 0.28) +
    stroked(
      svg`M${-r * 0.6} ${-bend * 0.3}Q0 ${-bend * 0.62} ${r * 0.5} ${-bend * 0.34}`,
      light(colour, 0.6),
      r * 0.07,
    )
  )
}

/** Thick at the top, thin at the tip. */
const carrot: Stick = (r, colour) =>
  filled(
    svg`M${-r} ${-r * 0.3}Q${r * 0.3} ${-r * 0.26} ${r} 0Q${r * 0.3} ${r * 0.3} ${-r} ${r * 0.32}Q${-r * 1.14} 0 ${-r} ${-r * 0.3}Z`,
    dark(colour, 0.26),
  ) +
  filled(
    svg`M${-r} ${-r * 0.3}Q${r * 0.3} ${-r * 0.26} ${r} 0Q${r * 0.3} ${r * 0.2} ${-r} ${r * 0.22}Q${-r * 1.1} 0 ${-r} ${-r * 0.3}Z`,
    colour,
  ) +
  stroked(
    svg`M${-r * 0.8} ${-r * 0.12}Q${r * 0.1} ${-r * 0.14} ${r * 0.6} ${-r * 0.02}`,
    light(colour, 0.42),
    r * 0.08,
  ) +
  stroked(
    svg`M${-r * 0.5} ${r * 0.02}v${r * 0.14}M${r * 0.05} ${-r * 0.04}v${r * 0.14}`,
    dark(colour, 0.22),
    r * 0.05,
  )

/** A flat pod with its peas showing. */
const pod: Stick = (r, colour, random) => {
  const bend = (random() - 0.3) * r * 0.4
  const outline = (size: number) =>
    svg`M${-r} 0Q${-r * 0.3} ${-r * 0.5 * size - bend} ${r * 0.4} ${-r * 0.3 * size - bend * 0.6}Q${r * 0.8} ${-r * 0.2 * size} ${r} 0Q${r * 0.2} ${r * 0.46 * size - bend} ${-r} 0Z`
  return (
    filled(outline(1.1), dark(colour, 0.24)) +
    filled(outline(0.94), colour) +
    stroked(
      svg`M${-r * 0.4} ${-bend * 0.6}h.1M0 ${-bend * 0.7}h.1M${r * 0.4} ${-bend * 0.5}h.1`,
      light(colour, 0.32),
      r * 0.22,
    )
  )
}

/** A cob: rows of kernels. */
const cob: Stick = (r, colour) => {
  const row = (y: number) => svg`M${-r * 0.8} ${y}H${r * 0.8}`
  const dashes = svg` stroke-dasharray="${r * 0.02} ${r * 0.2}"`
  return (
    stroked(svg`M${-r * 0.74} ${r * 0.06}H${r * 0.74}`, dark(colour, 0.36), r * 0.72) +
    stroked(svg`M${-r * 0.74} 0H${r * 0.74}`, dark(colour, 0.14), r * 0.66) +
    [-0.24, -0.08, 0.08, 0.24]
      .map((y, index) => stroked(row(y * r), index < 2 ? light(colour, 0.25) : colour, r * 0.16, dashes))
      .join('')
  )
}

const babyCorn: Stick = (r, colour) =>
  filled(
    svg`M${-r} ${-r * 0.2}Q${r * 0.4} ${-r * 0.3} ${r} 0Q${r * 0.4} ${r * 0.3} ${-r} ${r * 0.2}Z`,
    dark(colour, 0.2),
  ) +
  filled(
    svg`M${-r} ${-r * 0.2}Q${r * 0.4} ${-r * 0.26} ${r} 0Q${r * 0.4} ${r * 0.2} ${-r} ${r * 0.12}Z`,
    colour,
  ) +
  stroked(
    svg`M${-r * 0.9} ${-r * 0.08}H${r * 0.7}M${-r * 0.9} ${r * 0.04}H${r * 0.7}`,
    light(colour, 0.5),
    r * 0.08,
    svg` stroke-dasharray="${r * 0.02} ${r * 0.14}"`,
  )

/** A spear with its scales and tip. */
const asparagus: Stick = (r, colour) =>
  stroked(svg`M${-r} ${r * 0.05}H${r * 0.6}`, dark(colour, 0.3), r * 0.24) +
  stroked(svg`M${-r} 0H${r * 0.6}`, colour, r * 0.22) +
  stroked(svg`M${-r} 0H${-r * 0.6}`, light(colour, 0.4), r * 0.22) +
  filled(
    svg`M${r * 0.44} ${-r * 0.17}Q${r * 0.8} ${-r * 0.22} ${r * 1.05} 0Q${r * 0.8} ${r * 0.22} ${r * 0.44} ${r * 0.17}Z`,
    dark(colour, 0.14),
  ) +
  stroked(
    svg`M${-r * 0.3} ${-r * 0.04}l${r * 0.12} ${-r * 0.06}M${r * 0.1} ${r * 0.05}l${r * 0.12} ${-r * 0.06}M${r * 0.56} ${-r * 0.06}l${r * 0.14} ${r * 0.06}M${r * 0.72} ${r * 0.04}l${r * 0.14} ${-r * 0.04}`,
    light(colour, 0.4),
    r * 0.06,
  )

/** A crescent with its ribs, cut across the stalk. */
const celery: Stick = (r, colour) => {
  const arc = (y: number) => svg`M${-r * 0.7} ${r * 0.3 + y}Q0 ${-r * 0.6 + y} ${r * 0.7} ${r * 0.3 + y}`
  return (
    stroked(arc(r * 0.06), dark(colour, 0.26), r * 0.36) +
    stroked(arc(0), colour, r * 0.32) +
    stroked(arc(-r * 0.07), light(colour, 0.55), r * 0.06) +
    stroked(arc(r * 0.05), light(colour, 0.4), r * 0.05)
  )
}

const rhubarb: Stick = (r, colour) =>
  stroked(svg`M${-r * 0.8} ${r * 0.05}H${r * 0.8}`, dark(colour, 0.3), r * 0.46) +
  stroked(svg`M${-r * 0.8} 0H${r * 0.8}`, colour, r * 0.42) +
  stroked(
    svg`M${-r * 0.8} ${-r * 0.1}H${r * 0.8}M${-r * 0.8} ${r * 0.08}H${r * 0.8}`,
    light(colour, 0.5),
    r * 0.06,
  ) +
  disc(r * 0.82, 0, r * 0.17, '#d9e3ae')

/** A rasher in waves, fat along the meat. */
const bacon: Stick = (r, colour) => {
  const wave = (y: number) =>
    svg`M${-r} ${y}Q${-r * 0.75} ${y - r * 0.3} ${-r * 0.5} ${y}T0 ${y}T${r * 0.5} ${y}T${r} ${y}`
  return (
    stroked(wave(r * 0.06), dark(colour, 0.3), r * 0.56) +
    stroked(wave(0), colour, r * 0.5) +
    stroked(wave(-r * 0.12), '#f0c7a0', r * 0.12) +
    stroked(wave(r * 0.12), '#e0a583', r * 0.07)
  )
}

const STICKS: Readonly<Partial<Record<PlateShape, Stick>>> = {
  thin: baton(0.24),
  pepper,
  carrot,
  pod,
  cob,
  'baby-corn': babyCorn,
  asparagus,
  celery,
  rhubarb,
  bacon,
}
const plain = baton(0.36)

/** One long food around 0,0, lying along x. */
export function stick(shape: PlateShape | null, radius: number, colour: string, random: Random): string {
  return ((shape === null ? undefined : STICKS[shape]) ?? plain)(radius, colour, random)
}
