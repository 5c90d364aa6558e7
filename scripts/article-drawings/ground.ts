import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import type { Plate } from '#app/domain/plate/plate.ts'
import { dark, light } from '#app/domain/plate/colours.ts'
import { filled, stroked, svg } from '#app/domain/plate/svg.ts'

/** Everything is seen from above and measured in the units of a drawn plate, whose rim is 182 from its middle. */
export const WIDTH = 840
export const HEIGHT = 472.5

/** The light cloths of the identity. */
export const CLOTH = {
  leaf: '#cfe0d0',
  tomato: '#f4cdbf',
  butter: '#f8e2ab',
  sea: '#c6dce0',
  plum: '#dfd0df',
  sky: '#d3dfec',
  sand: '#ebdcc3',
} as const

export const INK = '#1f2a24'
export const PAPER = '#fbf7f0'
export const LEAF = '#2f6b4f'
export const TOMATO = '#d9482b'
export const BUTTER = '#f3c969'

const SHADOWS =
  '<defs><filter id="s" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="1.5" dy="4" stdDeviation="2.6" flood-color="#1f1208" flood-opacity=".38"/></filter>' +
  '<filter id="v" x="-20%" y="-20%" width="150%" height="160%">' +
  '<feDropShadow dx="4" dy="11" stdDeviation="9" flood-color="#1f1208" flood-opacity=".3"/></filter></defs>'

/** A whole picture on a cloth. */
export function picture(cloth: string, ...things: string[]): string {
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 472.5" stroke-linecap="round" stroke-linejoin="round">` +
    SHADOWS +
    `<rect width="840" height="473" fill="${cloth}"/>` +
    stroked(weave(), light(cloth, 0.3), 0.8, ' opacity=".55"') +
    things.join('') +
    '</svg>'
  )
}

/** Threads, hardly to be seen, so that the ground is cloth and not paint. */
function weave(): string {
  let threads = ''
  for (let y = 6; y < HEIGHT; y += 12) threads += `M0 ${y}H840`
  for (let x = 6; x < WIDTH; x += 12) threads += `M${x} 0V473`
  return threads
}

/** Puts a drawing made around 0,0 somewhere. */
export function at(x: number, y: number, drawing: string, turnDegrees = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turnDegrees}) scale(${scale})">${drawing}</g>`
}

/** A thing that stands up from the cloth. */
export const tall = (drawing: string) => `<g filter="url(#v)">${drawing}</g>`
/** A thing that lies flat on it. */
export const flat = (drawing: string) => `<g filter="url(#s)">${drawing}</g>`

/** A plate, bowl, pan, board or tray with food, as recipes have it. */
export function dish(plate: Plate): string {
  return drawPlate({ ...plate, label: false })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<defs>.*?<\/defs>/, '')
    .replace(/<\/svg>$/, '')
}

/** A folded tea towel with stripes along one edge. */
export function towel(width: number, height: number, colour: string, stripe: string): string {
  const [w, h] = [width / 2, height / 2]
  const edge = dark(colour, 0.16)
  const lines = [0.62, 0.7, 0.78].map((share, index) =>
    stroked(svg`M${-w} ${h * share}H${w}`, stripe, index === 1 ? 9 : 4, ' opacity=".8"'),
  )
  return flat(
    svg`<rect x="${-w}" y="${-h + 3}" width="${width}" height="${height}" rx="7" fill="${edge}"/>` +
      svg`<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="7" fill="${colour}"/>` +
      filled(
        svg`M${-w} ${-h * 0.1}C${-w * 0.3} ${-h * 0.22} ${w * 0.3} ${h * 0.02} ${w} ${-h * 0.12}V${h * 0.04}C${w * 0.3} ${h * 0.16} ${-w * 0.3} ${-h * 0.08} ${-w} ${h * 0.04}Z`,
        dark(colour, 0.05),
      ) +
      lines.join('') +
      stroked(
        svg`M${-w + 7} ${-h + 7}H${w - 7}M${-w + 7} ${h - 7}H${w - 7}`,
        edge,
        1.4,
        ' stroke-dasharray="4 5"',
      ),
  )
}
