/**
 * Loads packaged products into the database, so that barcodes are found without asking anybody.
 *
 *   npm run foods -- import-products <dump of Open Food Facts: .jsonl, .jsonl.gz, .csv or .csv.gz>
 *
 * With the embedded database, stop the server first. The same dump again changes nothing; a run cut short is started again.
 */
import { join, resolve } from 'node:path'
import { readConfig } from '#app/config.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { importProducts } from '#app/features/products/import-products.server.ts'

const REPORT_EVERY_PRODUCTS = 50_000

async function main(file: string | undefined): Promise<void> {
  if (!file)
    throw new Error(
      'usage: npm run foods -- import-products <dump of Open Food Facts: .jsonl(.gz) or .csv(.gz)>',
    )
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: resolve(config.dataDir),
    migrationsDir: join(import.meta.dirname, '..', 'migrations'),
  })
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort(new Error('Stopped. What was read so far is stored.')))
  try {
    console.log(`Importing into ${database.describe()}`)
    let reported = 0
    const { read, stored, unnamed, withoutFigures } = await importProducts(database, resolve(file), {
      now: () => new Date(),
      signal: stopping.signal,
      report({ read, stored }) {
        if (read - reported < REPORT_EVERY_PRODUCTS) return
        reported = read
        console.log(`  ${read} products read, ${stored} stored`)
      },
    })
    console.log(
      `${read} products read: ${stored} stored, ${unnamed} passed over without a name or a sound barcode, ${withoutFigures} without energy, protein, carbohydrate or fat.`,
    )
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
