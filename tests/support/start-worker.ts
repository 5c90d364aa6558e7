import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningWorker = {
  dataDir: string
  environment: Record<string, string>
  /** Ends it in order, and answers with how it ended. */
  stop(): Promise<number | null>
  /** Kills it if it runs, and removes its data. */
  dispose(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** A worker of its own, as `npm start -- --worker` starts it. */
export function startWorker(environment: Record<string, string>, args = ['--worker']): RunningWorker {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-worker-'))
  const worker = spawn(process.execPath, [join(root, 'server', 'start.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((resolve) => worker.once('exit', resolve))
  const end = (signal: NodeJS.Signals) => {
    worker.kill(signal)
    return ended
  }
  return {
    dataDir,
    environment,
    stop: () => end('SIGTERM'),
    async dispose() {
      await end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
