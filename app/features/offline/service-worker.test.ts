import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startServiceWorker } from '#tests/support/service-worker.ts'
import { KEPT_PAGES, KEPT_PICTURES } from './kept-paths.ts'

const FILES = 'files-1'
let worker: ReturnType<typeof startServiceWorker>
/** Whose session the browser has; null for none. */
let member: string | null

beforeEach(async () => {
  member = 'anna'
  worker = startServiceWorker()
  worker.network.answer = (path) => ({
    ...(member && { keptFor: member }),
    body: `<title>${path}</title><link href="/assets/app-1.css"><img src="/pictures/of-${member}.webp">`,
  })
  await worker.install()
  await worker.activate()
})

test('pages come from the network whenever it is there, however often they were kept', async () => {
  let count = 0
  worker.network.answer = () => ({ keptFor: 'anna', body: `visit ${++count}` })
  expect(await worker.open('/recipes')).toBe('visit 1')
  expect(await worker.open('/recipes')).toBe('visit 2')
  worker.network.isThere = false
  expect(await worker.open('/recipes')).toBe('visit 2')
})

test('recipes, the list and the plans are kept for a member, no other page', async () => {
  for (const path of [
    '/recipes?q=soup',
    '/recipe/1/soup',
    '/meal-planning',
    '/profile',
    '/',
    '/recipes/import',
  ])
    await worker.open(path)
  expect(worker.kept(KEPT_PAGES)).toEqual(['/recipes?q=soup', '/recipe/1/soup', '/meal-planning'])
  worker.network.isThere = false
  expect(await worker.open('/recipe/1/soup')).toContain('<title>/recipe/1/soup</title>')
  expect(await worker.open('/recipes'), 'the list with another filter is better than none').toContain(
    '/recipes',
  )
  expect(await worker.open('/profile'), 'anything else').toContain('<title>/offline</title>')
})

test('a page that the app shows without loading it is kept when the app says so, and only one of ours', async () => {
  await worker.keep('/recipe/2')
  await worker.keep('/profile')
  await worker.keep('https://evil.example/recipes')
  expect(worker.kept(KEPT_PAGES)).toEqual(['/recipe/2'])
})

test('twenty pages are kept, the one opened longest ago goes first', async () => {
  for (let id = 1; id <= 20; id++) await worker.open(`/recipe/${id}`)
  await worker.open('/recipe/1')
  await worker.open('/recipe/21')
  const kept = worker.kept(KEPT_PAGES)
  expect(kept).toHaveLength(20)
  expect(kept).not.toContain('/recipe/2')
  expect(kept.slice(-2)).toEqual(['/recipe/1', '/recipe/21'])
})

test('built files come from the cache once they were fetched, with what a kept page needs fetched beside it', async () => {
  await worker.open('/recipes')
  expect(worker.kept(FILES)).toEqual(['/offline', '/assets/app-1.css'])
  worker.asked.length = 0
  await worker.file('/assets/app-1.css')
  expect(worker.asked).toEqual([])
  worker.network.isThere = false
  expect((await worker.file('/assets/app-1.css'))!.status).toBe(200)
})

test('a script is served while its copy is still being written, and is stored in the end', async () => {
  const written = Promise.withResolvers<void>()
  worker.disk.write = () => written.promise
  const { answer, isDone } = worker.fileAtOnce('/assets/person-1.js')
  expect((await answer).status).toBe(200)
  expect(worker.kept(FILES)).not.toContain('/assets/person-1.js')
  written.resolve()
  await isDone
  expect(worker.kept(FILES)).toContain('/assets/person-1.js')
})

test('a script comes from the network if the disk can be neither read nor written', async () => {
  worker.disk.write = () => Promise.reject(new Error('no room'))
  expect((await worker.file('/assets/person-1.js'))!.status).toBe(200)
  worker.disk.read = () => Promise.reject(new Error('broken'))
  expect((await worker.file('/assets/person-1.js'))!.status).toBe(200)
})

describe('nothing kept can be read by anybody else:', () => {
  const gone = () => {
    expect(worker.kept(KEPT_PAGES)).toEqual([])
    expect(worker.kept(KEPT_PICTURES)).toEqual([])
  }
  beforeEach(async () => {
    await worker.open('/recipes')
    expect(worker.kept(KEPT_PAGES)).toEqual(['/recipes'])
    expect(worker.kept(KEPT_PICTURES)).toEqual(['/pictures/of-anna.webp'])
  })

  test.each([
    '/auth/sign-out',
    '/auth/sign-in',
    '/auth/sign-in.data',
    '/auth/sign-up',
    '/profile/delete',
    '/reset-password',
  ])('it goes before %s is sent', async (path) => {
    worker.network.answer = () => {
      gone()
      return {}
    }
    await worker.post(path)
    gone()
  })

  test('it goes as soon as any page is somebody else’s, or nobody’s', async () => {
    member = null
    await worker.open('/help')
    gone()
    member = 'anna'
    await worker.open('/recipes')
    member = 'ben'
    await worker.open('/dashboard')
    gone()
    await worker.open('/meal-planning')
    expect(worker.kept(KEPT_PAGES)).toEqual(['/meal-planning'])
  })

  test('a page that was asked for before the sign-out and comes after it is not kept', async () => {
    const slow = Promise.withResolvers<Answer>()
    worker.network.answer = (path) => (path === '/meal-planning' ? slow.promise : {})
    const opening = worker.keep('/meal-planning')
    await worker.post('/auth/sign-out')
    slow.resolve({ keptFor: 'anna' })
    await opening
    gone()
  })

  test('a page that is asked for while the sign-out is under way is not stored after it', async () => {
    const signingOut = Promise.withResolvers<Answer>()
    worker.network.answer = (path) => (path === '/auth/sign-out' ? signingOut.promise : { keptFor: 'anna' })
    const leaving = worker.post('/auth/sign-out')
    await worker.keep('/meal-planning')
    signingOut.resolve({})
    await leaving
    gone()
  })

  test('a page of a session that has ended is not stored when it comes after a page that shows the end', async () => {
    await worker.post('/auth/sign-out')
    const slow = Promise.withResolvers<Answer>()
    worker.network.answer = (path) => (path === '/meal-planning' ? slow.promise : {})
    const opening = worker.keep('/meal-planning')
    await worker.open('/help')
    slow.resolve({ keptFor: 'anna' })
    await opening
    gone()
  })

  test('pictures of a page are not stored after a sign-out that comes while they are loaded', async () => {
    const slow = Promise.withResolvers<Answer>()
    const picture = Promise.withResolvers<void>()
    worker.network.answer = (path) => {
      if (path === '/meal-planning')
        return { keptFor: 'anna', body: '<img src="/pictures/1.webp"><img src="/pictures/2.webp">' }
      if (path !== '/pictures/1.webp') return {}
      picture.resolve()
      return slow.promise
    }
    const opening = worker.keep('/meal-planning')
    await picture.promise
    await worker.post('/auth/sign-out')
    slow.resolve({})
    await opening
    gone()
  })

  test('a visitor’s pages are not kept', async () => {
    member = null
    await worker.open('/recipe/1/shared')
    gone()
  })
})

test('a gateway that fails takes nothing away; what is refused or redirected is not kept, what is gone goes', async () => {
  await worker.open('/recipe/deleted')
  await worker.open('/recipes')
  worker.network.answer = () => ({ status: 502, body: 'Bad gateway' })
  await worker.open('/recipes')
  worker.network.answer = () => ({ status: 404, keptFor: 'anna' })
  await worker.open('/recipe/404')
  await worker.open('/recipe/deleted')
  worker.network.answer = () => ({ keptFor: 'anna', redirected: true })
  await worker.keep('/meal-planning')
  expect(worker.kept(KEPT_PAGES)).toEqual(['/recipes'])
})

test('the icons, whose names never change, are asked for anew while there is a network', async () => {
  await worker.file('/brand/icon.svg')
  worker.asked.length = 0
  await worker.file('/brand/icon.svg')
  expect(worker.asked).toEqual(['GET /brand/icon.svg'])
  worker.network.isThere = false
  expect((await worker.file('/brand/icon.svg'))!.status).toBe(200)
})

test('what an older worker kept goes when this one takes over', async () => {
  worker.putCache('pages-0')
  await worker.activate()
  expect(worker.caches()).not.toContain('pages-0')
})

test('what is no page, no built file and nothing about signing in passes untouched', async () => {
  for (const path of ['/recipes.data', '/meal-planning/plans/1/events', '/og/page/help.png'])
    expect(await worker.file(path)).toBeNull()
  expect(await worker.post('/recipes')).toBeNull()
})
