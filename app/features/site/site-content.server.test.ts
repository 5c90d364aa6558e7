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
  for (const page of ['terms', 'privacy'] as const) {
    expect(bare.legal[page].html).not.toMatch(/mailto:|localdomain|false|undefined|\{\{/)
    expect(bare.legal[page].html).toContain('href="/contact"')
    expect(whole.legal[page].html).toContain('href="mailto:help@meals.example"')
    expect(whole.legal[page].html).toContain('Meals Ltd, 1 High Street, London')
  }
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
