import { expect, test } from 'vitest'
import { createGate } from './decode-gate.server.ts'

const never = new AbortController().signal

/** A task that runs until told; `running` and `most` count. */
function countedTasks() {
  const ends: (() => void)[] = []
  const counts = { running: 0, most: 0 }
  const task = async () => {
    counts.running++
    counts.most = Math.max(counts.most, counts.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    counts.running--
  }
  return { task, counts, endFirst: () => ends.shift()?.() }
}

test('lets two run at once and the others in as these end', async () => {
  const gate = createGate({ maxRunning: 2, maxWaiting: 10 })
  const { task, counts, endFirst } = countedTasks()
  const all = Array.from({ length: 6 }, () => gate(task, never))
  for (const run of all) {
    await Promise.resolve()
    expect(counts.running).toBeLessThanOrEqual(2)
    endFirst()
    await run
  }
  expect(counts).toEqual({ running: 0, most: 2 })
})

test('gives the place on when a task fails', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 10 })
  const failed = gate(() => Promise.reject(new Error('no photo')), never)
  const next = gate(() => Promise.resolve('read'), never)
  await expect(failed).rejects.toThrow('no photo')
  expect(await next).toBe('read')
  expect(await gate(() => Promise.resolve('free again'), never)).toBe('free again')
})

test('refuses once the queue is full', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 1 })
  const { task, endFirst } = countedTasks()
  const running = gate(task, never)
  const waiting = gate(() => Promise.resolve('waited'), never)
  await expect(gate(task, never)).rejects.toMatchObject({ code: 'too-many-requests' })
  endFirst()
  await running
  expect(await waiting).toBe('waited')
})

test('who leaves the queue takes no place', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 5 })
  const { task, counts, endFirst } = countedTasks()
  const running = gate(task, never)
  const person = new AbortController()
  const gone = gate(task, person.signal)
  const after = gate(() => Promise.resolve('in'), never)
  person.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  endFirst()
  await running
  expect(await after).toBe('in')
  expect(counts.most).toBe(1)
})
