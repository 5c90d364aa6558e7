import { expect, test } from 'vitest'
import { healthFindings } from './health-findings.ts'

const day = (foods: readonly (readonly [string, number])[], kcal = 2000) => ({
  foods: foods.map(([foodId, grams]) => ({ foodId, grams })),
  kcal,
})
const ask = (days: ReturnType<typeof day>[], share = 1) =>
  healthFindings({ days, targetKcal: 2000, plannedKcal: 2000 * share, eatsOilyFish: true })

test('what is not met is said with the average, the bound and who advises it', () => {
  const findings = ask([
    day([
      ['white-rice', 500],
      ['salt', 10],
    ]),
  ])
  const said = findings.filter(({ isMet }) => !isMet)
  expect(said.map(({ name }) => name)).toEqual(['fibre', 'sodium', 'fruit and vegetables'])
  expect(said[1]!.text).toBe(
    'Sodium: 3.9 g a day on average; at most 2.3 g are advised (Institute of Medicine 2005).',
  )
  expect(said[2]!.text).toBe(
    'Fruit and vegetables: 0 g a day on average; at least 400 g are advised (WHO 2023).',
  )
  expect(findings.find(({ name }) => name === 'saturated fat')!.isMet).toBe(true)
})

test('where a part is eaten out, what is planned is held to its part of the bounds', () => {
  const home = [
    day(
      [
        ['broccoli', 250],
        ['butter', 30],
      ],
      1200,
    ),
  ]
  const of = (share: number, name: string) => ask(home, share).find((one) => one.name === name)!
  expect(of(1, 'fruit and vegetables').isMet).toBe(false)
  expect(of(0.6, 'fruit and vegetables')).toMatchObject({ isMet: true, average: 416.7 })
})

test('oily fish is asked of longer plans, and of nobody who eats none', () => {
  const week = Array.from({ length: 7 }, () => day([['white-rice', 500]]))
  const asked = (days: typeof week, eatsOilyFish: boolean) =>
    healthFindings({ days, targetKcal: 2000 * days.length, plannedKcal: 2000 * days.length, eatsOilyFish })
      .map(({ name }) => name)
      .includes('oily fish')
  expect(asked(week, true)).toBe(true)
  expect(asked(week, false)).toBe(false)
  expect(asked(week.slice(0, 3), true)).toBe(false)
})
