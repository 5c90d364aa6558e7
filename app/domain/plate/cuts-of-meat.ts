import { dark, light } from './colours.ts'
import { bird, breast, drumstick, thigh, wing } from './cuts-of-poultry.ts'
import { BONE, grillMarks, type Piece, raised } from './piece-shapes.ts'
import type { PlateShape } from './plate.ts'
import { blob } from './shapes.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

/** Seared, a rim of fat along one side, sliced at one end so that its pink shows. */
const steak: Piece = (r, colour, random) => {
  const outline = blob(random, r, { points: 8, unevenness: 0.07, squash: 0.62 })
  const slices = [0.3, 0.56, 0.8]
    .map((x) =>
      placed(
        r * x,
        r * 0.02,
        8,
        svg`<ellipse rx="${r * 0.13}" ry="${r * 0.46}" fill="${dark(colour, 0.3)}"/><ellipse cx="${r * 0.03}" rx="${r * 0.1}" ry="${r * 0.42}" fill="#c9605a"/><ellipse cx="${r * 0.04}" rx="${r * 0.05}" ry="${r * 0.32}" fill="#dd8079"/>`,
      ),
    )
    .join('')
  return (
    raised(outline, colour, r) +
    stroked(
      svg`M${-r * 0.86} ${-r * 0.2}Q${-r * 0.5} ${-r * 0.62} ${r * 0.16} ${-r * 0.56}`,
      '#ecd2a4',
      r * 0.09,
    ) +
    grillMarks(r * 0.72, colour) +
    slices
  )
}

/** The eye of meat on its rib. */
const chop: Piece = (r, colour, random) => {
  const eye = blob(random, r * 0.66, { points: 8, unevenness: 0.06, squash: 0.86 })
  return (
    stroked(
      svg`M${r * 0.2} ${r * 0.06}Q${r * 0.6} ${-r * 0.1} ${r * 0.92} ${-r * 0.3}`,
      dark(BONE, 0.25),
      r * 0.2,
    ) +
    stroked(svg`M${r * 0.2} 0Q${r * 0.6} ${-r * 0.14} ${r * 0.92} ${-r * 0.34}`, BONE, r * 0.16) +
    placed(
      -r * 0.26,
      r * 0.06,
      0,
      raised(eye, colour, r * 0.8) +
        stroked(
          svg`M${-r * 0.58} ${r * 0.1}Q${-r * 0.5} ${-r * 0.54} ${r * 0.1} ${-r * 0.56}`,
          '#efd6aa',
          r * 0.1,
        ) +
        grillMarks(r * 0.6, colour, 0.6),
    )
  )
}

const ribs: Piece = (r, colour) => {
  const one = (x: number) =>
    stroked(svg`M${x} ${-r * 0.52}V${r * 0.5}`, dark(BONE, 0.12), r * 0.14) +
    stroked(svg`M${x} ${-r * 0.34}V${r * 0.36}`, dark(colour, 0.4), r * 0.4) +
    stroked(svg`M${x - r * 0.02} ${-r * 0.36}V${r * 0.32}`, colour, r * 0.34) +
    stroked(svg`M${x - r * 0.07} ${-r * 0.28}V${r * 0.18}`, light(colour, 0.42), r * 0.05)
  return [-0.68, -0.34, 0, 0.34, 0.68].map((x) => one(x * r)).join('')
}

/** Slices of a roast, overlapping, a brown crust around each. */
const joint: Piece = (r, colour, random) =>
  [-0.42, -0.14, 0.14, 0.42]
    .map((x, index) =>
      placed(
        r * x,
        r * 0.06 * (index % 2 ? 1 : -1),
        index * 5 - 10,
        filled(
          blob(random, r * 0.52, { points: 9, unevenness: 0.05, squash: 1.06 }),
          dark(colour, 0.46),
          svg` transform="translate(0 ${r * 0.04})"`,
        ) +
          filled(blob(random, r * 0.48, { points: 9, unevenness: 0.05, squash: 1.04 }), light(colour, 0.2)) +
          filled(blob(random, r * 0.34, { points: 7, unevenness: 0.1, squash: 1.1 }), light(colour, 0.38)) +
          stroked(
            svg`M${-r * 0.2} ${-r * 0.24}q${r * 0.2} ${r * 0.2} ${r * 0.06} ${r * 0.46}`,
            light(colour, 0.6),
            r * 0.03,
          ),
      ),
    )
    .join('')

/** Layers of meat and fat under the crackling. */
const belly: Piece = (r, colour) =>
  [-0.34, 0.04, 0.4]
    .map((y, index) => {
      const block = (top: number, height: number, tone: string, round = 0.06) =>
        svg`<rect x="${-r * 0.78}" y="${r * top}" width="${r * 1.5}" height="${r * height}" rx="${r * round}" fill="${tone}"/>`
      return placed(
        index * r * 0.05,
        r * y - r * 0.06,
        index * 4 - 4,
        block(-0.12, 0.38, dark(colour, 0.45)) +
          block(-0.16, 0.12, dark(colour, 0.2)) +
          block(-0.06, 0.06, '#f3dfb8', 0.02) +
          block(0, 0.1, colour, 0.02) +
          block(0.08, 0.05, '#f3dfb8', 0.02) +
          block(0.12, 0.08, light(colour, 0.12)),
      )
    })
    .join('')

const shank: Piece = (r, colour) => {
  const body = svg`M${-r * 0.86} 0C${-r * 0.9} ${-r * 0.66} 0 ${-r * 0.64} ${r * 0.5} ${-r * 0.16}V${r * 0.16}C0 ${r * 0.64} ${-r * 0.9} ${r * 0.66} ${-r * 0.86} 0Z`
  return (
    stroked(svg`M${r * 0.2} ${r * 0.02}H${r * 0.8}`, dark(BONE, 0.2), r * 0.22) +
    stroked(svg`M${r * 0.2} 0H${r * 0.8}`, BONE, r * 0.17) +
    disc(r * 0.86, 0, r * 0.14, BONE) +
    disc(r * 0.88, 0, r * 0.06, '#c98a6a') +
    raised(body, colour, r) +
    stroked(
      svg`M${-r * 0.5} ${-r * 0.2}Q0 ${-r * 0.3} ${r * 0.4} ${-r * 0.04}M${-r * 0.6} ${r * 0.1}Q0 ${r * 0.06} ${r * 0.4} ${r * 0.06}M${-r * 0.4} ${r * 0.32}Q0 ${r * 0.28} ${r * 0.3} ${r * 0.14}`,
      dark(colour, 0.3),
      r * 0.05,
    )
  )
}

const liver: Piece = (r, colour, random) =>
  [-0.3, 0.3]
    .map((x, index) =>
      placed(
        r * x,
        r * (index ? 0.12 : -0.1),
        index ? 18 : -12,
        raised(blob(random, r * 0.58, { points: 8, unevenness: 0.1, squash: 0.66 }), colour, r * 0.6) +
          stroked(
            svg`M${-r * 0.3} ${-r * 0.14}q${r * 0.2} ${-r * 0.1} ${r * 0.44} 0`,
            light(colour, 0.45),
            r * 0.06,
          ),
      ),
    )
    .join('')

const patty: Piece = (r, colour, random) =>
  raised(blob(random, r * 0.74, { points: 12, unevenness: 0.05 }), colour, r) +
  grillMarks(r * 0.8, colour, 0.8)

/** Breaded and golden. */
const cutlet: Piece = (r, colour, random) => {
  const crumbs = Array.from(
    { length: 22 },
    () => svg`M${(random() - 0.5) * r * 1.4} ${(random() - 0.5) * r * 0.72}h.1`,
  )
  return (
    raised(blob(random, r * 0.96, { points: 10, unevenness: 0.09, squash: 0.62 }), colour, r) +
    stroked(crumbs.slice(0, 11).join(''), dark(colour, 0.3), r * 0.05) +
    stroked(crumbs.slice(11).join(''), light(colour, 0.6), r * 0.05)
  )
}

/** Three sausages side by side. */
const sausage: Piece = (r, colour) =>
  [-0.38, 0, 0.38]
    .map((y, index) => {
      const line = (lower: number) => svg`M${-r * 0.7} ${lower}Q0 ${-r * 0.2 + lower} ${r * 0.7} ${lower}`
      return placed(
        (index - 1) * r * 0.07,
        r * y + r * 0.06,
        index * 4 - 4,
        stroked(line(r * 0.05), dark(colour, 0.45), r * 0.32) +
          stroked(line(0), colour, r * 0.29) +
          stroked(
            svg`M${-r * 0.6} ${-r * 0.1}Q0 ${-r * 0.28} ${r * 0.5} ${-r * 0.12}`,
            light(colour, 0.5),
            r * 0.06,
          ) +
          stroked(
            svg`M${-r * 0.4} ${-r * 0.1}l${r * 0.1} ${r * 0.14}M${-r * 0.02} ${-r * 0.16}l${r * 0.1} ${r * 0.14}M${r * 0.34} ${-r * 0.12}l${r * 0.1} ${r * 0.12}`,
            dark(colour, 0.5),
            r * 0.05,
          ),
      )
    })
    .join('')

export const CUTS_OF_MEAT: Readonly<Partial<Record<PlateShape, Piece>>> = {
  steak,
  chop,
  breast,
  thigh,
  drumstick,
  wing,
  bird,
  ribs,
  joint,
  belly,
  shank,
  liver,
  patty,
  cutlet,
  sausage,
}

/** A piece that nothing is known of: browned. */
export const plainPiece: Piece = (r, colour, random) =>
  raised(blob(random, r, { points: 8, unevenness: 0.08, squash: 0.62 }), colour, r) + grillMarks(r, colour)
