import type { Page } from '@playwright/test'
import { expect, posted } from '#tests/support/journey.ts'
import { editor, isKept, openNewPost, test } from '#tests/support/staff-journey.ts'

// Wide enough for text and preview side by side.
test.use({ viewport: { width: 1440, height: 900 } })

test('without a network nothing typed is lost: it is kept here, sent later, and offered after a closed tab', async ({
  staffPage: page,
  context,
}) => {
  await openNewPost(page)
  const { title, content } = editor(page)
  await title.fill('Kept soup')
  await content.fill('First.')
  await isKept(page)
  await context.setOffline(true)
  await content.fill('First. Second, without a network.')
  await expect(page.getByText('No connection: kept in this browser').first()).toBeVisible()
  await editor(page).saveDraft.click()
  await expect(page.getByRole('alert')).toHaveText(
    /Failed to save post: there’s no connection\. Your text is safe/,
  )
  await expect(content).toHaveValue('First. Second, without a network.')
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto('/blog-admin/posts/new')
  await again.getByRole('link', { name: 'Kept soup' }).click()
  await expect(editor(again).title).toHaveValue('Kept soup')
  await expect(editor(again).content).toHaveValue('First. Second, without a network.')
  await editor(again).saveDraft.click()
  await expect(again).toHaveURL('/blog-admin/posts')
  await again.goto('/blog-admin/posts/new')
  await expect(again.getByRole('heading', { name: 'New Post' })).toBeVisible()
  await expect(again.getByRole('link', { name: 'Kept soup' })).toHaveCount(0)
})

test('unsaved changes of a post are offered on reopening, to restore or to discard', async ({
  staffPage: page,
  context,
}) => {
  await openNewPost(page)
  await editor(page).title.fill('Offered stew')
  await editor(page).saveDraft.click()
  await page.getByRole('link', { name: 'Edit Offered stew' }).click()
  await editor(page).content.fill('Typed and left.')
  await isKept(page)
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText(/^Unsaved changes from \d\d:\d\d/)).toBeVisible()
  await expect(editor(again).content).toHaveValue('')
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(editor(again).content).toHaveValue('Typed and left.')
  await isKept(again)
  await again.reload()
  await posted(again, () => again.getByRole('button', { name: 'Discard' }).click())
  await expect(editor(again).content).toHaveValue('')
  await again.reload()
  await expect(editor(again).title).toHaveValue('Offered stew')
  await expect(again.getByText(/^Unsaved changes/)).toHaveCount(0)
})

test('a second tab does not overwrite: it hears of the change, compares, and may keep its own', async ({
  staffPage: page,
  context,
}) => {
  await openNewPost(page)
  await editor(page).title.fill('Two tabs')
  await editor(page).content.fill('As it was.')
  await editor(page).saveDraft.click()
  await page.getByRole('link', { name: 'Edit Two tabs' }).click()
  await page.waitForURL('**/edit')
  const address = page.url()
  const second = await context.newPage()
  await second.goto(address)
  await editor(second).content.fill('As the second tab has it.')
  await isKept(second)
  await editor(page).content.fill('As the first tab has it.')
  await editor(page).saveDraft.click()
  await expect(page).toHaveURL('/blog-admin/posts')

  await editor(second).content.fill('As the second tab has it now.')
  await editor(second).saveDraft.click()
  const alert = second.getByRole('alert')
  await expect(alert).toContainText(
    'This post was changed while you were editing it, so your text was not saved over it.',
  )
  await expect(alert).toContainText(/Demo Staff saved it at \d\d:\d\d/)
  await isKept(second)
  const [compared] = await Promise.all([
    context.waitForEvent('page'),
    second.getByRole('link', { name: 'Compare' }).click(),
  ])
  await expect(compared.locator('del').filter({ hasText: 'second' })).toHaveCount(1)
  await expect(compared.locator('ins').filter({ hasText: 'first' })).toHaveCount(1)
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await editor(second).saveDraft.click()
  await expect(second).toHaveURL('/blog-admin/posts')

  // All three states are there; the first one fills the editor, and is saved by hand.
  await second.goto(address.replace('/edit', '/versions'))
  await expect(second.getByRole('listitem').filter({ hasText: /^Version \d/ })).toHaveCount(3)
  await second.getByRole('link', { name: 'Restore version 1' }).click()
  await expect(second).toHaveURL(`${address}?version=1`)
  await expect(editor(second).content).toHaveValue('As it was.')
  await isKept(second)
})

test('two tabs at one post: both are told, each keeps what is typed in it, and neither loses it', async ({
  staffPage: page,
  context,
}) => {
  await openNewPost(page)
  await editor(page).title.fill('Typed twice')
  await editor(page).content.fill('As it was.')
  await editor(page).saveDraft.click()
  await page.getByRole('link', { name: 'Edit Typed twice' }).click()
  await page.waitForURL('**/edit')
  const address = page.url()
  const told = (of: Page) => of.getByText('This post is also open in another tab.')
  await editor(page).content.fill('As the first tab has it.')
  await isKept(page)
  await expect(told(page)).toHaveCount(0)

  const second = await context.newPage()
  await second.goto(address)
  await expect(told(second)).toBeVisible()
  await expect(told(page)).toBeVisible()
  // What is being typed in the first one is no text of an earlier visit.
  await expect(second.getByText(/^Unsaved changes/)).toHaveCount(0)
  await editor(second).content.fill('As the second tab has it.')
  await isKept(second)
  await second.close()
  await expect(told(page)).toHaveCount(0)
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(editor(again).content).toHaveValue('As the second tab has it.')
  await isKept(again)
  await editor(again).saveDraft.click()
  await expect(again).toHaveURL('/blog-admin/posts')
  // The first one's text is still there.
  await again.goto(address)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(editor(again).content).toHaveValue('As the first tab has it.')
  await isKept(again)
  await again.reload()
  await posted(again, () => again.getByRole('button', { name: 'Discard' }).click())
  await expect(editor(again).content).toHaveValue('As the second tab has it.')
  await again.reload()
  await expect(again.getByRole('heading', { name: 'Edit Post' })).toBeVisible()
  await expect(again.getByText(/^Unsaved changes/)).toHaveCount(0)
})
