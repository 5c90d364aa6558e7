import { seededRandom } from '#app/domain/random.ts'
import { leaf } from '#app/domain/plate/shapes.ts'
import { disc, placed, stroked, svg } from '#app/domain/plate/svg.ts'
import { CLOTH, INK, LEAF } from './ground.ts'

/** Round emblems of the desks: a tool of each on its cloth, no faces, since nobody is invented. */

const round = (cloth: string, drawing: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="400" height="400" stroke-linecap="round" stroke-linejoin="round"><rect x="-100" y="-100" width="200" height="200" fill="${cloth}"/>${drawing}</svg>`

/** A pan with a leaf. */
export function kitchenEmblem(): string {
  const random = seededRandom(4)
  return round(
    CLOTH.tomato,
    '<g transform="rotate(38)"><rect x="46" y="-9" width="62" height="20" rx="10" fill="#16191c"/><rect x="46" y="-11" width="62" height="12" rx="6" fill="#30363b"/></g>' +
      disc(0, 3, 59, '#16191c') +
      disc(0, 0, 58, '#30363b') +
      disc(0, 1, 50, '#1d2124') +
      stroked('M-46 -24A52 52 0 0 1 -8 -51', '#fff', 3.4, ' opacity=".45"') +
      placed(-6, 14, -64, leaf(37, '#4c8a3d', random)) +
      placed(14, 2, -22, leaf(29, '#79a843', random)),
  )
}

/** The dial: protein, carbohydrate and fat around a hand. */
export function nutritionEmblem(): string {
  const arc = (from: number, to: number, colour: string) => {
    const point = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return svg`${Math.cos(angle) * 47} ${Math.sin(angle) * 47}`
    }
    const isLong = to - from > 180 ? 1 : 0
    return stroked(`M${point(from)}A47 47 0 ${isLong} 1 ${point(to)}`, colour, 12, ' stroke-linecap="butt"')
  }
  let ticks = ''
  for (let turn = 0; turn < 360; turn += 12) {
    const angle = (turn * Math.PI) / 180
    const inner = turn % 60 === 0 ? 56 : 58.5
    ticks += svg`M${Math.cos(angle) * inner} ${Math.sin(angle) * inner}L${Math.cos(angle) * 63} ${Math.sin(angle) * 63}`
  }
  return round(
    CLOTH.butter,
    disc(0, 3, 71, '#b9a27c') +
      disc(0, 0, 71, '#c3ccd0') +
      disc(0, 0, 66, '#fffdf6') +
      stroked(ticks, '#6b7a70', 1.8) +
      arc(-88, -8, LEAF) +
      arc(-4, 172, '#b27a0c') +
      arc(176, 268, '#d0442a') +
      stroked('M0 0L23 -25', INK, 5) +
      disc(0, 0, 7, INK) +
      stroked('M-59 -35A68.6 68.6 0 0 1 -18 -66.2', '#fff', 2.4, ' opacity=".9"'),
  )
}
