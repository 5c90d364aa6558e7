import { expect } from '#tests/support/journey.ts'
import { editor, openNewPost, test } from '#tests/support/staff-journey.ts'

test('a post is shared in the words its writer previews, and its tag leads to the articles with it', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const { title, content, publish } = editor(page)
  await openNewPost(page)
  await title.fill('Broth, slowly')
  await content.fill('Simmer for eight hours.')
  const preview = page.getByRole('figure', { name: 'Preview of the shared link' })
  await expect(preview).toContainText('Broth, slowly | Mealwright')
  await page.getByLabel('Social title').fill('Eight hours of broth')
  await page.getByLabel('Social description').fill('Worth the wait.')
  await expect(preview).toContainText('Eight hours of broth')
  await expect(preview).toContainText('Worth the wait.')
  const tag = page.getByLabel('Add a tag')
  await tag.fill('Slow  Soup')
  await tag.press('Enter')
  await tag.fill('slow soup')
  await tag.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Slow Soup' })).toHaveCount(1)
  await expectAccessible(page)
  await publish.click()
  await expect(page).toHaveURL('/blog-admin/posts')

  await page.goto('/blog/uncategorized/broth-slowly')
  const head = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
  await expect(head('og:title')).toHaveAttribute('content', 'Eight hours of broth')
  await expect(head('twitter:description')).toHaveAttribute('content', 'Worth the wait.')
  await expect(page).toHaveTitle('Broth, slowly | Mealwright')
  await page.getByRole('link', { name: 'Slow Soup' }).click()
  await expect(page).toHaveURL('/blog/tag/slow-soup')
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Soup' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Broth, slowly' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/blog/tag/SLOW%20SOUP')
  await expect(page).toHaveURL('/blog/tag/slow-soup')
})
