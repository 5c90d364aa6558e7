import { dark, light } from './colours.ts'
import { FRUIT_SLICES, type Slice } from './fruit-slices.ts'
import type { PlateShape } from './plate.ts'
import { disc, filled, placed, stroked, svg } from './svg.ts'

/** Points around a circle, evenly. */
const around = (count: number, reach: number, start = 0): (readonly [x: number, y: number])[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })

const tomato: Slice = (r, colour) => {
  const chambers = [20, 110, 200, 290].map(
    (turn) =>
      svg`<ellipse cx="${r * 0.46}" rx="${r * 0.26}" ry="${r * 0.34}" fill="${light(colour, 0.26)}" transform="rotate(${turn})"/>` +
      svg`<ellipse cx="${r * 0.5}" rx="${r * 0.08}" ry="${r * 0.13}" fill="#f7dd93" transform="rotate(${turn})"/>`,
  )
  return disc(0, 0, r, dark(colour, 0.12)) + disc(0, 0, r * 0.9, colour) + chambers.join('')
}

const cucumber: Slice = (r, colour, inside) => {
  const seeds = around(8, r * 0.4).map(([x, y]) => svg`M${x} ${y}l${x * 0.36} ${y * 0.36}`)
  return (
    disc(0, 0, r, colour) +
    disc(0, 0, r * 0.88, inside) +
    disc(0, 0, r * 0.6, dark(inside, 0.08)) +
    stroked(seeds.join(''), light(inside, 0.6), r * 0.11)
  )
}

const egg: Slice = (r) =>
  svg`<ellipse rx="${r * 1.12}" ry="${r * 0.9}" fill="#efe3c8"/><ellipse rx="${r * 1.05}" ry="${r * 0.84}" fill="#fffaf0"/>` +
  disc(-r * 0.1, 0, r * 0.5, '#e79a1f') +
  disc(-r * 0.12, -r * 0.03, r * 0.43, '#f6b935') +
  svg`<ellipse cx="${-r * 0.26}" cy="${-r * 0.16}" rx="${r * 0.12}" ry="${r * 0.07}" fill="#ffe9a8"/>`

/** A fan of five crescents, each with its skin. */
const avocado: Slice = (r, colour, inside) => {
  const crescent = (width: number, shoulder: number, belly: number) =>
    svg`M${-r * width} ${r * 0.2}C${-r * shoulder} ${-r * belly} ${r * shoulder} ${-r * belly} ${r * width} ${r * 0.2}` +
    svg`C${r * 0.5} ${-r * 0.12} ${-r * 0.5} ${-r * 0.12} ${-r * width} ${r * 0.2}Z`
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const flesh = index % 2 ? dark(inside, 0.06) : inside
      const piece = filled(crescent(1, 0.7, 0.62), colour) + filled(crescent(0.94, 0.6, 0.48), flesh)
      return placed(0, (index - 2) * r * 0.34, -8 + index * 4, piece)
    })
    .join('')
}

const mushroom: Slice = (r, colour) => {
  const cap = svg`M${-r} ${r * 0.1}C${-r} ${-r * 1.05} ${r} ${-r * 1.05} ${r} ${r * 0.1}Q${r * 0.7} ${r * 0.3} ${r * 0.24} ${r * 0.15}`
  const stem = svg`L${r * 0.2} ${r * 0.8}H${-r * 0.2}L${-r * 0.24} ${r * 0.15}Q${-r * 0.7} ${r * 0.3} ${-r} ${r * 0.1}Z`
  const gills = svg`M${-r * 0.62} ${r * 0.02}Q0 ${-r * 0.3} ${r * 0.62} ${r * 0.02}`
  return (
    filled(cap + stem, light(colour, 0.45), svg` stroke="${dark(colour, 0.12)}" stroke-width="${r * 0.13}"`) +
    stroked(gills, dark(colour, 0.2), r * 0.1, ' opacity=".6"')
  )
}

const ring: Slice = (r, colour) =>
  svg`<circle r="${r * 0.84}" fill="none" stroke="${colour}" stroke-width="${r * 0.22}"/>` +
  svg`<circle r="${r * 0.78}" fill="none" stroke="${light(colour, 0.45)}" stroke-width="${r * 0.06}"/>` +
  svg`<circle r="${r * 0.5}" fill="none" stroke="${light(colour, 0.35)}" stroke-width="${r * 0.14}"/>`

/** White and green rings, as a leek shows when it is cut across. */
const leek: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.86, light(colour, 0.45)) +
  disc(0, 0, r * 0.72, inside) +
  svg`<circle r="${r * 0.52}" fill="none" stroke="${colour}" stroke-width="${r * 0.08}" opacity=".7"/>` +
  svg`<circle r="${r * 0.28}" fill="none" stroke="${colour}" stroke-width="${r * 0.08}" opacity=".5"/>`

/** Flesh within its skin: radish, aubergine, turnip. */
const skinned: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.87, inside) +
  disc(-r * 0.14, -r * 0.14, r * 0.56, light(inside, 0.35)) +
  stroked(
    around(7, r * 0.5, 0.4)
      .map(([x, y]) => svg`M${x} ${y}l${x * 0.16} ${y * 0.16}`)
      .join(''),
    dark(inside, 0.14),
    r * 0.09,
  )

const carrot: Slice = (r, colour, inside) =>
  disc(0, r * 0.05, r * 0.86, dark(colour, 0.2)) +
  disc(0, 0, r * 0.84, colour) +
  disc(0, 0, r * 0.5, inside) +
  stroked(
    around(9, r * 0.46)
      .map(([x, y]) => svg`M${x} ${y}l${x * 0.45} ${y * 0.45}`)
      .join(''),
    light(inside, 0.35),
    r * 0.06,
  )

const beetroot: Slice = (r, colour, inside) =>
  disc(0, 0, r, dark(colour, 0.15)) +
  disc(0, 0, r * 0.92, colour) +
  [0.7, 0.46, 0.22]
    .map((reach) => svg`<circle r="${r * reach}" fill="none" stroke="${inside}" stroke-width="${r * 0.09}"/>`)
    .join('') +
  disc(-r * 0.34, -r * 0.36, r * 0.16, '#fff', ' opacity=".22"')

const lotus: Slice = (r, colour, inside) =>
  disc(0, 0, r, colour) +
  disc(0, 0, r * 0.9, inside) +
  around(7, r * 0.54)
    .map(([x, y]) => disc(x, y, r * 0.17, dark(colour, 0.3)))
    .join('') +
  disc(0, 0, r * 0.1, dark(colour, 0.3))

const artichoke: Slice = (r, colour, inside) => {
  const petal = svg`M0 ${r * 0.9}C${-r * 0.9} ${r * 0.5} ${-r * 0.7} ${-r * 0.7} 0 ${-r}C${r * 0.7} ${-r * 0.7} ${r * 0.9} ${r * 0.5} 0 ${r * 0.9}Z`
  const inner = svg`M0 ${r * 0.72}C${-r * 0.5} ${r * 0.4} ${-r * 0.4} ${-r * 0.4} 0 ${-r * 0.66}C${r * 0.4} ${-r * 0.4} ${r * 0.5} ${r * 0.4} 0 ${r * 0.72}Z`
  const lines = svg`M0 ${r * 0.66}V${-r * 0.4}M${-r * 0.1} ${r * 0.6}Q${-r * 0.45} ${r * 0.1} ${-r * 0.34} ${-r * 0.4}M${r * 0.1} ${r * 0.6}Q${r * 0.45} ${r * 0.1} ${r * 0.34} ${-r * 0.4}`
  return filled(petal, colour) + filled(inner, inside) + stroked(lines, colour, r * 0.1)
}

const fennel: Slice = (r, colour, inside) => {
  const bulb = svg`M0 ${r * 0.9}C${-r} ${r * 0.8} ${-r * 0.9} ${-r * 0.1} ${-r * 0.5} ${-r * 0.8}L${-r * 0.2} ${-r * 0.2}L0 ${-r}L${r * 0.2} ${-r * 0.2}L${r * 0.5} ${-r * 0.8}C${r * 0.9} ${-r * 0.1} ${r} ${r * 0.8} 0 ${r * 0.9}Z`
  const layers = svg`M0 ${r * 0.7}V${-r * 0.5}M${-r * 0.2} ${r * 0.65}Q${-r * 0.6} ${r * 0.1} ${-r * 0.4} ${-r * 0.4}M${r * 0.2} ${r * 0.65}Q${r * 0.6} ${r * 0.1} ${r * 0.4} ${-r * 0.4}`
  return (
    filled(bulb, inside, svg` stroke="${colour}" stroke-width="${r * 0.12}"`) +
    stroked(layers, colour, r * 0.1)
  )
}

/** Salami, chorizo: flecks of fat in red. */
const sausage: Slice = (r, colour) =>
  disc(0, r * 0.06, r, dark(colour, 0.4)) +
  disc(0, 0, r * 0.96, colour) +
  stroked(
    [...around(6, r * 0.62), ...around(4, r * 0.28, 0.6)]
      .map(([x, y]) => svg`M${x} ${y}l${r * 0.1} ${r * 0.05}`)
      .join(''),
    light(colour, 0.55),
    r * 0.14,
  )

/** Ham laid in a fold. */
const folded: Slice = (r, colour) =>
  filled(
    svg`M${-r} ${-r * 0.1}C${-r * 0.9} ${-r} ${r * 0.6} ${-r * 1.1} ${r} ${-r * 0.3}C${r * 1.1} ${r * 0.6} ${-r * 0.4} ${r} ${-r} ${-r * 0.1}Z`,
    colour,
    svg` stroke="${light(colour, 0.65)}" stroke-width="${r * 0.1}"`,
  ) +
  stroked(
    svg`M${-r * 0.7} ${-r * 0.1}C${-r * 0.1} ${-r * 0.6} ${r * 0.4} ${-r * 0.4} ${r * 0.8} ${-r * 0.1}M${-r * 0.5} ${r * 0.15}C0 ${-r * 0.1} ${r * 0.3} 0 ${r * 0.5} ${r * 0.25}`,
    dark(colour, 0.22),
    r * 0.09,
  )

/** A slice of a loaf in its crust. */
const bread: Slice = (r, colour) => {
  const loaf = (size: number) =>
    svg`M${-r * size * 0.75} ${-r * size * 0.4}C${-r * size * 1.1} ${-r * size} ${r * size * 1.1} ${-r * size} ${r * size * 0.75} ${-r * size * 0.4}V${r * size * 0.62}Q${r * size * 0.7} ${r * size * 0.8} ${r * size * 0.5} ${r * size * 0.8}H${-r * size * 0.5}Q${-r * size * 0.7} ${r * size * 0.8} ${-r * size * 0.75} ${r * size * 0.62}Z`
  return (
    filled(loaf(1), dark(colour, 0.38)) +
    filled(loaf(0.86), light(colour, 0.3)) +
    stroked(
      around(8, r * 0.42)
        .map(([x, y]) => svg`M${x} ${y}h.1`)
        .join(''),
      dark(colour, 0.08),
      r * 0.1,
    )
  )
}

/** A round of flatbread with its blisters. */
const flatbread: Slice = (r, colour) =>
  disc(0, r * 0.06, r, dark(colour, 0.3)) +
  disc(0, 0, r * 0.97, colour) +
  stroked(
    [...around(5, r * 0.6, 0.3), ...around(3, r * 0.26)]
      .map(([x, y]) => svg`M${x} ${y}l${r * 0.1} ${r * 0.06}`)
      .join(''),
    dark(colour, 0.28),
    r * 0.15,
    ' opacity=".65"',
  )

const plain: Slice = (r, colour) =>
  disc(0, 0, r, dark(colour, 0.16)) +
  disc(0, 0, r * 0.9, colour) +
  disc(-r * 0.12, -r * 0.12, r * 0.6, light(colour, 0.18))

const SLICES: Readonly<Partial<Record<PlateShape, Slice>>> = {
  ...FRUIT_SLICES,
  tomato,
  cucumber,
  egg,
  avocado,
  mushroom,
  ring,
  leek,
  skinned,
  carrot,
  beetroot,
  lotus,
  artichoke,
  fennel,
  sausage,
  folded,
  bread,
  flatbread,
}

/** One slice of a food around 0,0. */
export function slice(
  shape: PlateShape | null,
  radius: number,
  colour: string,
  inside: string = light(colour, 0.55),
): string {
  const draw = (shape === null ? undefined : SLICES[shape]) ?? plain
  return draw(radius, colour, inside)
}
