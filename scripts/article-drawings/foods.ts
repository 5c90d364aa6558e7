import { dark, light } from '#app/domain/plate/colours.ts'
import { dots } from '#app/domain/plate/shapes.ts'
import { disc, filled, placed, stroked, svg } from '#app/domain/plate/svg.ts'
import { flat, tall } from './ground.ts'

export function egg(colour = '#e0a878'): string {
  const outline = (r: number) =>
    svg`M0 ${-r * 1.32}C${r * 0.8} ${-r * 1.32} ${r} ${-r * 0.2} ${r} ${r * 0.14}A${r} ${r} 0 0 1 ${-r} ${r * 0.14}C${-r} ${-r * 0.2} ${-r * 0.8} ${-r * 1.32} 0 ${-r * 1.32}Z`
  return tall(
    filled(outline(38), dark(colour, 0.2)) +
      filled(outline(36), colour, ' transform="translate(-1 -1.5)"') +
      filled(outline(25), light(colour, 0.28), ' transform="translate(-6 -7)"') +
      '<ellipse cx="-13" cy="-20" rx="5" ry="9" fill="#fffaf0" opacity=".75" transform="rotate(28 -13 -20)"/>',
  )
}

export function banana(): string {
  const colour = '#f3cf5b'
  return tall(
    filled(
      'M-116 -44C-92 42 12 92 108 50L116 34C124 22 112 12 102 20C32 42 -46 6 -86 -62L-94 -78L-110 -72Z',
      dark(colour, 0.24),
    ) +
      filled('M-116 -46C-88 34 14 82 106 46L112 32C116 24 108 16 100 20C32 42 -46 6 -86 -62Z', colour) +
      filled('M-96 -50C-62 14 22 56 100 28C34 44 -44 8 -86 -62Z', light(colour, 0.5)) +
      stroked('M-104 -40C-74 28 10 70 98 42', dark(colour, 0.12), 3) +
      filled('M-118 -46L-110 -74L-92 -78L-84 -62Z', '#9a8a3c') +
      filled('M103 46L114 34Q119 24 110 18L104 22Z', '#5a4426'),
  )
}

export function pear(): string {
  const colour = '#b9c255'
  return tall(
    filled(
      'M0 -70C20 -70 26 -46 34 -22C46 4 62 18 62 46C62 80 34 96 0 96C-34 96 -62 80 -62 46C-62 18 -46 4 -34 -22C-26 -46 -20 -70 0 -70Z',
      dark(colour, 0.2),
    ) +
      filled(
        'M-2 -70C16 -70 22 -46 30 -22C42 4 57 18 57 44C57 77 30 91 -2 91C-36 91 -60 77 -60 44C-60 18 -46 4 -34 -22C-26 -46 -20 -70 -2 -70Z',
        colour,
      ) +
      filled(
        'M-12 -54C0 -58 6 -36 10 -16C18 8 26 22 24 42C20 66 -8 76 -30 66C-50 56 -48 30 -38 10C-26 -12 -26 -46 -12 -54Z',
        light(colour, 0.36),
      ) +
      stroked('M-2 -68C-2 -84 6 -92 14 -98', '#6d4a2a', 7) +
      stroked(
        dots([
          [-8, 40],
          [14, 54],
          [-26, 58],
          [6, 10],
          [26, 28],
          [-14, -14],
          [36, 60],
        ]),
        '#8f8a3a',
        2.6,
      ),
  )
}

export function lemonHalf(): string {
  let segments = ''
  for (let index = 0; index < 9; index++)
    segments += placed(
      0,
      0,
      index * 40,
      filled('M5 -2L38 -13Q44 0 38 13L5 2Z', '#f8dd6a') + filled('M8 -2L34 -10Q38 -4 37 -2Z', '#fcecaa'),
    )
  return tall(
    disc(0, 2, 56, '#c9992a') +
      disc(0, 0, 54, '#f2c23a') +
      disc(0, 0, 48, '#fdf5d5') +
      segments +
      disc(0, 0, 4, '#fdf5d5'),
  )
}

export function lemon(): string {
  const colour = '#f2c23a'
  return tall(
    filled(
      'M-78 0C-70 -6 -64 -20 -46 -36C-20 -56 26 -56 50 -34C62 -22 68 -8 80 -2C84 2 80 10 72 12C62 30 40 52 0 52C-38 52 -56 34 -66 16C-72 10 -80 8 -78 0Z',
      dark(colour, 0.2),
    ) +
      filled(
        'M-78 -2C-70 -8 -64 -22 -46 -38C-20 -56 26 -56 48 -36C60 -24 66 -10 76 -4C66 24 38 46 0 46C-38 46 -56 30 -66 12C-72 6 -80 6 -78 -2Z',
        colour,
      ) +
      filled('M-52 -18C-36 -40 8 -48 30 -34C10 -34 -30 -18 -44 6C-54 6 -58 -8 -52 -18Z', light(colour, 0.5)),
  )
}

export function loaf(): string {
  const colour = '#c98d4e'
  return tall(
    '<rect x="-128" y="-66" width="256" height="138" rx="62" fill="#8f5a2c"/>' +
      `<rect x="-128" y="-70" width="256" height="134" rx="60" fill="${colour}"/>` +
      filled(
        'M-104 -40C-60 -62 50 -64 100 -44C60 -40 -40 -36 -100 -8C-116 -16 -116 -34 -104 -40Z',
        light(colour, 0.3),
      ) +
      [-66, -10, 46]
        .map((x) =>
          placed(
            x,
            -4,
            24,
            filled('M-9 -48Q16 0 -6 50Q22 10 -9 -48Z', '#f3dcb2') +
              stroked('M-10 -48Q14 0 -7 50', dark(colour, 0.3), 3),
          ),
        )
        .join('') +
      stroked(
        dots([
          [-90, 20],
          [-40, 36],
          [20, 32],
          [84, 12],
          [96, -16],
          [-20, -44],
          [70, 40],
          [-76, -20],
        ]),
        '#f7e9cd',
        3,
      ),
  )
}

/** A wedge of hard cheese. */
export function cheese(): string {
  const colour = '#f0c560'
  return tall(
    filled('M-92 34L74 -62Q92 -20 92 44L-86 52Z', dark(colour, 0.26)) +
      filled('M-92 32L74 -64Q90 -22 89 30L-86 42Z', colour) +
      filled('M-74 26L66 -52Q74 -34 78 -18L-60 34Z', light(colour, 0.4)) +
      filled('M74 -64Q94 -20 89 30L80 30Q84 -18 67 -60Z', '#d98a3c') +
      disc(30, 8, 7, dark(colour, 0.18)) +
      disc(-14, 22, 5, dark(colour, 0.18)) +
      disc(54, -12, 4.4, dark(colour, 0.18)),
  )
}

export function wheatEar(): string {
  const colour = '#d9a94c'
  const grains = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = -20 + index * 22
    const grain = (turn: number) =>
      placed(
        x,
        0,
        turn,
        filled('M0 0Q12 -12 30 -6Q22 8 0 0Z', dark(colour, 0.12)) +
          filled('M2 -1Q13 -11 28 -6Q16 -2 2 -1Z', light(colour, 0.3)) +
          stroked('M30 -6L58 -14', colour, 1.6),
      )
    return grain(-28) + `<g transform="scale(1 -1)">${grain(-28)}</g>`
  })
  return flat(
    stroked('M-130 0H108', dark(colour, 0.2), 4) +
      grains.join('') +
      placed(110, 0, 12, filled('M0 0Q12 -9 30 -2Q20 8 0 0Z', colour)),
  )
}

export function walnut(): string {
  const colour = '#b98550'
  return tall(
    '<ellipse rx="46" ry="38" cy="2" fill="#7a4f28"/>' +
      `<ellipse rx="44" ry="36" fill="${colour}"/>` +
      stroked(
        'M-44 0Q-20 -6 0 0T44 0M-34 -16Q-20 -22 -10 -14M6 -24Q18 -26 28 -14M-28 14Q-16 22 -6 14M8 14Q20 22 30 14M-14 -28Q-6 -24 0 -28M-8 28Q2 24 10 28',
        dark(colour, 0.28),
        3,
      ) +
      stroked('M-32 -14Q-18 -30 2 -30', light(colour, 0.5), 4),
  )
}

export function peanut(): string {
  const colour = '#d8ab6a'
  return tall(
    filled(
      'M-58 0C-58 -30 -22 -32 -6 -18C8 -26 58 -34 58 0C58 34 8 26 -6 18C-22 32 -58 30 -58 0Z',
      dark(colour, 0.24),
    ) +
      filled(
        'M-57 -2C-57 -29 -22 -31 -6 -18C8 -26 55 -34 55 -3C55 26 8 22 -6 14C-22 27 -57 25 -57 -2Z',
        colour,
      ) +
      stroked(
        'M-44 -10H-22M-46 4H-20M10 -14H42M6 0H46M12 12H40',
        dark(colour, 0.18),
        2.2,
        ' stroke-dasharray="5 6"',
      ) +
      stroked('M-46 -14Q-36 -24 -22 -20M14 -22Q30 -26 42 -16', light(colour, 0.5), 3.4),
  )
}
