import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar, avatarStyle, initialsOf } from './avatar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './chip.module.css'
import { Chip } from './chip.tsx'
import { EmptyState } from './empty-state.tsx'
import { Notice } from './notice.tsx'
import { Pager, pagesAround } from './pager.tsx'
import { TabLinks, Tabs } from './tabs.tsx'

test('a chip names what its button takes away', () => {
  const html = renderToStaticMarkup(
    <Chip label="amba sauce" note="not counted" kind="unknown" onRemove={() => {}} />,
  )
  expect(html).toContain(styles.unknown)
  expect(html).toContain('<small> not counted</small>')
  expect(html).toContain('<button type="button" aria-label="Remove amba sauce">')
})

test('a chip in a form can be taken away with scripts off', () => {
  const html = renderToStaticMarkup(<Chip label="feta" removeName="remove" removeValue="feta" />)
  expect(html).toMatch(/<button type="submit" value="feta"[^>]* name="remove">/)
})

test('an error is read out at once, the rest in its turn', () => {
  expect(renderToStaticMarkup(<Notice tone="error" title="Failed to generate recipes" />)).toContain(
    'role="alert"',
  )
  expect(renderToStaticMarkup(<Notice tone="ok">Saved</Notice>)).toContain('role="status"')
})

test('a pager offers the ends, the neighbours and the gaps between', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(5, 12)).toEqual([1, null, 4, 5, 6, null, 12])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a pager marks the page one is on and stops at the ends', () => {
  const html = renderToStaticMarkup(<Pager page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} />)
  expect(html).toContain('<span aria-disabled="true">Previous</span>')
  expect(html).toContain('<a href="?page=1" aria-label="Page 1" aria-current="page">1</a>')
  expect(html).toContain('<a href="?page=2" rel="next">Next</a>')
  expect(renderToStaticMarkup(<Pager page={1} pageCount={1} hrefOf={String} />)).toBe('')
})

test('breadcrumbs end at the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs crumbs={[{ label: 'Blog', href: '/blog' }, { label: 'Dal' }]} />,
  )
  expect(html).toContain('<a href="/blog">Blog</a>')
  expect(html).toContain('<span aria-current="page">Dal</span>')
})

test('an avatar has two letters and a colour that stays', () => {
  expect(initialsOf('anna@example.org')).toBe('AN')
  expect(initialsOf('b@example.org')).toBe('B')
  expect(avatarStyle('ben')).toEqual(avatarStyle('ben'))
  expect(renderToStaticMarkup(<Avatar name="ben" />)).toContain('aria-hidden="true">BE</span>')
})

test('tabs tie each tab to its panel; only the chosen one is in the tab order', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Plans"
      initialId="mine"
      tabs={[
        { id: 'new', label: 'Create New Plan', panel: 'form' },
        { id: 'mine', label: 'My Plans (3)', panel: 'list' },
      ]}
    />,
  )
  expect(html).toMatch(
    /role="tab" id="[^"]+-tab-new" aria-selected="false" aria-controls="[^"]+-panel-new" tabindex="-1"/i,
  )
  expect(html).toMatch(/aria-selected="true" aria-controls="[^"]+-panel-mine" tabindex="0"/i)
  expect(html).toMatch(/id="[^"]+-panel-new"[^>]* hidden="">form/)
  expect(html).toMatch(/id="[^"]+-panel-mine" aria-labelledby="[^"]+-tab-mine">list/)
})

test('tabs that are addresses mark the current one', () => {
  const links = [
    { href: '?tab=new', label: 'New', isCurrent: false },
    { href: '?tab=mine', label: 'Mine', isCurrent: true },
  ]
  expect(renderToStaticMarkup(<TabLinks label="Plans" links={links} />)).toContain(
    '<a href="?tab=mine" aria-current="page">Mine</a>',
  )
})

test('an empty state says what is missing and what to do', () => {
  const html = renderToStaticMarkup(
    <EmptyState title="No ingredients yet" action={<button type="button">Add</button>}>
      Plans start from what you have.
    </EmptyState>,
  )
  expect(html).toMatch(/<h2[^>]*>No ingredients yet<\/h2><p>Plans start from what you have\.<\/p><button/)
})
