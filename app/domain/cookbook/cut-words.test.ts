import { expect, test } from 'vitest'
import { readDishLine } from './dish-line.ts'

const cutsOf = (line: string) => readDishLine(line, null).choices.map(({ name, after }) => `${name}${after}`)

test('a stand-in takes the cut of the printed food only where it can be cut like that', () => {
  expect(cutsOf('200 g **broccoli**, in florets | or cauliflower, green beans')).toEqual([
    'broccoli, in florets',
    'cauliflower, in florets',
    'green beans',
  ])
  expect(cutsOf('60 g **cheddar**, grated | or gruyere, feta, cream cheese')).toEqual([
    'cheddar, grated',
    'gruyere, grated',
    'feta',
    'cream cheese',
  ])
})
