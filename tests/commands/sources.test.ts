import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { npmFails, npmRun, shellRun } from '#tests/support/commands.ts'
import { writeOwnFoods, writeTwoFoods, writeWordLists } from '#tests/support/food-folders.ts'
import { copyProject } from '#tests/support/project-copy.ts'

/** Commands that write into the sources or beside them: in a copy of the project, so that this one stays as it is. */

const root = join(import.meta.dirname, '..', '..')
let copy: ReturnType<typeof copyProject>
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

const here = () => ({ cwd: copy.folder })
const ours = (path: string) => readFileSync(join(root, path))
const written = (path: string) => readFileSync(join(copy.folder, path))

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('npm run format puts a file right', async () => {
  appendFileSync(join(copy.folder, 'bench/smoke.ts'), '\n\n;export   const odd="x";;\n')
  await npmRun('format', [], here())
  expect(written('bench/smoke.ts').toString()).toBe(
    `${ours('bench/smoke.ts').toString()}\nexport const odd = 'x'\n`,
  )
  cpSync(join(root, 'bench/smoke.ts'), join(copy.folder, 'bench/smoke.ts'))
})

test('npm run foods -- ids writes the union of the ids that the table has', async () => {
  writeFileSync(join(copy.folder, 'app/domain/food/food-id.ts'), '')
  await npmRun('foods', ['ids'], here())
  expect(written('app/domain/food/food-id.ts')).toEqual(ours('app/domain/food/food-id.ts'))
})

test('npm run foods -- names writes the words of the names that the tables have', async () => {
  writeFileSync(join(copy.folder, 'foods/name-words.br'), '')
  expect(await npmRun('foods', ['names'], here())).toMatch(/^\d+ names, \d+ bytes, packed \d+$/m)
  const [made, committed] = [written, ours].map((read) => brotliDecompressSync(read('foods/name-words.br')))
  expect(made!.equals(committed!)).toBe(true)
})

test('npm run foods -- english writes the words near to foods, and names the lists that a folder lacks', async () => {
  const folder = emptyFolder()
  expect(await npmFails('foods', ['english'], here())).toContain('usage: npm run foods -- english')
  expect(await npmFails('foods', ['english', folder], here())).toContain('has no english-words-10.json')
  writeWordLists(folder)
  expect(await npmRun('foods', ['english', folder], here())).toMatch(
    /^\d+ words in foods\/english-words.txt$/m,
  )
  expect(written('foods/english-words.txt').toString()).toMatch(/^accepting$/m)
  cpSync(join(root, 'foods/english-words.txt'), join(copy.folder, 'foods/english-words.txt'))
})

test('npm run foods finds no difference from its own figures, then the one there is, and names what a folder lacks', async () => {
  const folder = emptyFolder()
  expect(await npmFails('foods', [], here())).toContain('usage: npm run foods')
  expect(await npmFails('foods', [folder], here())).toContain('has no usda-foods.csv, usda-portions.csv')
  writeOwnFoods(folder)
  expect(await npmRun('foods', [folder], here())).toMatch(/^\d+ foods, 0 differences from the reference$/m)
  writeTwoFoods(folder)
  expect(await npmFails('foods', [folder], here())).toMatch(/: no USDA food SR\d+$/m)
})

test('npm run foods -- pack packs a download, and says which files it looks for', async () => {
  const folder = emptyFolder()
  expect(await npmFails('foods', ['pack'], here())).toContain('usage: npm run foods -- pack')
  expect(await npmFails('foods', ['pack', folder], here())).toContain(
    'has neither food.csv nor usda-foods.csv',
  )
  writeTwoFoods(folder)
  expect(await npmRun('foods', ['pack', folder], here())).toMatch(/^\d+ foods, \d+ bytes, packed \d+$/m)
  expect(brotliDecompressSync(written('foods/usda.tsv.br')).toString()).toContain('Porridge of the tests')
  cpSync(join(root, 'foods'), join(copy.folder, 'foods'), { recursive: true })
})

test('npm run db:generate finds every table in the migrations', async () => {
  expect(await npmRun('db:generate', [], here())).toContain('No schema changes')
})

test('npm test -- --ledger counts the rows whose tests passed in the last run', async () => {
  expect(await npmFails('test', ['--ledger'], here())).toContain('run npm test first')
  const cache = join(copy.folder, '.cache')
  mkdirSync(cache)
  writeFileSync(
    join(cache, 'unit.json'),
    JSON.stringify({
      testResults: [{ assertionResults: [{ title: '[SHELL-01] opens', status: 'passed' }] }],
    }),
  )
  expect(await npmRun('test', ['--ledger'], here())).toMatch(/^SHELL {7} +1 +\d+$/m)
})

test('npm run kitchen -- measure says how often lists become their dish', async () => {
  expect(await npmRun('kitchen', ['measure', '--lists'])).toMatch(
    /^[89]\d\.\d % lists that became the dish they stand for/m,
  )
})

test('npm run kitchen -- samples prints recipes', async () => {
  expect(await npmRun('kitchen', ['samples', '--count', '1'])).toMatch(/^## From chicken thighs[^]+^1\. /m)
})

test('npm run kitchen -- plates draws a sheet', async () => {
  const out = emptyFolder()
  expect(await npmRun('kitchen', ['plates', '--count', '2', '--out', out])).toContain('2 plates in')
  expect(readFileSync(join(out, '001.svg'), 'utf8')).toContain('<svg')
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('001.svg')
})

test('npm run screenshots photographs a page and finds no difference from itself', async () => {
  const only = ['--only', 'visitor-about']
  expect(await npmFails('screenshots', [], here())).toContain('Usage: npm run screenshots')
  expect(await npmRun('screenshots', ['before', ...only], here())).toContain(
    '4 pictures in screenshots/before',
  )
  const after = await npmRun('screenshots', ['after', '--against', 'before', ...only], here())
  expect(after).toContain('No picture differs.')
})

test('node scripts/app-icons.ts draws the icons that the app has', async () => {
  expect(await shellRun('node scripts/app-icons.ts', here())).toContain('maskable-512.png')
  expect(written('public/icons/icon-512.png').equals(ours('public/icons/icon-512.png'))).toBe(true)
})
