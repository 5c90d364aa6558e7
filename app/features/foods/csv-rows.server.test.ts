import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { csvRows } from './csv-rows.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(text: string, columns: string[], mayLack: string[] = []): Promise<string[][]> {
  const file = join(folder, 'rows.csv')
  writeFileSync(file, text)
  const rows: string[][] = []
  for await (const some of csvRows(file, columns, mayLack)) rows.push(...some)
  return rows
}

test('reads quoted commas, quotes and line breaks, with and without carriage returns', async () => {
  const text = '"id","name","note"\r\n"1","Butter, salted","1/2"" pat"\r\n2,plain,"two\nlines"\r\n3,last,'
  expect(await rowsOf(text, ['id', 'name', 'note'])).toEqual([
    ['1', 'Butter, salted', '1/2" pat'],
    ['2', 'plain', 'two\nlines'],
    ['3', 'last', ''],
  ])
})

test('gives the columns asked for in the order asked for, whatever else the file has', async () => {
  expect(await rowsOf('\uFEFFa,b,c\n1,2,3\n', ['c', 'a'])).toEqual([['3', '1']])
  expect(await rowsOf('a,b\n1,2\n', ['a', 'z'], ['z'])).toEqual([['1', '']])
  await expect(rowsOf('a,b\n1,2\n', ['a', 'z'])).rejects.toThrow('has no column z')
})

test('reads rows that lie across the pieces a file comes in', async () => {
  const long = `"${'ä, "" \n'.repeat(40_000)}"`
  const rows = await rowsOf(`id,text\n${`7,${long}\n`.repeat(12)}8,end`, ['id', 'text'])
  expect(rows).toHaveLength(13)
  expect(new Set(rows.slice(0, 12).map(([, text]) => text))).toEqual(new Set(['ä, " \n'.repeat(40_000)]))
  expect(rows.at(-1)).toEqual(['8', 'end'])
})

test('a file that is not there is an error, not an empty one', async () => {
  const rows = csvRows(join(folder, 'missing.csv'), ['id'])
  await expect(rows.next()).rejects.toThrow('ENOENT')
})
