import { test as base } from '#tests/support/journey.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { expect, type Page } from '@playwright/test'

/** Journeys of the staff area: a server with the demo's staff account, and its page signed in. */
export const test = base.extend<{ staffPage: Page }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const server = await runServer({ args: ['--demo'] })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  staffPage: async ({ page }, use) => {
    await signInAsStaff(page)
    await use(page)
  },
})

export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/blog-admin/login')
  await page.getByLabel('Email').fill('staff@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('demo-staff-member')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/blog-admin/dashboard')
}

/** Opens the editor of a new post, ready to be typed into. */
export async function openNewPost(page: Page): Promise<void> {
  await page.goto('/blog-admin/posts/new')
  await page.getByRole('heading', { level: 1, name: 'New Post' }).waitFor()
  // The toolbar's elements exist once the page's script runs.
  await page.waitForFunction(() => customElements.get('md-bold') !== undefined)
}
