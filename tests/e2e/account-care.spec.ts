import { readFileSync } from 'node:fs'
import { expect, test } from '#tests/support/journey.ts'
import { unzip } from '#tests/support/unzip.ts'

test('everything about a member comes in one file', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/profile')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^mealwright-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = unzip(readFileSync(await download.path()))
  expect(new TextDecoder().decode(zip.get('account.json'))).toContain(person.email)
  expect(new TextDecoder().decode(zip.get('contents.txt'))).toContain('recipes.json')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible()
})

test('an account is deleted with its password, everywhere at once, and a mail says so', async ({
  page,
  person,
  signUp,
  server,
  browser,
  expectAccessible,
}) => {
  await signUp(page, person)
  const elsewhere = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.8' },
  })
  const other = await elsewhere.newPage()
  await other.goto('/?auth=sign-in&to=/profile')
  await other.getByRole('dialog').getByLabel('Email').fill(person.email)
  await other.getByRole('dialog').getByLabel('Password').fill(person.password)
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/profile')

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible()
  await expect(page.getByText('Your recipes, folders and pictures')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Log In').first()).toBeVisible()
  await expectAccessible(page)

  await other.goto('/profile')
  await expect(other).toHaveURL(/auth=sign-in/)
  await elsewhere.close()
  await expect
    .poll(
      async () => (await server.emails()).findLast((one) => one.to?.[0]?.address === person.email)?.subject,
    )
    .toContain('Your account is deleted')
})

test('an account can be deleted with scripts off', async ({ browser, server, person }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.7' },
  })
  const page = await context.newPage()
  await page.goto('/?auth=sign-up')
  await page.getByRole('dialog').getByLabel('Email').fill(person.email)
  await page.getByRole('dialog').getByLabel('Password').fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/upload')
  await page.goto('/profile/delete')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page).toHaveURL('/account-deleted')
  await page.goto('/profile')
  await expect(page).toHaveURL(/auth=sign-up/)
  await context.close()
})
