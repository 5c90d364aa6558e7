import { dark, light } from '#app/domain/plate/colours.ts'
import { disc, filled, stroked, svg } from '#app/domain/plate/svg.ts'
import { BUTTER, flat, INK, LEAF, PAPER, tall, TOMATO } from './ground.ts'

const WOOD = '#c58e56'
const STEEL = '#c3ccd0'

const ring = (radius: number, colour: string, width: number, more = '') =>
  svg`<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

/** Kitchen scales: an enamelled body, a round pan, and a dial whose arcs are protein, carbohydrate and fat. */
export function scales(body = '#fbf6ea'): string {
  const arc = (from: number, to: number, colour: string) => {
    const point = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return svg`${Math.cos(angle) * 33} ${Math.sin(angle) * 33}`
    }
    return stroked(`M${point(from)}A33 33 0 0 1 ${point(to)}`, colour, 9, ' stroke-linecap="butt"')
  }
  let ticks = ''
  for (let turn = 0; turn < 360; turn += 15) {
    const angle = (turn * Math.PI) / 180
    const inner = turn % 45 === 0 ? 40 : 42.5
    ticks += svg`M${Math.cos(angle) * inner} ${Math.sin(angle) * inner}L${Math.cos(angle) * 46.5} ${Math.sin(angle) * 46.5}`
  }
  const dial =
    disc(0, 0, 54, dark(body, 0.3)) +
    disc(0, 0, 51, '#fffdf6') +
    stroked(ticks, '#6b7a70', 1.4) +
    arc(-88, -32, LEAF) +
    arc(-28, 158, '#b27a0c') +
    arc(162, 268, '#d0442a') +
    stroked('M0 0L18 -16', INK, 3) +
    disc(0, 0, 4.5, INK)
  return tall(
    `<rect x="-150" y="-146" width="300" height="372" rx="46" fill="${dark(body, 0.28)}"/>` +
      `<rect x="-150" y="-150" width="300" height="370" rx="46" fill="${body}"/>` +
      stroked('M-136 -96Q-136 -136 -96 -136H40', '#fff', 5, ' opacity=".7"') +
      `<g transform="translate(0 -14)">${disc(0, 5, 128, dark(STEEL, 0.35))}${disc(0, 0, 128, STEEL)}${disc(0, 0, 117, light(STEEL, 0.35))}${ring(104, dark(STEEL, 0.1), 1.6)}` +
      stroked('M-100 -52A113 113 0 0 1 -20 -111', '#fff', 6, ' opacity=".75"') +
      '</g>' +
      `<g transform="translate(0 160)">${dial}</g>` +
      disc(-104, 176, 11, dark(body, 0.22)) +
      disc(-104, 174, 10, LEAF) +
      disc(104, 176, 11, dark(body, 0.22)) +
      disc(104, 174, 10, TOMATO),
  )
}

/** A spoon lying along x, its bowl on the right. */
export function spoon(colour = WOOD, filling = ''): string {
  return flat(
    filled('M-150 -6Q-40 -10 40 -7L40 7Q-40 10 -150 6A7 7 0 0 1 -150 -6Z', dark(colour, 0.12)) +
      filled('M-150 -6Q-40 -10 40 -7V0H-156A7 7 0 0 1 -150 -6Z', colour) +
      `<ellipse cx="76" rx="46" ry="30" fill="${dark(colour, 0.2)}"/>` +
      `<ellipse cx="76" cy="-1.5" rx="44" ry="28" fill="${colour}"/>` +
      `<ellipse cx="78" cy="1" rx="36" ry="21" fill="${dark(colour, 0.24)}"/>` +
      filling +
      stroked('M44 -12Q58 -25 80 -24', light(colour, 0.55), 3, ' opacity=".8"'),
  )
}

/** A cook's knife lying along x, point on the right. */
export function knife(): string {
  return flat(
    filled('M-30 -16H120Q170 -12 196 14Q150 18 -30 18Z', dark(STEEL, 0.12)) +
      filled('M-30 -16H120Q158 -12 180 4H-30Z', light(STEEL, 0.45)) +
      stroked('M-24 -11H110', '#fff', 2, ' opacity=".8"') +
      filled(
        'M-158 -15H-34Q-28 -15 -28 -9V14Q-28 19 -34 19H-150Q-168 16 -168 2Q-168 -13 -158 -15Z',
        '#30363b',
      ) +
      filled('M-158 -15H-34Q-28 -15 -28 -9V-2H-167Q-167 -13 -158 -15Z', '#4a525a') +
      disc(-60, 3, 4, STEEL) +
      disc(-100, 3, 4, STEEL) +
      disc(-138, 3, 4, STEEL),
  )
}

/** A pencil lying along x, point on the right. */
export function pencil(colour = TOMATO): string {
  return flat(
    filled('M-110 -8H70V8H-110Z', dark(colour, 0.12)) +
      filled('M-110 -8H70V-2H-110Z', light(colour, 0.22)) +
      filled('M70 -8L98 0L70 8Z', '#e9cfa4') +
      filled('M90 -2.4L99 0L90 2.4Z', INK) +
      filled('M-118 -8H-106V8H-118Z', STEEL) +
      filled('M-134 -7Q-136 0 -134 7H-118V-7Z', '#e79a8c'),
  )
}

/** A magnifying glass; what lies under it is drawn before it. */
export function magnifier(radius: number): string {
  return tall(
    `<g transform="rotate(40)">` +
      svg`<rect x="${radius - 2}" y="-9" width="26" height="18" fill="${dark(STEEL, 0.2)}"/>` +
      svg`<rect x="${radius + 18}" y="-13" width="112" height="26" rx="13" fill="${dark('#8e5a2f', 0.15)}"/>` +
      svg`<rect x="${radius + 18}" y="-13" width="112" height="15" rx="7.5" fill="#a86c3b"/>` +
      '</g>' +
      `<circle r="${radius}" fill="#eef7f8" opacity=".34"/>` +
      ring(radius, '#6d777e', 11) +
      ring(radius + 2, '#aab5bb', 5) +
      stroked(
        svg`M${-radius * 0.68} ${-radius * 0.36}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${-radius * 0.16} ${-radius * 0.75}`,
        '#fff',
        6,
        ' opacity=".85"',
      ),
  )
}

/** A dial thermometer for the fridge. */
export function thermometer(): string {
  let ticks = ''
  for (let turn = 135; turn <= 405; turn += 22.5) {
    const angle = (turn * Math.PI) / 180
    ticks += svg`M${Math.cos(angle) * 38} ${Math.sin(angle) * 38}L${Math.cos(angle) * 46} ${Math.sin(angle) * 46}`
  }
  return tall(
    disc(0, 0, 60, dark(STEEL, 0.3)) +
      disc(0, -2, 59, STEEL) +
      disc(0, 0, 51, PAPER) +
      stroked('M-30 30A42.4 42.4 0 0 1 -30 -30', '#5f93a8', 8, ' stroke-linecap="butt"') +
      stroked('M-30 -30A42.4 42.4 0 0 1 30 -30', BUTTER, 8, ' stroke-linecap="butt"') +
      stroked('M30 -30A42.4 42.4 0 0 1 30 30', TOMATO, 8, ' stroke-linecap="butt"') +
      stroked(ticks, INK, 1.6) +
      stroked('M6 4L-28 -16', INK, 3.6) +
      disc(0, 0, 6, INK) +
      stroked('M-42 -30A52 52 0 0 1 -8 -52', '#fff', 4, ' opacity=".9"'),
  )
}
