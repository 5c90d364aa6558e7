import type { Page } from '@playwright/test'
import {
  bookmark,
  comments,
  find,
  like,
  neighbour,
  notices,
  share,
} from '#tests/support/community-journey.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, posted, signInAsPremium } from '#tests/support/journey.ts'

test('clicks come quick: two on the heart cancel out, two on Send are one comment, and a second tab agrees', async ({
  page,
  server,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(page.context(), server, ['Quick omelette'])
  await find(page, 'quick omelette')
  let answers = 0
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers++
  })
  await like(page, 'Quick omelette').dblclick()
  await expect.poll(() => answers).toBe(2)
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'false')
  await expect(like(page, 'Quick omelette')).toContainText('0')

  await comments(page, 'Quick omelette').click()
  await page.getByPlaceholder('Add a comment...').fill('Only once')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  // What the server has can be deleted.
  await expect(page.getByRole('button', { name: 'Delete the comment of premium' })).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1)

  const second = await page.context().newPage()
  await find(second, 'quick omelette')
  await expect(comments(second, 'Quick omelette')).toContainText('1')
  await posted(second, () => like(second, 'Quick omelette').click())
  await expect(like(second, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  // The first tab does not know yet: what is pressed there is what holds in the end.
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'false')
  answers = 0
  await like(page, 'Quick omelette').click()
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  // It took back what the second tab had given, heard so, and asked again.
  await expect.poll(() => answers).toBe(2)
  await page.reload()
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page, 'Quick omelette')).toContainText('1')
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1)
  await second.close()
})

test('[COMM-32] what fails is put back as it was, without a word about what went wrong; offline says so', async ({
  page,
  server,
  context,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(page.context(), server, ['Unlucky omelette'])
  await find(page, 'unlucky')
  await comments(page, 'Unlucky omelette').click()
  const field = page.getByPlaceholder('Add a comment...')
  await expect(field).toBeVisible()
  const tryAll = async () => {
    await like(page, 'Unlucky omelette').click()
    await bookmark(page, 'Unlucky omelette').click()
    await field.fill('Lost words')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(field).toHaveValue('Lost words')
    await expect(like(page, 'Unlucky omelette')).toHaveAttribute('aria-pressed', 'false')
    await expect(like(page, 'Unlucky omelette')).toContainText('0')
    await expect(bookmark(page, 'Unlucky omelette')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(0)
    await expect(comments(page, 'Unlucky omelette')).toContainText('0')
  }
  let refusedCount = 0
  await page.route('**/public-recipes/*', async (route) => {
    await route.fulfill({
      status: 500,
      json: { ok: false, code: 'failed', message: 'Failed to add comment. Please try again.', fields: {} },
    })
    refusedCount++
  })
  await tryAll()
  await expect.poll(() => refusedCount).toBe(3)
  await expect(page.getByText(/Failed to/)).toHaveCount(0)
  await expect(notices(page).getByText('Nothing was changed.').first()).toBeVisible()
  await page.unrouteAll()

  await context.setOffline(true)
  await tryAll()
  await expect(notices(page).getByText('No connection. Nothing was changed.').first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveText(/Lost words/)
})

test('own comments and those on own posts are deleted after a question; others can be reported, once', async ({
  page,
  server,
}) => {
  const anna = await neighbour(page, server, 'anna')
  const [path] = await share(anna, server, ['Talkative omelette'])
  const ben = await neighbour(page, server, 'ben')
  const benPage = await ben.newPage()
  await benPage.goto(path!)
  const listed = (where: Page) => where.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  // Those that the server has; the others are on their way.
  const deletes = benPage.getByRole('button', { name: 'Delete the comment of ben' })
  for (const [index, words] of ['Ben was here', 'Ben again'].entries()) {
    await benPage.getByPlaceholder('Add a comment...').fill(words)
    await benPage.keyboard.press('Enter')
    await expect(deletes).toHaveCount(index + 1)
  }
  await expect(listed(benPage)).toHaveCount(2)
  await expect(benPage.getByRole('button', { name: 'Report the comment of ben' })).toHaveCount(0)
  await deletes.first().click()
  const question = benPage.getByRole('dialog', { name: 'Delete comment?' })
  await expect(question).toContainText('Ben was here')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(listed(benPage)).toHaveCount(2)
  await deletes.first().click()
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(notices(benPage).getByText('Comment deleted.')).toBeVisible()
  await expect(listed(benPage)).toHaveCount(1)
  await expect(listed(benPage)).toContainText('Ben again')

  // Somebody else may neither delete it nor report it twice.
  await signInAsPremium(page, path)
  await expect(page.getByRole('button', { name: 'Delete the comment of ben' })).toHaveCount(0)
  const report = page.getByRole('dialog', { name: 'Report this comment' })
  await page.getByRole('button', { name: 'Report the comment of ben' }).click()
  await expect(report).toBeVisible()
  await expect(report.getByRole('button', { name: 'Send report' })).toHaveAttribute('aria-disabled', 'true')
  await report.getByLabel('What is wrong with it?').fill('Not about food')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(notices(page).getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reported the comment of ben' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Reported the comment of ben' })).toBeVisible()

  // The owner of the post takes it down.
  const annaPage = await anna.newPage()
  await annaPage.goto(path!)
  await annaPage.getByRole('button', { name: 'Delete the comment of ben' }).click()
  await annaPage.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notices(annaPage).getByText('Comment deleted.')).toBeVisible()
  await expect(annaPage.getByText('No comments yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No comments yet.')).toBeVisible()
  await ben.close()
  await anna.close()
})
