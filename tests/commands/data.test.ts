import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmFails, npmRun } from '#tests/support/commands.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { writeTwoFoods } from '#tests/support/food-folders.ts'
import { NUTELLA, RECORDS, WITHOUT_FIGURES } from '#tests/support/open-food-facts.ts'

/** Commands that fill a data folder, save it and bring it back: one after the other on one folder, as on a server. */

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-command-'))
  environment = { DATA_DIR: readyDataDir() }
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(environment['DATA_DIR']!, { recursive: true, force: true })
})

test('npm run setup -- staff makes an owner, prints a link, and says what it needs', async () => {
  expect(await npmFails('setup', ['staff'], { environment })).toContain('usage: npm run setup -- staff')
  const args = ['--email', 'anna@example.org', '--name', 'Anna Miller']
  const output = await npmRun('setup', ['staff', ...args], { environment })
  expect(output).toContain('Made the staff account anna@example.org')
  expect(output).toMatch(/http:\S+\/blog-admin\/\S+token=/)
})

test('npm run seed -- blog writes articles', async () => {
  expect(await npmRun('seed', ['blog', '--posts', '20'], { environment })).toMatch(/^ {2}20 posts$/m)
  expect(await npmFails('seed', ['blog', '--posts', 'many'], { environment })).toContain(
    'usage: npm run seed -- blog',
  )
})

test('npm run seed -- community writes a community', async () => {
  const output = await npmRun('seed', ['community', '--posts', '20'], { environment })
  expect(output).toContain('20 posts by 20 members')
  expect(await npmFails('seed', ['community', '--posts', '0'], { environment })).toContain(
    'usage: npm run seed -- community',
  )
})

test('npm run foods -- import loads a download once, and says which files it looks for', async () => {
  expect(await npmFails('foods', ['import'], { environment })).toContain('usage: npm run foods -- import')
  const missing = join(folder, 'nowhere')
  expect(await npmFails('foods', ['import', missing], { environment })).toContain(
    `There is no folder ${missing}`,
  )
  writeTwoFoods(folder)
  expect(await npmRun('foods', ['import', folder], { environment })).toContain(
    '2 foods stored, 0 passed over',
  )
  expect(await npmRun('foods', ['import', folder], { environment })).toContain('already there: 2 foods')
})

test('npm run foods -- import-products loads a dump, and says what it passed over', async () => {
  expect(await npmFails('foods -- import-products', [], { environment })).toContain(
    'usage: npm run foods -- import-products',
  )
  const file = join(folder, 'dump.jsonl')
  writeFileSync(file, `${JSON.stringify(RECORDS[NUTELLA])}\n${JSON.stringify(RECORDS[WITHOUT_FIGURES])}\n`)
  expect(await npmRun('foods -- import-products', [file], { environment })).toContain(
    '2 products read: 1 stored, 0 passed over without a name or a sound barcode, 1 without energy',
  )
})

test('npm run backup writes an archive, and npm run restore brings it back into an empty folder only', async () => {
  const into = join(folder, 'restored')
  expect(await npmRun('backup', [folder], { environment })).toMatch(
    /mealwright-.*\.tar\.gz {2}\d+\.\d MB, checked/,
  )
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))
  const args = [join(folder, archive!), '--into', into]
  expect(await npmRun('restore', args, { environment })).toContain(`Restored into ${into}`)
  expect(readdirSync(into)).toContain('secrets')
  expect(await npmFails('restore', args, { environment })).toContain(into)
})

test('npm run setup -- stripe makes prices in an account, and says which key it needs', async () => {
  expect(await npmFails('setup', ['stripe'])).toContain('Set STRIPE_SECRET_KEY')
  const stripe = await startFakeStripe()
  try {
    const { secretKey, apiBase } = stripe.settings
    const output = await npmRun('setup', ['stripe'], {
      environment: { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase },
    })
    expect(output).toMatch(/STRIPE_PRICE_MONTHLY=price_\w+/)
    expect(output).toContain('/billing/webhook')
  } finally {
    await stripe.close()
  }
})
