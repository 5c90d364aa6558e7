import { expect, test } from '#tests/support/journey.ts'

test('[PAGE-07] help is a page of its own: questions by topic, a search within, and a way to write', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const topics = page.locator('main details')
  const all = await topics.count()
  expect(all).toBeGreaterThan(20)
  await topics.first().locator('summary').click()
  await expect(topics.first().getByRole('paragraph').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search the help').fill('mifflin')
  await expect(topics).toHaveCount(1)
  await expect(topics.first().getByText('Mifflin-St Jeor')).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/help?q=mifflin')
  await expect(topics).toHaveCount(1)
  await page.getByLabel('Search the help').fill('zeppelin')
  await expect(page.getByText('No answer found')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Write to us', exact: true }),
  ).toHaveAttribute('href', '/contact')
})

test('the help’s search works with scripts off', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/help')
  await page.getByLabel('Search the help').fill('cancel premium')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/help?q=cancel+premium')
  await expect(page.locator('main details').first()).toContainText('cancel Premium')
  await page.close()
})
