import { dark, light } from './colours.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

type Slice = (radius: number, colour: string) => string

const citrus: Slice = (r, colour) => {
  const segments = Array.from({ length: 8 }, (_, index) => {
    const from = (index * Math.PI) / 4
    const to = from + 0.62
    const reach = r * 0.78
    const tip = svg`M${Math.cos(from + 0.31) * r * 0.12} ${Math.sin(from + 0.31) * r * 0.12}`
    const side = svg`L${Math.cos(from) * reach} ${Math.sin(from) * reach}`
    const arc = svg`A${reach} ${reach} 0 0 1 ${Math.cos(to) * reach} ${Math.sin(to) * reach}Z`
    return filled(tip + side + arc, light(colour, 0.12))
  })
  return disc(0, 0, r, colour) + disc(0, 0, r * 0.86, '#fdf3cf') + segments.join('')
}

const tomato: Slice = (r, colour) => {
  const chambers = Array.from({ length: 4 }, (_, index) => {
    const turn = index * 90 + 20
    return (
      svg`<ellipse cx="${r * 0.46}" rx="${r * 0.26}" ry="${r * 0.34}" fill="${light(colour, 0.26)}" transform="rotate(${turn})"/>` +
      svg`<ellipse cx="${r * 0.5}" rx="${r * 0.08}" ry="${r * 0.13}" fill="#f7dd93" transform="rotate(${turn})"/>`
    )
  })
  return disc(0, 0, r, dark(colour, 0.12)) + disc(0, 0, r * 0.9, colour) + chambers.join('')
}

const cucumber: Slice = (r) => {
  const seeds = Array.from({ length: 8 }, (_, index) => {
    const x = Math.cos(index * 0.785) * r
    const y = Math.sin(index * 0.785) * r
    return svg`M${x * 0.34} ${y * 0.34}l${x * 0.14} ${y * 0.14}`
  })
  return (
    disc(0, 0, r, '#4c7f3c') +
    disc(0, 0, r * 0.88, '#d7e6a8') +
    disc(0, 0, r * 0.6, '#c3d98b') +
    stroked(seeds.join(''), '#eef4cf', r * 0.12)
  )
}

const egg: Slice = (r) =>
  svg`<ellipse rx="${r * 1.12}" ry="${r * 0.9}" fill="#efe3c8"/><ellipse rx="${r * 1.05}" ry="${r * 0.84}" fill="#fffaf0"/>` +
  disc(-r * 0.1, 0, r * 0.5, '#e79a1f') +
  disc(-r * 0.12, -r * 0.03, r * 0.43, '#f6b935') +
  svg`<ellipse cx="${-r * 0.26}" cy="${-r * 0.16}" rx="${r * 0.12}" ry="${r * 0.07}" fill="#ffe9a8"/>`

/** A fan of five crescents, each with its skin. */
const avocado: Slice = (r) => {
  const crescent = (width: number, shoulder: number, belly: number) =>
    svg`M${-r * width} ${r * 0.2}C${-r * shoulder} ${-r * belly} ${r * shoulder} ${-r * belly} ${r * width} ${r * 0.2}` +
    svg`C${r * 0.5} ${-r * 0.12} ${-r * 0.5} ${-r * 0.12} ${-r * width} ${r * 0.2}Z`
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const flesh = index % 2 ? '#c3d372' : '#d3dd8c'
      const piece = filled(crescent(1, 0.7, 0.62), '#557b34') + filled(crescent(0.94, 0.6, 0.48), flesh)
      return placed(0, (index - 2) * r * 0.34, -8 + index * 4, piece)
    })
    .join('')
}

const mushroom: Slice = (r, colour) => {
  const cap = svg`M${-r} ${r * 0.1}C${-r} ${-r * 1.05} ${r} ${-r * 1.05} ${r} ${r * 0.1}Q${r * 0.7} ${r * 0.3} ${r * 0.24} ${r * 0.15}`
  const stem = svg`L${r * 0.2} ${r * 0.8}H${-r * 0.2}L${-r * 0.24} ${r * 0.15}Q${-r * 0.7} ${r * 0.3} ${-r} ${r * 0.1}Z`
  return filled(
    cap + stem,
    light(colour, 0.4),
    svg` stroke="${dark(colour, 0.15)}" stroke-width="${r * 0.12}"`,
  )
}

const ring: Slice = (r, colour) =>
  svg`<circle r="${r * 0.84}" fill="none" stroke="${colour}" stroke-width="${r * 0.2}"/>` +
  svg`<circle r="${r * 0.5}" fill="none" stroke="${light(colour, 0.45)}" stroke-width="${r * 0.14}"/>`

const banana: Slice = (r) =>
  disc(0, 0, r, '#e7c566') +
  disc(0, 0, r * 0.9, '#fbeeb7') +
  stroked(
    svg`M0 ${-r * 0.3}V${r * 0.1}M0 ${r * 0.1}l${-r * 0.26} ${r * 0.18}M0 ${r * 0.1}l${r * 0.26} ${r * 0.18}`,
    '#c9a04a',
    r * 0.1,
  )

const berry: Slice = (r, colour) =>
  filled(
    svg`M0 ${-r}C${r * 1.1} ${-r} ${r} ${r * 0.3} 0 ${r}C${-r} ${r * 0.3} ${-r * 1.1} ${-r} 0 ${-r}Z`,
    colour,
  ) +
  filled(
    svg`M0 ${-r * 0.6}C${r * 0.5} ${-r * 0.6} ${r * 0.5} ${r * 0.2} 0 ${r * 0.6}C${-r * 0.5} ${r * 0.2} ${-r * 0.5} ${-r * 0.6} 0 ${-r * 0.6}Z`,
    light(colour, 0.5),
  )

const plain: Slice = (r, colour) =>
  disc(0, 0, r, dark(colour, 0.16)) +
  disc(0, 0, r * 0.9, colour) +
  disc(-r * 0.12, -r * 0.12, r * 0.6, light(colour, 0.18))

const SLICES: Readonly<Partial<Record<PlateShape, Slice>>> = {
  citrus,
  tomato,
  cucumber,
  egg,
  avocado,
  mushroom,
  ring,
  banana,
  berry,
}

/** One slice of a food around 0,0. */
export function slice(shape: PlateShape | null, radius: number, colour: string): string {
  const draw = (shape === null ? undefined : SLICES[shape]) ?? plain
  return draw(radius, colour)
}
