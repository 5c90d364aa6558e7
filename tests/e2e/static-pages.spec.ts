import { expect, test } from '#tests/support/journey.ts'

test('[PAGE-01] About tells the story and leads to the generator and the prices', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Mealwright')
  await expect(main.locator('a[href="/upload"]').first()).toBeVisible()
  await expect(main.locator('a[href="/pricing"]').first()).toBeVisible()
})

test('[PAGE-02] [PAGE-03] the legal pages carry their titles and date, and the terms name the billing', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/terms', 'Terms and Conditions'],
    ['/privacy', 'Privacy Policy'],
    ['/cookies', 'Cookie Policy'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('last updated January 13, 2025')).toBeVisible()
  }
  await page.goto('/terms')
  await expect(page.getByText('monthly or annual billing')).toBeVisible()
})

test('the contents of a legal page lead to its sections', async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
      await expect(page.locator(href), `${path}${href}`).toBeVisible()
  }
})

test('[PAGE-04] [PAGE-05] [DATA-23] cookie preferences: three switches off at first beside essential, saved in the browser and with effect', async ({
  page,
}) => {
  await page.goto('/cookies')
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(4)
  await expect(page.getByRole('switch', { name: 'Essential' })).toBeChecked()
  for (const name of ['Functional', 'Analytics', 'Marketing'])
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Essential' })).toBeDisabled()

  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'))
  expect(await stored()).toBeNull()
  await page.getByRole('switch', { name: 'Functional' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  expect(await stored()).toEqual({ essential: true, functional: true, analytics: false, marketing: false })

  await page.evaluate(() => localStorage.setItem('ticked:any', '1 2'))
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Functional' })).toBeChecked()
  await page.getByRole('switch', { name: 'Functional' }).uncheck()
  await expect(page.getByText('Saved in this browser.')).toBeHidden()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ticked:any'))).toBeNull()
})
