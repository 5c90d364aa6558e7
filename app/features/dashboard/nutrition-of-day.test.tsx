import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { NutritionOfDay } from './nutrition-of-day.tsx'

const DAY = '2026-11-30'
function shown(targets: Parameters<typeof NutritionOfDay>[0]['targets']): string {
  const Page = () => <NutritionOfDay day={DAY} today={DAY} entries={[]} plan={null} targets={targets} />
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

test('who has a target of energy alone sees it, and no targets of protein, carbs or fat', () => {
  const html = shown({ planName: 'All of us', kcal: 1600, macros: null })
  expect(html).toContain('of 1,600 kcal')
  expect(html).toContain('Targets of your plan “All of us”.')
  expect(html).not.toMatch(/of \d+ g/)
  const macros = { kcal: 1600, proteinG: 41, carbsG: 239, fatG: 53 }
  expect(shown({ planName: 'All of us', kcal: 1600, macros })).toMatch(/of 41 g/)
})
