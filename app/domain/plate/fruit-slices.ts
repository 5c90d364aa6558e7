import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

/** A slice around 0,0: `colour` is the skin's, `inside` the flesh's. */
export type Slice = (radius: number, colour: string, inside: string) => string

const turned = (count: number, drawing: (turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => drawing((index / count) * 360)).join('')

const citrus: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.88, '#fdf3cf') +
  turned(8, (turn) =>
    filled(
      svg`M${r * 0.12} 0L${r * 0.76} ${-r * 0.25}Q${r * 0.84} 0 ${r * 0.76} ${r * 0.25}Z`,
      inside,
      svg` transform="rotate(${turn})"`,
    ),
  )

/** Three wedges of apple or pear, fanned, skin outwards. */
const wedge: Slice = (r, colour, inside) => {
  const skin = svg`M${-r} ${r * 0.1}C${-r * 0.8} ${-r * 0.8} ${r * 0.8} ${-r * 0.8} ${r} ${r * 0.1}Q0 ${-r * 0.12} ${-r} ${r * 0.1}Z`
  const flesh = svg`M${-r * 0.94} ${r * 0.1}C${-r * 0.7} ${-r * 0.5} ${r * 0.7} ${-r * 0.5} ${r * 0.94} ${r * 0.1}Q0 ${r * 0.62} ${-r * 0.94} ${r * 0.1}Z`
  const core = svg`M${-r * 0.3} ${r * 0.2}Q0 ${r * 0.02} ${r * 0.3} ${r * 0.2}`
  const one =
    filled(flesh, inside) +
    filled(skin, colour) +
    stroked(core, dark(inside, 0.2), r * 0.07) +
    stroked(
      svg`M${-r * 0.5} ${-r * 0.32}Q${-r * 0.1} ${-r * 0.52} ${r * 0.3} ${-r * 0.42}`,
      light(colour, 0.45),
      r * 0.07,
    )
  return placed(0, -r * 0.3, -6, one) + placed(0, r * 0.04, 0, one) + placed(0, r * 0.36, 6, one)
}

/** Half a stone fruit with the hollow of its stone. */
const stone: Slice = (r, colour, inside) =>
  disc(0, r * 0.05, r, dark(colour, 0.2)) +
  disc(0, 0, r * 0.97, colour) +
  disc(0, 0, r * 0.84, inside) +
  disc(-r * 0.12, -r * 0.14, r * 0.58, light(inside, 0.25)) +
  svg`<ellipse rx="${r * 0.3}" ry="${r * 0.38}" fill="${dark(colour, 0.22)}"/>` +
  svg`<ellipse cx="${-r * 0.05}" cy="${r * 0.04}" rx="${r * 0.2}" ry="${r * 0.28}" fill="#8a4a2a"/>`

/** A wedge of melon: rind, pale edge, flesh. */
const melon: Slice = (r, colour, inside) => {
  const segment = (reach: number) =>
    svg`M${-r * reach} ${-r * 0.3}A${r * reach} ${r * reach} 0 0 0 ${r * reach} ${-r * 0.3}Z`
  const seeds = svg`M${-r * 0.4} ${-r * 0.05}h.1M0 ${r * 0.06}h.1M${r * 0.4} ${-r * 0.05}h.1M${-r * 0.2} ${r * 0.3}h.1M${r * 0.2} ${r * 0.3}h.1`
  return (
    filled(segment(1), colour) +
    filled(segment(0.9), light(inside, 0.7)) +
    filled(segment(0.82), inside) +
    stroked(seeds, dark(inside, 0.5), r * 0.09)
  )
}

const kiwi: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.93, inside) +
  disc(0, 0, r * 0.7, light(inside, 0.18)) +
  disc(0, 0, r * 0.26, light(inside, 0.75)) +
  stroked(turnedPath(14, r * 0.36, r * 0.46), '#2a2620', r * 0.09)

const turnedPath = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return svg`M${x * from} ${y * from}L${x * to} ${y * to}`
  }).join('')

/** Specks of seed all over: dragon fruit, guava. */
const seeded: Slice = (r, colour, inside) => {
  const seeds = Array.from({ length: 18 }, (_, index) => {
    const [angle, reach] = [index * 2.399, r * 0.74 * Math.sqrt((index + 0.5) / 18)]
    return svg`M${Math.cos(angle) * reach} ${Math.sin(angle) * reach}h.1`
  })
  return disc(0, 0, r, colour) + disc(0, 0, r * 0.86, inside) + stroked(seeds.join(''), '#3a2a2c', r * 0.09)
}

const teardrop = (r: number, size: number) =>
  svg`M0 ${-r * size}C${r * size * 0.5} ${-r * size * 0.5} ${r * size} 0 ${r * size * 0.7} ${r * size * 0.6}C${r * size * 0.4} ${r * size} ${-r * size * 0.4} ${r * size} ${-r * size * 0.7} ${r * size * 0.6}C${-r * size} 0 ${-r * size * 0.5} ${-r * size * 0.5} 0 ${-r * size}Z`

const fig: Slice = (r, colour, inside) =>
  filled(teardrop(r, 1), colour) +
  filled(teardrop(r, 0.86), '#f3dcc0') +
  filled(teardrop(r, 0.66), inside, svg` transform="translate(0 ${r * 0.06})"`) +
  stroked(
    turnedPath(10, r * 0.18, r * 0.22),
    '#f7e2b0',
    r * 0.1,
    svg` transform="translate(0 ${r * 0.18})"`,
  ) +
  stroked(turnedPath(8, r * 0.4, r * 0.43), '#f7e2b0', r * 0.08, svg` transform="translate(0 ${r * 0.18})"`)

/** A quarter slice with its fibres. */
const pineapple: Slice = (r, colour, inside) => {
  const fan = svg`M0 ${-r * 0.9}L${r} ${r * 0.55}Q0 ${r * 1.15} ${-r} ${r * 0.55}Z`
  const flesh = svg`M0 ${-r * 0.8}L${r * 0.86} ${r * 0.46}Q0 ${r * 0.94} ${-r * 0.86} ${r * 0.46}Z`
  const fibres = svg`M0 ${-r * 0.5}V${r * 0.6}M${-r * 0.12} ${-r * 0.3}L${-r * 0.5} ${r * 0.45}M${r * 0.12} ${-r * 0.3}L${r * 0.5} ${r * 0.45}`
  return filled(fan, colour) + filled(flesh, inside) + stroked(fibres, dark(inside, 0.16), r * 0.08)
}

/** A five-pointed cut: star fruit, okra. */
const star: Slice = (r, colour, inside) => {
  const outline = (size: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const [angle, reach] = [(index / 10) * Math.PI * 2 - 1.57, r * size * (index % 2 ? 0.66 : 1)]
      return svg`${index ? 'L' : 'M'}${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
    }).join('') + 'Z'
  const rim = svg` stroke="${colour}" stroke-width="${r * 0.16}"`
  return (
    filled(outline(0.9), inside, rim) +
    stroked(turnedPath(5, r * 0.26, r * 0.34), dark(inside, 0.3), r * 0.14)
  )
}

const banana: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.9, inside) +
  stroked(
    svg`M0 ${-r * 0.3}V${r * 0.1}M0 ${r * 0.1}l${-r * 0.26} ${r * 0.18}M0 ${r * 0.1}l${r * 0.26} ${r * 0.18}`,
    dark(colour, 0.16),
    r * 0.1,
  )

const heart = (r: number) =>
  svg`M0 ${-r}C${r * 1.1} ${-r} ${r} ${r * 0.3} 0 ${r}C${-r} ${r * 0.3} ${-r * 1.1} ${-r} 0 ${-r}Z`

/** Half a strawberry. */
const berry: Slice = (r, colour) =>
  filled(heart(r), colour) +
  filled(heart(r * 0.66), light(colour, 0.38)) +
  filled(heart(r * 0.34), light(colour, 0.75)) +
  stroked(svg`M${-r * 0.34} ${-r * 0.95}l${r * 0.3} ${r * 0.12}l${r * 0.38} ${-r * 0.1}`, '#5f9a3c', r * 0.16)

export const FRUIT_SLICES: Readonly<Partial<Record<PlateShape, Slice>>> = {
  citrus,
  wedge,
  stone,
  melon,
  kiwi,
  seeded,
  fig,
  pineapple,
  star,
  banana,
  berry,
}
