import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type TestProcess = {
  pid: number
  /** Everything printed so far, line by line. */
  lines: readonly string[]
  /** Resolves once `isEnough` holds for the lines printed; rejects, with the errors printed, if it ends first. */
  printed(isEnough: (lines: readonly string[]) => boolean): Promise<void>
  /** kill -9, and waits until it is gone and all it printed is read. */
  kill(): Promise<void>
}

/** Runs one of our TypeScript files as a real process, to be killed by a test. */
export function runProcess(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): TestProcess {
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const lines: string[] = []
  let errors = ''
  let wake: () => void = () => {}
  child.stderr!.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line)
    wake()
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))

  return {
    pid: child.pid!,
    lines,
    printed: (isEnough) =>
      new Promise((resolve, reject) => {
        wake = () => {
          if (isEnough(lines)) resolve()
        }
        wake()
        void gone.then(() => reject(new Error(`The process ended early. ${errors}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
