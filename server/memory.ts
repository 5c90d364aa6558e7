import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * How much memory the process may spread out in. Left alone, a server that needs 120 MB grows to several hundred under
 * load and keeps them: the engine lets its heap grow to four times what is in use before it looks for what is not, its
 * nursery takes 134 MB, and every thread gets an arena of its own from the C library. Measured in
 * docs/decisions/022-memory.md. A nursery that may shrink to 1 MB, as it does once memory is given back, costs 10 % CPU.
 */
const FLAGS = ['--min-semi-space-size=4', '--max-semi-space-size=16', '--heap-growing-percent=50']
/** How many arenas the C library of Linux keeps; others do not know it. It is read when a process starts, and never again. */
const ARENAS = 'MALLOC_ARENA_MAX'
/**
 * What is larger is asked of the system and given back to it at once. Left alone the C library raises this to 32 MB
 * after the first large piece, and keeps the room that compiling and compressing had needed for a moment.
 */
const GIVEN_BACK_FROM_BYTES = '131072'

/**
 * Begins again as the same process, with these settings: the only way to have them however the server was started.
 * Takes some 30 ms. What an operator has set stands.
 */
export function runFrugally(): void {
  if (process.platform !== 'linux' || process.env[ARENAS] || !process.execve) return
  process.execve(
    process.execPath,
    [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      [ARENAS]: '2',
      MALLOC_MMAP_THRESHOLD_: GIVEN_BACK_FROM_BYTES,
      MALLOC_TRIM_THRESHOLD_: GIVEN_BACK_FROM_BYTES,
    },
  )
}

/**
 * From now on the engine gives back what it needed for a moment. Left alone it does so while a process is idle, and a
 * server that looks for jobs never is. Asked for before the start is over, it collects ten times during it.
 */
export function giveMemoryBack(): void {
  // Compiled code is of use to processes with the same settings only: what the start compiled is kept for the next one.
  flushCompileCache()
  // A release of Node that does not know it says so and goes on.
  setFlagsFromString('--memory-saver-mode')
}
