import { neighbour, notices, share } from '#tests/support/community-journey.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

test('a member is blocked from a comment, an author’s list or a recipe, with a way back from each', async ({
  page,
  server,
  expectAccessible,
}) => {
  const ben = await neighbour(page, server, 'ben')
  const [bensPath] = await share(ben, server, ['Bothersome frittata'])
  const anna = await neighbour(page, server, 'anna')
  const [annasPath] = await share(anna, server, ['Peaceful frittata'])
  const bensPage = await ben.newPage()
  await bensPage.goto(annasPath!)
  await bensPage.getByPlaceholder('Add a comment...').fill('Ben was here')
  await bensPage.keyboard.press('Enter')
  await expect(bensPage.getByRole('button', { name: 'Delete the comment of ben' })).toBeVisible()

  await signInAsPremium(page, annasPath)
  const comments = page.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  await expect(comments).toHaveText([/Ben was here/])
  await page.getByRole('button', { name: 'Block ben' }).click()
  await expect(comments).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(comments).toHaveText([/Ben was here/])

  await page.goto('/public-recipes?q=frittata')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Bothersome frittata' })).toBeVisible()
  await cards.filter({ hasText: 'Bothersome frittata' }).getByRole('link', { name: 'ben' }).click()
  const author = page.getByRole('dialog', { name: 'Recipes by ben' })
  await author.getByRole('button', { name: 'Block ben' }).click()
  await expect(author).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Bothersome frittata' })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Peaceful frittata' })).toBeVisible()

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(bensPath!)
    await expect(page.getByRole('heading', { level: 1, name: 'You blocked ben' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Unblock ben and show it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bothersome frittata' })).toBeVisible()
  await page.getByRole('button', { name: 'Block ben' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You blocked ben' })).toBeVisible()

  await page.goto('/profile')
  const blocked = page.locator('#blocked-members')
  await expect(blocked.getByRole('listitem')).toHaveText([/ben/])
  await expectAccessible(page)
  await blocked.getByRole('button', { name: 'Unblock ben' }).click()
  await expect(blocked).toContainText('You have not blocked anyone.')
  await page.goto('/public-recipes?q=frittata')
  await expect(cards.filter({ hasText: 'Bothersome frittata' })).toBeVisible()
  await ben.close()
  await anna.close()
})
