import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { GOOGLE_DOCS_CLIPBOARD, WEB_PAGE_CLIPBOARD, WORD_CLIPBOARD } from '#tests/support/clipboards.ts'
import { expect } from '#tests/support/journey.ts'
import { editor, isKept, test } from '#tests/support/staff-journey.ts'
import { paste } from '#tests/support/paste.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin' })

const PICTURES = 12
/** Without alt text, which the editor has not written. */
const PASTED = 'figure img[src*="/blog-pictures/"]'
const TITLE = 'Barley through the year'
const PATH = '/blog/uncategorized/barley-through-the-year'

/** Pictures of one colour each, and small: what is shown is their order. */
const pictures = () =>
  Promise.all(
    Array.from({ length: PICTURES }, async (_, at) => {
      const color = { r: 20 * at, g: 120, b: 60 }
      const made = await sharp({ create: { width: 240, height: 160, channels: 3, background: color } })
        .jpeg()
        .toBuffer()
      return { name: `bowl-${at + 1}.jpg`, type: 'image/jpeg', bytes: [...made] }
    }),
  )
/** The pictures by their order of red, as they were pasted. */
async function areInOrder(page: Page, pictures: Locator): Promise<void> {
  const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')!))
  const reds = await Promise.all(
    sources.map(async (source) => {
      const { channels } = await sharp(await (await page.request.get(source)).body()).stats()
      return channels[0]!.mean
    }),
  )
  expect(reds).toHaveLength(PICTURES)
  expect(reds).toEqual(reds.toSorted((one, other) => one - other))
}

const words = (count: number) => `<p>${'barley porridge with kale '.repeat(count / 4)}</p>`

test('an editor pastes 1,500 words from Word, Google Docs and a page with twelve pictures, saves, schedules, publishes, updates and finds them', async ({
  staffPage: page,
}) => {
  const list = page.getByRole('row', { name: new RegExp(TITLE) })
  const toasts = page.getByRole('region', { name: 'Notices' })
  await page.goto('/blog-admin/posts/new')
  const article = page.getByRole('textbox', { name: 'Article' })
  await article.waitFor()
  await editor(page).title.fill(TITLE)
  await article.focus()
  for (const [html, source] of [
    [WORD_CLIPBOARD.replace('<h2>Steps', `${words(480)}<h2>Steps`), 'Pasted from Word.'],
    [GOOGLE_DOCS_CLIPBOARD.replace('</h2>', `</h2>${words(480)}`), 'Pasted from Google Docs.'],
    [WEB_PAGE_CLIPBOARD.replace('</h3>', `</h3>${words(480)}`), '1 script, 1 form field'],
  ] as const) {
    await paste(article, { texts: { 'text/html': html, 'text/plain': 'x' } })
    await expect(page.getByRole('status').filter({ hasText: source })).toBeVisible()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
  }
  await paste(article, { files: await pictures() })
  const pasted = article.locator(PASTED)
  await expect(pasted).toHaveCount(PICTURES)
  await areInOrder(page, pasted)
  await expect(page.getByText(/^1,5\d\d words/)).toBeVisible()
  await isKept(page)

  // Saved as a draft, which readers do not see.
  await editor(page).saveDraft.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(list).toContainText('Draft')
  expect((await page.request.get(PATH)).status()).toBe(404)

  const open = async () => {
    await page.getByRole('link', { name: `Edit ${TITLE}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible()
    await expect(article.locator(PASTED)).toHaveCount(PICTURES)
  }
  // Scheduled, in the editor's zone.
  await open()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await page.getByLabel('Publish on, in your time').fill('2040-07-02T07:30')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(list).toContainText('for 2 Jul 2040, 07:30 CEST')

  // Published before its time.
  await open()
  await expect(page.getByText('Scheduled for 2 Jul 2040, 07:30 CEST.')).toBeVisible()
  await editor(page).publish.click()
  await expect(list).toContainText('Published')

  // Updated: readers have what was added.
  await open()
  await article.getByRole('heading', { name: 'Beans in the week' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(', with quinces')
  await expect(article.getByRole('heading', { name: 'Beans in the week, with quinces' })).toBeVisible()
  await editor(page).update.click()
  await expect(toasts).toContainText(`“${TITLE}” was updated. Readers see it now.`)

  // Found by the staff and by readers, by a word that came with the update.
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('quince')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts (1)' })).toBeVisible()
  await expect(list).toBeVisible()
  await page.goto('/blog/search?q=quince')
  await page.getByRole('link', { name: TITLE }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const shown = page.getByRole('article')
  for (const name of ['Beans in the week, with quinces', 'Steps', 'Lentils for weekdays', 'From a page'])
    await expect(shown.getByRole('heading', { name })).toBeVisible()
  const read = shown.locator(PASTED)
  await areInOrder(page, read)
})
