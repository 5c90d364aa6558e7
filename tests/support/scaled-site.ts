import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { type Client, openClient } from './client.ts'
import { type ComposeService, composeServices } from './compose.ts'
import { type LocalPostgres, startPostgres } from './postgres.ts'
import { freePort, type RunningServer, runServer } from './run-server.ts'
import { type S3Double, startS3Double } from './s3.ts'
import { type SmtpDouble, startSmtpDouble } from './smtp.ts'
import { type RunningWorker, startWorker } from './start-worker.ts'

const root = join(import.meta.dirname, '..', '..')
const VARIABLES = {
  POSTGRES_PASSWORD: 'a-password-of-this-test',
  AUTH_SECRET: 'one secret for every process of this test',
  S3_SECRET_ACCESS_KEY: 'secret/with+signs',
}

export type ScaledSite = {
  postgres: LocalPostgres
  /** The address of the database as the processes have it. */
  databaseUrl: string
  store: S3Double
  mail: SmtpDouble
  servers: RunningServer[]
  workers: RunningWorker[]
  /** A web process on this port, with the settings of the others. */
  startWeb(port: number): Promise<RunningServer>
  startWorker(): Promise<RunningWorker>
  stop(): Promise<void>
}

/**
 * What `compose.scale.yaml` starts, as plain processes: as many web processes and workers as it says, by its commands
 * and environment, on a PostgreSQL, a store and a mail server of this machine. Only addresses are put in their place.
 */
export async function startScaledSite(programs: string): Promise<ScaledSite> {
  const services = composeServices('compose.scale.yaml', VARIABLES)
  const { web, worker } = services as { web: ComposeService; worker: ComposeService }
  const postgres = await startPostgres(programs)
  await makeOwner(postgres.url, services['postgres']!.environment!)
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_BUCKET } = web.environment!
  const store = await startS3Double({
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
    region: S3_REGION!,
    bucket: S3_BUCKET!,
  })
  const mail = await startSmtpDouble()
  const addresses: [string, string][] = [
    ['@postgres:5432', `@${new URL(postgres.url).host}`],
    ['http://store:9000', store.endpoint],
    ['smtp://mail:1025', mail.url],
    ['172.30.0.0/24', '127.0.0.1'],
  ]
  const here = ({ environment = {} }: ComposeService, own: Record<string, string>) => ({
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        addresses.reduce((text, [there, address]) => text.replace(there, address), value ?? ''),
      ]),
    ),
    ...own,
  })
  const startWeb = async (port: number) => {
    const environment = here(web, { ORIGIN: `http://localhost:${port}` })
    return runServer({ port, environment, args: argumentsOf(web) })
  }
  const startOneWorker = async () =>
    startWorker(here(worker, { WORKER_PORT: String(await freePort()) }), argumentsOf(worker))
  const servers = [await startWeb(await freePort())]
  const rest = Array.from({ length: web.deploy!.replicas! - 1 }, async () => startWeb(await freePort()))
  servers.push(...(await Promise.all(rest)))
  const workers = await Promise.all(Array.from({ length: worker.deploy!.replicas! }, startOneWorker))
  return {
    postgres,
    databaseUrl: here(web, {})['DATABASE_URL']!,
    store,
    mail,
    servers,
    workers,
    startWeb,
    startWorker: startOneWorker,
    async stop() {
      await Promise.all([...servers, ...workers].map((one) => one.dispose()))
      await Promise.all([store.close(), mail.close()])
      await postgres.stop()
    },
  }
}

/** The arguments that a service's command gives to the start script; none where the image's own command stands. */
function argumentsOf({ command }: ComposeService): string[] {
  if (command === undefined) return []
  const [node, script, ...args] = command as string[]
  if (node !== 'node' || script !== 'server/start.ts') throw new Error(`another command: ${String(command)}`)
  return args
}

/** The user and database that PostgreSQL's image makes from these settings. */
async function makeOwner(url: string, environment: Record<string, string | null>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const user = pg.escapeIdentifier(environment['POSTGRES_USER']!)
  await client.query(`create role ${user} login`)
  await client.query(`create database ${pg.escapeIdentifier(environment['POSTGRES_DB']!)} owner ${user}`)
  await client.end()
}

/** What the image's health check says of a process: the same script, in that process's environment. */
export function isHealthy(environment: { PORT: string } | { WORKER_PORT: string }): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'deploy', 'health-check.mjs')], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  return status === 0
}

/** The same person at every process: a client each, with the cookies of the first. */
export function atEveryServer(servers: readonly RunningServer[], client: Client): Client[] {
  return servers.map((server) => {
    const other = openClient(server)
    for (const [name, value] of client.cookies) other.cookies.set(name, value)
    return other
  })
}
