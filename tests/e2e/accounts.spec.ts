import { expect, test } from '#tests/support/journey.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

async function linkMailedTo(server: RunningServer, address: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const message = (await server.emails()).findLast(
        (one) => one.to?.[0]?.address === address && one.subject?.includes(subject),
      )
      link = /https?:\S+/.exec(message?.text ?? '')?.[0]
      return link
    })
    .toBeTruthy()
  return link!
}

test('the confirmation mail goes out, blocks nothing, and its link confirms once clicked', async ({
  page,
  person,
  signUp,
  server,
}) => {
  await signUp(page, person)
  await page.goto('/profile')
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible()
  await page.goto(await linkMailedTo(server, person.email, 'Confirm your email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('This address is not confirmed yet.')).toHaveCount(0)
})

test('a forgotten password is replaced by the mailed link', async ({ page, person, signUp, server }) => {
  await signUp(page, person)
  await page.context().clearCookies()
  await page.goto('/?auth=sign-in')
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('main').getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
  await page.goto(await linkMailedTo(server, person.email, 'Choose a new password'))
  await page.getByLabel('New password').fill('a brand new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(person.email)
  await page.getByRole('dialog').getByLabel('Password').fill('a brand new password')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/upload')
})

test('the profile changes name, password and address, and says what is wrong', async ({
  page,
  person,
  signUp,
  server,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/profile')
  const part = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

  await part('Public name').getByRole('textbox').fill('Anna of Ghent')
  await part('Public name').getByRole('button', { name: 'Save name' }).click()
  await expect(part('Public name').getByText('Your name is saved.')).toBeVisible()
  await expect(part('Account').getByText('Anna of Ghent')).toBeVisible()
  await expect(part('Public name').getByRole('textbox')).toHaveValue('Anna of Ghent')

  await part('Change password').getByLabel('Current password').fill('not it at all')
  await part('Change password').getByLabel('New password').fill('another good one')
  await part('Change password').getByRole('button').click()
  await expect(part('Change password').getByText('That is not your current password.')).toBeVisible()
  await part('Change password').getByLabel('Current password').fill(person.password)
  await part('Change password').getByLabel('New password').fill('another good one')
  await part('Change password').getByRole('button').click()
  await expect(part('Change password').getByText('Your password is changed')).toBeVisible()
  await expect(part('Change password').getByLabel('New password')).toHaveValue('')

  await page.goto(await linkMailedTo(server, person.email, 'Confirm your email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await page.goto('/profile')
  const newEmail = `new-${person.email}`
  await part('Change email address').getByLabel('New email').fill(newEmail)
  await part('Change email address').getByLabel('Current password').fill('another good one')
  await part('Change email address').getByRole('button').click()
  await expect(
    part('Change email address').getByText('Follow the link we sent to the new address.'),
  ).toBeVisible()
  await page.goto(await linkMailedTo(server, newEmail, 'Confirm your new email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await page.goto('/profile')
  await expect(part('Account').getByText(newEmail, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('other devices are listed and can be signed out', async ({ page, person, signUp, browser, server }) => {
  await signUp(page, person)
  const elsewhere = await browser.newContext({
    baseURL: server.origin,
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  })
  const other = await elsewhere.newPage()
  await other.goto('/?auth=sign-in')
  await other.getByRole('dialog').getByLabel('Email').fill(person.email)
  await other.getByRole('dialog').getByLabel('Password').fill(person.password)
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/upload')

  await page.goto('/profile')
  const device = page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await device.getByRole('button', { name: 'Sign out' }).click()
  await expect(device).toHaveCount(0)
  await other.goto('/profile')
  await expect(other).toHaveURL(/auth=sign-in/)
  await elsewhere.close()
})

test('without a connection signing up and the profile say so, and what was typed stays', async ({
  page,
  person,
  context,
}) => {
  const offline = page.getByText('No connection. Nothing was changed; please try again when you are online.')
  await page.goto('/pricing?auth=sign-up')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(offline).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/upload')
  await page.goto('/profile')
  const name = page.getByLabel('Shown with what you share')
  for (const typed of ['Anna of Ghent', 'Anna of Bruges']) {
    await name.fill(typed)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(offline).toBeVisible()
    await expect(name).toHaveValue(typed)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Your name is saved.')).toBeVisible()
    await expect(name).toHaveValue(typed)
  }
})
