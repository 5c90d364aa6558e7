/**
 * Fills an empty data folder from a backup, and on PostgreSQL an empty database as well.
 *
 *   npm run restore -- FILE              into DATA_DIR
 *   npm run restore -- FILE --into DIR   into another folder
 *
 * Takes the same settings as the server. The server must not be running on that folder.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.server.ts'
import { restoreBackup } from '#app/features/maintenance/restore-backup.server.ts'

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error('usage: npm run restore -- FILE [--into FOLDER]')
  const config = readConfig(process.env)
  const root = join(import.meta.dirname, '..')
  const dataDir = values.into ?? config.dataDir
  const { version, madeAt, files, hasSecrets } = await restoreBackup({
    file,
    dataDir,
    databaseUrl: config.databaseUrl,
    migrationsDir: join(root, 'migrations'),
    templateDir: join(root, 'build', 'database-template'),
  })
  console.log(`Restored into ${dataDir} what version ${version} had at ${madeAt}.`)
  if (files.kind === 's3')
    console.log(`Its ${files.count} files are in ${files.bucket} at ${files.endpoint}.`)
  if (!hasSecrets) console.log('Set the AUTH_SECRET it had: otherwise everybody has to sign in again.')
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
