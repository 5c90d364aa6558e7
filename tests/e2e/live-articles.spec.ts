import type { Page } from '@playwright/test'
import { expect } from '#tests/support/journey.ts'
import { editor, openNewPost, signInAsStaff, test } from '#tests/support/staff-journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Writes and publishes a post; its public address. */
async function publish(page: Page, title: string): Promise<string> {
  await openNewPost(page)
  await editor(page).title.fill(title)
  const slug = await editor(page).slug.inputValue()
  await editor(page).content.fill('Lentils, as they were published.')
  await editor(page).publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  return `/blog/uncategorized/${slug}`
}

const openFromList = async (page: Page, title: string) => {
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible()
  await page.waitForFunction(() => customElements.get('md-bold') !== undefined)
}
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()
const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('Save Draft on a live article asks in words, may be cancelled, and is undone from the list by keyboard', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const path = await publish(page, 'Live lentils')
  await openFromList(page, 'Live lentils')
  await expect(page.getByText('Update shows readers what is written here.')).toBeVisible()
  await editor(page).content.fill('Half a thought')
  await editor(page).saveDraft.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('“Live lentils” is live')
  await expect(dialog).toContainText('404')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(editor(page).content).toHaveValue('Half a thought')
  expect(await statusOf(page, path)).toBe(200)

  await editor(page).saveDraft.click()
  await dialog.getByRole('button', { name: 'Take offline' }).click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(toasts(page)).toContainText('“Live lentils” is offline. It is a draft now.')
  await expect(page.getByRole('row', { name: /Live lentils/ })).toContainText('Draft')
  expect(await statusOf(page, path)).toBe(404)

  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Undone: “Live lentils” is live as it was.')
  await expect(page.getByRole('row', { name: /Live lentils/ })).toContainText('Published')
  await page.goto(path)
  await expect(page.getByText('Lentils, as they were published.')).toBeVisible()
})

test('Schedule, Unpublish and Archive on a live article ask too; Publish updates it and stays live', async ({
  staffPage: page,
}) => {
  const path = await publish(page, 'Live oats')
  await openFromList(page, 'Live oats')
  const dialog = page.getByRole('dialog')
  for (const item of ['Unpublish…', 'Archive…']) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: item }).click()
    await expect(dialog).toContainText('Take this article offline?')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await dialog.getByLabel('Publish on, in your time').fill('2031-05-03T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toContainText('Take this article offline until then?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await statusOf(page, path)).toBe(200)

  await editor(page).content.fill('Oats, changed.')
  await editor(page).update.click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(toasts(page)).toContainText('“Live oats” was updated. Readers see it now.')
  expect(await statusOf(page, path)).toBe(200)
  await page.goto(path)
  await expect(page.getByText('Oats, changed.')).toBeVisible()

  // An earlier version fills the editor, and readers see it after the update.
  await page.goto('/blog-admin/posts')
  await openFromList(page, 'Live oats')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('link', { name: 'Restore version 1' }).click()
  await expect(page.getByText(/^Version 1 of .* fills the editor\.$/)).toBeVisible()
  await expect(editor(page).content).toHaveValue('Lentils, as they were published.')
  expect(await (await page.request.get(path)).text()).toContain('Oats, changed.')
  await editor(page).update.click()
  await expect(toasts(page)).toContainText('was updated')
  expect(await (await page.request.get(path)).text()).not.toContain('Oats, changed.')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toContainText('Undone')
  await page.goto(path)
  await expect(page.getByText('Oats, changed.')).toBeVisible()
})

test('changes are kept beside a live article, found again by others, and shown to readers by Update', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const path = await publish(page, 'Staged sorrel')
  await openFromList(page, 'Staged sorrel')
  await editor(page).content.fill('Sorrel, half written.')
  await editor(page).saveDraft.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save and stay live' }).click()
  await expect(page).toHaveURL('/blog-admin/posts')
  await expect(toasts(page)).toContainText('Readers see them once the post is updated.')
  await expect(page.getByRole('row', { name: /Staged sorrel/ })).toContainText('Changes not public')
  expect(await (await page.request.get(path)).text()).toContain('Lentils, as they were published.')

  await openFromList(page, 'Staged sorrel')
  await expect(page.getByText('This article is live; these changes are not yet.')).toBeVisible()
  await expect(editor(page).content).toHaveValue('Sorrel, half written.')
  await expectAccessible(page)
  await editor(page).content.fill('Sorrel, written.')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Save without updating' }).click()
  await expect(page).toHaveURL('/blog-admin/posts')
  expect(await (await page.request.get(path)).text()).toContain('Lentils, as they were published.')
  await openFromList(page, 'Staged sorrel')
  await editor(page).update.click()
  await expect(toasts(page)).toContainText('was updated')
  await expect(page.getByRole('row', { name: /Staged sorrel/ })).not.toContainText('not public')
  expect(await (await page.request.get(path)).text()).toContain('Sorrel, written.')
})

test('an article from before is published with its own date; one to come has to be scheduled', async ({
  staffPage: page,
}) => {
  await openNewPost(page)
  await editor(page).title.fill('Dated dates')
  await editor(page).content.fill('From long ago.')
  const dialog = page.getByRole('dialog')
  const publishWith = async (date: string) => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Publication date…' }).click()
    await dialog.getByLabel('Published on, in your time').fill(date)
    await dialog.getByRole('button', { name: 'Publish with this date' }).click()
  }
  await publishWith('2040-01-02T10:00')
  await expect(page.getByRole('alert')).toContainText('This date has not come yet.')
  await publishWith('2019-03-04T10:00')
  await expect(page).toHaveURL('/blog-admin/posts')
  await page.goto('/blog/uncategorized/dated-dates')
  await expect(page.getByText('4 March 2019').first()).toBeVisible()
})

test('[ADMIN-18] without a network, and with a server that fails, the list stays, says so and can be asked again', async ({
  staffPage: page,
}) => {
  const path = await publish(page, 'Undying beans')
  const row = page.getByRole('row', { name: /Undying beans/ })
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: 'Delete Undying beans' }).click()
  await expect(dialog).toContainText('Are you sure you want to delete this post?')
  await expect(dialog).toContainText('404')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete post')
  await expect(page.getByText('Blog Posts (')).toHaveCount(1)
  await page.context().setOffline(false)

  // The server's own failure, as when its database is gone for the guard as well.
  await page.route('**/blog-admin/posts.data*', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete post')
  await page.unroute('**/blog-admin/posts.data*')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(row).toBeVisible()
  expect(await statusOf(page, path)).toBe(200)

  await row.getByRole('button', { name: 'Delete Undying beans' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(await statusOf(page, path)).toBe(404)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Published')
  expect(await statusOf(page, path)).toBe(200)
})

test('what is deleted lies in the bin, comes back whole, or goes for good after the question', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const path = await publish(page, 'Binned barley')
  await page.getByRole('button', { name: 'Delete Binned barley' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page)).toContainText('in the bin for 30 days')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Bin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bin \(\d+\)$/)
  const entry = page.getByRole('listitem').filter({ hasText: 'Binned barley' })
  await expect(entry).toContainText(/Post, published until it was deleted on .* by .*\. Deleted for good on /)
  await expectAccessible(page)
  await entry.getByRole('button', { name: 'Restore Binned barley' }).click()
  await expect(entry).toHaveCount(0)
  await expect(toasts(page)).toContainText('“Binned barley” is back and live.')
  expect(await statusOf(page, path)).toBe(200)

  await page.goto('/blog-admin/posts')
  await page.getByRole('button', { name: 'Delete Binned barley' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page)).toContainText('in the bin for 30 days')
  await page.goto('/blog-admin/bin')
  await entry.getByRole('button', { name: 'Delete for good: Binned barley' }).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(entry).toHaveCount(0)
  await page.goto('/blog-admin/staff')
  for (const words of ['put an article into the bin', 'restored an article', 'deleted an article for good'])
    await expect(page.getByText(words).first()).toBeVisible()
})

test('a deleted author and a deleted picture are brought back at once', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto('/blog-admin/authors/new')
  await page.getByLabel('Name', { exact: true }).fill('Vera Vanish')
  await page.getByRole('button', { name: 'Create Author' }).click()
  await page.getByRole('link', { name: 'Delete Vera Vanish' }).click()
  await page.getByRole('button', { name: 'Delete author' }).click()
  await expect(page.getByText('“Vera Vanish” is in the bin for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Vera Vanish” is back.')).toBeVisible()
  await page.goto('/blog-admin/authors')
  await expect(page.getByText('Vera Vanish').first()).toBeVisible()

  await openNewPost(page)
  const picture = { widthPx: 40, heightPx: 30, alt: 'a dish nobody else has' }
  const uploaded = await page.evaluate(async ({ widthPx, heightPx, alt }) => {
    const canvas = new OffscreenCanvas(widthPx, heightPx)
    canvas.getContext('2d')!.fillRect(0, 0, widthPx, heightPx)
    const form = new FormData()
    form.set('file', await canvas.convertToBlob({ type: 'image/png' }), 'dish.png')
    form.set('alt', alt)
    const headers = { accept: 'application/json' }
    return (await fetch('/blog-admin/pictures', { method: 'POST', headers, body: form })).status
  }, picture)
  expect(uploaded).toBe(200)
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: picture.alt }).click()
  await dialog.getByRole('button', { name: 'Delete picture…' }).click()
  await expect(dialog).toContainText('Nothing shows this picture.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete picture', exact: true }).click()
  await expect(dialog.getByRole('button', { name: picture.alt })).toHaveCount(0)
  await expect(toasts(page)).toContainText('The picture is in the bin for 30 days.')
  await page.keyboard.press('Escape')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toContainText('The picture is back in the library.')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await expect(dialog.getByRole('button', { name: picture.alt })).toBeVisible()
})

test('without scripts the same questions are pages and open dialogs, and Undo is a button', async ({
  browser,
  server,
}) => {
  const scripted = await browser.newContext({ baseURL: server.origin })
  const writer = await scripted.newPage()
  await signInAsStaff(writer)
  const path = await publish(writer, 'Plain peas')
  const state = await scripted.storageState()
  await scripted.close()
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: state,
  })
  const page = await context.newPage()
  const status = async () => (await context.request.get(path)).status()

  await page.goto('/blog-admin/posts')
  await page.getByRole('link', { name: 'Plain peas', exact: true }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Take this article offline?' })).toBeVisible()
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: 'Take offline' }).click()
  await expect(page.getByText('“Plain peas” is offline. It is a draft now.')).toBeVisible()
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  const row = page.getByRole('row', { name: /Plain peas/ })
  await expect(row).toContainText('Published')
  expect(await status()).toBe(200)

  await page.getByRole('button', { name: 'Delete Plain peas' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this post?')
  expect(await status()).toBe(200)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Plain peas” is in the bin for 30 days.')).toBeVisible()
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Published')
  expect(await status()).toBe(200)
  await context.close()
})
