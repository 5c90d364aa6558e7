import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { WeekAround } from '#app/features/plans/view/week-around.tsx'
import { sampleDay } from '#tests/support/sample-plan.ts'
import { EatenWeek } from './eaten-week.tsx'

const MONDAY = '2026-03-16'

const draw = (element: React.ReactElement) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}

/** A figure as it is drawn: the last of its kind in a piece of the page. */
const drawn = (html: string, name: string) => Number(new RegExp(`--${name}:([\\d.e-]+)`).exec(html)?.[1])
const figure = (text: string | undefined) => Number(text?.replaceAll(',', '').replace('−', '-'))
const columnsOf = (html: string) => html.match(/<a [^>]*>.*?<\/a>/gs) ?? []
const planColumnsOf = (html: string) => html.match(/<li[^>]*>.*?<\/li>/gs) ?? []

const amount = fc.double({ min: 1, max: 400, noNaN: true })
/** Energy apart from 4/4/9 of the macronutrients, as alcohol and the table's own factors leave it. */
const aDay: fc.Arbitrary<Macros> = fc.record({
  kcal: fc.double({ min: 500, max: 6000, noNaN: true }),
  proteinG: amount,
  carbsG: amount,
  fatG: amount,
})
const aTarget = fc.integer({ min: 1200, max: 4000 })

test('the days of a plan are drawn around their target as they are labelled', () => {
  const week = fc.array(aDay, { minLength: 2, maxLength: 7 })
  fc.assert(
    fc.property(week, aTarget, (totals, targetKcal) => {
      const targets = { kcal: targetKcal, proteinG: 100, carbsG: 200, fatG: 60 }
      const days = totals.map((total, dayIndex) => ({ ...sampleDay(dayIndex), target: targets, total }))
      const html = draw(<WeekAround days={days} targets={targets} today={MONDAY} />)
      const reachKcal = figure(/reaches ([\d,]+) kcal/.exec(html)?.[1])
      const rows = html.match(/<tr>.*?<\/tr>/gs) ?? []
      for (const [index, column] of planColumnsOf(html).entries()) {
        const off = Math.round(totals[index]!.kcal) - targetKcal
        const label = /<b[^>]*>([^<]*)<\/b>/.exec(column)?.[1]
        expect(figure(label?.replace(/[±+]/, ''))).toBe(off)
        if (off === 0) expect(column).not.toContain('--off')
        else {
          expect(drawn(column, 'off') * reachKcal).toBeCloseTo(Math.abs(off), 3)
          expect(column.includes('data-over')).toBe(off > 0)
        }
        const kcal = Math.round(totals[index]!.kcal).toLocaleString('en-GB')
        expect(rows[index + 1]).toContain(`>${kcal}<`)
        expect(rows[index + 1]).toContain(`>${label}<`)
      }
    }),
    { numRuns: 30 },
  )
})

test('the days eaten are drawn as they are labelled; today and a day without entries stay open', () => {
  const week = fc.array(fc.option(aDay), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(week, fc.option(aTarget), (totals, targetKcal) => {
      const days = totals.map((total, index) => ({ date: addDays(MONDAY, index - 6), entries: 1, total }))
      const html = draw(
        <EatenWeek day={MONDAY} today={MONDAY} week={days} average={null} targetKcal={targetKcal} />,
      )
      const reachKcal = figure(/reaches ([\d,]+) kcal/.exec(html)?.[1])
      const columns = columnsOf(html)
      for (const [index, total] of totals.entries()) {
        const column = columns[index]!
        const isToday = index === 6
        const label = /<b[^>]*>([^<]*)<\/b>/.exec(column)?.[1]
        if (total === null) {
          expect(label).toBe('–')
          expect(column).toContain('no entries')
        } else if (targetKcal === null || isToday) {
          expect(figure(label?.replace('…', ''))).toBe(Math.round(total.kcal))
        } else {
          const off = Math.round(total.kcal) - targetKcal
          expect(figure(label?.replace('+', ''))).toBe(off)
          if (off !== 0) {
            expect(drawn(column, 'off') * reachKcal).toBeCloseTo(Math.abs(off), 3)
            expect(column.includes('data-over')).toBe(off > 0)
          }
        }
        if (total === null || targetKcal === null || isToday) expect(column).not.toContain('--off')
      }
    }),
    { numRuns: 30 },
  )
})

test('a day that lacks meals is not drawn as off its target', () => {
  const targets = { kcal: 2000, proteinG: 100, carbsG: 200, fatG: 60 }
  const half = { ...sampleDay(0), openSlots: ['dinner' as const] }
  const html = draw(<WeekAround days={[half, sampleDay(1)]} targets={targets} today={MONDAY} />)
  expect(planColumnsOf(html)[0]).not.toContain('--off')
})
