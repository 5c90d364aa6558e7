import type { Random } from '#app/domain/random.ts'
import { colourOf, dark, light } from './colours.ts'
import type { PlateFood } from './plate.ts'
import { leaf, type Point, pointsWithin } from './shapes.ts'
import { placed, stroked, svg } from './svg.ts'

/** What is scattered last: seeds, shavings, rings, sprigs or feathery herbs. */
export function garnish(food: PlateFood, radius: number, random: Random, squash = 1): string {
  const colour = food.colour ?? colourOf(food.name)
  const isFine = /sesame|flake|seed|pepper|crumb/.test(food.name)
  const spots = pointsWithin(random, radius, isFine ? 44 : 11, squash)
  if (/sesame|flake|seed|pepper|crumb|cinnamon|zest/.test(food.name)) return seeds(spots, colour, random)
  if (/parmesan|cheese|coconut/.test(food.name)) {
    return shavings([...spots, ...pointsWithin(random, radius, 12, squash)], colour, random)
  }
  if (/chive|spring onion/.test(food.name)) {
    return rings([...spots, ...pointsWithin(random, radius, 8, squash)], colour)
  }
  if (/basil|mint|parsley|coriander/.test(food.name)) return sprigs(food.name, spots, colour, random)
  return spots.map(([x, y]) => placed(x, y, random() * 360, stroked(FEATHER, colour, 2.2))).join('')
}

const FEATHER = 'M-9 0H9M-3 0l4-5M1 0l4-5M-3 0l4 5M1 0l4 5'

function seeds(spots: readonly Point[], colour: string, random: Random): string {
  const lines = spots.map(([x, y]) => {
    const angle = random() * 6.28
    return svg`M${x} ${y}l${Math.cos(angle) * 3} ${Math.sin(angle) * 3}`
  })
  return stroked(lines.join(''), colour, 3.2)
}

function shavings(spots: readonly Point[], colour: string, random: Random): string {
  const curls = spots.map(([x, y]) => {
    const angle = random() * 6.28
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return svg`M${x} ${y}q${across * 5} ${down * 8} ${across * 13} ${down * 10}`
  })
  return stroked(curls.join(''), light(colour, 0.45), 3.8)
}

function rings(spots: readonly Point[], colour: string): string {
  return spots
    .map(
      ([x, y]) =>
        svg`<circle cx="${x}" cy="${y}" r="4.4" fill="none" stroke="${colour}" stroke-width="2.8"/>`,
    )
    .join('')
}

function sprigs(name: string, spots: readonly Point[], colour: string, random: Random): string {
  return spots
    .slice(0, 8)
    .map(([x, y]) => {
      const turn = random() * 360
      const size = /basil|mint/.test(name) ? 15 : 9
      const first = placed(x, y, turn, leaf(size, colour, random))
      const second = placed(x, y, turn + 75, leaf(size * 0.8, light(colour, 0.1), random))
      if (/basil/.test(name)) return first + second
      return first + second + placed(x, y, turn + 150, leaf(size * 0.8, dark(colour, 0.1), random))
    })
    .join('')
}
