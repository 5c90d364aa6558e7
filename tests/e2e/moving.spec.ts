import { expect } from '@playwright/test'
import { unzip } from '#tests/support/unzip.ts'
import { test } from '#tests/support/staff-journey.ts'

const ghost = JSON.stringify({
  db: [
    {
      data: {
        posts: [
          {
            id: 'p1',
            uuid: 'u1',
            title: 'Broth of an old blog',
            slug: 'old-broth',
            html: '<p>Slowly.</p><p><img src="__GHOST_URL__/content/images/pot.jpg" alt="A pot"></p>',
            type: 'post',
            status: 'published',
            visibility: 'public',
            published_at: '2020-05-02T10:00:00.000Z',
          },
        ],
      },
    },
  ],
})

test('an editor looks at an export, imports it, follows an old address, and takes everything along', async ({
  staffPage: page,
}) => {
  await page.goto('/blog-admin/import')
  await page.getByLabel('Export', { exact: true }).setInputFiles({
    name: 'ghost.json',
    mimeType: 'application/json',
    buffer: Buffer.from(ghost),
  })
  await page.getByLabel('Address of the old site').fill('soup.example')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('an export of Ghost, from https://soup.example')).toBeVisible()
  await expect(page.getByText('Posts to create')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 post and 0 pages' }).click()
  await expect(page.getByText(/^The import is finished\./)).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('Picture https://soup.example/content/images/pot.jpg')).toBeVisible()

  await page.goto('/old-broth/')
  await expect(page).toHaveURL('/blog/uncategorized/old-broth')
  await expect(page.getByRole('heading', { level: 1, name: 'Broth of an old blog' })).toBeVisible()

  await page.goto('/blog-admin/import')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the blog' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  const archive = await page.request.post('/blog-admin/export', {
    headers: { origin: new URL(page.url()).origin },
  })
  const files = unzip(new Uint8Array(await archive.body()))
  expect([...files.keys()]).toContain('posts/old-broth.md')
})
