import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { arcPath, dialArcs, tickPath } from './dial-geometry.ts'
import { Dial } from './dial.tsx'
import { Scale } from './scale.tsx'
import { percentages, sharesInWords, SplitBar } from './split-bar.tsx'

const MACROS = [
  { label: 'Protein', amount: 116, tone: 'var(--protein)' },
  { label: 'Carbs', amount: 280, tone: 'var(--carbs)' },
  { label: 'Fat', amount: 216, tone: 'var(--fat)' },
]

test('a scale is a meter with its figures, its ticks and its target', () => {
  const html = renderToStaticMarkup(<Scale label="Monday" value={1779} max={2200} ticks={22} target={1850} />)
  expect(html).toContain(
    'role="meter" aria-label="Monday" aria-valuemin="0" aria-valuemax="2200" aria-valuenow="1779"',
  )
  expect(html).toContain('--value:0.8086;--ticks:22')
  expect(html).toContain('--target:0.8409')
})

test('a scale never runs over its ends', () => {
  const html = renderToStaticMarkup(<Scale label="Day" value={9} max={3} kind="progress" />)
  expect(html).toContain('role="progressbar"')
  expect(html).toContain('aria-valuenow="3"')
  expect(html).toContain('--value:1;--ticks:3')
  expect(renderToStaticMarkup(<Scale label="None" value={0} max={0} />)).toContain('--value:0;--ticks:1')
})

test('per cents of parts always add up to 100, or are all 0', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (amounts) => {
        const sum = percentages(amounts).reduce((total, percent) => total + percent, 0)
        expect(sum).toBe(amounts.some((amount) => amount > 0) ? 100 : 0)
      },
    ),
  )
  expect(percentages([116, 280, 216])).toEqual([19, 46, 35])
})

test('a bar and a dial say their shares in words', () => {
  expect(sharesInWords(MACROS)).toBe('protein 19 %, carbs 46 %, fat 35 %')
  expect(renderToStaticMarkup(<SplitBar label="Share of calories" shares={MACROS} />)).toContain(
    'role="img" aria-label="Share of calories: protein 19 %, carbs 46 %, fat 35 %"',
  )
  expect(renderToStaticMarkup(<Dial label="Share of calories" shares={MACROS} />)).toContain(
    'aria-label="Share of calories: protein 19 %, carbs 46 %, fat 35 %"',
  )
})

test('a dial with its sum names every arc and its share beside its colour', () => {
  const html = renderToStaticMarkup(<Dial label="Share of calories" shares={MACROS} energy="612 kcal" />)
  expect(html).toContain('<strong>612 kcal</strong>')
  for (const words of ['Protein 19\u00a0%', 'Carbs 46\u00a0%', 'Fat 35\u00a0%'])
    expect(html).toContain(`${words}</span>`)
})

test('arcs keep apart, stay in order and are as long as their shares', () => {
  const amount = fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1000, noNaN: true }))
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 6 }), (amounts) => {
      const arcs = dialArcs(amounts)
      const total = amounts.reduce((sum, one) => sum + one, 0)
      const drawn = arcs.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(arcs).toHaveLength(amounts.filter((one) => one > 0).length)
      for (const [position, { index, from, to }] of arcs.entries()) {
        expect((to - from) / drawn).toBeCloseTo((amounts[index] ?? NaN) / total, 6)
        expect(from).toBeGreaterThan(arcs[position - 1]?.to ?? 0)
        expect(to).toBeLessThan(360)
      }
    }),
  )
  expect(dialArcs([0, 0])).toEqual([])
  expect(dialArcs([1000, 1]).map(({ index }) => index)).toEqual([0, 1])
})

test('a share of more than half goes the long way round', () => {
  expect(arcPath(0, 200)).toContain(' 0 1 1 ')
  expect(arcPath(0, 100)).toContain(' 0 0 1 ')
})

test('the dial has sixty ticks, twelve of them long', () => {
  const ticks = tickPath().split('M').filter(Boolean)
  expect(ticks).toHaveLength(60)
  expect(ticks[0]).toBe('120.0 11.0L120.0 3.0')
  expect(ticks[1]).toBe('131.4 11.6L131.7 8.6')
})
