import { expect } from '@playwright/test'
import { test } from '#tests/support/staff-journey.ts'

for (const [words, width, scheme, ground] of [
  ['on a phone in the dark', 'phone', 'dark', 'rgb(29, 36, 32)'],
  ['on a desk in the light', 'desk', 'light', 'rgb(255, 253, 249)'],
] as const)
  test(`staff see every letter ${words}: as wide as its frame, in its colours, and its text`, async ({
    staffPage: page,
    expectAccessible,
  }) => {
    await page.goto('/blog-admin/mail')
    for (const name of [width === 'phone' ? 'Phone' : 'Desk', scheme === 'dark' ? 'Dark' : 'Light']) {
      const choice = page.getByRole('link', { name, exact: true })
      await choice.click()
      // The address changes before the page does: the letters are made anew with the choices.
      await expect(choice).toHaveAttribute('aria-current', 'page')
    }
    await expect(page).toHaveURL(new RegExp(`scheme=${scheme}&width=${width}`))
    const letters = page.locator('iframe')
    const count = await letters.count()
    expect(count).toBeGreaterThan(25)
    for (let index = 0; index < count; index++) {
      const letter = letters.nth(index)
      await letter.scrollIntoViewIfNeeded()
      const body = letter.contentFrame()
      await expect(body.locator('.card')).toHaveCSS('background-color', ground)
      // The frame takes the height of its letter once that has loaded.
      const over = () =>
        body.locator('html').evaluate((html) => ({
          px: html.scrollWidth - html.clientWidth,
          cutPx: html.scrollHeight - html.clientHeight,
        }))
      await expect
        .poll(over, { message: (await letter.getAttribute('title')) ?? '' })
        .toEqual({ px: 0, cutPx: 0 })
    }
    const confirm = page.getByRole('region', { name: 'Confirm your email address | Mealwright' })
    await confirm.getByText('As plain text').click()
    await expect(confirm.getByText('/confirm-email?token=sample')).toBeVisible()
    await expectAccessible(page)
  })
