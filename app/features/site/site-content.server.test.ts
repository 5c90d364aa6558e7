import { expect, test } from 'vitest'
import { CONFIRM_DAYS, LEFT_KEPT_DAYS, SUPPRESSED_KEPT_DAYS } from '#app/domain/newsletter/newsletter.ts'
import { openSiteContent } from './site-content.server.ts'

test('legal pages say who runs the site and where to write to, as far as that is set', async () => {
  const origin = 'https://meals.example'
  const bare = await openSiteContent({ origin, supportEmail: null })()
  const whole = await openSiteContent({
    origin,
    supportEmail: 'help@meals.example',
    trader: { name: 'Meals Ltd', address: '1 High Street, London' },
  })()
  const odd = await openSiteContent({
    origin,
    supportEmail: 'we_cook_@meals.example',
    trader: { name: 'Meals & *More*', address: '1 High Street\nLondon' },
  })()
  for (const page of ['terms', 'privacy'] as const) {
    expect(bare.legal[page].html).not.toMatch(/mailto:|localdomain|false|undefined|\{\{/)
    expect(bare.legal[page].html).toContain('href="/contact"')
    expect(whole.legal[page].html).toContain('href="mailto:help@meals.example"')
    expect(whole.legal[page].html).toContain('Meals Ltd, 1 High Street, London')
    expect(odd.legal[page].html).toContain(
      '<a href="mailto:we_cook_@meals.example">we_cook_@meals.example</a>',
    )
    expect(odd.legal[page].html).toContain('Meals &amp; *More*, 1 High Street, London')
  }
})

test('the cookie policy names the cookies as browsers show them, on https and without', async () => {
  const policyOf = async (origin: string) =>
    (await openSiteContent({ origin, supportEmail: null })()).legal.cookies.html
  const [secure, plain] = [await policyOf('https://meals.example'), await policyOf('http://localhost:3000')]
  for (const name of ['session_token', 'dont_remember', 'device_']) {
    expect(secure).toContain(`__Secure-mealwright.${name}`)
    expect(plain).toContain(`mealwright.${name}`)
  }
  expect(plain).not.toContain('__Secure-')
})

test('the privacy policy promises the times that the code keeps', async () => {
  const { legal } = await openSiteContent({
    origin: 'https://meals.example',
    supportEmail: null,
    backupDays: 3,
  })()
  expect(legal.privacy.html).toContain('within 3 days from our backups')
  expect(legal.privacy.html).toContain(`then marked as unsubscribed for ${LEFT_KEPT_DAYS} days`)
  // What the text says in words.
  expect({ CONFIRM_DAYS, SUPPRESSED_KEPT_DAYS }).toEqual({ CONFIRM_DAYS: 7, SUPPRESSED_KEPT_DAYS: 365 })
})
