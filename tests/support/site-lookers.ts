import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Looker } from './site-pages.ts'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Member = Exclude<Looker, 'visitor'>

/** The demo's accounts, as its start prints them. */
const SIGN_INS: Record<
  Exclude<Looker, 'visitor' | 'newcomer'>,
  { path: string; email: string; password: string }
> = {
  free: { path: '/auth/sign-in', email: 'free@demo.example', password: 'demo-free-member' },
  premium: { path: '/auth/sign-in', email: 'premium@demo.example', password: 'demo-premium-member' },
  staff: { path: '/blog-admin/login', email: 'staff@demo.example', password: 'demo-staff-member' },
}

/** Signs somebody in; gives the cookies for contexts of theirs. */
export async function signInAs(browser: Browser, origin: string, looker: Member): Promise<Session> {
  const { path, email, password } =
    looker === 'newcomer'
      ? { path: '/auth/sign-up', email: `${randomUUID()}@example.org`, password: randomUUID() }
      : SIGN_INS[looker]
  const context = await browser.newContext({ baseURL: origin })
  const response = await context.request.post(path, {
    form: { email, password, returnTo: '/upload' },
    headers: { origin },
    maxRedirects: 0,
  })
  if (response.status() !== 302) throw new Error(`${email} could not sign in: ${response.status()}`)
  // The staff area also wants an entry in the browser, which its first page after signing in writes.
  if (looker === 'staff') {
    const page = await context.newPage()
    await page.goto('/blog-admin/dashboard?signed-in')
    await page.waitForURL('/blog-admin/dashboard')
  }
  const session = await context.storageState()
  await context.close()
  return session
}
