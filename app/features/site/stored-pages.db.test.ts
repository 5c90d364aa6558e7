import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { isChangedBy, openStoredPages } from './stored-pages.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a changed page is told here at once, and in every other process soon', async () => {
  const push = openInProcessPush(database, keptLog())
  const open = () => (isOnServer ? openPostgresPush({ database, log: keptLog() }) : push)
  const [one, two] = [await open(), await open()]
  const [here, there] = [openStoredPages(one, () => {}), openStoredPages(two, () => {})]
  const heard: (string | null)[] = []
  const heardThere: (string | null)[] = []
  here.subscribe((path) => heard.push(path))
  there.subscribe((path) => heardThere.push(path))
  const changed = here.changed('/blog')
  expect(heard).toEqual(['/blog'])
  await changed
  await expect.poll(() => heardThere).toEqual(['/blog'])
  await Promise.all([one.close(), two.close()])
})

test('a push that fails keeps nobody from publishing, and is said', async () => {
  const said: string[] = []
  const push = { ...openInProcessPush(database, keptLog()), publish: () => Promise.reject(new Error('gone')) }
  await openStoredPages(push, (message) => said.push(message)).changed('/blog')
  expect(said).toEqual(['Other processes were not told of a changed page'])
})

test('a change reaches the page itself and those below it, no namesake', () => {
  expect(isChangedBy('/blog', '/blog')).toBe(true)
  expect(isChangedBy('/blog/a', '/blog')).toBe(true)
  expect(isChangedBy('/blogging', '/blog')).toBe(false)
  expect(isChangedBy('/about', '/')).toBe(false)
  expect(isChangedBy('/', '/')).toBe(true)
})
