import { expect, test, vi } from 'vitest'
import { keptLog } from '#tests/support/log.ts'
import { keepEngine } from './engine-keeper.server.ts'
import type { Engine } from './pglite-engine.server.ts'

/** Engines that answer with their number and die when told to. */
function makeEngines(failsAt: readonly number[] = []) {
  const deaths: ((reason: Error) => void)[] = []
  const closed: number[] = []
  let started = 0
  return {
    closed,
    started: () => started,
    die: (number: number) => deaths[number - 1]!(new Error(`engine ${number} died`)),
    async start(onDeath: (reason: Error) => void): Promise<Engine> {
      const number = ++started
      deaths.push(onDeath)
      if (failsAt.includes(number)) throw new Error(`engine ${number} did not start`)
      return {
        exchange: async () => new Uint8Array([number]),
        dump: async () => new Uint8Array(),
        close: async () => void closed.push(number),
        kill: () => {},
      }
    },
  }
}

const numberOf = async (engine: Engine): Promise<number> => (await engine.exchange(new Uint8Array()))[0]!

test('an engine that dies is followed by another', async () => {
  const engines = makeEngines()
  const lost: Error[] = []
  const log = keptLog()
  const keeper = await keepEngine({
    start: engines.start,
    canStart: () => true,
    onLost: (e) => lost.push(e),
    log,
    soonMs: 0,
  })
  expect(await numberOf(await keeper.current())).toBe(1)
  engines.die(1)
  expect(await numberOf(await keeper.current())).toBe(2)
  await keeper.close()
  expect(engines.closed).toEqual([2])
  expect(lost).toEqual([])
  expect(log.messages).toHaveLength(1)
})

test('an engine that dies at once again, or cannot start, is lost, and nobody waits for it', async () => {
  const lost: string[] = []
  const onLost = (error: Error): void => void lost.push(error.message)
  const soon = makeEngines()
  const first = await keepEngine({ start: soon.start, canStart: () => true, onLost, log: keptLog() })
  soon.die(1)
  await expect(first.current()).rejects.toThrow('engine 1 died')
  const broken = makeEngines([2])
  const second = await keepEngine({
    start: broken.start,
    canStart: () => true,
    onLost,
    log: keptLog(),
    soonMs: 0,
  })
  broken.die(1)
  await expect(second.current()).rejects.toThrow('engine 2 did not start')
  await second.close()
  expect(lost).toEqual(['engine 1 died', 'engine 2 did not start'])
})

test('while the disk is full it waits, however soon, and starts when there is room', async () => {
  const engines = makeEngines()
  const lost: Error[] = []
  const looks = [false, false, false, true]
  const keeper = await keepEngine({
    start: engines.start,
    canStart: () => looks.shift() ?? true,
    onLost: (error) => lost.push(error),
    log: keptLog(),
    pauseMs: 0,
  })
  engines.die(1)
  await expect(keeper.current()).rejects.toThrow('its disk is full')
  await vi.waitFor(async () => expect(await numberOf(await keeper.current())).toBe(2))
  expect(looks).toEqual([])
  expect(lost).toEqual([])
})

test('a death while closing starts nothing', async () => {
  const engines = makeEngines()
  const keeper = await keepEngine({
    start: engines.start,
    canStart: () => true,
    onLost: () => {},
    log: keptLog(),
    soonMs: 0,
  })
  await keeper.close()
  engines.die(1)
  expect(engines.started()).toBe(1)
})
