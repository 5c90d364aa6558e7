import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectFiguresUntouched } from '#tests/support/bench-figures.ts'
import { npmFails, npmRun } from '#tests/support/commands.ts'
import { writeLabelledSets } from '#tests/support/food-folders.ts'

/** Each bench in its smoke mode prints the tables it promises. */

const smoke = ['--smoke']
expectFiguresUntouched()

test('npm run bench -- relay prints the lag between the model and the page', async () => {
  expect(await npmRun('bench', ['relay', ...smoke])).toMatch(
    /^\| relay lag: token written to event given \| \d/m,
  )
})

test('npm run bench -- food without its folder measures our own meals and the speed, and says that nothing is written', async () => {
  const output = await npmRun('bench', ['food', ...smoke])
  expect(output).toMatch(/^\| \d+ meals in free speech \(our own\): calories within 20 % \| \d/m)
  expect(output).toContain('no folder with the labelled sets was named')
})

test('npm run bench -- food with a folder measures the labelled sets, and names what a folder lacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-labelled-'))
  try {
    expect(await npmFails('bench', ['food', ...smoke, folder])).toContain('has no ingredient-lines-dev.jsonl')
    writeLabelledSets(folder)
    const output = await npmRun('bench', ['food', ...smoke, folder, '--half', 'all'])
    expect(output).toMatch(/^\| 1 ingredient lines: whole line \| 100.0 %/m)
    expect(output).toMatch(/^\| 1 published recipes: calories within 20 % \| 100.0 %/m)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('npm run bench -- planning-lives prints a table for each set of people', async () => {
  const output = await npmRun('bench', ['planning-lives', ...smoke])
  expect(output.match(/^### .+$/gm)).toHaveLength(3)
  expect((output.match(/^\| .+ \|$/gm) ?? []).length).toBeGreaterThan(60)
})
