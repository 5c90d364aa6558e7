import { dark, light } from './colours.ts'
import { disc, stroked, svg } from './svg.ts'

/** What dishes are cooked in, drawn around 0,0 within 197 units of it. */

export const PAN =
  '<rect x="-20" y="96" width="40" height="98" rx="19" fill="#22262a"/>' +
  '<rect x="-8" y="170" width="16" height="16" rx="8" fill="#0f1113"/>' +
  disc(0, -38, 152, '#16191c') +
  disc(0, -41, 150, '#30363b') +
  disc(0, -40, 138, '#1d2124')

/** Hammered steel with a wooden handle. */
export const WOK =
  '<rect x="-15" y="100" width="30" height="94" rx="14" fill="#7a4a28"/>' +
  '<rect x="-9" y="104" width="10" height="84" rx="5" fill="#a56a3c"/>' +
  '<rect x="-19" y="92" width="38" height="26" rx="7" fill="#2c3033"/>' +
  disc(0, -32, 154, '#1a1c1e') +
  disc(0, -35, 153, '#4a4f52') +
  disc(0, -34, 146, '#2a2d2f') +
  disc(0, -32, 118, '#232628') +
  disc(0, -30, 84, '#1e2022') +
  stroked('M-122-96A136 136 0 0 1 10-168', '#878d90', 4, ' opacity=".5"')

const ENAMELS: Readonly<Record<string, string>> = {
  '#fbf6ea': '#c4452f',
  '#c9d8cc': '#4f7d6b',
  '#46586a': '#3c5a78',
  '#f4e3d3': '#d98a3a',
  '#3b3f3a': '#6b2f3a',
  '#e9eef0': '#5b86a3',
}

/** An enamelled pot with two handles; its colour goes with the glaze. */
export const CASSEROLE = (rim: string): string => {
  const enamel = ENAMELS[rim] ?? '#c4452f'
  return (
    svg`<rect x="-194" y="-34" width="388" height="72" rx="26" fill="${dark(enamel, 0.35)}"/>` +
    svg`<rect x="-194" y="-38" width="388" height="70" rx="26" fill="${enamel}"/>` +
    svg`<rect x="-180" y="-22" width="360" height="38" rx="16" fill="${dark(enamel, 0.5)}"/>` +
    disc(0, 2, 164, dark(enamel, 0.4)) +
    disc(0, -2, 164, enamel) +
    stroked('M-128-92A158 158 0 0 1 10-156', light(enamel, 0.6), 5, ' opacity=".55"') +
    disc(0, 0, 148, dark(enamel, 0.3)) +
    disc(0, 2, 145, '#efe6d4')
  )
}

/** Glazed stoneware for the oven. */
export const OVAL_DISH = (rim: string): string => {
  const oval = (rx: number, ry: number, colour: string, y = 0) =>
    svg`<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
  const body = ENAMELS[rim] ?? '#c4452f'
  return (
    svg`<rect x="-195" y="-30" width="390" height="62" rx="24" fill="${dark(body, 0.25)}"/>` +
    oval(184, 138, dark(body, 0.35), 3) +
    oval(184, 136, body, -1) +
    oval(172, 125, dark(body, 0.22)) +
    oval(168, 121, '#f1e6d0', 2) +
    stroked('M-160-58A178 130 0 0 1-20-131', light(body, 0.6), 4, ' opacity=".5"')
  )
}

/** A fluted edge. */
export const TART_TIN = (() => {
  const flutes = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    return disc(Math.cos(angle) * 176, Math.sin(angle) * 176, 15, '#8d969b')
  })
  return flutes.join('') + disc(0, 0, 180, '#a9b2b7') + disc(0, 0, 173, '#7d868b')
})()

export const BOARD =
  '<rect x="-154" y="-120" width="308" height="246" rx="28" fill="#8e5a2f"/>' +
  '<rect x="-154" y="-124" width="308" height="244" rx="28" fill="#c58e56"/>' +
  stroked(
    'M-146-84C-50-98 50-68 148-86M-148-42C-44-30 60-54 148-40M-148 8C-50-6 70 22 148 6M-148 52C-60 66 40 40 148 54M-144 94C-50 82 50 104 146 92',
    '#ad7540',
    2.4,
    ' opacity=".8"',
  ) +
  disc(132, -102, 9, '#7a4a25')

export const TRAY =
  '<rect x="-156" y="-118" width="312" height="240" rx="22" fill="#565f66"/>' +
  '<rect x="-156" y="-122" width="312" height="238" rx="22" fill="#98a3aa"/>' +
  '<rect x="-148" y="-114" width="296" height="222" rx="14" fill="#6d777e"/>' +
  '<rect x="-144" y="-110" width="288" height="214" rx="9" fill="#efe5d2"/>' +
  stroked('M-138-50L-34-106M54 100L140 46', '#dccfb6', 2)
