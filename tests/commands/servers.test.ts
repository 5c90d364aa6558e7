import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { npmFails, npmRun, npmStart, shellRun } from '#tests/support/commands.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { freePort } from '#tests/support/run-server.ts'

/** Commands that run until they are ended: each starts, answers, and ends. And those that need no server. */

async function onFreePort(kind: 'plain' | 'demo') {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const environment = { PORT: String(port), HOST: '127.0.0.1', ORIGIN: origin, DATA_DIR: readyDataDir(kind) }
  onTestFinished(() => rmSync(environment.DATA_DIR, { recursive: true, force: true, maxRetries: 5 }))
  return { origin, environment }
}

async function expectLanding(origin: string): Promise<void> {
  const response = await fetch(origin)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</html>')
}

test('npm start says where it listens, and answers there', async () => {
  const { origin, environment } = await onFreePort('plain')
  const server = npmStart('start', [], { environment })
  onTestFinished(server.stop)
  expect(await server.printed(new RegExp(origin))).toContain(environment.DATA_DIR)
  await expectLanding(origin)
})

test('npm run dev serves the unbuilt pages', async () => {
  const { origin, environment } = await onFreePort('plain')
  const server = npmStart('dev', [], { environment })
  onTestFinished(server.stop)
  await server.printed(new RegExp(origin))
  await expectLanding(origin)
})

test('npm run demo prints members with their passwords', async () => {
  const { origin, environment } = await onFreePort('demo')
  const server = npmStart('demo', [], { environment })
  onTestFinished(server.stop)
  expect(await server.printed(/demo-premium-member/)).toContain('premium@demo.example')
  await expectLanding(origin)
})

test('npm start -- --worker says that it needs PostgreSQL, and works where there is one', async () => {
  expect(await npmFails('start', ['--worker'])).toContain('needs DATABASE_URL')
  const programs = findPostgres()
  if (!programs) return
  const postgres = await startPostgres(programs)
  onTestFinished(postgres.stop)
  const workerPort = await freePort()
  const { environment } = await onFreePort('plain')
  const worker = npmStart('start', ['--worker'], {
    environment: { ...environment, DATABASE_URL: postgres.url, WORKER_PORT: String(workerPort) },
  })
  onTestFinished(worker.stop)
  await worker.printed(/Mealwright works on background jobs/)
  expect((await fetch(`http://127.0.0.1:${workerPort}/health/live`)).status).toBe(200)
})

test('npm run fake-ai prints the settings to use, and answers as a model does', async () => {
  const port = await freePort()
  const double = npmStart('fake-ai', [], { environment: { PORT: String(port), TOKENS_PER_SECOND: '10000' } })
  onTestFinished(double.stop)
  const output = await double.printed(/server-error/)
  const [, baseUrl] = /AI_BASE_URL=(\S+)/.exec(output)!
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'double', messages: [{ role: 'user', content: 'Say something' }] }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ choices: [{ message: { content: expect.any(String) } }] })
})

test('npm run bench -- faults kills the server, counts what is missing, and sets its clock', async () => {
  const output = await npmRun('bench', [
    'faults',
    '--kills',
    '1',
    '--plan-kills',
    '1',
    '--engine',
    'embedded',
  ])
  expect(output).toMatch(/^embedded: 1 kills, \d+ writes acknowledged .* 0 lost/m)
  expect(output).toMatch(/^embedded: 1 kills of plans .* 1 of 1 whole/m)
  expect(output).toMatch(/^embedded: the clock set .*: (\d+) of \1 held$/m)
})

test('each npx mealwright … of docs/commands.md answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'my-recipes.paprikarecipes')
  const recipe = JSON.stringify({ name: 'Leek soup', ingredients: '2 leeks', directions: 'Boil.' })
  writeFileSync(file, makeZip([{ name: 'Leek soup.paprikarecipe', content: recipe }]))
  const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'commands.md'), 'utf8')
  const lines = document.match(/^npx mealwright .+$/gm) ?? []
  expect(lines.length).toBeGreaterThan(5)
  const says: Record<string, RegExp> = {
    generate: /Per serving: \d+ kcal/,
    meal: /\d+ kcal \(likely/,
    recipe: /Per serving \(2\): \d+ kcal/,
    plan: /Day 1: \d+ kcal[^]+To buy:/,
    parse: /name +chopped tomatoes/,
    import: /Leek soup/,
  }
  for (const line of lines) {
    const [, , command] = line.split(' ')
    expect(await shellRun(line.replace('my-recipes.paprikarecipes', file)), line).toMatch(says[command!]!)
  }
})
