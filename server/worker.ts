/** `npm run worker`: background jobs in a process of their own, beside web processes with WORKER=off. */
import { join } from 'node:path'
import { ConfigError, readConfig } from '#app/config.server.ts'
import { pinoLog } from '#app/ports/log/pino.server.ts'

export async function worker(): Promise<void> {
  const config = readSettings()
  const log = pinoLog(config.logLevel)
  const bundle = join(import.meta.dirname, '..', 'build', 'server', 'index.js')
  const { openServices } = (await import(bundle)) as typeof import('./app.ts')
  const opened = await openServices({ ...config, runWorkers: true }, log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  console.log(['', 'Mealwright works on background jobs', ...opened.describe(), ''].join('\n'))
  const stop = async () => {
    await opened.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

function readSettings() {
  try {
    const config = readConfig(process.env)
    if (!config.databaseUrl)
      throw new ConfigError(
        'A worker of its own needs DATABASE_URL: the embedded database belongs to one process.',
      )
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
