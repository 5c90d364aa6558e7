import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { usageCards, usageOf } from '#app/domain/allowance.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { UsageCard } from './usage-card.tsx'
import { UsageCounts } from './usage-counts.tsx'

const card = (used: number) => renderToStaticMarkup(<UsageCard usage={usageOf('recipes', used)} />)

test('[TRIAL-11] a usage card shows its feature, used of three and what remains', () => {
  const html = card(1)
  expect(html).toContain('<strong>Recipe Generation</strong>')
  expect(html).toMatch(/>1\/3<|>1<!-- -->\/<!-- -->3</)
  expect(html).toContain('2 remaining')
  expect(html).toContain('role="meter" aria-label="Recipe Generation"')
  expect(html).toContain('aria-valuetext="1 of 3 used"')
  const labels = usageCards({ recipesGenerated: 0, mealsPlanned: 0, caloriesEstimated: 0 }).map(
    (usage) => usage.label,
  )
  expect(labels.toSorted()).toEqual(['Calorie Estimation', 'Meal Planning', 'Recipe Generation'])
})

test('[TRIAL-12] a card warns when one attempt is left and turns red at the limit', () => {
  expect(card(0)).toContain('data-state="plenty"')
  expect(card(1)).toContain('data-state="plenty"')
  expect(card(2)).toContain('data-state="low"')
  expect(card(3)).toContain('data-state="reached"')
  expect(card(3)).toContain('Limit reached')
})

test('[TRIAL-10] the limit modal says which trial is used up and leads to the upgrade', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LimitDialog feature="calories" onClose={() => {}} />
    </MemoryRouter>,
  )
  expect(html).toMatch(/<h2[^>]*>Trial Limit Reached<\/h2>/)
  expect(html.replaceAll('&#x27;', "'")).toContain(
    "You've used all 3 free Calorie Estimation attempts. Upgrade to Premium to continue.",
  )
  expect(html).toMatch(/href="\/pricing"[^>]*>Upgrade to Premium</)
})

test('[BILL-29] the profile’s usage counts name recipes, meals and estimates, each with its figure', () => {
  const html = renderToStaticMarkup(
    <UsageCounts stats={{ recipesGenerated: 1204, mealsPlanned: 2, caloriesEstimated: 0 }} />,
  )
  const rows = [...html.matchAll(/<th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)].map((row) => row.slice(1))
  expect(rows).toEqual([
    ['Recipes generated', '1,204'],
    ['Meals planned', '2'],
    ['Calorie estimates', '0'],
  ])
})
