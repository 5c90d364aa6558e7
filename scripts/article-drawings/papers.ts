import { disc, stroked, svg } from '#app/domain/plate/svg.ts'
import { BUTTER, flat, INK, LEAF, PAPER, TOMATO } from './ground.ts'
import { scribble } from './vessels.ts'

const EDGE = '#d9ccb4'

const sheet = (width: number, height: number, colour = PAPER) =>
  svg`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="5" fill="${EDGE}"/>` +
  svg`<rect x="${-width / 2}" y="${-height / 2 - 1.5}" width="${width}" height="${height}" rx="5" fill="${colour}"/>`

/** A ring-bound pad with a sum in handwriting: rows, a rule, a total. */
export function pad(width = 190, height = 240): string {
  const [w, h] = [width / 2, height / 2]
  let rows = ''
  for (let row = 0; row < 4; row++) {
    const y = -h + 62 + row * 30
    rows += scribble(-w + 22, y, 74 - (row % 2) * 14, '#3f4a43') + scribble(w - 60, y, 30, LEAF)
  }
  const total = -h + 62 + 4 * 30
  rows +=
    stroked(svg`M${-w + 22} ${total - 12}H${w - 22}`, INK, 2.2) + scribble(w - 72, total + 12, 46, TOMATO, 3)
  let rings = ''
  for (let x = -w + 18; x <= w - 16; x += 22)
    rings += disc(x, -h + 14, 4, '#cfc2a8') + stroked(svg`M${x} ${-h + 12}v-20`, '#7d878c', 3.4)
  return flat(sheet(width, height) + ruled(width, height, 30) + rows + rings)
}

function ruled(width: number, height: number, step: number): string {
  let lines = ''
  for (let y = -height / 2 + 40; y < height / 2 - 10; y += step)
    lines += svg`M${-width / 2 + 12} ${y}H${width / 2 - 12}`
  return stroked(lines, '#e2d8c6', 1.4)
}

/** Seven days in a row, a thing to eat on five of them. */
export function week(width: number, height: number, suppers: readonly string[]): string {
  const [w, h] = [width / 2, height / 2]
  const column = width / 7
  const top = -h + 44
  let days = ''
  for (let day = 0; day < 7; day++) {
    const x = -w + column * (day + 0.5)
    if (day > 0) days += stroked(svg`M${-w + column * day} ${-h + 12}V${h - 12}`, '#e2d8c6', 1.6)
    days += scribble(x - 16, -h + 28, 30, day > 4 ? TOMATO : LEAF, 2.4)
    const supper = suppers[day]
    days += supper
      ? svg`<g transform="translate(${x} ${top + (h - top) / 2 - 12}) scale(.205)">${supper}</g>` +
        scribble(x - 24, h - 34, 46, '#5a655d', 1.8)
      : stroked(svg`M${x - 14} ${top + (h - top) / 2 - 12}h28`, '#cfc2a8', 3)
  }
  return flat(sheet(width, height) + stroked(svg`M${-w + 10} ${top}H${w - 10}`, INK, 2) + days)
}

/** The back of a packet: a table, and bars in three colours. */
export function foodLabel(width: number, height: number): string {
  const [w, h] = [width / 2, height / 2]
  const left = -w + 20
  const bar = (y: number, share: number, colour: string) =>
    svg`<rect x="${left}" y="${y}" width="${width - 40}" height="17" rx="4" fill="#ece2d0"/>` +
    svg`<rect x="${left}" y="${y}" width="${(width - 40) * share}" height="17" rx="4" fill="${colour}"/>`
  const rows = [0.72, 0.5, 0.62, 0.4].map((share, index) => {
    const y = -h + 62 + index * 26
    return (
      stroked(svg`M${left} ${y}h${(width - 40) * share * 0.7}`, '#59645c', 4) +
      stroked(svg`M${w - 52} ${y}h32`, INK, 4) +
      stroked(svg`M${left} ${y + 13}H${w - 20}`, '#dccfb8', 1.3)
    )
  })
  return flat(
    sheet(width, height, '#fffdf9') +
      svg`<rect x="${-w + 9}" y="${-h + 9}" width="${width - 18}" height="${height - 20}" rx="3" fill="none" stroke="${INK}" stroke-width="2.6"/>` +
      stroked(svg`M${left} ${-h + 32}h${width * 0.5}`, INK, 9) +
      rows.join('') +
      bar(h - 108, 0.86, TOMATO) +
      bar(h - 82, 0.52, BUTTER) +
      bar(h - 56, 0.3, LEAF) +
      bar(h - 30 - 6, 0.64, BUTTER),
  )
}

/** A page torn from a calendar, one day ringed. */
export function calendarPage(width = 170, height = 180): string {
  const [w, h] = [width / 2, height / 2]
  let days = ''
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = [-w + 28 + column * ((width - 56) / 4), -h + 72 + row * 28]
      days += disc(x, y, 6, row * 5 + column < 12 ? '#cfc2a8' : '#e9dfcd')
    }
  const [x, y] = [-w + 28 + 2 * ((width - 56) / 4), -h + 72 + 2 * 28]
  return flat(
    sheet(width, height) +
      svg`<rect x="${-w}" y="${-h - 1.5}" width="${width}" height="44" rx="5" fill="${TOMATO}"/>` +
      stroked(svg`M${-w + 34} ${-h - 8}v18M${w - 34} ${-h - 8}v18`, '#7d878c', 6) +
      stroked(svg`M${-32} ${-h + 24}h64`, '#fae2d8', 6) +
      days +
      disc(x, y, 7, INK) +
      stroked(svg`M${x - 15} ${y + 3}A16 15 0 1 1 ${x - 8} ${y + 13}`, TOMATO, 3.4),
  )
}

/** A paper tag on a string. */
export function tag(mark: string, colour = PAPER): string {
  return (
    stroked('M-58 0C-90 -14 -104 10 -134 -6', '#b9a27c', 3) +
    flat(
      svg`<path d="M-70 0L-46 -30H66V30H-46Z" fill="${EDGE}"/><path d="M-70 -2L-46 -32H66V28H-46Z" fill="${colour}"/>` +
        disc(-48, -2, 6, '#a8976f') +
        mark,
    )
  )
}
