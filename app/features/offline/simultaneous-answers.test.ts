import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, startServiceWorker } from '#tests/support/service-worker.ts'
import { KEPT_PAGES } from './kept-paths.ts'

let worker: ReturnType<typeof startServiceWorker>
beforeEach(async () => {
  worker = startServiceWorker()
  worker.network.answer = () => ({ keptFor: 'anna' })
  await worker.install()
  await worker.activate()
})

/** The next copy is there only once `written` is resolved; `begun` says that it waits for that. */
const holdWriting = () => {
  const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  worker.disk.write = () => {
    begun.resolve()
    return written.promise
  }
  return [begun.promise, written] as const
}
const ticked = { keptFor: 'anna', body: 'leeks are ticked' }

test('the first two pages of a member, asked for at the same time, are both stored', async () => {
  const slow = Promise.withResolvers<Answer>()
  worker.network.answer = (path) => (path === '/recipes' ? slow.promise : { keptFor: 'anna' })
  const opening = worker.open('/recipes')
  await worker.keep('/shopping')
  slow.resolve({ keptFor: 'anna' })
  await opening
  expect(worker.kept(KEPT_PAGES)).toEqual(['/shopping', '/recipes'])
})

test('a page that is loaded again while its copy is being stored is still stored afterwards', async () => {
  await worker.keep('/shopping')
  const [begun, written] = holdWriting()
  const storing = worker.keep('/shopping')
  await begun
  const loading = worker.open('/shopping')
  // Whatever does not wait for the first copy is done by then.
  await setImmediate()
  written.resolve()
  await Promise.all([storing, loading])
  expect(worker.kept(KEPT_PAGES)).toEqual(['/shopping'])
})

test('an older answer that comes late does not replace a newer one', async () => {
  await worker.keep('/shopping')
  const older = Promise.withResolvers<Answer>()
  worker.network.answer = () => older.promise
  const opening = worker.keep('/shopping')
  worker.network.answer = () => ticked
  await worker.keep('/shopping')
  older.resolve({ keptFor: 'anna', body: 'nothing is ticked' })
  await opening
  worker.network.isThere = false
  expect(await worker.open('/shopping')).toBe('leeks are ticked')
})

test('the older copy can be read while a newer one is written', async () => {
  worker.network.answer = () => ({ keptFor: 'anna', body: 'older' })
  await worker.keep('/shopping')
  const [begun, written] = holdWriting()
  worker.network.answer = () => ({ keptFor: 'anna', body: 'newer' })
  const storing = worker.keep('/shopping')
  await begun
  worker.network.isThere = false
  expect(await worker.open('/shopping')).toBe('older')
  written.resolve()
  await storing
  expect(await worker.open('/shopping')).toBe('newer')
})
