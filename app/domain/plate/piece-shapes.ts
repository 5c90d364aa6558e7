import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import { filled, stroked, svg } from './svg.ts'

/** A piece that is served whole, around 0,0, lying along x; `r` is half its length. */
export type Piece = (r: number, colour: string, random: Random) => string

export const BONE = '#f3e7cf'

/** Dark lines across, as of a grill. */
export const grillMarks = (r: number, colour: string, reach = 0.5): string =>
  stroked(
    [-0.5, -0.16, 0.18, 0.5]
      .map((x) => svg`M${r * x} ${-r * reach * 0.6}l${r * 0.14} ${r * reach * 1.16}`)
      .join(''),
    dark(colour, 0.55),
    r * 0.075,
    ' opacity=".75"',
  )

/** A shape three times: its side, itself, its light. */
export const raised = (outline: string, colour: string, r: number): string =>
  filled(outline, dark(colour, 0.42), svg` transform="translate(0 ${r * 0.09})"`) +
  filled(outline, colour) +
  filled(outline, light(colour, 0.15), svg` transform="translate(${-r * 0.06} ${-r * 0.05}) scale(.76)"`)
