import { hashText, type Random } from '#app/domain/random.ts'
import type { Bounds } from './bounds.ts'
import { disc, stroked, svg } from './svg.ts'
import { BOARD, CASSEROLE, OVAL_DISH, PAN, TART_TIN, TRAY, WOK } from './vessels-of-the-kitchen.ts'

export type VesselName =
  | 'plate'
  | 'bowl'
  | 'ramekin'
  | 'coaster'
  | 'pan'
  | 'wok'
  | 'casserole'
  | 'dish'
  | 'tin'
  | 'board'
  | 'tray'

/**
 * A vessel around 0,0, within 197 units of it, so that it fits into a dial's ring; `bounds` say how far food may reach
 * around `middleY`.
 */
export type Vessel = { drawing: string; bounds: Bounds; middleY: number }

type Glaze = { rim: string; well: string; edge: string; speck: string }

const GLAZES: readonly Glaze[] = [
  { rim: '#fbf6ea', well: '#f3ebda', edge: '#d9cbb0', speck: '#b59f7c' }, // oat
  { rim: '#c9d8cc', well: '#b9cbbe', edge: '#8fa898', speck: '#6b8676' }, // celadon
  { rim: '#46586a', well: '#3a4a5b', edge: '#28343f', speck: '#8ba0b3' }, // slate blue
  { rim: '#f4e3d3', well: '#ecd5c0', edge: '#cfa888', speck: '#b9815c' }, // blush clay
  { rim: '#3b3f3a', well: '#2f332f', edge: '#1d201d', speck: '#7b8279' }, // iron
  { rim: '#e9eef0', well: '#dbe4e8', edge: '#aebfc7', speck: '#5f83a0' }, // sky
]
const OAT = GLAZES[0] as Glaze

/** The glaze a dish gets, the same for the same words and seed. */
export function glazeOf(dish: string, seed: number): Glaze {
  return GLAZES[hashText(dish + seed) % GLAZES.length] ?? OAT
}

const round = (radius: number): Bounds => ({ isBox: false, rx: radius, ry: radius })
const box = (rx: number, ry: number): Bounds => ({ isBox: true, rx, ry })

/** Draws a vessel. */
export function vessel(name: VesselName, glaze: Glaze, random: Random): Vessel {
  switch (name) {
    case 'plate':
      return { drawing: crockery(glaze, random, 182, 138), bounds: round(150), middleY: 0 }
    case 'bowl':
      return { drawing: crockery(glaze, random, 172, 154), bounds: round(151), middleY: 0 }
    case 'ramekin':
      return {
        drawing: crockery(OAT, random, 178, 128) + crockery(glaze, random, 118, 103),
        bounds: round(100),
        middleY: 0,
      }
    case 'coaster':
      return { drawing: COASTER, bounds: round(160), middleY: 0 }
    case 'pan':
      return { drawing: PAN, bounds: round(134), middleY: -40 }
    case 'wok':
      return { drawing: WOK, bounds: round(134), middleY: -34 }
    case 'casserole':
      return { drawing: CASSEROLE(glaze.rim), bounds: round(140), middleY: 0 }
    case 'dish':
      return { drawing: OVAL_DISH(glaze.rim), bounds: { isBox: false, rx: 158, ry: 112 }, middleY: 0 }
    case 'tin':
      return { drawing: TART_TIN, bounds: round(172), middleY: 0 }
    case 'board':
      return { drawing: BOARD, bounds: box(144, 116), middleY: -3 }
    case 'tray':
      return { drawing: TRAY, bounds: box(142, 110), middleY: -2 }
  }
}

const COASTER =
  disc(0, 4, 176, '#8e5a2f') +
  disc(0, 0, 176, '#c58e56') +
  stroked(
    'M-160-50C-60-62 60-36 164-52M-172 0C-50 14 70-16 174 2M-160 56C-60 44 60 70 164 52M-120 108C-40 96 60 120 130 104M-120-108C-40-96 60-118 124-106',
    '#ad7540',
    2.4,
    ' opacity=".8"',
  )

function crockery(glaze: Glaze, random: Random, outer: number, inner: number): string {
  const reach = outer * 0.93
  const gleam = svg`M${-outer * 0.78} ${-outer * 0.5}A${reach} ${reach} 0 0 1 ${outer * 0.1} ${-outer * 0.92}`
  return (
    disc(0, 0, outer, glaze.edge) +
    disc(0, -1.5, outer - 2, glaze.rim) +
    specks(random, inner + 4, outer - 6, glaze.speck) +
    `<path d="${gleam}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".38"/>` +
    disc(0, 0, inner, glaze.edge) +
    disc(0, 3, inner - 2, glaze.well)
  )
}

function specks(random: Random, from: number, to: number, colour: string): string {
  const points = Array.from({ length: 46 }, () => {
    const angle = random() * 6.28
    const reach = from + random() * (to - from)
    return svg`M${Math.cos(angle) * reach} ${Math.sin(angle) * reach}h.1`
  })
  return stroked(points.join(''), colour, 1.9, ' opacity=".55"')
}
