import type { Random } from '#app/domain/random.ts'
import { dark, light } from '#app/domain/plate/colours.ts'
import { disc, filled, stroked, svg } from '#app/domain/plate/svg.ts'
import { blob, dots, pointsWithin } from '#app/domain/plate/shapes.ts'
import { flat, PAPER, tall } from './ground.ts'

const GLASS = '#e4eef0'
const STEEL = '#b9c3c8'

/** A heap of round things within a circle. */
export function beans(random: Random, radius: number, colour: string, size: number, count: number): string {
  return pointsWithin(random, radius - size * 0.7, count)
    .map(([x, y]) => {
      const r = size * (0.85 + random() * 0.3)
      return (
        disc(x, y + r * 0.16, r, dark(colour, 0.3)) +
        disc(x, y, r, colour) +
        disc(x - r * 0.28, y - r * 0.3, r * 0.42, light(colour, 0.5))
      )
    })
    .join('')
}

/** Boiled grains spread thin over a tray. */
export function riceLayer(random: Random, width: number, height: number): string {
  const colour = '#f4e7c6'
  const strokes = (count: number, length: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [(random() - 0.5) * width, (random() - 0.5) * height]
      const angle = random() * 6.28
      return svg`M${x} ${y}l${Math.cos(angle) * length} ${Math.sin(angle) * length}`
    }).join('')
  const bed = (grow: number, tone: string) =>
    svg`<rect x="${-width / 2 - grow}" y="${-height / 2 - grow}" width="${width + grow * 2}" height="${height + grow * 2}" rx="26" fill="${tone}"/>`
  return (
    bed(5, dark(colour, 0.2)) +
    bed(2, colour) +
    stroked(strokes(520, 5.5), dark(colour, 0.24), 4.4) +
    stroked(strokes(520, 5.5), colour, 4.2) +
    stroked(strokes(420, 5), light(colour, 0.5), 3.6)
  )
}

/** A calm liquid in a round vessel. */
export function pool(radius: number, colour: string, random: Random): string {
  return (
    disc(0, 0, radius, dark(colour, 0.14)) +
    disc(0, 0, radius * 0.96, colour) +
    filled(
      blob(random, radius * 0.6, { unevenness: 0.16 }),
      light(colour, 0.16),
      svg` transform="translate(${-radius * 0.14} ${-radius * 0.16})"`,
    ) +
    stroked(
      svg`M${-radius * 0.7} ${-radius * 0.3}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${-radius * 0.2} ${-radius * 0.73}`,
      '#fffaf0',
      4.5,
      ' opacity=".6"',
    )
  )
}

/** An open tin with its lid folded back. */
export function tin(radius: number, content: string, lidTurn = -50): string {
  const lid =
    disc(0, 2, radius * 0.9, dark(STEEL, 0.3)) +
    disc(0, 0, radius * 0.9, light(STEEL, 0.3)) +
    svg`<circle r="${radius * 0.7}" fill="none" stroke="${dark(STEEL, 0.12)}" stroke-width="2"/>` +
    svg`<circle r="${radius * 0.5}" fill="none" stroke="${dark(STEEL, 0.12)}" stroke-width="2"/>` +
    stroked(
      svg`M${-radius * 0.6} ${-radius * 0.4}A${radius * 0.74} ${radius * 0.74} 0 0 1 ${-radius * 0.1} ${-radius * 0.72}`,
      '#fff',
      4,
      ' opacity=".8"',
    )
  return (
    svg`<g transform="rotate(${lidTurn}) translate(${radius * 1.5} 0) scale(.82 1)">${flat(lid)}</g>` +
    tall(
      disc(0, 0, radius, dark(STEEL, 0.4)) +
        disc(0, -2, radius * 0.99, STEEL) +
        svg`<circle cy="-1" r="${radius * 0.92}" fill="none" stroke="${light(STEEL, 0.6)}" stroke-width="2.4"/>` +
        disc(0, 0, radius * 0.86, dark(STEEL, 0.55)) +
        `<g>${content}</g>` +
        stroked(
          svg`M${-radius * 0.8} ${-radius * 0.5}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${radius * 0.05} ${-radius * 0.95}`,
          '#fff',
          3,
          ' opacity=".8"',
        ),
    )
  )
}

/** A glass jar or tumbler from above, with what is in it. */
export function glass(radius: number, content: string): string {
  return tall(
    disc(0, 0, radius, '#9db4b8') +
      disc(0, -1.5, radius * 0.98, GLASS) +
      disc(0, 0, radius * 0.86, '#c2d5d8') +
      `<g>${content}</g>` +
      svg`<circle r="${radius * 0.91}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".75"/>` +
      stroked(
        svg`M${-radius * 0.82} ${-radius * 0.46}A${radius * 0.94} ${radius * 0.94} 0 0 1 ${-radius * 0.1} ${-radius * 0.93}`,
        '#fff',
        4.5,
        ' opacity=".9"',
      ),
  )
}

/** A milk jug with spout (above) and handle (below). */
export function jug(radius: number, colour: string, content: string): string {
  return tall(
    svg`<rect x="-13" y="${radius * 0.8}" width="26" height="${radius * 0.78}" rx="13" fill="${dark(colour, 0.22)}"/>` +
      svg`<rect x="-9" y="${radius * 0.8}" width="12" height="${radius * 0.7}" rx="6" fill="${colour}"/>` +
      filled(
        svg`M${-radius * 0.5} ${-radius * 0.8}L0 ${-radius * 1.34}L${radius * 0.5} ${-radius * 0.8}Z`,
        dark(colour, 0.06),
      ) +
      disc(0, 0, radius, dark(colour, 0.24)) +
      disc(0, -1.5, radius * 0.985, colour) +
      disc(0, 0, radius * 0.84, dark(colour, 0.3)) +
      `<g>${content}</g>` +
      stroked(
        svg`M${-radius * 0.8} ${-radius * 0.46}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${-radius * 0.1} ${-radius * 0.92}`,
        '#fff',
        4.5,
        ' opacity=".6"',
      ),
  )
}

/** A small dish in a glaze. */
export function ramekin(radius: number, colour: string, content: string): string {
  return tall(
    disc(0, 0, radius, dark(colour, 0.26)) +
      disc(0, -2, radius * 0.985, colour) +
      disc(0, 1, radius * 0.8, dark(colour, 0.22)) +
      disc(0, 3, radius * 0.77, dark(colour, 0.1)) +
      `<g>${content}</g>` +
      stroked(
        svg`M${-radius * 0.78} ${-radius * 0.46}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${-radius * 0.1} ${-radius * 0.9}`,
        '#fff',
        4.5,
        ' opacity=".55"',
      ),
  )
}

/** A lidded tub: what is in it shows through the frosted lid, and a paper label lies on top. */
export function tub(width: number, height: number, inside: string, label: string): string {
  const [w, h] = [width / 2, height / 2]
  return (
    tall(
      svg`<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="26" fill="#8fa9ad"/>` +
        svg`<rect x="${-w}" y="${-h - 3}" width="${width}" height="${height}" rx="26" fill="#dbe8ea"/>` +
        svg`<rect x="${-w + 12}" y="${-h + 9}" width="${width - 24}" height="${height - 24}" rx="18" fill="${inside}"/>` +
        svg`<rect x="${-w + 12}" y="${-h + 9}" width="${width - 24}" height="${height - 24}" rx="18" fill="#f2f8f8" opacity=".45"/>` +
        svg`<rect x="${-w + 22}" y="${-h + 19}" width="${width - 44}" height="${height - 44}" rx="12" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>` +
        stroked(
          svg`M${-w + 7} ${-h + 34}V${-h + 22}Q${-w + 8} ${-h + 5} ${-w + 26} ${-h + 5}H${w * 0.3}`,
          '#fff',
          4.5,
          ' opacity=".9"',
        ),
    ) + label
  )
}

/** A label written by hand: a line for the name, a line for the date. */
export function paperLabel(width: number, height: number, ink = '#2f6b4f'): string {
  const [w, h] = [width / 2, height / 2]
  return flat(
    svg`<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="4" fill="${PAPER}"/>` +
      svg`<rect x="${-w}" y="${-h}" width="${width}" height="${height * 0.2}" rx="3" fill="${ink}"/>` +
      scribble(-w + 10, -h * 0.14, width * 0.66, '#3f4a43') +
      scribble(-w + 10, h * 0.5, width * 0.4, '#ad3214'),
  )
}

/** Handwriting that nobody has to read. */
export function scribble(x: number, y: number, length: number, colour: string, width = 2.2): string {
  let line = svg`M${x} ${y}`
  for (let along = 0, index = 0; along < length; along += 6, index++)
    line += index % 4 === 3 ? 'm6 0' : svg`q1.6 ${index % 3 === 1 ? -9 : -6} 3 0t3 0`
  return stroked(line, colour, width)
}

/** Grains of salt, sugar or flour in a heap. */
export function grainsOf(random: Random, radius: number, colour: string): string {
  return (
    filled(blob(random, radius, { points: 13, unevenness: 0.07 }), dark(colour, 0.14)) +
    filled(
      blob(random, radius * 0.94, { points: 13, unevenness: 0.07 }),
      colour,
      ' transform="translate(-1 -2)"',
    ) +
    stroked(dots(pointsWithin(random, radius * 0.9, Math.round(radius * 1.6))), dark(colour, 0.12), 2.2) +
    stroked(dots(pointsWithin(random, radius * 0.8, Math.round(radius * 1.3))), '#fff', 2.4)
  )
}
