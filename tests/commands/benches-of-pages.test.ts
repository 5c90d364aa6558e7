import { expect, test } from 'vitest'
import { expectFiguresUntouched } from '#tests/support/bench-figures.ts'
import { npmRun } from '#tests/support/commands.ts'

/** Each bench in its smoke mode prints the tables it promises. */

const smoke = ['--smoke']
expectFiguresUntouched()

test('npm run bench measures each page beside a bare server, starts and a generation', async () => {
  const output = await npmRun('bench', smoke)
  for (const row of [
    'bare `node:http`',
    'landing, visitor',
    'dashboard, signed in',
    'start to first page',
    'one generation',
  ])
    expect(output).toMatch(new RegExp(String.raw`^\| ${row}.*\d`, 'm'))
  expect(output).not.toContain('NaN')
})

test('npm run bench -- soak prints memory and every kind of request it made, none of them refused', async () => {
  const output = await npmRun('bench', ['soak', ...smoke])
  expect(output).toMatch(/^\| under load, second half: median, most \| \d+ MB/m)
  expect(output).toMatch(/^\| (?:member|visitor): page \| \d/m)
  expect(output).toContain('Every request was answered.')
})

test('npm run bench -- first-visit presses through to a kept recipe', async () => {
  const output = await npmRun('bench', ['first-visit', ...smoke])
  expect(output).toMatch(/^\| to a kept one, with signing up \| 5 \| \d/m)
  expect(output).toContain('axe on the landing with its dish: 0 findings')
})

test('npm run bench -- lighthouse scores the landing beside its bare text', async () => {
  const output = await npmRun('bench', ['lighthouse', ...smoke])
  expect(output).toMatch(/^\| \/ \| \d+ \| 100 \| 100 \| 100 \|/m)
  expect(output).toContain('no violations')
})
