import { expect, test } from 'vitest'
import { expectFiguresUntouched } from '#tests/support/bench-figures.ts'
import { npmRun } from '#tests/support/commands.ts'

/** Each bench in its smoke mode prints the tables it promises. */

const smoke = ['--smoke']
expectFiguresUntouched()

test('npm run bench -- plans makes plans through the server and kills it during one of each chef', async () => {
  const output = await npmRun('bench', ['plans', ...smoke])
  expect(output).toMatch(/^\| click to the page with all 42 meals \| \d/m)
  expect(output).toMatch(/^\| plans, each killed once \| 1 \| 1 \|$/m)
  expect(output).toMatch(/^\| plans whole after the restart \| 1 \| 1 \|$/m)
})

test('npm run bench -- blog measures lists and posts, and every view is counted', async () => {
  const output = await npmRun('bench', ['blog', ...smoke])
  expect(output).toMatch(/^\| from the page cache, its view counted \| \d/m)
  const [, sent, counted] = /Views: ([\d,]+) sent by readers, ([\d,]+) counted/.exec(output) ?? []
  expect(sent).toBe(counted)
})

test('npm run bench -- community measures pages and searches of two sizes', async () => {
  const output = await npmRun('bench', ['community', ...smoke])
  expect(output).toContain('### Embedded')
  expect(output).toMatch(/^\| misspelt \| \d/m)
  expect(output).toMatch(/One post looked up by its id, at 1,000: alone p50 \d/)
})

test('npm run bench -- letters gives every reader one copy over a kill', async () => {
  expect(await npmRun('bench', ['letters', ...smoke])).toMatch(
    /readers: 40,[^}]*exactlyOne: 40,\s+none: 0,\s+several: 0/,
  )
})
