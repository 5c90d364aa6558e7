/**
 * Loads USDA's full tables into the database; foods of the curated table keep coming first.
 *
 *   npm run foods -- import <folder of the unpacked download> [--branded]
 *
 * The download is "Full Download of All Data Types" (CSV) of FoodData Central. With the embedded database, stop the
 * server first. A run cut short goes on where it stopped when started again.
 */
import { join, resolve } from 'node:path'
import { readConfig } from '#app/config.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { importFoods } from '#app/features/foods/import-foods.server.ts'
import { openUsdaDownload } from '#app/features/foods/usda-download.server.ts'

const REPORT_EVERY_FOODS = 5000

async function main(folder: string | undefined, withBranded: boolean): Promise<void> {
  if (!folder) throw new Error('usage: npm run foods -- import <folder of the USDA download> [--branded]')
  const download = openUsdaDownload(resolve(folder), { withBranded })
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: resolve(config.dataDir),
    migrationsDir: join(import.meta.dirname, '..', 'migrations'),
  })
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort(new Error('Stopped. Start again to go on from here.')))
  try {
    console.log(`Importing into ${database.describe()}`)
    let reported = 0
    const result = await importFoods(database, download, {
      now: () => new Date(),
      signal: stopping.signal,
      report({ foodsRead, foodsStored, foodCount }) {
        if (foodsRead - reported < REPORT_EVERY_FOODS && foodsRead < foodCount) return
        reported = foodsRead
        console.log(`  ${foodsRead} of ${foodCount} foods read, ${foodsStored} stored`)
      },
    })
    const { foodsRead, foodsStored, removed, wasDone } = result
    console.log(
      wasDone
        ? `This download is already there: ${foodsStored} foods.`
        : `${foodsStored} foods stored, ${foodsRead - foodsStored} passed over for lack of sound figures, ${removed} older ones removed.`,
    )
  } finally {
    await database.close()
  }
}

try {
  await main(
    process.argv.slice(2).find((argument) => !argument.startsWith('--')),
    process.argv.includes('--branded'),
  )
} catch (error) {
  const isPlain = error instanceof Error
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
