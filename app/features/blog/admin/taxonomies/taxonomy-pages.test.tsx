import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AuthorEditor } from './author-editor.tsx'
import { AuthorList } from './author-list.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { CategoryList } from './category-list.tsx'
import { DashboardPage } from '#app/features/blog/admin/dashboard-page.tsx'
import { DeleteTaxonomy } from './delete-taxonomy.tsx'

const AT = new Date('2026-11-20T10:00:00Z')
const ID = '018f0000-0000-7000-8000-000000000000'

function html(page: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Stub />)
}
/** Plain text, cleaned of tags. */
const words = (page: ReactNode) =>
  html(page)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

test('[ADMIN-33] the authors’ list, empty and with what is missing said', () => {
  expect(words(<AuthorList authors={[]} />)).toContain('Authors (0) No Authors Yet')
  const bare = {
    id: ID,
    name: 'Anna Miller',
    slug: 'anna-miller',
    email: null,
    profilePhotoUrl: null,
    websiteUrl: null,
    createdAt: AT,
  }
  const full = {
    ...bare,
    id: ID.replace('018f', '018e'),
    name: 'Ben',
    slug: 'ben',
    email: 'ben@example.org',
    profilePhotoUrl: '/brand/icon.svg',
    websiteUrl: 'https://ben.example/',
  }
  const page = <AuthorList authors={[bare, full]} />
  expect(words(page)).toContain('Authors (2)')
  expect(words(page)).toMatch(/A Anna Miller @anna-miller No email No website Created 20 Nov 2026 View Edit/)
  expect(words(page)).toContain('Ben @ben ben@example.org ben.example/')
  expect(html(page)).toMatch(/<img [^>]*src="\/brand\/icon.svg"/)
  expect(html(page)).toMatch(/href="\/blog\/author\/ben" target="_blank"/)
  expect(html(page)).toContain(`href="/blog-admin/authors/${ID}/edit"`)
})

test('[ADMIN-36] the categories’ list, empty and with what is missing said', () => {
  expect(words(<CategoryList categories={[]} />)).toContain('Categories (0) No Categories Yet')
  const page = (
    <CategoryList
      categories={[
        {
          id: ID,
          name: 'Nutrition',
          slug: 'nutrition',
          description: '',
          parentCategoryId: null,
          createdAt: AT,
          postCount: 3,
        },
      ]}
    />
  )
  expect(words(page)).toMatch(
    /Categories \(1\) .*Nutrition \/nutrition No description 3 posts Created 20 Nov 2026 View Edit/,
  )
  expect(html(page)).toMatch(/href="\/blog\/nutrition" target="_blank"/)
})

test('[ADMIN-34] [ADMIN-32] [ADMIN-35] the author’s editor: fields, URL inputs, buttons', () => {
  const page = html(<AuthorEditor author={null} origin="http://localhost" faults={undefined} />)
  for (const name of ['name', 'slug', 'email', 'bio', 'seoTitle', 'seoDescription'])
    expect(page, name).toContain(`name="${name}"`)
  for (const name of ['twitter', 'linkedin', 'instagram', 'facebook', 'profilePhotoUrl', 'websiteUrl'])
    expect(page, name).toMatch(
      new RegExp(`<input[^>]*(type="url"[^>]*name="${name}"|name="${name}"[^>]*type="url")`),
    )
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Create Author<\/button>/)
  expect(page).toContain('Author name is required')
  const author = {
    id: ID,
    name: 'Anna',
    slug: 'anna',
    email: null,
    bio: '',
    profilePhotoUrl: '/brand/icon.svg',
    websiteUrl: null,
    socialLinks: {},
    seoTitle: '',
    seoDescription: '',
    createdAt: AT,
  }
  const edit = html(<AuthorEditor author={author} origin="http://localhost" faults={undefined} />)
  expect(edit).toMatch(/<button(?![^>]*aria-disabled)[^>]*>Update Author<\/button>/)
  expect(edit).toContain('alt="Preview of the author"')
})

test('[ADMIN-37] [ADMIN-38] [ADMIN-39] the category’s editor: fields, no parent, buttons', () => {
  const page = html(
    <CategoryEditor category={null} parents={[{ id: ID, name: 'Food' }]} posts={[]} faults={undefined} />,
  )
  for (const name of [
    'name',
    'slug',
    'description',
    'parentCategoryId',
    'pillarContent',
    'schemaType',
    'seoTitle',
    'seoDescription',
  ])
    expect(page, name).toContain(`name="${name}"`)
  expect(page).toMatch(/<option value="" selected="">None \(top level\)<\/option><option value="[^"]+">Food/)
  expect(page).toMatch(/<option value="CollectionPage" selected="">Collection Page<\/option>/)
  expect(page).toContain('<option value="WebPage">Web Page</option>')
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Create Category<\/button>/)
  expect(page).toContain('Category name is required')
})

test('[ADMIN-22] the meta descriptions of authors and categories count to 160', () => {
  for (const page of [
    html(<AuthorEditor author={null} origin="" faults={undefined} />),
    html(<CategoryEditor category={null} parents={[]} posts={[]} faults={undefined} />),
  ]) {
    expect(page).toMatch(/<textarea[^>]*name="seoDescription"[^>]*maxLength="160"/i)
    expect(page).toContain('0 / 160')
  }
})

test('before an author goes, the page says how many posts move', () => {
  const page = (
    <DeleteTaxonomy
      what="author"
      name="Anna"
      posts={{ all: 1203, published: 900 }}
      others={[{ id: ID, name: 'Ben' }]}
      faults={undefined}
    />
  )
  expect(words(page)).toContain('1,203 posts move, 900 of them published.')
  expect(html(page)).toMatch(/<option value="">No author<\/option><option value="[^"]+">Ben/)
})

test('[ADMIN-11] [ADMIN-13] [ADMIN-14] the dashboard: counts, shortcuts, the latest posts', () => {
  const page = (
    <DashboardPage
      hasSecondFactor
      missing={null}
      rank="owner"
      waiting={[
        { href: '/blog-admin/reports', words: '2 reports to settle' },
        { href: '/blog-admin/messages', words: '1 message to answer' },
      ]}
      views={[
        { day: '2026-11-19', views: 30 },
        { day: '2026-11-20', views: 12 },
      ]}
      counts={{ posts: 1203, published: 401, drafts: 1, views: 45_678, authors: 2 }}
      posts={[
        {
          id: ID,
          title: 'Lentils',
          status: 'published',
          featuredImageUrl: '/brand/icon.svg',
          author: 'Anna',
          category: 'Nutrition',
          viewCount: 12,
          updatedAt: AT,
        },
      ]}
    />
  )
  expect(words(page)).toContain(
    'Total posts 1,203 401 published, 1 draft Total views 45,678 Authors 2 New Post Manage Posts Authors Categories',
  )
  expect(words(page)).toContain('Waiting for you: 2 reports to settle , 1 message to answer')
  expect(html(page)).toContain('href="/blog-admin/reports"')
  expect(words(page)).toContain('42 views in 2 days; the best day had 30.')
  expect(words(page)).toContain('Lentils Published Anna Nutrition 12 views Updated 20 Nov 2026')
  expect(html(page)).toMatch(/<img [^>]*src="\/brand\/icon.svg"/)
  expect(html(page)).toContain(`href="/blog-admin/posts/${ID}/edit"`)
})
