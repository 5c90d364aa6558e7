import { storedQuarters } from '#tests/support/made-photos.ts'
import { expect } from '#tests/support/journey.ts'
import { editor, openNewPost, signInAsStaff, test } from '#tests/support/staff-journey.ts'

// Wide enough for text and preview side by side.
test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin' })

test('[ADMIN-19] [ADMIN-20] [ADMIN-21] [ADMIN-22] [ADMIN-23] [ADMIN-24] [ADMIN-25] [ADMIN-27] [ADMIN-29] [ADMIN-30] a post is written, published, and on the blog at once', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const { title, slug, seoTitle, content, saveDraft, publish, preview } = editor(page)
  await page.goto('/blog')
  await openNewPost(page)
  await expect(page.getByRole('link', { name: 'Back to posts' })).toHaveAttribute('href', '/blog-admin/posts')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await page.getByLabel('Schema type').locator('option').allTextContents()).toEqual([
    'Article',
    'How-To Guide',
    'Product Review',
    'News Article',
  ])
  await expect(page.getByLabel('Schema type')).toHaveValue('Article')
  await expect(saveDraft).toHaveAttribute('aria-disabled', 'true')
  await title.fill('  ')
  await expect(saveDraft).toHaveAttribute('aria-disabled', 'true')
  await title.fill('Beans, twice a week')
  await expect(saveDraft).not.toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(slug).toHaveValue('beans-twice-a-week')
  await expect(seoTitle).toHaveValue('Beans, twice a week')
  await slug.fill('beans-week')
  await title.fill('Beans, three times a week')
  await expect(slug).toHaveValue('beans-week')
  await expect(seoTitle).toHaveValue('Beans, three times a week')

  await content.fill(`## Why\n\n${'word '.repeat(420)}\n\n#### Deep\n\n[lost](/blog/none/none)`)
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true')
  await expect(preview.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible()
  await expect(page.getByText('423 words, 2 min read')).toBeVisible()
  await expect(page.getByText('“Deep” skips a level: level 4 stands under level 2')).toBeVisible()
  await expect(page.getByText('/blog/none/none is no page readers can open')).toBeVisible()

  const tag = page.getByLabel('Add a tag')
  await tag.fill(' beans ')
  await tag.press('Enter')
  await tag.fill('beans')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await tag.fill('protein')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove protein' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)

  for (const name of ['One', 'Two']) {
    await page.getByRole('button', { name: 'Add question' }).click()
    const number = name === 'One' ? 1 : 2
    await expect(page.getByLabel(`Question ${number}`, { exact: true })).toBeFocused()
    await page.getByLabel(`Question ${number}`, { exact: true }).fill(`${name}?`)
    await page.getByLabel(`Answer ${number}`, { exact: true }).fill(`*${name}*.`)
  }
  await page.getByRole('button', { name: 'Move question 2 up' }).click()
  await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('Two?')
  await expect(page.getByText('0 / 160')).toBeVisible()
  await page.getByLabel('Meta description').fill('What beans do')
  await expect(page.getByText('13 / 160')).toBeVisible()
  await expect(page.getByText('localhost', { exact: false }).last()).toContainText('beans-week')
  await expectAccessible(page)

  await publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  const row = page.getByRole('row', { name: /Beans, three times a week/ })
  await expect(row).toContainText('No author')
  await expect(row).toContainText('Uncategorized')
  await expect(row).toContainText('Published')

  await page.goto('/blog/uncategorized/beans-week')
  await expect(page.getByRole('heading', { level: 1, name: 'Beans, three times a week' })).toBeVisible()
  await expect(page.getByText('2 min read').first()).toBeVisible()
  await page.getByText('Two?').click()
  await expect(page.getByText('Two.')).toBeVisible()
  // The home page had been stored before.
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'Beans, three times a week' }).first()).toBeVisible()
})

test('[ADMIN-15] [ADMIN-16] [ADMIN-17] [ADMIN-18] [ADMIN-48] the list finds a post, and deletes it only after the question', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await openNewPost(page)
  const { title, saveDraft } = editor(page)
  await title.fill('Short-lived oats')
  await saveDraft.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Blog Posts \(\d+\)$/)
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ posts$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search posts').fill('short-lived')
  await page.getByLabel('Status').selectOption('Draft')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Showing 1 to 1 of 1 posts')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Short-lived oats' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this post?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Showing 1 to 1 of 1 posts')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Short-lived oats' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Posts Found')).toBeVisible()
})

test('[ADMIN-20] [ADMIN-32] a pasted picture is uploaded, written into the text and shown with its widths', async ({
  staffPage: page,
}) => {
  await openNewPost(page)
  const { title, content, publish, preview } = editor(page)
  await title.fill('A picture of oats')
  await content.fill('Before\n\n')
  await content.press('Control+End')
  const photo = [...(await storedQuarters(1200, 800).jpeg().toBuffer())]
  await content.evaluate((area, bytes) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(bytes)], 'bowl-of-oats.jpg', { type: 'image/jpeg' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, photo)
  await expect(content).toHaveValue(/!\[\]\(\/blog-pictures\/[\da-f-]{36}-1200x800-960\.webp\)/)
  // No alt text is guessed from the file's name: the writer is asked for it.
  await expect(page.getByText(/nothing to people who cannot see it: add alt text/)).toBeVisible()
  await content.fill((await content.inputValue()).replace('![]', '![A bowl of oats]'))
  await expect(preview.getByRole('img', { name: 'A bowl of oats' })).toBeVisible()

  // The same picture from the library, at the head of the post.
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Picture without alt text' }).first().click()
  await dialog.getByLabel('Alt text').fill('Oats, from above')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByLabel('Featured image URL')).toHaveValue(/^http:\/\/localhost:\d+\/blog-pictures\//)
  await expect(page.getByLabel('Featured image URL')).toHaveAttribute('type', 'url')
  await expect(page.getByRole('img', { name: 'Oats, from above' })).toBeVisible()
  await page.getByLabel('Featured image URL').fill('https://elsewhere.example/x.png')
  await expect(page.getByRole('img', { name: 'Oats, from above' })).toHaveCount(0)
  await page.getByLabel('Featured image URL').fill('')

  await publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await page.goto('/blog/uncategorized/a-picture-of-oats')
  const shown = page.getByRole('img', { name: 'A bowl of oats' })
  await expect(shown).toHaveAttribute('width', '1200')
  await expect(shown).toHaveAttribute('height', '800')
  await expect(shown).toHaveAttribute('srcset', /-480\.webp 480w, .*-960\.webp 960w, .*-1600\.webp 1200w/)
  const source = await shown.getAttribute('src')
  const file = await page.request.get(source!)
  expect(file.headers()['content-type']).toBe('image/webp')
  expect(file.headers()['cache-control']).toContain('immutable')
  const smaller = await page.request.get(source!, { headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(smaller.headers()['content-type']).toBe('image/avif')
  expect(smaller.headers()['vary']).toContain('accept')
  expect((await smaller.body()).length).toBeLessThan((await file.body()).length)
})

test('the keyboard writes a post alone: shortcuts, toolbar, dialogs', async ({ staffPage: page }) => {
  await openNewPost(page)
  const { title, content, saveDraft } = editor(page)
  await title.fill('Keys')
  await content.focus()
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(content).toHaveValue('**bold**')
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('bold')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(content).toHaveValue('_bold_')
  await content.fill('link')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(content).toHaveValue('[link](url)')
  await content.fill('Heading')
  await page.keyboard.press('Control+a')
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Heading', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await expect(content).toHaveValue('## Heading')
  await page.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Schedule…' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Publish on, in your time').fill('2040-01-02T03:04')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(page.getByRole('row', { name: /Keys/ })).toContainText('for 2 Jan 2040, 03:04 CET')
  await page.getByRole('link', { name: 'Edit Keys' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scheduled for 2 Jan 2040, 03:04 CET.')).toBeVisible()
  await saveDraft.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Keys/ })).not.toContainText('2040')
})

test('[ADMIN-44] [ADMIN-46] what is wrong is said in the red box and at its field', async ({
  staffPage: page,
}) => {
  await openNewPost(page)
  const { title, slug, saveDraft } = editor(page)
  await title.fill('Taken')
  await saveDraft.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await openNewPost(page)
  await title.fill('Taken')
  await expect(slug).toHaveValue('taken')
  await saveDraft.click()
  await expect(page.getByRole('alert')).toContainText(
    'The address “taken” belongs to “Taken”; “taken-2” is free',
  )
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await page.route('**/blog-admin/posts/save', (route) => route.fulfill({ status: 200, body: '' }))
  await saveDraft.click()
  await expect(page.getByRole('alert')).toHaveText(/Invalid response from server/)
  await page.unroute('**/blog-admin/posts/save')
  await page.route('**/blog-admin/posts/save', (route) => route.abort())
  await saveDraft.click()
  await expect(page.getByRole('alert')).toHaveText(/Failed to save post/)
})

test('a preview link shows the draft to whoever has it, unlisted and uncounted, until it is revoked', async ({
  staffPage: page,
  browser,
  baseURL,
}) => {
  await openNewPost(page)
  await editor(page).title.fill('Secret broth')
  await editor(page).content.fill('Not yet public.')
  await editor(page).saveDraft.click()
  await page.getByRole('link', { name: 'Edit Secret broth' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Preview link…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()

  const reader = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const response = await reader.goto(link)
  expect(response!.headers()['x-robots-tag']).toContain('noindex')
  expect(response!.headers()['cache-control']).toBe('private, no-store')
  await expect(reader.getByText('Not yet public.')).toBeVisible()
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(reader.getByText('0 views')).toBeVisible()
  expect((await reader.request.get('/blog/uncategorized/secret-broth')).status()).toBe(404)
  await dialog.getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await reader.goto(link))!.status()).toBe(404)
  await reader.context().close()
})

for (const { name, width, colorScheme } of [
  { name: 'phone, dark', width: 390, colorScheme: 'dark' },
  { name: 'desk, light', width: 1440, colorScheme: 'light' },
  { name: 'phone, light', width: 390, colorScheme: 'light' },
  { name: 'desk, dark', width: 1440, colorScheme: 'dark' },
] as const) {
  test(`a post in the editor is accessible and does not scroll sideways: ${name}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await signInAsStaff(page)
    await openNewPost(page)
    await editor(page).title.fill('Wide and narrow')
    await editor(page).content.fill('## A\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\n#### B')
    await expect(page.getByText('“B” skips a level')).toBeVisible()
    await page.getByRole('button', { name: 'Add question' }).click()
    if (width < 500) {
      await expect(editor(page).preview).toBeHidden()
      await page.getByRole('radio', { name: 'Preview' }).check({ force: true })
      await expect(editor(page).preview).toBeVisible()
      await page.getByRole('radio', { name: 'Write' }).check({ force: true })
    }
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
