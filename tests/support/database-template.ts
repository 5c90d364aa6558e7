import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedInMemory } from '#app/db/embedded.server.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { dropSpareDatabases } from '#app/db/open.server.ts'

/**
 * Once per run: a migrated database that every test file starts from. In memory, a snapshot file; with
 * TEST_DATABASE_URL (a superuser's, on a server that may be played with), a template database.
 */
export type DatabaseTemplate = { snapshotFile: string } | { serverUrl: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations')

let cleanUp: () => Promise<void> = async () => {}

export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const template = serverUrl ? await makeTemplateDatabase(serverUrl) : await makeSnapshot()
  project.provide('databaseTemplate', template)
}

export async function teardown(): Promise<void> {
  await cleanUp()
}

async function makeSnapshot(): Promise<DatabaseTemplate> {
  const { pool, engine, close } = await openEmbeddedInMemory({
    onEngineLost: (reason) => {
      throw reason
    },
    log: console.error,
  })
  await migrateDatabase(pool, MIGRATIONS_DIR)
  await dropSpareDatabases(pool)
  await pool.query('checkpoint')
  const snapshotFile = join(tmpdir(), `mealwright-snapshot-${randomUUID()}.tar`)
  writeFileSync(snapshotFile, await (await engine()).dump('none'))
  await close()
  cleanUp = async () => rmSync(snapshotFile, { force: true })
  return { snapshotFile }
}

async function makeTemplateDatabase(serverUrl: string): Promise<DatabaseTemplate> {
  const name = `mealwright_template_${randomUUID().slice(0, 8)}`
  await runOnServer(serverUrl, `create database ${name}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, name), max: 1 })
  await migrateDatabase(pool, MIGRATIONS_DIR)
  await pool.end()
  cleanUp = () => dropDatabasesOf(serverUrl, name)
  return { serverUrl, name }
}

/** Drops the template and the databases that workers made from it, whose names begin with its name. */
async function dropDatabasesOf(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)`,
    [template],
  )
  await client.end()
  for (const { name } of rows) await runOnServer(serverUrl, `drop database ${name} with (force)`)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Makes a database of that name, hands out its address, and drops it in the end whatever happened. */
export async function withDatabase(
  serverUrl: string,
  name: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  await runOnServer(serverUrl, `create database ${name}`)
  try {
    await work(databaseUrl(serverUrl, name))
  } finally {
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
}

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
