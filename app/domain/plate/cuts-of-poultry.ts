import { dark, light } from './colours.ts'
import { BONE, type Piece, raised } from './piece-shapes.ts'
import { blob } from './shapes.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

/** Carved across into slices, browned skin above. */
export const breast: Piece = (r, colour) => {
  const slices = [-0.66, -0.4, -0.14, 0.12, 0.38, 0.62]
    .map((x, index) => {
      const height = r * (0.5 - Math.abs(x) * 0.2)
      return placed(
        r * x,
        -r * 0.04 + index * r * 0.01,
        12,
        svg`<ellipse rx="${r * 0.24}" ry="${height}" fill="${dark(colour, 0.4)}"/>` +
          svg`<ellipse cx="${r * 0.05}" cy="${r * 0.02}" rx="${r * 0.19}" ry="${height * 0.92}" fill="${light(colour, 0.5)}"/>` +
          stroked(
            svg`M${r * 0.02} ${-height * 0.6}Q${r * 0.1} 0 ${r * 0.02} ${height * 0.6}`,
            light(colour, 0.75),
            r * 0.03,
          ) +
          stroked(
            svg`M${-r * 0.16} ${-height * 0.6}Q${-r * 0.24} 0 ${-r * 0.16} ${height * 0.6}`,
            colour,
            r * 0.09,
          ),
      )
    })
    .join('')
  const tip = svg`M${r * 0.6} ${-r * 0.34}Q${r * 1.02} ${-r * 0.1} ${r * 0.94} ${r * 0.16}Q${r * 0.74} ${r * 0.3} ${r * 0.56} ${r * 0.32}Z`
  return (
    slices +
    filled(tip, colour) +
    stroked(
      svg`M${r * 0.7} ${-r * 0.1}q${r * 0.1} ${r * 0.1} ${r * 0.1} ${r * 0.2}`,
      dark(colour, 0.4),
      r * 0.06,
    )
  )
}

/** Two plump pieces with crisp, blistered skin. */
export const thigh: Piece = (r, colour, random) =>
  [
    [-0.4, -0.06, -16],
    [0.4, 0.08, 22],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const outline = blob(random, r * 0.52, { points: 8, unevenness: 0.1, squash: 0.8 })
      return placed(
        r * x,
        r * y,
        turn,
        raised(outline, colour, r * 0.7) +
          stroked(
            svg`M${-r * 0.3} ${r * 0.2}q${r * 0.24} ${r * 0.12} ${r * 0.5} ${-r * 0.04}M${-r * 0.34} ${-r * 0.02}q${r * 0.1} ${-r * 0.16} ${r * 0.24} ${-r * 0.2}`,
            dark(colour, 0.4),
            r * 0.06,
            ' opacity=".8"',
          ) +
          stroked(
            svg`M${-r * 0.06} ${-r * 0.16}h.1M${r * 0.18} ${-r * 0.02}h.1M${r * 0.04} ${r * 0.08}h.1`,
            light(colour, 0.55),
            r * 0.07,
          ),
      )
    })
    .join('')

export const drumstick: Piece = (r, colour) => {
  const body = svg`M${-r * 0.9} 0C${-r} ${-r * 0.62} ${-r * 0.2} ${-r * 0.6} ${r * 0.5} ${-r * 0.1}V${r * 0.12}C${-r * 0.2} ${r * 0.62} ${-r} ${r * 0.6} ${-r * 0.9} 0Z`
  const one =
    stroked(svg`M${r * 0.3} ${r * 0.02}H${r * 0.84}`, dark(BONE, 0.18), r * 0.15) +
    stroked(svg`M${r * 0.3} 0H${r * 0.84}`, BONE, r * 0.12) +
    disc(r * 0.88, -r * 0.07, r * 0.09, BONE) +
    disc(r * 0.88, r * 0.07, r * 0.09, BONE) +
    raised(body, colour, r * 0.7) +
    stroked(
      svg`M${-r * 0.6} ${r * 0.2}q${r * 0.3} ${r * 0.1} ${r * 0.6} ${-r * 0.06}`,
      dark(colour, 0.4),
      r * 0.06,
      ' opacity=".8"',
    )
  return (
    placed(-r * 0.04, -r * 0.27, 10, `<g transform="scale(.76)">${one}</g>`) +
    placed(r * 0.02, r * 0.27, -8, `<g transform="scale(.76)">${one}</g>`)
  )
}

export const wing: Piece = (r, colour, random) =>
  [-0.36, 0.06, 0.42]
    .map((y, index) =>
      placed(
        (index - 1) * r * 0.16,
        r * y,
        index * 24 - 20,
        raised(
          svg`M${-r * 0.62} ${r * 0.12}C${-r * 0.7} ${-r * 0.3} ${-r * 0.2} ${-r * 0.3} 0 ${-r * 0.1}Q${r * 0.3} ${-r * 0.34} ${r * 0.62} ${-r * 0.2}Q${r * 0.66} ${-r * 0.06} ${r * 0.3} ${r * 0.1}C${r * 0.1} ${r * 0.3} ${-r * 0.5} ${r * 0.34} ${-r * 0.62} ${r * 0.12}Z`,
          random() > 0.5 ? colour : dark(colour, 0.1),
          r * 0.6,
        ),
      ),
    )
    .join('')

/** The whole bird, legs towards the reader. */
export const bird: Piece = (r, colour, random) => {
  const body = blob(random, r * 0.8, { points: 10, unevenness: 0.04, squash: 0.76 })
  const leg = (side: number) =>
    placed(
      r * 0.4,
      side * r * 0.36,
      side * -18,
      stroked(svg`M${r * 0.3} 0H${r * 0.52}`, BONE, r * 0.11) +
        raised(
          svg`M${-r * 0.5} 0C${-r * 0.4} ${-r * 0.34} ${r * 0.1} ${-r * 0.3} ${r * 0.4} ${-r * 0.06}V${r * 0.06}C${r * 0.1} ${r * 0.3} ${-r * 0.4} ${r * 0.34} ${-r * 0.5} 0Z`,
          colour,
          r * 0.5,
        ),
    )
  const wings = [-1, 1].map((side) =>
    placed(
      -r * 0.34,
      side * r * 0.52,
      side * 24,
      svg`<ellipse rx="${r * 0.34}" ry="${r * 0.14}" fill="${dark(colour, 0.26)}"/><ellipse cy="${-r * 0.03}" rx="${r * 0.3}" ry="${r * 0.1}" fill="${colour}"/>`,
    ),
  )
  return (
    wings.join('') +
    raised(body, colour, r) +
    stroked(svg`M${-r * 0.62} 0Q0 ${-r * 0.07} ${r * 0.3} 0`, dark(colour, 0.28), r * 0.05) +
    stroked(
      svg`M${-r * 0.4} ${-r * 0.34}Q0 ${-r * 0.5} ${r * 0.24} ${-r * 0.36}`,
      light(colour, 0.6),
      r * 0.07,
      ' opacity=".8"',
    ) +
    leg(-1) +
    leg(1)
  )
}
