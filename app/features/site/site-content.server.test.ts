import { expect, test } from 'vitest'
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
