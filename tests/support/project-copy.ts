import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const SHARED = ['node_modules', 'build']
const LEFT_OUT = /^(?:\.git|\.cache|\.env.*|data.*|screenshots|test-results|playwright-report)$/

/** A copy of the sources, with the packages and the build of this checkout, for commands that write into the sources. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-sources-'))
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.test(one)))
    if (SHARED.includes(name)) symlinkSync(join(ROOT, name), join(folder, name))
    else cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
