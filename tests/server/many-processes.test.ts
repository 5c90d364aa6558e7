import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBalancer } from '#tests/support/balancer.ts'
import { type Client, openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { quartersOf, storedQuarters } from '#tests/support/made-photos.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { findPostgres } from '#tests/support/postgres.ts'
import { atEveryServer, isHealthy, type ScaledSite, startScaledSite } from '#tests/support/scaled-site.ts'
import sharp from 'sharp'

const programs = findPostgres()
// Without a PostgreSQL on the machine there is nothing to run these against.
const suite = test.skipIf(programs === null)

const JSON_ONLY = { accept: 'application/json' }
const STAFF = { email: 'olga@staff.example', password: 'several words about nothing' }

let site: ScaledSite
let staff: Client[]
beforeAll(async () => {
  if (!programs) return
  site = await startScaledSite(programs)
  const [first] = site.servers
  const made = runStaffCreate({
    dataDir: first!.dataDir,
    databaseUrl: site.databaseUrl,
    arguments: ['--email', STAFF.email, '--name', 'Olga Owner', '--ask'],
    typed: STAFF.password,
  })
  expect(made.stderr).toBe('')
  const client = openClient(first!)
  expect((await client.post('/blog-admin/login', STAFF)).status).toBe(302)
  staff = atEveryServer(site.servers, client)
}, 120_000)
afterAll(() => site?.stop())

const everywhere = (client: Client) => atEveryServer(site.servers, client)
const visitors = () => site.servers.map((server) => openClient(server))
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')
const answersOf = (clients: readonly Client[], path: string, init?: RequestInit) =>
  Promise.all(clients.map((client) => client.request(path, init)))
const statusesOf = async (clients: readonly Client[], path: string, init?: RequestInit) =>
  (await answersOf(clients, path, init)).map(({ status }) => status)

/** Resolves once the same page is so at every process; a process hears of a change within a moment. */
const soonEverywhere = (isSo: () => Promise<unknown>) => expect.poll(isSo, { timeout: 3000, interval: 20 })

suite(
  'the file for several machines starts three web processes and two workers, all of them healthy',
  async () => {
    expect(site.servers).toHaveLength(3)
    expect(site.workers).toHaveLength(2)
    for (const { origin } of site.servers) expect(isHealthy({ PORT: new URL(origin).port })).toBe(true)
    for (const { environment } of site.workers)
      await expect
        .poll(() => isHealthy({ WORKER_PORT: environment['WORKER_PORT']! }), { timeout: 30_000 })
        .toBe(true)
  },
)

suite('who signs in at one process is known at all, and signed out everywhere at once', async () => {
  const clients = everywhere(await signedUpClient(site.servers[0]!))
  expect(await statusesOf(clients, '/profile')).toEqual([200, 200, 200])
  await clients[1]!.post('/auth/sign-out', {})
  expect(await statusesOf(clients, '/profile')).toEqual([302, 302, 302])
})

suite('a trial is exactly three recipes, asked for at three processes at once', async () => {
  const clients = everywhere(await signedUpClient(site.servers[0]!))
  const answers = await Promise.all(Array.from({ length: 21 }, (_, index) => clients[index % 3]!.generate()))
  expect(answers.filter((events) => events.some(({ type }) => type === 'recipe'))).toHaveLength(3)
})

suite(
  'a plan asked for at one process, made by a worker, is watched at another and read at the third',
  async () => {
    const [first, second, third] = everywhere(await signedUpClient(site.servers[0]!)) as [
      Client,
      Client,
      Client,
    ]
    const answer = await first.post('/meal-planning', {
      intent: 'create',
      name: 'Over three processes',
      days: '1',
      mealsPerDay: '3',
      idempotencyKey: randomUUID(),
    })
    const planId = /making=(.+)$/.exec(answer.headers.get('location') ?? '')![1]!
    const events = await (await second.request(`/meal-planning/plans/${planId}/events`)).text()
    expect(events).toContain('"status":"ready"')
    const page = await (await third.request(`/meal-planning?plan=${planId}`)).text()
    expect(page).toContain('Over three processes')
  },
)

suite(
  'a picture uploaded at one process lies in the store, and every process gives it to anybody',
  async () => {
    const photo = await storedQuarters(640, 480).jpeg().toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(photo)], 'soup.jpg', { type: 'image/jpeg' }))
    form.set('alt', 'Soup')
    const uploaded = await staff[0]!.request('/blog-admin/pictures', {
      method: 'POST',
      headers: JSON_ONLY,
      body: form,
    })
    const answer = (await uploaded.json()) as { ok: boolean; value: { address: string } }
    expect(answer).toMatchObject({ ok: true, value: { alt: 'Soup' } })
    expect(site.store.objects.size).toBeGreaterThan(0)
    const pictures = await answersOf(visitors(), answer.value.address)
    const bytes = await Promise.all(
      pictures.map(async (response) => Buffer.from(await response.arrayBuffer())),
    )
    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await sharp(bytes[0]).metadata()).width).toBe(640)
    for (const one of bytes) expect(Buffer.compare(one, bytes[0]!)).toBe(0)

    // What is shown where the post is shared is cut from it, by whichever process is asked.
    const { path } = await savePost(staff[1]!, {
      id: randomUUID(),
      title: 'With a picture',
      intent: 'publish',
      content: 'Soup.',
      socialImageUrl: answer.value.address,
    })
    const card = await openClient(site.servers[2]!).request(`/og/post/${path.split('/').at(-1)}.jpg`)
    expect(card.status).toBe(200)
    expect(await quartersOf(new Uint8Array(await card.arrayBuffer()))).toBe('rgbw')
  },
)

suite(
  'a post published, changed and taken offline at different processes reads the same at all',
  async () => {
    const id = randomUUID()
    const save = (at: number, fields: Record<string, string>) => savePost(staff[at]!, { id, ...fields })
    const clients = visitors()
    const pages = async (path: string) => Promise.all((await answersOf(clients, path)).map(textOf))
    // The list of posts is in the memory of every process before anything changes.
    for (const page of await pages('/blog/all')) expect(page).not.toContain('Soup of the day')

    const first = await save(0, { intent: 'publish', version: '0', content: 'Lentils and water.' })
    const path = first.path
    await soonEverywhere(() => statusesOf(clients, path)).toEqual([200, 200, 200])
    const listed = async () => (await pages('/blog/all')).map((page) => page.includes('Soup of the day'))
    await soonEverywhere(listed).toEqual([true, true, true])

    const second = await save(1, {
      intent: 'publish',
      version: String(first.version),
      content: 'Beans and stock.',
    })
    const isNew = async () => (await pages(path)).map((page) => page.includes('Beans and stock.'))
    await soonEverywhere(isNew).toEqual([true, true, true])

    await save(2, {
      intent: 'archive',
      version: String(second.version),
      content: 'Beans and stock.',
      confirmed: 'live',
    })
    await soonEverywhere(() => statusesOf(clients, path)).toEqual([404, 404, 404])
    await soonEverywhere(listed).toEqual([false, false, false])
  },
)

suite('a setting of the blog changed at one process is on the pages of all', async () => {
  const titles = async () =>
    Promise.all(
      (await answersOf(visitors(), '/blog')).map(
        async (answer) => /<h1[^>]*>([^<]*)/.exec(await textOf(answer))?.[1],
      ),
    )
  await titles()
  await staff[1]!.post('/blog-admin/settings', { title: 'Three kitchens', seoTitle: '', seoDescription: '' })
  await soonEverywhere(titles).toEqual(['Three kitchens', 'Three kitchens', 'Three kitchens'])
})

suite('a shared recipe taken down at one process is gone from all', async () => {
  const people = [somebody(), somebody()]
  const [author, reader] = await Promise.all(people.map((one) => signedUpClient(site.servers[0]!, one)))
  await makePremium(people.map(({ email }) => email))
  const recipe = {
    '@type': 'Recipe',
    name: 'Omelette for nobody',
    recipeIngredient: ['2 eggs', '10 g butter'],
    recipeInstructions: ['Whisk the eggs.', 'Fry them for 3 minutes.'],
  }
  const imported = await author!.post('/recipes/import', { text: JSON.stringify(recipe) })
  const path = /href="(\/recipe\/[0-9a-f-]{36}[^"]*)"/.exec(await imported.text())![1]!
  await author!.post(path, { intent: 'share', title: recipe.name, 'tags[]': ['eggs'] })
  const readers = everywhere(reader!)
  const search = `/public-recipes/pages?${new URLSearchParams({ q: recipe.name })}`
  const found = async () =>
    Promise.all(
      (await answersOf(readers, search, { headers: JSON_ONLY })).map(
        async (answer) => ((await answer.json()) as { value: { posts: { id: string }[] } }).value.posts,
      ),
    )
  const lists = await found()
  expect(lists.map((posts) => posts.length)).toEqual([1, 1, 1])
  const post = `/public-recipes/${lists[0]![0]!.id}`
  await readers[1]!.post(post, { intent: 'report', reason: 'spam' })
  const reports = await textOf(await staff[2]!.request('/blog-admin/reports'))
  const reportId = /name="reportId" value="([^"]+)"/.exec(reports)![1]!
  await staff[2]!.post('/blog-admin/reports', { intent: 'remove', reportId, reason: 'A test' })
  expect(await statusesOf(readers, post, { headers: JSON_ONLY })).toEqual([404, 404, 404])
  expect((await found()).map((posts) => posts.length)).toEqual([0, 0, 0])
})

suite(
  'every process is started anew under load: no request fails, nothing acknowledged is lost, each letter leaves once',
  async () => {
    const { servers, workers, mail } = site
    const balancer = openBalancer(servers)
    const person = somebody()
    const member = await signedUpClient(servers[0]!, person)
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ')
    const failed: string[] = []
    const kept: string[] = []
    const people: string[] = [person.email]
    const over = new AbortController()
    const ask = async (path: string, init?: RequestInit) => {
      const outcome = await balancer.request(path, init).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: unknown) => String((error as Error).cause ?? error),
      )
      if (typeof outcome !== 'number' || outcome >= 400) failed.push(`${path}: ${outcome}`)
      // A breath between two requests: what starts meanwhile shares the processor with what serves.
      await pause(THINK_MS)
      return outcome
    }
    const form = (fields: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie },
    })
    const reader = async (path: string) => {
      while (!over.signal.aborted) await ask(path, { headers: { cookie } })
    }
    const writer = async () => {
      for (let turn = 0; !over.signal.aborted; turn++) {
        const name = `Lentils ${letters()}`
        const fields = { intent: 'add', name, quantity: '200', unit: 'grams', idempotencyKey: randomUUID() }
        if (Number(await ask('/meal-planning/pantry', form(fields))) < 400) kept.push(name)
        if (turn % 10 !== 0) continue
        const { email, password } = somebody()
        const address = `10.77.${people.length}.1`
        const status = await ask('/auth/sign-up', {
          method: 'POST',
          body: new URLSearchParams({ email, password }),
          headers: { 'x-forwarded-for': address },
        })
        if (Number(status) < 400) people.push(email)
      }
    }
    const load = [reader('/about'), reader('/dashboard'), reader('/recipes'), writer(), writer()]

    for (const [index, server] of servers.entries()) {
      await server.kill('SIGTERM')
      servers[index] = await site.startWeb(Number(new URL(server.origin).port))
      await server.dispose()
    }
    await workers[0]!.stop()
    workers.push(await site.startWorker())
    over.abort()
    await Promise.all(load)
    await balancer.stop()

    expect(failed).toEqual([])
    expect(kept.length).toBeGreaterThan(20)
    const pantry = await (
      await fetch(`${servers[0]!.origin}/meal-planning/pantry`, { headers: { cookie } })
    ).text()
    expect(kept.filter((name) => !pantry.includes(name))).toEqual([])
    const sent = () => {
      const to = mail.emails.flatMap(({ recipients }) => recipients)
      return people.map((email) => to.filter((address) => address === email).length)
    }
    await expect.poll(sent, { timeout: 30_000, interval: 250 }).toEqual(people.map(() => 1))
  },
  120_000,
)

const THINK_MS = 20

/** Saves a post as the editor does, and answers with where it is. */
async function savePost(by: Client, fields: Record<string, string>) {
  const response = await by.request('/blog-admin/posts/save', {
    method: 'POST',
    headers: JSON_ONLY,
    body: new URLSearchParams({ title: 'Soup of the day', version: '0', ...fields }),
  })
  const answer = (await response.json()) as { ok: boolean; value: { version: number; path: string } }
  expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true })
  return answer.value
}

/** Written into the database: nothing over HTTP gives the plan away. */
async function makePremium(emails: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(`update profiles set subscription = 'premium' where email = any($1)`, [emails])
  await client.end()
}

/** Letters alone: figures in a name would be read as an amount. */
const letters = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
