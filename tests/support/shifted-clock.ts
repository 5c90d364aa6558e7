/**
 * Loaded before a server (`--import`), in its threads too: moves the wall clock of the process by what a file says, as
 * when somebody sets the clock of the machine. The clock that only goes forward, and timers, stay as they are.
 */
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 20
const file = process.env['CLOCK_SHIFT_FILE']
const RealDate = Date
let shiftMs = 0
let lookedAtMs = -Infinity

function nowMs(): number {
  const steadyMs = performance.now()
  if (file !== undefined && steadyMs - lookedAtMs > LOOK_EVERY_MS) {
    lookedAtMs = steadyMs
    shiftMs = Number(readFileSync(file, 'utf8')) || 0
  }
  return RealDate.now() + shiftMs
}

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(nowMs()).toString(),
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [nowMs()] : given, made) as Date,
  get: (target, name) => (name === 'now' ? nowMs : Reflect.get(target, name)),
})
