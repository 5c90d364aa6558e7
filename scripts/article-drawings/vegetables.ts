import type { Random } from '#app/domain/random.ts'
import { dark, light } from '#app/domain/plate/colours.ts'
import { blob, frillyLeaf, leaf, pointsWithin } from '#app/domain/plate/shapes.ts'
import { filled, placed, stroked, svg } from '#app/domain/plate/svg.ts'
import { flat, tall } from './ground.ts'

export function carrot(random: Random): string {
  const colour = '#e2812f'
  const lines = [-70, -42, -14, 16, 44].map((x) => svg`M${x} ${-11 + random() * 5}q4 5 1 ${9 + random() * 6}`)
  const fronds = [-26, -9, 8, 25].map((turn) =>
    placed(
      -96,
      0,
      180 + turn,
      svg`${stroked('M0 0Q30 -3 66 2', '#4c8a3d', 4.6)}${[22, 34, 46, 58].map((x) => stroked(svg`M${x} 0l11 -11M${x} 0l11 11`, '#5f9c48', 3.6)).join('')}`,
    ),
  )
  return flat(
    fronds.join('') +
      filled(
        'M-100 -16C-104 -26 -80 -28 -52 -25C10 -20 70 -10 108 2C70 14 10 26 -52 28C-82 30 -104 26 -100 12Z',
        dark(colour, 0.2),
      ) +
      filled(
        'M-100 -17C-104 -27 -80 -29 -52 -26C10 -21 70 -11 104 0C70 9 10 20 -52 22C-82 24 -104 20 -100 6Z',
        colour,
      ) +
      filled('M-92 -19C-60 -25 20 -17 78 -5C30 -7 -50 -10 -92 -8Z', light(colour, 0.34)) +
      stroked(lines.join(''), dark(colour, 0.26), 2.4),
  )
}

export function onion(colour = '#c98a3f'): string {
  const veins = [-38, -20, 0, 20, 38].map((x) => svg`M0 -64C${x} -34 ${x * 1.5} 20 0 56`)
  return tall(
    filled(
      'M0 -84C8 -66 64 -52 64 4C64 40 34 62 0 62C-34 62 -64 40 -64 4C-64 -52 -8 -66 0 -84Z',
      dark(colour, 0.24),
    ) +
      filled(
        'M-2 -82C4 -66 58 -54 59 2C59 38 30 56 -2 56C-36 56 -62 38 -62 2C-62 -52 -8 -66 -2 -82Z',
        colour,
      ) +
      filled('M-14 -54C-42 -40 -52 -14 -46 12C-34 -8 -24 -34 -14 -54Z', light(colour, 0.45)) +
      stroked(veins.join(''), dark(colour, 0.18), 2) +
      stroked('M-2 -78Q-6 -92 -12 -98M-2 -80Q2 -94 8 -98', '#9a6a34', 3.4) +
      stroked('M-8 58q-2 6 -6 9M0 59v9M8 58q2 6 6 9', '#8a6a3c', 2.2),
  )
}

export function garlic(): string {
  const colour = '#f6ecdc'
  return tall(
    filled(
      'M0 -56C6 -40 50 -34 50 6C50 34 28 44 0 44C-28 44 -50 34 -50 6C-50 -34 -6 -40 0 -56Z',
      dark(colour, 0.22),
    ) +
      filled(
        'M-1 -55C4 -40 46 -35 46 4C46 32 26 39 -1 39C-28 39 -48 30 -48 4C-48 -34 -6 -40 -1 -55Z',
        colour,
      ) +
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
    layers += filled(
      blob(random, radius - 3.4, { points: 12, unevenness: 0.06, squash: 0.92 }),
      light(colour, 0.78 - radius / 500),
    )
  }
  return tall(
    filled(blob(random, 118, { points: 14, unevenness: 0.06, squash: 0.94 }), dark(colour, 0.22)) +
      filled(
        blob(random, 114, { points: 14, unevenness: 0.06, squash: 0.93 }),
        colour,
        ' transform="translate(-1 -2)"',
      ) +
      layers +
      filled('M-16 100C-14 52 -8 14 0 -10C8 14 14 52 16 100Z', '#f7f3dd') +
      stroked(
        'M0 30C-18 16 -34 6 -46 -12M0 44C22 26 36 14 50 -4M0 8C-10 -10 -18 -24 -22 -40M0 10C12 -8 18 -22 24 -40',
        '#f7f3dd',
        5,
      ),
  )
}

/** A bunch or a heap of leaves. */
export function greens(
  random: Random,
  radius: number,
  colour: string,
  count: number,
  isFrilly = true,
): string {
  return pointsWithin(random, radius, count)
    .map(([x, y]) => {
      const size = radius * (0.32 + random() * 0.16)
      const tone = random() < 0.4 ? light(colour, 0.14) : dark(colour, random() * 0.16)
      return placed(
        x,
        y,
        random() * 360,
        isFrilly ? frillyLeaf(size, tone, random) : leaf(size, tone, random),
      )
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
    edge.push(
      svg`${-Math.cos(angle) * -96 * reach} ${Math.sin(angle) * 46 * reach * (1 + Math.cos(angle) * -0.25)}`,
    )
  }
  const outline = `M${edge.join('L')}Z`
  return flat(
    stroked(outline, dark(colour, 0.2), 10) +
      filled(outline, dark(colour, 0.08)) +
      `<g transform="translate(-3 -3) scale(.86 .82)">${filled(outline, colour)}</g>` +
      filled('M-112 7C-60 8 20 5 84 0C20 -5 -60 -9 -112 -8Z', '#eef0cf') +
      stroked(
        'M-70 0Q-56 -18 -44 -28M-40 0Q-26 20 -10 30M-10 0Q6 -18 20 -28M20 0Q32 16 44 22M44 0Q56 -12 64 -16M-70 2Q-58 18 -48 24',
        light(colour, 0.62),
        3,
      ),
  )
}
