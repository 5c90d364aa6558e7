import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('counters, histograms and gauges are written as Prometheus reads them', async () => {
  const metrics = createMetrics()
  const mails = metrics.counter({ name: 'mails_total', help: 'Emails.' })
  mails.add({ outcome: 'sent' })
  mails.add({ outcome: 'sent' }, 2)
  mails.add({ outcome: 'a "b"\\\n' })
  const seconds = metrics.histogram({ name: 'seconds', help: 'Time.', bounds: [0.1, 1] })
  for (const value of [0.05, 0.1, 0.5, 3]) seconds.observe({ route: '/x' }, value)
  metrics.gauge({ name: 'answer', help: 'Everything.' }, async () => [{ value: 42 }])
  metrics.gauge({ name: 'broken', help: 'Nothing.' }, () => Promise.reject(new Error('no database')))
  metrics.gauge({ name: 'none', help: 'Nothing.' }, () => [])
  expect(await metrics.text()).toBe(
    [
      '# HELP mails_total Emails.',
      '# TYPE mails_total counter',
      'mails_total{outcome="sent"} 3',
      'mails_total{outcome="a \\"b\\"\\\\\\n"} 1',
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{route="/x",le="0.1"} 2',
      'seconds_bucket{route="/x",le="1"} 3',
      'seconds_bucket{route="/x",le="+Inf"} 4',
      'seconds_sum{route="/x"} 3.65',
      'seconds_count{route="/x"} 4',
      '# HELP answer Everything.',
      '# TYPE answer gauge',
      'answer 42',
      '# broken could not be read',
      '',
    ].join('\n'),
  )
})

test('a label without bounds does not fill the memory', async () => {
  const metrics = createMetrics()
  const counter = metrics.counter({ name: 'c', help: 'c' })
  for (let index = 0; index < 5000; index++) counter.add({ id: String(index) })
  counter.add({ id: '7' })
  const text = await metrics.text()
  expect(text.split('\n').length).toBeLessThan(3010)
  expect(text).toContain('c{id="7"} 2')
})
