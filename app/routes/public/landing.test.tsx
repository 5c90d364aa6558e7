import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import { VISITOR, type Viewer } from '#app/features/account/viewer.ts'
import { requestFactsContext, servicesContext, viewerContext } from '#app/http/context.server.ts'
import Landing, { handle, loader, meta } from './landing.tsx'

const ANN: Viewer = {
  member: {
    id: '1',
    email: 'ann@example.org',
    label: 'ann',
    tier: 'free',
    isEmailConfirmed: true,
    sessionId: '1',
  },
}

async function load(viewer: Viewer = VISITOR, path = '/') {
  const context = new RouterContextProvider()
  context.set(viewerContext, viewer)
  context.set(requestFactsContext, { clientAddress: '192.0.2.1' } as never)
  context.set(servicesContext, {
    site: { origin: 'https://mealwright.example', supportEmail: '' },
    log: { warn: () => {} },
  } as unknown as Services)
  const url = new URL(path, 'https://mealwright.example/')
  return loader({ context, params: {}, request: new Request(url), url, pattern: '/' })
}

async function render(path: string, viewer?: Viewer): Promise<string> {
  const data = await load(viewer)
  const Stub = createRoutesStub([
    { id: 'landing', path: '/', Component: Landing as never, loader: () => null },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { landing: data } }} />,
  )
}

test('is open to everyone', async () => {
  expect(handle.access).toBe('open')
})

test.each([
  ['/meal-planning', 'preview-meal-plan'],
  ['/recipes', 'preview-my-recipes'],
  ['/public-recipes', 'preview-community-recipes'],
])('[SHELL-05] shows a visitor sent back from %s what it holds, above the hero', async (to, id) => {
  const html = await render(`/?auth=sign-up&to=${encodeURIComponent(to)}`)
  expect(html).toContain(`id="${id}"`)
  expect(html.indexOf(`id="${id}"`)).toBeLessThan(html.indexOf('<h1'))
  expect(html.match(/id="preview-/g)).toHaveLength(1)
})

test('shows no preview without a wanted page or for other pages', async () => {
  expect(await render('/')).not.toContain('id="preview-')
  expect(await render('/?auth=sign-up&to=/profile')).not.toContain('id="preview-')
  expect(await render('/?to=//example.com/recipes')).not.toContain('id="preview-')
})

test('[LAND-09] buttons lead visitors to the sign-up dialog', async () => {
  expect(await render('/')).toContain('href="/?auth=sign-up&amp;to=/calories"')
})

test('a member is led home', async () => {
  const answer = await load(ANN).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe('/dashboard')
})

test('a member on the way to a page, as with a link of a second tab, is led there and nowhere else', async () => {
  const addressFor = async (to: string) => {
    const answer = await load(ANN, `/?auth=sign-up&to=${encodeURIComponent(to)}`).catch(
      (thrown: unknown) => thrown,
    )
    return (answer as Response).headers.get('location')
  }
  expect(await addressFor('/recipes/keep?made=one')).toBe('/recipes/keep?made=one')
  expect(await addressFor('//example.com/')).toBe('/dashboard')
})

test('describes itself with absolute addresses', async () => {
  const tags = meta({ loaderData: await load() } as Parameters<typeof meta>[0])
  const of = (name: string) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://mealwright.example/' })
  expect(of('og:url')).toEqual(['https://mealwright.example/'])
  expect(of('og:image')).toEqual(['https://mealwright.example/brand/social-card.jpg'])
  expect(of('og:title')).toEqual(tags.flatMap((tag) => ('title' in tag ? [tag.title] : [])))
  const description = tags.flatMap((tag) =>
    'name' in tag && tag.name === 'description' ? [String(tag.content)] : [],
  )
  expect(description[0]?.length).toBeLessThanOrEqual(160)
})
