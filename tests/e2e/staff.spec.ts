import type { Page } from '@playwright/test'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { expect, test as base } from '#tests/support/journey.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { totpOf } from '#tests/support/totp.ts'

const ANNA = { email: 'anna@staff.example', name: 'Anna Miller', password: 'several words about nothing' }
const OTTO = { email: 'otto@staff.example', name: 'Otto Brand', password: 'other words about nothing' }

/** A server with two staff accounts, made on the command line before it starts. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const dataDir = readyDataDir()
      for (const { email, name, password } of [ANNA, OTTO]) {
        const args = ['--email', email, '--name', name, '--ask']
        const made = runStaffCreate({ dataDir, arguments: args, typed: password })
        if (made.status !== 0) throw new Error(made.stderr)
      }
      const server = await runServer({ dataDir })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/blog-admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signedIn(page: Page, who = ANNA) {
  await signIn(page, who)
  await page.waitForURL('**/blog-admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

async function openCategories(page: Page) {
  await page.goto('/blog-admin/categories')
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
}

const entryIn = (page: Page) => page.evaluate(() => localStorage.getItem('blog-admin'))

test('[ADMIN-05] [ADMIN-06] [ADMIN-07] [ADMIN-10] [ADMIN-13] [DATA-33] signing in and out by keyboard', async ({
  page,
}) => {
  await page.goto('/blog-admin/login')
  await expect(page.getByText('This area is private')).toBeVisible()
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
  await expect(email).toHaveAttribute('required')
  await expect(password).toHaveAttribute('required')
  await email.fill(ANNA.email)
  await email.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('not my password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  expect(await entryIn(page)).toBeNull()

  const held = Promise.withResolvers<void>()
  await page.route('**/blog-admin/login.data', async (route) => {
    await held.promise
    await route.continue()
  })
  await password.fill(ANNA.password)
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  held.resolve()
  await page.waitForURL('**/blog-admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(JSON.parse((await entryIn(page))!)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: ANNA.email,
  })
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(shortcuts).toHaveText(['New Post', 'Manage Posts', 'Authors', 'Categories'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/blog-admin/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => entryIn(page)).toBeNull()
  await page.goto('/blog-admin/dashboard')
  await expect(page).toHaveURL(/\/blog-admin\/login$/)
})

test('[ADMIN-03] a bad entry is removed and leads to signing in, though the session still holds', async ({
  page,
}) => {
  await signedIn(page)
  for (const bad of [null, 'null', 'undefined', '{"id":', '{"id":"1"}', '{"email":"a@b.example"}']) {
    await page.evaluate((text) => {
      if (text === null) localStorage.removeItem('blog-admin')
      else localStorage.setItem('blog-admin', text)
    }, bad)
    await page.goto('/blog-admin/authors', { waitUntil: 'commit' })
    await page.waitForURL('**/blog-admin/login')
    await expect(page.getByText(`still signed in as ${ANNA.email}`)).toBeVisible()
    await expect.poll(() => entryIn(page), String(bad)).toBeNull()
  }
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/blog-admin/dashboard')
  expect(JSON.parse((await entryIn(page))!)).toMatchObject({ email: ANNA.email })
})

test('[ADMIN-02] [ADMIN-04] a forged entry shows nothing, to a visitor and to a member', async ({
  page,
  person,
  signUp,
}) => {
  const seen: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/blog-admin/') || response.status() >= 300) return
    seen.push(await response.text().catch(() => ''))
  })
  const forge = () =>
    page.evaluate(
      (entry) => localStorage.setItem('blog-admin', entry),
      JSON.stringify({ id: '1', email: ANNA.email }),
    )
  await page.goto('/about')
  for (const as of ['visitor', 'member']) {
    if (as === 'member') await signUp(page, person)
    for (const place of ['dashboard', 'posts', 'authors', 'categories', 'staff', 'messages']) {
      await forge()
      await page.goto(`/blog-admin/${place}`)
      await expect(page, `${place} as ${as}`).toHaveURL(/\/blog-admin\/login$/)
      await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0)
    }
  }
  await expect.poll(() => entryIn(page)).toBeNull()
  expect(seen.join('')).not.toContain(ANNA.name)
})

test('signing in works before the scripts have loaded', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await signIn(page, ANNA)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Staff', exact: true })
    .getByRole('link', { name: 'Authors' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Authors/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible()
  await context.close()
})

test('a second factor: scan or type, confirm, ten codes once, and a code at the next sign-in', async ({
  page,
  expectAccessible,
}) => {
  await signedIn(page, OTTO)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Your sign-in' }).click()
  const setUp = page.locator('form').filter({ hasText: 'Set up second factor' })
  await setUp.getByLabel('Password', { exact: true }).fill(OTTO.password)
  await setUp.getByRole('button', { name: 'Set up second factor' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = await page.locator('code').innerText()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right')
  await page.getByLabel('Code').fill(totpOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery] = await codes.allInnerTexts()
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/blog-admin/second-factor')
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await expect(codes).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/blog-admin/login')
  for (const code of [totpOf(secret, 1), recovery!]) {
    await signIn(page, OTTO)
    await page.waitForURL('**/blog-admin/login/code')
    await expectAccessible(page)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/blog-admin/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/blog-admin/login')
  }
})

test('[ADMIN-30] [ADMIN-31] [ADMIN-34] [ADMIN-35] [ADMIN-46] an author is created, shown to readers, changed and deleted', async ({
  page,
}) => {
  await signedIn(page)
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Authors' }).click()
  await page.getByRole('link', { name: 'New Author' }).click()
  const create = page.getByRole('button', { name: 'Create Author' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Name', { exact: true }).fill('Dr. Zoë  O’Neill -- Test')
  await expect(page.getByLabel('Slug')).toHaveValue('dr-zo-oneill-test')
  await expect(page.getByLabel('SEO title')).toHaveValue('Dr. Zoë  O’Neill -- Test')
  await page.getByLabel('Slug').fill('Zoe by hand')
  await page.getByLabel('Name', { exact: true }).fill('Zoë O’Neill')
  await expect(page.getByLabel('Slug')).toHaveValue('zoe-by-hand')
  await expect(page.getByLabel('SEO title')).toHaveValue('Zoë O’Neill')
  await page.getByLabel('Bio').fill('<p>Writes about <em>pulses</em>.<script>window.ran = 1</script></p>')
  await page.getByLabel('Twitter URL').fill('https://twitter.example/zoe')

  await page.context().setOffline(true)
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save author')
  await expect(page.getByLabel('Bio')).toHaveValue(/pulses/)
  await page.context().setOffline(false)
  await create.click()
  await page.waitForURL('**/blog-admin/authors')
  const row = page.getByRole('listitem').filter({ hasText: 'Zoë O’Neill' })
  await expect(row).toContainText('@zoe-by-hand')
  await expect(row).toContainText('No email')

  const visitor = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  const reader = await visitor.newPage()
  await reader.goto('/blog/author/zoe-by-hand')
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Zoë O’Neill')
  await expect(reader.getByText('Writes about pulses.')).toBeVisible()
  await row.getByRole('link', { name: 'Edit Zoë O’Neill' }).click()
  await page.getByLabel('Bio').fill('<p>Writes about beans.</p>')
  await page.getByRole('button', { name: 'Update Author' }).click()
  await page.waitForURL('**/blog-admin/authors')
  await reader.reload()
  await expect(reader.getByText('Writes about beans.'), 'at once').toBeVisible()

  await row.getByRole('link', { name: 'Delete Zoë O’Neill' }).click()
  await expect(page.getByText('It has no posts.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete author' }).click()
  await page.waitForURL('**/blog-admin/authors?deleted=*')
  await expect(row).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Author Not Found' })).toBeVisible()
  await visitor.close()
})

test('[ADMIN-37] [ADMIN-38] a category under another one, its featured posts in order', async ({ page }) => {
  await signedIn(page)
  await openCategories(page)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const parent = page.getByLabel('Parent category')
  await expect(parent).toHaveValue('')
  await expect(parent.locator('option').first()).toHaveText('None (top level)')
  const own = await page.getByLabel('Name', { exact: true }).inputValue()
  await expect(parent.getByRole('option', { name: own, exact: true })).toHaveCount(0)
  const rows = page.getByTestId('featured-post')
  const before = await rows.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  const choice = page.getByLabel('Feature a post')
  const added = await choice.locator('option').first().innerText()
  await choice.selectOption({ label: added })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(rows).toHaveText([...before, added])
  await page.getByRole('button', { name: `Move ${added} up` }).click()
  const order = [...before.slice(0, -1), added, ...before.slice(-1)]
  await expect(rows).toHaveText(order)
  await page.getByRole('button', { name: 'Update Category' }).click()
  await page.waitForURL('**/blog-admin/categories')
  await page.getByRole('link', { name: `Edit ${own}`, exact: true }).click()
  await expect(rows).toHaveText(order)
})

test('a colleague is added by a mailed link, signs in as an editor, and is out the moment the account goes', async ({
  page,
  browser,
  server,
}) => {
  await signedIn(page)
  await page.goto('/blog-admin/staff')
  await page.getByLabel('Name', { exact: true }).fill('Cleo New')
  await page.getByLabel('Email').fill('cleo@staff.example')
  const add = page.locator('form').filter({ hasText: 'Add to staff' })
  await expect(add.getByLabel('Rank')).toHaveValue('writer')
  await add.getByLabel('Rank').selectOption('Editor')
  await add.getByLabel('Your own password').fill(ANNA.password)
  await add.getByRole('button', { name: 'Add to staff' }).click()
  await expect(
    page.getByText('A link to choose a password is on its way to cleo@staff.example.'),
  ).toBeVisible()
  const mailed = async () =>
    (await server.emails()).find(({ to }) => to?.some(({ address }) => address === 'cleo@staff.example'))
  await expect.poll(mailed, { timeout: 20_000 }).toBeDefined()
  const link = /http\S+choose-password\S+/.exec((await mailed())!.text!)![0]

  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByLabel('New password').fill('a third set of words')
  await theirs.getByRole('button', { name: 'Save password' }).click()
  await theirs.getByRole('link', { name: 'Go to the staff sign-in' }).click()
  await signedIn(theirs, { ...ANNA, email: 'cleo@staff.example', password: 'a third set of words' })
  await theirs.goto('/blog-admin/staff')
  await expect(theirs.getByRole('table')).toContainText('Read and answer messages from the contact form')
  await expect(theirs.getByText('Change Cleo New')).toHaveCount(0)
  await theirs.goto('/blog-admin/messages')
  await expect(theirs.getByRole('heading', { level: 1, name: 'This is not for your rank' })).toBeVisible()
  await expect(theirs.getByText('Only an owner may do this: read and answer messages')).toBeVisible()

  await page.getByText('Change Cleo New').click()
  const remove = page.locator('form').filter({ hasText: 'Remove Cleo New' })
  await remove.getByLabel('Your own password').fill(ANNA.password)
  await remove.getByRole('button', { name: 'Remove Cleo New' }).click()
  await expect(page.getByText('The account is removed')).toBeVisible()
  await expect(page.getByText('removed a staff account: Cleo New')).toBeVisible()
  await theirs.getByRole('link', { name: 'Authors' }).first().click()
  await expect(theirs).toHaveURL(/\/blog-admin\/login$/)
  await context.close()
})

test('the question before a category is deleted is accessible, wide and narrow, and a phone has a menu', async ({
  page,
  expectAccessible,
}) => {
  await signedIn(page)
  await openCategories(page)
  const edit = await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .getAttribute('href')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(edit!.replace(/edit$/, 'delete'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isTooWide, `at ${width}`).toBe(false)
  }
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page
    .getByRole('navigation', { name: 'Staff, in the menu' })
    .getByRole('link', { name: 'Dashboard' })
    .press('Enter')
  await page.waitForURL('**/blog-admin/dashboard')
})
