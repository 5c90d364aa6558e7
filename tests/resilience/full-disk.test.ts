import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signedUpClient } from '#tests/support/client.ts'
import { runServer } from '#tests/support/run-server.ts'

const DISK = 'size=160m'
const disk = mkdtempSync(join(tmpdir(), 'mealwright-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]).status === 0
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

function fill(file: string): void {
  const filler = openSync(file, 'w')
  try {
    for (;;) writeSync(filler, Buffer.alloc(65_536, 1))
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(filler)
  }
}

// To mount a small disk takes entitlements that not everybody has.
test.skipIf(!isMounted)(
  'a full disk: readiness says so, writes are refused with a sentence, reading goes on, and all is well with room again',
  async () => {
    const server = await runServer({ dataDir: disk })
    const member = await signedUpClient(server)
    const readiness = async () => (await fetch(`${server.origin}/health/ready`)).json()
    const add = () =>
      member.post('/meal-planning/ingredients', {
        intent: 'add-list',
        list: Array.from({ length: 40 }, (_, index) => `${index + 1} g lentils`).join('\n'),
        idempotencyKey: randomUUID(),
      })
    fill(join(disk, 'filler'))
    expect(await readiness()).toMatchObject({ status: 'not ready', reason: 'disk' })
    const answers: Response[] = []
    for (let index = 0; index < 20; index++) answers.push(await add())
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining(
          'We cannot reach our data right now; what you entered is still here.',
        ),
      })
    }
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200)
    expect((await member.request('/recipes')).status).toBe(200)

    rmSync(join(disk, 'filler'))
    await expect.poll(readiness, { timeout: 30_000, interval: 200 }).toMatchObject({ status: 'ready' })
    expect((await add()).status).toBe(200)
    await server.kill('SIGKILL')
  },
  120_000,
)
