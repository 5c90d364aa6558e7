import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { currentOf } from './site-links.ts'

const render = (page: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/upload']}>{page}</MemoryRouter>)
const MEMBER = { email: 'anna@example.org', subscription: 'free' } as const

/** The links inside the first element that matches, as [href, words]. */
const linksIn = (html: string, start: RegExp, end: string) => {
  const from = html.search(start)
  const part = html.slice(from, html.indexOf(end, from))
  return [...part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<img[^>]*\/>)?([^<]*)</g)].map(
    ([, href, words]) => [href, words],
  )
}

const MAIN = [
  ['/upload', 'Create Recipes'],
  ['/calories', 'Estimate Calories'],
  ['/meal-planning', 'Plan Meals'],
  ['/recipes', 'My Recipes'],
  ['/public-recipes', 'Community Recipes'],
  ['/blog', 'Blog'],
  ['/pricing', 'Pricing'],
]

test('[SHELL-15] the bar links to the seven pages and home', () => {
  const html = render(<SiteHeader path="/" account={null} />)
  expect(linksIn(html, /<nav[^>]*aria-label="Main"/, '</nav>')).toEqual(MAIN)
  expect(html).toMatch(/<a class="[^"]*" href="\/"[^>]*><img[^>]*alt=""[^>]*\/>Mealwright<\/a>/)
})

test('[SHELL-13] on a narrow screen the same links are in a menu that a button opens', () => {
  const html = render(<SiteHeader path="/" account={null} />)
  expect(html).toMatch(/<button(?=[^>]*aria-label="Menu")[^>]*popoverTarget="site-menu"/)
  expect(html).toMatch(/id="site-menu"[^>]*popover="auto"/)
  expect(linksIn(html, /<nav aria-label="Main, in the menu"/, '</nav>')).toEqual(MAIN)
})

test('a member has one menu, the account’s, with the same links; Premium needs no prices', () => {
  const free = render(<SiteHeader path="/" account={MEMBER} />)
  expect(free).not.toContain('site-menu')
  expect(linksIn(free, /<nav[^>]*aria-label="Main, in the menu"/, '</nav>')).toEqual(MAIN)
  const premium = render(<SiteHeader path="/" account={{ ...MEMBER, subscription: 'premium' }} />)
  expect(linksIn(premium, /<nav[^>]*aria-label="Main"/, '</nav>')).toEqual(MAIN.slice(0, -1))
})

test('[SHELL-14] the active route is marked, also on pages below it', () => {
  const html = render(<SiteHeader path="/upload" account={null} />)
  expect(html).toMatch(/<a aria-current="page" href="\/upload"/)
  expect(html.match(/aria-current=/g)).toHaveLength(2)
  expect(currentOf('/blog', '/blog/nutrition/dal')).toBe('true')
  expect(currentOf('/recipes', '/recipes-of-others')).toBeUndefined()
})

test('[SHELL-16] signed in, an avatar shows the first two letters of the address in upper case', () => {
  expect(render(<SiteHeader path="/" account={MEMBER} />)).toMatch(/<button[^>]*>AN<\/button>/)
})

test('[SHELL-17] the account menu has the address, the plan, the profile and the way out', () => {
  const html = render(<SiteHeader path="/" account={MEMBER} />)
  const menu = html.slice(html.indexOf('id="account-menu"'))
  expect(menu).toContain('<b>anna@example.org</b>')
  expect(menu).toContain('>Free Plan<')
  expect(menu).toMatch(/href="\/profile"[^>]*><svg.*?<\/svg>Profile Settings<\/a>/)
  expect(menu).toMatch(
    /<form action="\/auth\/sign-out" method="post"><button type="submit"><svg.*?<\/svg>Sign Out<\/button>/,
  )
  expect(render(<SiteHeader path="/" account={{ ...MEMBER, subscription: 'premium' }} />)).toContain(
    '>Premium Plan<',
  )
})

test('[SHELL-18] the account menu is a popover that the platform closes on a click beside it', () => {
  expect(render(<SiteHeader path="/" account={MEMBER} />)).toMatch(/id="account-menu"[^>]*popover="auto"/)
})

test('[SHELL-19] signed out, "Log In" and "Start Free Trial" lead to the dialog in their mode', () => {
  const html = render(<SiteHeader path="/upload" account={null} />)
  expect(html).toMatch(/href="\/upload\?auth=sign-in"[^>]*>Log In</)
  expect(html).toMatch(/href="\/upload\?auth=sign-up"[^>]*>Start Free Trial</)
  expect(render(<SiteHeader path="/upload" account={MEMBER} />)).not.toMatch(/Log In|Start Free Trial/)
})

test('[SHELL-20] the footer links to about, contact, privacy, terms, cookies and the blog', () => {
  expect(linksIn(render(<SiteFooter />), /<nav[^>]*aria-label="Footer"/, '</nav>')).toEqual([
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/cookies', 'Cookies'],
    ['/blog', 'Blog'],
  ])
})

test('the first thing one can reach is a link to the content', () => {
  expect(render(<SiteHeader path="/" account={null} />)).toMatch(/^<header[^>]*><a[^>]* href="#main">/)
})
