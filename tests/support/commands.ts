import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** The commands of package.json, started as a person types them. */

const ROOT = join(import.meta.dirname, '..', '..')

type Wanted = { environment?: Record<string, string>; cwd?: string; input?: string }
type Ended = { code: number | null; output: string }

/** Runs a command to its end and gives all that it printed; throws that where it did not end with 0. */
export async function npmRun(
  name: string,
  args: readonly string[] = [],
  wanted: Wanted = {},
): Promise<string> {
  const { code, output } = await endOf(npm(name, args, wanted))
  if (code !== 0) throw new Error(`npm run ${[name, ...args].join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** What a command says that cannot do what it is asked: a sentence, not a stack. */
export async function npmFails(
  name: string,
  args: readonly string[] = [],
  wanted: Wanted = {},
): Promise<string> {
  const { code, output } = await endOf(npm(name, args, wanted))
  if (code === 0) throw new Error(`npm run ${[name, ...args].join(' ')} ended with 0:\n${output}`)
  if (/\n\s+at /.test(output))
    throw new Error(`npm run ${[name, ...args].join(' ')} ended with a stack:\n${output}`)
  return output
}

/** Runs a line as a shell does. */
export async function shellRun(line: string, wanted: Wanted = {}): Promise<string> {
  const { code, output } = await endOf(started('sh', ['-c', line], wanted))
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`)
  return output
}

export type RunningCommand = {
  /** Resolves to all that it printed, once that matches; rejects if it ends first. */
  printed(wanted: RegExp): Promise<string>
  /** Asks it to end, with all its processes, and waits until it has. */
  stop(): Promise<void>
}

/** Starts a command that runs until it is ended. */
export function npmStart(name: string, args: readonly string[] = [], wanted: Wanted = {}): RunningCommand {
  const child = npm(name, args, wanted)
  let output = ''
  let look = () => {}
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      look()
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => {
          if (pattern.test(output)) resolve(output)
        }
        look()
        void ended.then(() => reject(new Error(`npm run ${name} ended early:\n${output}`)))
      }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

const npm = (name: string, args: readonly string[], wanted: Wanted) =>
  started('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], wanted)

function started(
  program: string,
  args: readonly string[],
  { environment, cwd, input }: Wanted,
): ChildProcess {
  const child = spawn(program, args, {
    cwd: cwd ?? ROOT,
    // A group of its own, so that npm, its shell and the command end together.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NO_COLOR: '1',
      // Nothing is fetched, and npm leaves no logs.
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      npm_config_logs_max: '0',
      ...environment,
    },
  })
  child.stdin.end(input ?? '')
  return child
}

function endOf(child: ChildProcess): Promise<Ended> {
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
