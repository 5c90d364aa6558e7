import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NUTELLA, OAT_DRINK, RECORDS, WITHOUT_FIGURES } from '#tests/support/open-food-facts.ts'
import { storedProduct } from './find-product.server.ts'
import { importProducts } from './import-products.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'mealwright-products-'))
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

function write(name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(content) : content)
  return file
}
const load = (file: string) => importProducts(database, file, { now: () => NOW })

test('a packed dump is read line by line, also twice, and what is no product is counted', async () => {
  const lines = [
    ...[NUTELLA, OAT_DRINK, WITHOUT_FIGURES].map((barcode) => JSON.stringify(RECORDS[barcode])),
    '{"code":"123","product_name":"Wrong code"}',
    '{"code":"4006381333931"}',
    '{"broken":',
    '',
  ]
  const file = write('dump.jsonl.gz', lines.join('\n'))
  const counts = { read: 6, stored: 2, unnamed: 3, withoutFigures: 1 }
  expect(await load(file)).toEqual(counts)
  expect(await load(file)).toEqual(counts)
  expect(await storedProduct(database.db, NUTELLA)).toMatchObject({
    source: 'import',
    name: 'Nutella',
    label: { kcal: 539 },
  })
  expect(await storedProduct(database.db, WITHOUT_FIGURES)).toBeNull()
})

test('the export with tabs is read, quotation marks and all, and a newer one changes a product', async () => {
  const columns = [
    'code',
    'product_name',
    'brands',
    'energy-kcal_100g',
    'proteins_100g',
    'carbohydrates_100g',
    'fat_100g',
  ]
  const rows = [
    [NUTELLA, 'Nutella "new"', 'Ferrero', '540', '6', '57', '31'],
    [OAT_DRINK, 'Without figures', '', '', '', '', ''],
  ]
  const file = write('export.csv', [columns, ...rows].map((row) => row.join('\t')).join('\n'))
  expect(await load(file)).toEqual({ read: 2, stored: 1, unnamed: 0, withoutFigures: 1 })
  expect(await storedProduct(database.db, NUTELLA)).toMatchObject({
    name: 'Nutella "new"',
    label: { kcal: 540 },
  })
})

test('what is no dump is said', async () => {
  await expect(load(write('other.csv', 'a,b\n1,2\n'))).rejects.toThrow('no export of Open Food Facts')
  await expect(load(write('other.pdf', 'x'))).rejects.toThrow('.jsonl')
  await expect(load(join(folder, 'nowhere.jsonl'))).rejects.toThrow('ENOENT')
})
