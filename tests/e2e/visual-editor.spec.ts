import type { Locator, Page } from '@playwright/test'
import { storedQuarters } from '#tests/support/made-photos.ts'
import {
  GOOGLE_DOCS_CLIPBOARD,
  MARKDOWN_CLIPBOARD,
  WEB_PAGE_CLIPBOARD,
  WORD_CLIPBOARD,
} from '#tests/support/clipboards.ts'
import { expect } from '#tests/support/journey.ts'
import { paste } from '#tests/support/paste.ts'
import { editor, isKept, test } from '#tests/support/staff-journey.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin' })

const articleOf = (page: Page) => page.getByRole('textbox', { name: 'Article' })

async function openVisualPost(page: Page): Promise<Locator> {
  await page.goto('/blog-admin/posts/new')
  await articleOf(page).waitFor()
  return articleOf(page)
}

test('an article of 1,500 words is pasted from Word, Google Docs, a page and Markdown, with pictures, saved, published and read', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const article = await openVisualPost(page)
  await editor(page).title.fill('Pasted from everywhere')
  await article.focus()
  await paste(article, { texts: { 'text/html': WORD_CLIPBOARD, 'text/plain': 'x' } })
  const notice = page.getByRole('status').filter({ hasText: 'Pasted from Word.' })
  await expect(notice).toContainText(
    'Left out: 1 picture (save it, then drop its file here), fonts and colours.',
  )
  await expect(article.getByRole('heading', { level: 2, name: 'Beans in the week' })).toBeVisible()
  await notice.getByRole('button', { name: 'Undo paste' }).click()
  await expect(article.getByRole('heading')).toHaveCount(0)

  const filler = `<p>${'word '.repeat(450)}</p>`
  for (const [html, source] of [
    [WORD_CLIPBOARD.replace('<h2>Steps', `${filler}<h2>Steps`), 'Pasted from Word.'],
    [GOOGLE_DOCS_CLIPBOARD.replace('</h2>', `</h2>${filler}`), 'Pasted from Google Docs.'],
    [WEB_PAGE_CLIPBOARD.replace('</h3>', `</h3>${filler}`), '1 script, 1 form field'],
  ] as const) {
    await paste(article, { texts: { 'text/html': html, 'text/plain': 'x' } })
    await expect(page.getByRole('status').filter({ hasText: source })).toBeVisible()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
  }
  await paste(article, { texts: { 'text/plain': `${MARKDOWN_CLIPBOARD}\n${'word '.repeat(150)}` } })
  await expect(page.getByRole('status').filter({ hasText: 'Pasted from Markdown.' })).toBeVisible()
  await expect(article.getByRole('heading', { name: 'Written as Markdown' })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(article, {
    files: [
      {
        name: 'bowl-of-oats.jpg',
        type: 'image/jpeg',
        bytes: [...(await storedQuarters(1200, 800).jpeg().toBuffer())],
      },
    ],
  })
  const picture = article.locator('figure img[src*="/blog-pictures/"]')
  await expect(picture).toBeVisible()
  const alt = page.getByLabel('Alt text of the picture')
  await expect(alt).toHaveValue('')
  await page.keyboard.type('A bowl, from above.')
  await alt.fill('Oats with milk')
  await expect(article.getByRole('img', { name: 'Oats with milk' })).toBeVisible()
  await expect(page.getByText(/^1,5\d\d words/)).toBeVisible()
  await isKept(page)
  await expectAccessible(page)

  await editor(page).publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  // A page of its own: the list may still ask for something when it is left.
  const reader = await page.context().newPage()
  const requests: string[] = []
  reader.on('request', (request) => requests.push(request.url()))
  await reader.goto('/blog/uncategorized/pasted-from-everywhere')
  const shown = reader.getByRole('article')
  for (const name of [
    'Beans in the week',
    'Steps',
    'Lentils for weekdays',
    'From a page',
    'Written as Markdown',
  ])
    await expect(shown.getByRole('heading', { name })).toBeVisible()
  await expect(shown.getByRole('listitem').filter({ hasText: /^in cold water$/ })).toBeVisible()
  await expect(shown.getByRole('figure')).toHaveText([/Watch on YouTube/, 'A bowl, from above.'])
  await expect(shown.getByRole('table')).toHaveCount(3)
  expect(dialogs).toEqual([])
  // Readers load nothing of the editor.
  expect(requests.filter((url) => /visual|prosemirror|post-editor|blog-admin/.test(url))).toEqual([])
})

test('Markdown and HTML are views of the same text, converted; undone as long as nothing is changed', async ({
  staffPage: page,
}) => {
  const article = await openVisualPost(page)
  await editor(page).title.fill('Three views')
  await article.focus()
  await page.keyboard.type('## Why\nBeans are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('cheap')
  const writtenIn = (name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })
  await writtenIn('Markdown')
  await expect(editor(page).content).toHaveValue('## Why\n\nBeans are **cheap**\n')
  await writtenIn('HTML')
  await expect(editor(page).content).toHaveValue('<h2>Why</h2>\n<p>Beans are <strong>cheap</strong></p>')
  await writtenIn('Markdown')
  await expect(editor(page).content).toHaveValue('## Why\n\nBeans are **cheap**\n')
  await editor(page).content.fill('* one\n* two')
  await writtenIn('Visual')
  await expect(articleOf(page).getByRole('listitem')).toHaveText(['one', 'two'])
  // Looked at and not changed, the Markdown is as it was typed.
  await writtenIn('Markdown')
  await expect(editor(page).content).toHaveValue('* one\n* two')
  await page.route('**/blog-admin/posts/preview', (route) => route.abort())
  await writtenIn('HTML')
  await expect(page.getByRole('alert')).toContainText('No connection: the text stays as it is.')
  await expect(editor(page).content).toHaveValue('* one\n* two')

  const held = Promise.withResolvers<void>()
  await page.unroute('**/blog-admin/posts/preview')
  await page.route('**/blog-admin/posts/preview', async (route) => {
    await held.promise
    await route.continue()
  })
  await writtenIn('HTML')
  await editor(page).content.fill('* one, and more')
  held.resolve()
  await expect(page.getByRole('alert')).toContainText('The text changed while it was being converted')
  await expect(editor(page).content).toHaveValue('* one, and more')
})

test('the keyboard writes alone: tools by arrows, link, table, and Tab leads out', async ({
  staffPage: page,
}) => {
  const article = await openVisualPost(page)
  await article.focus()
  await page.keyboard.type('A source')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Shift+Tab')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const address = page.getByLabel('Address of the link')
  await expect(address).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Write an address like https://example.org or /blog')).toBeVisible()
  await address.fill('example.org/beans')
  await page.keyboard.press('Enter')
  await expect(article).toBeFocused()
  await expect(article.locator('a')).toHaveAttribute('href', 'https://example.org/beans')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Table', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(article.locator('th')).toHaveCount(3)
  await page.keyboard.type('Food')
  await page.keyboard.press('Tab')
  await page.keyboard.type('g')
  await expect(article.locator('th').nth(1)).toHaveText('g')
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect(article.locator('tr')).toHaveCount(4)
})

for (const { name, width, colorScheme } of [
  { name: 'phone, dark', width: 390, colorScheme: 'dark' },
  { name: 'desk, light', width: 1440, colorScheme: 'light' },
] as const) {
  test(`the visual editor is accessible and does not scroll sideways: ${name}`, async ({
    staffPage: page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const article = await openVisualPost(page)
    await article.focus()
    await paste(article, { texts: { 'text/html': WORD_CLIPBOARD, 'text/plain': 'x' } })
    await expect(article.getByRole('table')).toBeVisible()
    await expectAccessible(page)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `/tmp/editor-${width}-${colorScheme}.png`, fullPage: true })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the keyboard alone writes a footnote and a recipe card, which readers see drawn and Markdown keeps', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const article = await openVisualPost(page)
  await editor(page).title.fill('Drawn porridge')
  await article.focus()
  await page.keyboard.type('Text')
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.type('A note')
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.type('.')
  await page.getByRole('button', { name: 'Insert', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Recipe card' }).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Porridge')
  await page.getByLabel('Foods').focus()
  await page.keyboard.type('50 g porridge oats\n200 ml milk')
  await expect(article.getByText(/^\d+ kcal$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toBeFocused()
  await isKept(page)
  await expectAccessible(page)
  await editor(page).publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await page.goto('/blog/uncategorized/drawn-porridge')
  await expect(page.getByRole('link', { name: 'Create a recipe with these' })).toHaveAttribute(
    'href',
    '/upload?ingredients=50+g+porridge+oats%0A200+ml+milk',
  )
  await expect(page.getByRole('note')).toContainText('1 A note')
  await expect(page.getByRole('img', { name: 'Drawn plate: Porridge' })).toBeVisible()
  await expectAccessible(page)
})

test('Ctrl+K links the selection to a post that is found by its words', async ({ staffPage: page }) => {
  const article = await openVisualPost(page)
  await article.focus()
  await page.keyboard.type('Read more')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Address of the link')).toBeFocused()
  await page.keyboard.type('how much protein')
  const found = page.getByRole('list', { name: 'Posts found' }).getByRole('button')
  await expect(found.first()).toHaveText(/^How much protein do you need/)
  await found.first().click()
  await expect(article).toBeFocused()
  await expect(article.locator('a')).toHaveAttribute(
    'href',
    '/blog/nutrition-basics/how-much-protein-do-you-need',
  )
})

test('a letter begun from a post opens in the same editor, not as source', async ({ staffPage: page }) => {
  // One of its own: the list has the newest posts, and other journeys publish hundreds.
  const post = await openVisualPost(page)
  await editor(page).title.fill('Oats for a letter')
  await paste(post, { texts: { 'text/html': '<h2>Why oats</h2><p>They keep.</p>', 'text/plain': 'x' } })
  await editor(page).publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await page.goto('/blog-admin/letters')
  await page.getByLabel('Start from').selectOption({ label: 'Post: Oats for a letter' })
  await page.getByRole('button', { name: 'Write' }).click()
  const article = articleOf(page)
  await expect(article.getByRole('heading').first()).toBeVisible()
  await article.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Dear readers, ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The letter is saved.')).toBeVisible()
  await page.reload()
  await expect(articleOf(page)).toContainText('Dear readers, ')
  await expect(articleOf(page)).not.toContainText('<p>')
})

test('the text of a letter outlives a lost connection, another tab and a click on a link', async ({
  staffPage: page,
  context,
}) => {
  await page.goto('/blog-admin/letters')
  await page.getByRole('button', { name: 'Write' }).click()
  const subjectOf = (tab: Page) => tab.getByRole('textbox', { name: 'Subject' })
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click()
  const address = (await expect(page).toHaveURL(/letters\/[\w-]{36}/), page.url())
  await articleOf(page).focus()
  await page.keyboard.type('Dear readers')
  await page.setViewportSize({ width: 390, height: 600 })
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByRole('alert')).toContainText('No connection.')
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(articleOf(page)).toContainText('Dear readers')
  await context.setOffline(false)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect.poll(() => asked).toEqual(['Your changes are not saved. Leave this page?'])
  await expect(articleOf(page)).toContainText('Dear readers')

  const other = await context.newPage()
  await other.goto(address)
  await subjectOf(other).fill('From the other tab')
  await save(other)
  await expect(other.getByText('The letter is saved.')).toBeVisible()
  await save(page)
  await expect(page.getByRole('alert')).toContainText('saved in another tab or by someone else')
  await expect(articleOf(page)).toContainText('Dear readers')
  await save(page)
  await expect(page.getByText('The letter is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page).toHaveURL(/messages/)
  expect(asked).toHaveLength(1)
})
