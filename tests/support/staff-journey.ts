import { expect, type Page } from '@playwright/test'
import { enter } from './journey.ts'
import { demo } from './journey-kinds.ts'

/** Journeys of the staff area: a server with the demo's staff account, and its page signed in. */
export const test = demo.extend<{ staffPage: Page }>({
  staffPage: async ({ page }, use) => {
    await signInAsStaff(page)
    await use(page)
  },
})

export async function signInAsStaff(page: Page): Promise<void> {
  const staff = { email: 'staff@demo.example', password: 'demo-staff-member' }
  await enter(page, '/blog-admin/login', staff, '/blog-admin/dashboard?signed-in')
  // The query goes once the browser has kept who signed in.
  await expect(page).toHaveURL('/blog-admin/dashboard')
}

/** Opens the editor of a new post in Markdown, ready to be typed into. */
export async function openNewPost(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('editor-mode', 'source'))
  await page.goto('/blog-admin/posts/new')
  await page.getByRole('heading', { level: 1, name: 'New Post' }).waitFor()
  // The toolbar's elements exist once the page's script runs.
  await page.waitForFunction(() => customElements.get('md-bold') !== undefined)
}

/** What is typed into, and pressed, in the editor of a post. */
export const editor = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  slug: page.getByLabel('Slug'),
  seoTitle: page.getByLabel('SEO title'),
  content: page.getByRole('textbox', { name: 'Content' }),
  saveDraft: page.getByRole('button', { name: 'Save Draft' }),
  publish: page.getByRole('button', { name: 'Publish', exact: true }),
  update: page.getByRole('button', { name: 'Update', exact: true }),
  preview: page.getByRole('region', { name: 'Preview' }),
})

/** What was typed lies with the server. */
export const isKept = (page: Page) => expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible()
