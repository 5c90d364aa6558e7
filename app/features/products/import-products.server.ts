import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '#app/db/open.server.ts'
import { products } from '#app/db/schema/index.ts'
import { type Product, productOf } from '#app/domain/products/product.ts'

/** Rows per statement: a run cut short loses one batch at most, and started again it writes the same rows. */
const BATCH_ROWS = 500
/** A record of a dump has up to some hundred thousand characters. */
const MAX_RECORD_CHARACTERS = 8_000_000

export type ProductsImported = {
  read: number
  stored: number
  /** No name, or a barcode that its check digit does not prove. */
  unnamed: number
  /** No energy, protein, carbohydrate or fat, or figures that cannot be. */
  withoutFigures: number
}

type Options = { now: () => Date; report?: (so: ProductsImported) => void; signal?: AbortSignal }

/**
 * Reads a dump of Open Food Facts (JSONL or tab-separated CSV, also gzipped) into the database, record by record, so that
 * its size does not matter. The same dump again changes nothing.
 */
export async function importProducts(
  { db, pool, isEmbedded }: Pick<Database, 'db' | 'pool' | 'isEmbedded'>,
  file: string,
  { now, report, signal }: Options,
): Promise<ProductsImported> {
  const so: ProductsImported = { read: 0, stored: 0, unnamed: 0, withoutFigures: 0 }
  let batch = new Map<string, Product>()
  const store = async () => {
    signal?.throwIfAborted()
    await storeBatch(db, [...batch.values()], now())
    so.stored += batch.size
    batch = new Map()
    report?.({ ...so })
  }
  for await (const record of recordsIn(file)) {
    so.read++
    const product = productOf(record)
    if (product === null) so.unnamed++
    else if (product.label === null) so.withoutFigures++
    else batch.set(product.barcode, product)
    if (batch.size >= BATCH_ROWS) await store()
    // Records that are passed over go by in one turn: a stop has to be heard.
    else if (so.read % 10_000 === 0) signal?.throwIfAborted()
  }
  await store()
  if (isEmbedded) await pool.query('vacuum (analyze) products')
  return so
}

async function storeBatch(db: Db, found: readonly Product[], fetchedAt: Date): Promise<void> {
  if (found.length === 0) return
  await db
    .insert(products)
    .values(found.map((product) => ({ ...product, source: 'import' as const, isFound: true, fetchedAt })))
    .onConflictDoUpdate({
      target: products.barcode,
      set: {
        source: sql`excluded.source`,
        isFound: sql`excluded.is_found`,
        name: sql`excluded.name`,
        brand: sql`excluded.brand`,
        quantity: sql`excluded.quantity`,
        label: sql`excluded.label`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    })
}

/** The records of a dump; throws where the file cannot be read or is neither of the two kinds. */
async function* recordsIn(file: string): AsyncGenerator {
  const isPacked = await beginsWith(file, [0x1f, 0x8b])
  const stream = isPacked ? unpacked(createReadStream(file)) : createReadStream(file)
  const name = file.replace(/\.gz$/i, '')
  if (/\.(?:csv|tsv|txt)$/i.test(name)) yield* recordsOfCsv(stream)
  else if (/\.(?:jsonl|json|ndjson)$/i.test(name)) yield* recordsOfLines(stream)
  else throw new Error('Give a file that ends in .jsonl, .jsonl.gz, .csv or .csv.gz')
}

async function beginsWith(file: string, bytes: readonly number[]): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0)
    return bytesRead === bytes.length && bytes.every((byte, at) => buffer[at] === byte)
  } finally {
    await handle.close()
  }
}

function unpacked(packed: Readable): Readable {
  const plain = createGunzip()
  packed.on('error', (error) => plain.destroy(error))
  return packed.pipe(plain)
}

/** A line that is no JSON, or longer than any record, is passed over as a record without a name. */
async function* recordsOfLines(stream: Readable): AsyncGenerator {
  let rest = ''
  let isTooLong = false
  stream.setEncoding('utf8')
  for await (const piece of stream as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      if (!isTooLong && line.trim() !== '') yield parsed(line)
      else if (isTooLong) yield null
      isTooLong = false
    }
    if (rest.length > MAX_RECORD_CHARACTERS) {
      rest = ''
      isTooLong = true
    }
  }
  if (rest.trim() !== '' && !isTooLong) yield parsed(rest)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** The export has one flat column for each figure ("energy-kcal_100g"); the records of the API nest them. */
async function* recordsOfCsv(stream: Readable): AsyncGenerator {
  const parser = parse({
    bom: true,
    delimiter: '\t',
    // The export quotes nothing: a quotation mark is part of a name.
    quote: null,
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize: MAX_RECORD_CHARACTERS,
  })
  stream.on('error', (error) => parser.destroy(error))
  stream.pipe(parser)
  let columns: string[] | null = null
  for await (const row of parser as AsyncIterable<string[]>) {
    if (columns === null) {
      columns = row
      if (!columns.includes('code') || !columns.some((name) => name.endsWith('_100g')))
        throw new Error(
          'This is no export of Open Food Facts: its first line has to name the columns, with tabs between them',
        )
      continue
    }
    const record = Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']))
    yield { ...record, nutriments: record }
  }
}
