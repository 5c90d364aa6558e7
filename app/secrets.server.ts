import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs cookies and links: the one set, or one made at the first start and kept in the data
 * folder, readable by its owner only. Never in code, never a default.
 */
export function authSecret(given: string | undefined, dataDir: string): string {
  if (given) return given
  const folder = join(dataDir, 'secrets')
  const file = join(folder, 'auth')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(temporary, file)
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** A key of one purpose, derived from the secret. */
export const signingKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')
