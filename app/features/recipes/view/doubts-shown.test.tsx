import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allergensOf } from '#app/domain/food/diets.ts'
import { DietPanel } from './diet-panel.tsx'
import { KcalDoubtsNote } from './kcal-doubts-note.tsx'

const words = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const panelOf = (lines: string[]) => {
  const { contains, unread } = allergensOf(lines)
  return words(<DietPanel allergens={contains} unreadLines={unread} diets={[]} />)
}

test('no allergen is ruled out if lines could not be read, and those lines are named', () => {
  const panel = panelOf(['200 g carrots', '8 zorblax pods', '2 cups quibble mix'])
  expect(panel).not.toContain('None of the 14 allergens')
  expect(panel).toContain('can’t rule out any of the 14 allergens')
  expect(panel).toContain('We couldn’t read: 8 zorblax pods; 2 cups quibble mix')
})

test('if every line is read the panel says so, and headings do not count as lines', () => {
  const panel = panelOf(['For the zorblax:', '200 g carrots', '1 tbsp olive oil'])
  expect(panel).toContain('None of the 14 allergens is in the ingredients.')
  expect(panel).not.toContain('couldn’t read')
})

test('a line that is only partly known is named beside the allergens of the others', () => {
  const panel = panelOf(['200 g wheat flour', '3 tbsp frimble'])
  expect(panel).toContain('gluten')
  expect(panel).toContain('We couldn’t read: 3 tbsp frimble')
})

test('a note beside the calories names what they leave out and how far the source differs', () => {
  expect(words(<KcalDoubtsNote missing={[]} sourceKcal={null} />).trim()).toBe('')
  const note = words(<KcalDoubtsNote missing={['100 g zorblax']} sourceKcal={375} />)
  expect(note).toContain('We couldn’t count 100 g zorblax.')
  expect(note).toContain('The recipe’s own figure is 375 kcal a serving')
})
