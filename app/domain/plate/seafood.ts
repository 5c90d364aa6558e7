import { dark, light } from './colours.ts'
import type { Piece } from './piece-shapes.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

/** A fillet that tapers to the tail, its flakes in lines, skin along the edge. */
const fillet: Piece = (r, colour) => {
  const outline = svg`M${-r} ${-r * 0.16}C${-r * 0.8} ${-r * 0.66} ${r * 0.3} ${-r * 0.6} ${r} ${-r * 0.2}Q${r * 1.04} 0 ${r} ${r * 0.18}C${r * 0.3} ${r * 0.56} ${-r * 0.8} ${r * 0.6} ${-r} ${r * 0.2}Z`
  const flakes = [-0.66, -0.36, -0.06, 0.24, 0.54].map((x) => {
    const height = r * (0.46 - Math.abs(x + 0.3) * 0.24)
    return svg`M${r * x} ${-height}q${r * 0.24} ${height} 0 ${height * 1.9}`
  })
  return (
    filled(outline, dark(colour, 0.4), svg` transform="translate(0 ${r * 0.1})"`) +
    filled(outline, colour) +
    filled(outline, light(colour, 0.2), svg` transform="translate(${-r * 0.05} ${-r * 0.05}) scale(.78)"`) +
    stroked(flakes.join(''), light(colour, 0.66), r * 0.05) +
    stroked(svg`M${-r * 0.9} ${r * 0.02}Q0 ${-r * 0.08} ${r * 0.92} 0`, dark(colour, 0.16), r * 0.04)
  )
}

const wholeFish: Piece = (r, colour) => {
  const body = svg`M${-r * 0.96} 0C${-r * 0.6} ${-r * 0.52} ${r * 0.2} ${-r * 0.5} ${r * 0.66} ${-r * 0.06}L${r} ${-r * 0.34}Q${r * 0.86} 0 ${r} ${r * 0.34}L${r * 0.66} ${r * 0.06}C${r * 0.2} ${r * 0.5} ${-r * 0.6} ${r * 0.48} ${-r * 0.96} 0Z`
  const lower = svg`M${-r * 0.96} 0C${-r * 0.4} ${r * 0.14} ${r * 0.2} ${r * 0.14} ${r * 0.66} ${r * 0.06}C${r * 0.2} ${r * 0.5} ${-r * 0.6} ${r * 0.48} ${-r * 0.96} 0Z`
  return (
    filled(
      svg`M${-r * 0.2} ${-r * 0.36}Q${r * 0.1} ${-r * 0.56} ${r * 0.34} ${-r * 0.24}Z`,
      dark(colour, 0.3),
    ) +
    filled(body, dark(colour, 0.4), svg` transform="translate(0 ${r * 0.06})"`) +
    filled(body, colour) +
    filled(lower, light(colour, 0.45)) +
    stroked(
      svg`M${-r * 0.28} ${-r * 0.26}l${r * 0.12} ${r * 0.5}M${r * 0.02} ${-r * 0.28}l${r * 0.1} ${r * 0.5}M${r * 0.28} ${-r * 0.2}l${r * 0.08} ${r * 0.38}`,
      dark(colour, 0.5),
      r * 0.06,
      ' opacity=".8"',
    ) +
    stroked(
      svg`M${-r * 0.56} ${-r * 0.28}Q${-r * 0.44} 0 ${-r * 0.56} ${r * 0.28}`,
      dark(colour, 0.35),
      r * 0.05,
    ) +
    stroked(
      svg`M${r * 0.74} 0L${r * 0.92} ${-r * 0.18}M${r * 0.74} 0L${r * 0.92} ${r * 0.18}`,
      dark(colour, 0.3),
      r * 0.04,
    ) +
    disc(-r * 0.72, -r * 0.06, r * 0.075, '#f7f2e2') +
    disc(-r * 0.72, -r * 0.06, r * 0.04, '#1d1d20')
  )
}

/** A thick slice, seared outside: tuna, swordfish. */
const fishSteak: Piece = (r, colour) =>
  [-0.5, -0.18, 0.14, 0.46]
    .map((x, index) =>
      placed(
        r * x,
        (index % 2) * r * 0.05,
        14,
        svg`<rect x="${-r * 0.2}" y="${-r * 0.44}" width="${r * 0.46}" height="${r * 0.9}" rx="${r * 0.14}" fill="${dark(light(colour, 0.3), 0.34)}"/>` +
          svg`<rect x="${-r * 0.12}" y="${-r * 0.38}" width="${r * 0.34}" height="${r * 0.76}" rx="${r * 0.1}" fill="${light(colour, 0.14)}"/>` +
          stroked(
            svg`M${-r * 0.02} ${-r * 0.26}q${r * 0.12} ${r * 0.24} 0 ${r * 0.5}`,
            light(colour, 0.42),
            r * 0.04,
          ),
      ),
    )
    .join('')

const prawn: Piece = (r, colour) => {
  const joints =
    svg`M${-r * 0.72} ${-r * 0.05}l${r * 0.28} ${r * 0.02}M${-r * 0.42} ${-r * 0.52}l${r * 0.14} ${r * 0.25}` +
    svg`M${r * 0.1} ${-r * 0.68}l0 ${r * 0.28}M${r * 0.56} ${-r * 0.36}l${-r * 0.24} ${r * 0.15}`
  const curl = (lower: number) =>
    svg`M${-r * 0.55} ${r * 0.3 + lower}A${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.48} ${r * 0.34 + lower}`
  return (
    stroked(curl(r * 0.05), dark(colour, 0.25), r * 0.46) +
    stroked(curl(0), colour, r * 0.4) +
    stroked(joints, '#fff1df', r * 0.07) +
    filled(svg`M${-r * 0.55} ${r * 0.3}l${-r * 0.3} ${r * 0.35}l${r * 0.4} ${-r * 0.02}Z`, '#d9542f')
  )
}

const claws = (r: number, colour: string): string =>
  [-1, 1]
    .map(
      (side) =>
        stroked(
          svg`M${-r * 0.2} ${side * r * 0.2}Q${-r * 0.5} ${side * r * 0.56} ${-r * 0.66} ${side * r * 0.4}`,
          dark(colour, 0.1),
          r * 0.12,
        ) +
        placed(
          -r * 0.72,
          side * r * 0.36,
          side * 30,
          svg`<ellipse rx="${r * 0.22}" ry="${r * 0.13}" fill="${colour}"/>` +
            stroked(svg`M${-r * 0.22} 0h${r * 0.2}`, dark(colour, 0.4), r * 0.04),
        ),
    )
    .join('')

const crab: Piece = (r, colour) => {
  const legs = [-1, 1]
    .map((side) =>
      [0, 0.22, 0.44]
        .map(
          (x) =>
            svg`M${r * x} ${side * r * 0.3}l${r * 0.14} ${side * r * 0.26}l${r * 0.16} ${side * r * 0.02}`,
        )
        .join(''),
    )
    .join('')
  return (
    stroked(legs, dark(colour, 0.14), r * 0.08) +
    claws(r, colour) +
    svg`<ellipse cx="${r * 0.16}" cy="${r * 0.04}" rx="${r * 0.46}" ry="${r * 0.4}" fill="${dark(colour, 0.36)}"/><ellipse cx="${r * 0.16}" rx="${r * 0.45}" ry="${r * 0.38}" fill="${colour}"/>` +
    svg`<ellipse cx="${r * 0.1}" cy="${-r * 0.08}" rx="${r * 0.26}" ry="${r * 0.18}" fill="${light(colour, 0.3)}"/>`
  )
}

const lobster: Piece = (r, colour) =>
  claws(r, colour) +
  [0.62, 0.42, 0.22, 0.02]
    .map(
      (x) =>
        svg`<ellipse cx="${r * x}" rx="${r * 0.17}" ry="${r * (0.3 - x * 0.16)}" fill="${x === 0.22 || x === 0.62 ? colour : dark(colour, 0.16)}"/>`,
    )
    .join('') +
  svg`<ellipse cx="${-r * 0.22}" rx="${r * 0.32}" ry="${r * 0.26}" fill="${colour}"/><ellipse cx="${-r * 0.26}" cy="${-r * 0.07}" rx="${r * 0.18}" ry="${r * 0.1}" fill="${light(colour, 0.3)}"/>` +
  filled(
    svg`M${r * 0.7} 0L${r * 0.96} ${-r * 0.24}Q${r * 0.88} 0 ${r * 0.96} ${r * 0.24}Z`,
    dark(colour, 0.12),
  ) +
  stroked(
    svg`M${-r * 0.5} ${-r * 0.06}Q${-r * 0.7} ${-r * 0.1} ${-r * 0.96} ${-r * 0.04}M${-r * 0.5} ${r * 0.06}Q${-r * 0.7} ${r * 0.1} ${-r * 0.96} ${r * 0.06}`,
    colour,
    r * 0.03,
  )

/** A curled arm with its suckers. */
const octopus: Piece = (r, colour) => {
  const arm = svg`M${-r * 0.8} ${r * 0.3}C${-r * 0.5} ${-r * 0.7} ${r * 0.7} ${-r * 0.6} ${r * 0.66} 0C${r * 0.64} ${r * 0.4} ${r * 0.1} ${r * 0.4} ${r * 0.14} ${r * 0.06}`
  return (
    stroked(arm, dark(colour, 0.35), r * 0.34, svg` transform="translate(0 ${r * 0.05})"`) +
    stroked(arm, colour, r * 0.3) +
    stroked(arm, light(colour, 0.55), r * 0.13, svg` stroke-dasharray="${r * 0.01} ${r * 0.2}"`)
  )
}

export const SEAFOOD: Readonly<Partial<Record<PlateShape, Piece>>> = {
  fish: fillet,
  'whole-fish': wholeFish,
  'fish-steak': fishSteak,
  prawn,
  crab,
  lobster,
  octopus,
}
