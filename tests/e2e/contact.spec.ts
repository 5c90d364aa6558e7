import { expect, test } from '#tests/support/journey.ts'
import { pauseClock } from '#tests/support/pause-clock.ts'

const LINKS = ['/help', '/pricing', '/privacy', '/terms']

test('[PAGE-06] [PAGE-08] [PAGE-09] [PAGE-16] the form, the address, the quick links and four questions', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Contact' })
  for (const label of ['Full name', 'Email', 'Subject', 'Message'])
    await expect(form.getByLabel(label)).toHaveAttribute('required', '')
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '6')
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  const category = form.getByLabel('Category')
  await expect(category).toHaveValue('general')
  expect(await category.locator('option').allInnerTexts()).toEqual([
    'General Inquiry',
    'Technical Support',
    'Billing & Subscriptions',
    'Feature Request',
    'Bug Report',
    'Partnership',
    'Press & Media',
  ])

  const aside = page.getByRole('complementary', { name: 'Other ways' })
  await expect(aside.locator('a[href^="mailto:"]')).toHaveText(/@/)
  for (const href of LINKS) await expect(aside.locator(`a[href="${href}"]`)).toBeVisible()

  const questions = page.locator('details')
  await expect(questions).toHaveCount(4)
  await questions.nth(1).locator('summary').click()
  await expect(page.getByText('until the end of the period')).toBeVisible()
  await questions.nth(3).locator('summary').click()
  await expect(page.getByText('30 days for Premium')).toBeVisible()
  await expect(page.getByText('until the end of the period')).toBeVisible()
  await expectAccessible(page)
})

test('[PAGE-11] [PAGE-13] [PAGE-14] [PAGE-15] a message is sent, said to be so, and the form returns empty', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill('Anna Baker')
  await form.getByLabel('Email').fill('anna@journey.example')
  await form.getByLabel('Category').selectOption('bug')
  await form.getByLabel('Subject').fill('The dial stands still')
  await form.getByLabel('Message').fill('It should move.')
  const held = Promise.withResolvers<void>()
  await page.route('**/contact', async (route) => {
    await held.promise
    await route.continue()
  })
  // The thanks stand for three seconds only.
  await pauseClock(page)
  await form.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(form.getByRole('button')).toHaveText('Sending Message...')
  held.resolve()

  await expect(page.getByText('Message Sent Successfully!')).toBeInViewport()
  await expect(
    page.getByText(
      "Thank you for contacting us. We've received your message and will get back to you within 24 hours during business days.",
    ),
  ).toBeVisible()
  await expect(form).toBeHidden()
  const mailed = (await server.emails()).filter(({ subject }) => subject?.includes('The dial stands still'))
  expect(mailed).toHaveLength(1)
  expect(mailed[0]!.text).toContain('It should move.')

  const [reference] = /MW-[\w-]+/.exec(mailed[0]!.subject!)!
  await page.clock.runFor(3000)
  await expect(form).toBeVisible()
  await expect(page.getByText(`Your message was sent. Its reference is ${reference}`)).toBeVisible()
  await expect(form.getByLabel('Subject')).toHaveValue('')
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('[PAGE-10] what is missing or wrong is said at its field, and nothing written is lost', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
  await form.getByLabel('Full name').fill('Anna')
  await form.getByLabel('Email').fill('anna at home')
  await form.getByLabel('Message').fill('A long message that took an hour')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Enter the full address')).toBeVisible()
  await expect(form.getByText('Say in a few words what it is about')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('A long message that took an hour')
})

test('[PAGE-13] it works with scripts off', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill('Ben')
  await form.getByLabel('Email').fill('ben@journey.example')
  await form.getByLabel('Subject').fill('No scripts')
  await form.getByLabel('Message').fill('Hello')
  await form.getByRole('button').click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  await page.close()
})
