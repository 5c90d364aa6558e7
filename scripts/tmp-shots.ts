import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/support/find-browser.ts'
const browser = await chromium.launch(await findBrowser())
const out = '/tmp/shots'; (await import('node:fs')).mkdirSync(out, { recursive: true })
const base = 'http://localhost:3999'
for (const width of [390, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 860 }, baseURL: base })
  const signed = await context.request.post('/auth/sign-in', { form: { email: 'premium@demo.example', password: 'demo-premium-member' }, headers: { origin: base } })
  console.log('sign in', signed.status())
  const page = await context.newPage()
  await page.goto('/meal-planning'); await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${out}/list-${width}.png`, fullPage: true })
  const link = page.getByRole('link', { name: /View Plan/ }).first()
  console.log('plans', await link.count())
  if (await link.count()) {
    await link.click(); await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${out}/plan-${width}.png`, fullPage: true })
    const swap = page.getByRole('button', { name: /^Swap/ }).first()
    await swap.click(); await page.waitForTimeout(6000)
    await page.screenshot({ path: `${out}/swap-${width}.png` })
    await page.keyboard.press('Escape')
    const more = page.getByRole('button', { name: /More/ }).first()
    if (await more.count()) { await more.click(); await page.waitForTimeout(500); await page.screenshot({ path: `${out}/menu-${width}.png` }); await page.keyboard.press('Escape') }
  }
  await page.goto('/meal-planning?new'); await page.waitForTimeout(2000)
  await page.screenshot({ path: `${out}/new-${width}.png` })
  await context.close()
}
await browser.close()
