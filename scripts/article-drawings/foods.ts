import type { Random } from '#app/domain/random.ts'
import { dark, light } from '#app/domain/plate/colours.ts'
import { blob, dots, frillyLeaf, leaf, pointsWithin } from '#app/domain/plate/shapes.ts'
import { disc, filled, placed, stroked, svg } from '#app/domain/plate/svg.ts'
import { flat, tall } from './ground.ts'

export function egg(colour = '#e0a878'): string {
  const outline = (r: number) => svg`M0 ${-r * 1.32}C${r * 0.8} ${-r * 1.32} ${r} ${-r * 0.2} ${r} ${r * 0.14}A${r} ${r} 0 0 1 ${-r} ${r * 0.14}C${-r} ${-r * 0.2} ${-r * 0.8} ${-r * 1.32} 0 ${-r * 1.32}Z`
  return tall(
    filled(outline(38), dark(colour, 0.2)) +
      filled(outline(36), colour, ' transform="translate(-1 -1.5)"') +
      filled(outline(25), light(colour, 0.28), ' transform="translate(-6 -7)"') +
      '<ellipse cx="-13" cy="-20" rx="5" ry="9" fill="#fffaf0" opacity=".75" transform="rotate(28 -13 -20)"/>',
  )
}

export function carrot(random: Random): string {
  const colour = '#e2812f'
  const lines = [-70, -42, -14, 16, 44].map((x) => svg`M${x} ${-11 + random() * 5}q4 5 1 ${9 + random() * 6}`)
  const fronds = [-26, -9, 8, 25].map((turn) => placed(-96, 0, 180 + turn, svg`${stroked('M0 0Q30 -3 66 2', '#4c8a3d', 4.6)}${[22, 34, 46, 58].map((x) => stroked(svg`M${x} 0l11 -11M${x} 0l11 11`, '#5f9c48', 3.6)).join('')}`))
  return flat(
    fronds.join('') +
      filled('M-100 -16C-104 -26 -80 -28 -52 -25C10 -20 70 -10 108 2C70 14 10 26 -52 28C-82 30 -104 26 -100 12Z', dark(colour, 0.2)) +
      filled('M-100 -17C-104 -27 -80 -29 -52 -26C10 -21 70 -11 104 0C70 9 10 20 -52 22C-82 24 -104 20 -100 6Z', colour) +
      filled('M-92 -19C-60 -25 20 -17 78 -5C30 -7 -50 -10 -92 -8Z', light(colour, 0.34)) +
      stroked(lines.join(''), dark(colour, 0.26), 2.4),
  )
}

export function banana(): string {
  const colour = '#f3cf5b'
  return tall(
    filled('M-116 -44C-92 42 12 92 108 50L116 34C124 22 112 12 102 20C32 42 -46 6 -86 -62L-94 -78L-110 -72Z', dark(colour, 0.24)) +
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
    filled('M0 -70C20 -70 26 -46 34 -22C46 4 62 18 62 46C62 80 34 96 0 96C-34 96 -62 80 -62 46C-62 18 -46 4 -34 -22C-26 -46 -20 -70 0 -70Z', dark(colour, 0.2)) +
      filled('M-2 -70C16 -70 22 -46 30 -22C42 4 57 18 57 44C57 77 30 91 -2 91C-36 91 -60 77 -60 44C-60 18 -46 4 -34 -22C-26 -46 -20 -70 -2 -70Z', colour) +
      filled('M-12 -54C0 -58 6 -36 10 -16C18 8 26 22 24 42C20 66 -8 76 -30 66C-50 56 -48 30 -38 10C-26 -12 -26 -46 -12 -54Z', light(colour, 0.36)) +
      stroked('M-2 -68C-2 -84 6 -92 14 -98', '#6d4a2a', 7) +
      stroked(dots([[-8, 40], [14, 54], [-26, 58], [6, 10], [26, 28], [-14, -14], [36, 60]]), '#8f8a3a', 2.6),
  )
}

export function lemonHalf(): string {
  let segments = ''
  for (let index = 0; index < 9; index++)
    segments += placed(0, 0, index * 40, filled('M5 -2L38 -13Q44 0 38 13L5 2Z', '#f8dd6a') + filled('M8 -2L34 -10Q38 -4 37 -2Z', '#fcecaa'))
  return tall(disc(0, 2, 56, '#c9992a') + disc(0, 0, 54, '#f2c23a') + disc(0, 0, 48, '#fdf5d5') + segments + disc(0, 0, 4, '#fdf5d5'))
}

export function lemon(): string {
  const colour = '#f2c23a'
  return tall(
    filled('M-78 0C-70 -6 -64 -20 -46 -36C-20 -56 26 -56 50 -34C62 -22 68 -8 80 -2C84 2 80 10 72 12C62 30 40 52 0 52C-38 52 -56 34 -66 16C-72 10 -80 8 -78 0Z', dark(colour, 0.2)) +
      filled('M-78 -2C-70 -8 -64 -22 -46 -38C-20 -56 26 -56 48 -36C60 -24 66 -10 76 -4C66 24 38 46 0 46C-38 46 -56 30 -66 12C-72 6 -80 6 -78 -2Z', colour) +
      filled('M-52 -18C-36 -40 8 -48 30 -34C10 -34 -30 -18 -44 6C-54 6 -58 -8 -52 -18Z', light(colour, 0.5)),
  )
}

export function onion(colour = '#c98a3f'): string {
  const veins = [-38, -20, 0, 20, 38].map((x) => svg`M0 -64C${x} -34 ${x * 1.5} 20 0 56`)
  return tall(
    filled('M0 -84C8 -66 64 -52 64 4C64 40 34 62 0 62C-34 62 -64 40 -64 4C-64 -52 -8 -66 0 -84Z', dark(colour, 0.24)) +
      filled('M-2 -82C4 -66 58 -54 59 2C59 38 30 56 -2 56C-36 56 -62 38 -62 2C-62 -52 -8 -66 -2 -82Z', colour) +
      filled('M-14 -54C-42 -40 -52 -14 -46 12C-34 -8 -24 -34 -14 -54Z', light(colour, 0.45)) +
      stroked(veins.join(''), dark(colour, 0.18), 2) +
      stroked('M-2 -78Q-6 -92 -12 -98M-2 -80Q2 -94 8 -98', '#9a6a34', 3.4) +
      stroked('M-8 58q-2 6 -6 9M0 59v9M8 58q2 6 6 9', '#8a6a3c', 2.2),
  )
}

export function garlic(): string {
  const colour = '#f6ecdc'
  return tall(
    filled('M0 -56C6 -40 50 -34 50 6C50 34 28 44 0 44C-28 44 -50 34 -50 6C-50 -34 -6 -40 0 -56Z', dark(colour, 0.22)) +
      filled('M-1 -55C4 -40 46 -35 46 4C46 32 26 39 -1 39C-28 39 -48 30 -48 4C-48 -34 -6 -40 -1 -55Z', colour) +
      stroked('M-1 -46C-26 -24 -30 10 -18 37M-1 -46C24 -24 28 10 16 37M-1 -46V39', dark(colour, 0.2), 2) +
      stroked('M-36 -14Q-40 4 -34 18', '#c9a3b2', 2.4) +
      stroked('M-1 -50Q-2 -66 6 -74', '#d6c4a2', 6),
  )
}

/** Half a cabbage, its cut side up. */
export function cabbageHalf(random: Random, colour = '#a8c47a'): string {
  let layers = ''
  for (let radius = 104; radius > 16; radius -= 10) {
    const tone = radius % 20 < 10 ? light(colour, 0.62 - radius / 400) : light(colour, 0.28)
    layers += filled(blob(random, radius, { points: 12, unevenness: 0.05, squash: 0.92 }), tone)
    layers += filled(blob(random, radius - 3.4, { points: 12, unevenness: 0.06, squash: 0.92 }), light(colour, 0.78 - radius / 500))
  }
  return tall(
    filled(blob(random, 118, { points: 14, unevenness: 0.06, squash: 0.94 }), dark(colour, 0.22)) +
      filled(blob(random, 114, { points: 14, unevenness: 0.06, squash: 0.93 }), colour, ' transform="translate(-1 -2)"') +
      layers +
      filled('M-16 100C-14 52 -8 14 0 -10C8 14 14 52 16 100Z', '#f7f3dd') +
      stroked('M0 30C-18 16 -34 6 -46 -12M0 44C22 26 36 14 50 -4M0 8C-10 -10 -18 -24 -22 -40M0 10C12 -8 18 -22 24 -40', '#f7f3dd', 5),
  )
}

/** A bunch or a heap of leaves. */
export function greens(random: Random, radius: number, colour: string, count: number, isFrilly = true): string {
  return pointsWithin(random, radius, count)
    .map(([x, y]) => {
      const size = radius * (0.32 + random() * 0.16)
      const tone = random() < 0.4 ? light(colour, 0.14) : dark(colour, random() * 0.16)
      return placed(x, y, random() * 360, isFrilly ? frillyLeaf(size, tone, random) : leaf(size, tone, random))
    })
    .join('')
}

/** A long lettuce leaf with its rib, lying along x. */
export function lettuceLeaf(random: Random, colour = '#86b14c'): string {
  const edge: string[] = []
  for (let step = 0; step <= 26; step++) {
    const share = step / 26
    const angle = Math.PI * (1 - share * 2)
    const reach = 1 + (step % 2 ? 0.09 : -0.05) * random()
    edge.push(svg`${-Math.cos(angle) * -96 * reach} ${Math.sin(angle) * 46 * reach * (1 + Math.cos(angle) * -0.25)}`)
  }
  const outline = `M${edge.join('L')}Z`
  return flat(
    stroked(outline, dark(colour, 0.2), 10) +
      filled(outline, dark(colour, 0.08)) +
      `<g transform="translate(-3 -3) scale(.86 .82)">${filled(outline, colour)}</g>` +
      filled('M-112 7C-60 8 20 5 84 0C20 -5 -60 -9 -112 -8Z', '#eef0cf') +
      stroked('M-70 0Q-56 -18 -44 -28M-40 0Q-26 20 -10 30M-10 0Q6 -18 20 -28M20 0Q32 16 44 22M44 0Q56 -12 64 -16M-70 2Q-58 18 -48 24', light(colour, 0.62), 3),
  )
}

export function loaf(): string {
  const colour = '#c98d4e'
  return tall(
    '<rect x="-128" y="-66" width="256" height="138" rx="62" fill="#8f5a2c"/>' +
      `<rect x="-128" y="-70" width="256" height="134" rx="60" fill="${colour}"/>` +
      filled('M-104 -40C-60 -62 50 -64 100 -44C60 -40 -40 -36 -100 -8C-116 -16 -116 -34 -104 -40Z', light(colour, 0.3)) +
      [-66, -10, 46].map((x) => placed(x, -4, 24, filled('M-9 -48Q16 0 -6 50Q22 10 -9 -48Z', '#f3dcb2') + stroked('M-10 -48Q14 0 -7 50', dark(colour, 0.3), 3))).join('') +
      stroked(dots([[-90, 20], [-40, 36], [20, 32], [84, 12], [96, -16], [-20, -44], [70, 40], [-76, -20]]), '#f7e9cd', 3),
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
    const grain = (turn: number) => placed(x, 0, turn, filled('M0 0Q12 -12 30 -6Q22 8 0 0Z', dark(colour, 0.12)) + filled('M2 -1Q13 -11 28 -6Q16 -2 2 -1Z', light(colour, 0.3)) + stroked('M30 -6L58 -14', colour, 1.6))
    return grain(-28) + `<g transform="scale(1 -1)">${grain(-28)}</g>`
  })
  return flat(stroked('M-130 0H108', dark(colour, 0.2), 4) + grains.join('') + placed(110, 0, 12, filled('M0 0Q12 -9 30 -2Q20 8 0 0Z', colour)))
}

export function walnut(): string {
  const colour = '#b98550'
  return tall(
    '<ellipse rx="46" ry="38" cy="2" fill="#7a4f28"/>' +
      `<ellipse rx="44" ry="36" fill="${colour}"/>` +
      stroked('M-44 0Q-20 -6 0 0T44 0M-34 -16Q-20 -22 -10 -14M6 -24Q18 -26 28 -14M-28 14Q-16 22 -6 14M8 14Q20 22 30 14M-14 -28Q-6 -24 0 -28M-8 28Q2 24 10 28', dark(colour, 0.28), 3) +
      stroked('M-32 -14Q-18 -30 2 -30', light(colour, 0.5), 4),
  )
}

export function peanut(): string {
  const colour = '#d8ab6a'
  return tall(
    filled('M-58 0C-58 -30 -22 -32 -6 -18C8 -26 58 -34 58 0C58 34 8 26 -6 18C-22 32 -58 30 -58 0Z', dark(colour, 0.24)) +
      filled('M-57 -2C-57 -29 -22 -31 -6 -18C8 -26 55 -34 55 -3C55 26 8 22 -6 14C-22 27 -57 25 -57 -2Z', colour) +
      stroked('M-44 -10H-22M-46 4H-20M10 -14H42M6 0H46M12 12H40', dark(colour, 0.18), 2.2, ' stroke-dasharray="5 6"') +
      stroked('M-46 -14Q-36 -24 -22 -20M14 -22Q30 -26 42 -16', light(colour, 0.5), 3.4),
  )
}
