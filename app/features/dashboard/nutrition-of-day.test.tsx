import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dayTargets } from '#app/domain/diary/own-targets.ts'
import { displayOf } from '#app/domain/diary/diary-settings.ts'
import { DiaryDisplayContext } from '#app/features/page/diary-display.ts'
import { NutritionOfDay } from './nutrition-of-day.tsx'

const DAY = '2026-11-30'
const NO_OWN = { kcal: null, proteinG: null, carbsG: null, fatG: null }
function shown(
  plan: Parameters<typeof dayTargets>[0],
  own: Parameters<typeof dayTargets>[1] = NO_OWN,
  display = displayOf(null),
): string {
  const targets = dayTargets(plan, own)
  const Page = () => (
    <DiaryDisplayContext value={display}>
      <NutritionOfDay day={DAY} today={DAY} entries={[]} plan={null} targets={targets} />
    </DiaryDisplayContext>
  )
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

test('own targets go before the plan’s, and without a plan each stands for itself', () => {
  const html = shown({ planName: 'Cut', kcal: 1600, macros: null }, { ...NO_OWN, kcal: 2000 })
  expect(html).toContain('of 2,000 kcal')
  expect(html).toContain('Your own targets')
  const proteinAlone = shown(null, { ...NO_OWN, proteinG: 120 })
  expect(proteinAlone).toContain('of 120 g')
  expect(proteinAlone).not.toMatch(/of [\d,]+ kcal/)
})

test('who chose kilojoules and net carbohydrate reads both, in figures that add up', () => {
  const macros = { kcal: 1600, proteinG: 41, carbsG: 239, fatG: 53 }
  const html = shown({ planName: 'Cut', kcal: 1600, macros }, NO_OWN, {
    ...displayOf(null),
    energyUnit: 'kJ',
    countsNetCarbs: true,
  })
  expect(html).toContain('0 of 6,694 kJ eaten')
  expect(html).toContain('6,694 left of 6,694')
  expect(html).toContain('Net carbs')
  expect(html).not.toContain('kcal')
})
