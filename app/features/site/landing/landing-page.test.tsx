import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { macroShares } from '#app/features/recipes/view/figures.ts'
import { SAMPLE_RECIPE } from '#app/features/site/recipe-preview.tsx'
import { STATS, TESTIMONIALS, TESTIMONIALS_NOTE } from './marketing-stats.ts'
import { type SiteFacts, SiteFactsContext } from '#app/features/page/site-facts.ts'
import { BASKETS } from './baskets.ts'
import { LandingPage } from './landing-page.tsx'
import { planSampleWeek } from './sample-week.server.ts'
import type { ShownDish } from './shown-dish.ts'

const DISH: ShownDish = {
  name: SAMPLE_RECIPE.name,
  cookingTimeMin: 25,
  servings: 2,
  lines: [
    { text: '200 g chickpeas', isExtra: false, kcal: 400 },
    { text: '1 tbsp olive oil', isExtra: true, kcal: 212 },
    { text: 'Pepper', isExtra: true, kcal: null },
  ],
  instructions: ['Cook it.', 'Eat it.'],
  totalKcal: 612,
  kcalRange: { low: 580, high: 660 },
  nutrients: SAMPLE_RECIPE.nutrition.perServing,
  plateUrl: SAMPLE_RECIPE.plateUrl,
  shares: macroShares(SAMPLE_RECIPE.nutrition.perServing),
  leftOut: [{ ingredient: 'a shoe', reason: 'It is no food.' }],
}
const WEEK = planSampleWeek()
const MADE = { dish: DISH, order: 'signed.order' }

const POST: Parameters<typeof LandingPage>[0]['posts'][number] = {
  id: 'one',
  title: 'One',
  slug: 'one',
  excerpt: 'What it is about',
  featuredImageUrl: null,
  featuredImageAlt: '',
  author: null,
  category: null,
  publishedAt: new Date('2025-01-13T12:00:00Z'),
  timeToReadMin: 4,
  tags: [],
  isFeatured: false,
}

function render(
  props: Partial<Parameters<typeof LandingPage>[0]> = {},
  facts: SiteFacts = { readsPhotos: false, hasLiveCounts: false },
): string {
  const element = (
    <SiteFactsContext value={facts}>
      <LandingPage
        sample={DISH}
        made={null}
        week={WEEK}
        typed=""
        refusal={null}
        stats={STATS}
        posts={[]}
        preview={null}
        {...props}
      />
    </SiteFactsContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

const all = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner]) =>
    textOf(inner ?? ''),
  )

function links(html: string): [label: string, href: string][] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    textOf(inner ?? ''),
    (href ?? '').replaceAll('&amp;', '&'),
  ])
}

/** The part of the page that carries the heading with this id. */
function section(html: string, headingId: string): string {
  const found = html
    .split(/(?=<section)/)
    .find((part) => part.includes(`id="${headingId}"`) || part.includes(`aria-label="${headingId}"`))
  if (!found) throw new Error(`No section with the heading ${headingId}`)
  return found
}

test('[LAND-01] opens with its three ways in', () => {
  const visitor = links(section(render(), 'hero-title')).map(([label]) => label)
  expect(visitor).toEqual(['Start Free Trial', 'Estimate Calories', 'Plan Meals'])
})

test('[LAND-02] has a card for each of the three tools', () => {
  const tools = section(render(), 'tools-title')
  expect(tools.match(/<article/g)).toHaveLength(3)
  expect(all(tools, 'h3')).toEqual([
    'Smart Recipe Generator',
    'Instant Calorie Estimator',
    'Fitness Meal Planner',
  ])
})

test('[LAND-03] has benefits, three steps, three testimonials and a final call', () => {
  const html = render()
  expect(all(section(html, 'benefits-title'), 'h3')).toHaveLength(3)
  const how = section(html, 'how-title')
  expect(all(how, 'h2')).toEqual(['How It Works'])
  expect(all(how, 'h3')).toEqual([
    'A fridge becomes a week',
    'The week meets its target',
    'You buy what a shop sells',
  ])
  expect(all(section(html, 'testimonials-title'), 'blockquote')).toEqual(
    TESTIMONIALS.map(({ quote }) => quote),
  )
  expect(links(section(html, 'final-title')).map(([label]) => label)).toEqual(['Start Free Trial'])
})

test('says that the testimonials are ours', () => {
  expect(section(render(), 'testimonials-title')).toContain(TESTIMONIALS_NOTE)
  expect(TESTIMONIALS_NOTE).toMatch(/^Written by us/)
})

test('[LAND-05] shows the four figures of the stats band', () => {
  const html = render()
  const band = section(html, 'Mealwright in figures')
  expect(all(band, 'dd')).toEqual(['50K+', '25K+', '15K+', '4.9'])
  expect(all(band, 'dt')).toEqual(STATS.map(({ label }) => label))
  expect(all(band, 'dt')).toEqual([
    'Recipes generated',
    'Meals analysed',
    'Meal plans created',
    'Average rating',
  ])
})

test('[LAND-06] compares the free trial with Premium', () => {
  const plans = section(render(), 'plans-title')
  expect(all(plans, 'h3')).toEqual(['Free Trial', 'Premium'])
  const text = textOf(plans)
  expect(text).toContain('£0/month')
  expect(text).toContain('From £9.99/month')
  expect(links(plans).map(([label]) => label)).toEqual(['Start Free Trial', 'View Pricing Plans'])
})

test('[LAND-07] keeps its parts in order', () => {
  const html = render({ posts: [POST] })
  const parts = [
    'hero-title',
    'tools-title',
    'benefits-title',
    'how-title',
    'latest-posts',
    'Mealwright in figures',
    'testimonials-title',
    'plans-title',
    'final-title',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('[LAND-09] opens the sign-up dialog for visitors, with scripts off too, and remembers the page', () => {
  expect(links(render())).toEqual([
    ['Start Free Trial', '/?auth=sign-up&to=/upload'],
    ['Estimate Calories', '/?auth=sign-up&to=/calories'],
    ['Plan Meals', '/?auth=sign-up&to=/meal-planning'],
    ['Create Recipes', '/?auth=sign-up&to=/upload'],
    ['Estimate Calories', '/?auth=sign-up&to=/calories'],
    ['Plan Meals', '/?auth=sign-up&to=/meal-planning'],
    ['Start Free Trial', '/?auth=sign-up&to=/upload'],
    ['View Pricing Plans', '/?auth=sign-up&to=/pricing'],
    ['Start Free Trial', '/?auth=sign-up&to=/upload'],
  ])
})

test('shows the dish that was made, with lines that add up to the total, and the way to keep it', () => {
  const hero = section(render({ made: MADE, typed: 'chickpeas' }), 'hero-title')
  expect(all(hero, 'h2')).toEqual([SAMPLE_RECIPE.name])
  expect(textOf(hero)).toContain('612 kcal a serving')
  expect(textOf(hero)).toContain('Likely 580 to 660 kcal')
  expect(all(hero, 'td')).toEqual(['400', '212', 'not counted', '612 kcal'])
  expect(all(hero, 'li')).toEqual(['Cook it.', 'Eat it.', 'Left out: a shoe. It is no food.'])
  expect(links(hero)[0]).toEqual([
    'Keep this recipe',
    '/?auth=sign-up&to=%2Frecipes%2Fkeep%3Fmade%3Dsigned.order',
  ])
  expect(hero).toContain('<input type="hidden" name="last" value="signed.order"/>')
  expect(all(hero, 'button')).toEqual(['Make another'])
})

test('one field and one button make a dish, without scripts; examples do it at a press', () => {
  const hero = section(render(), 'hero-title')
  expect(hero).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/\?index")/)
  expect(hero).toMatch(/<input (?=[^>]*id="have")(?=[^>]*name="ingredients")(?=[^>]*required="")/)
  expect(all(hero, 'button')).toEqual(['Make a dish', ...BASKETS.map(({ label }) => label)])
  expect(hero).toContain(`Made of chickpeas, couscous`)
})

test('says at the field why nothing came of a list, and keeps the list', () => {
  const hero = section(render({ refusal: 'That is no food.', typed: 'stones' }), 'hero-title')
  expect(hero).toMatch(
    /<input (?=[^>]*id="have")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="have-refused")/,
  )
  expect(hero).toContain('value="stones"')
  expect(hero).toMatch(/<p id="have-refused"[^>]*role="alert">.*That is no food\./)
})

test('[SHELL-05] puts the wanted feature above everything else', () => {
  const html = render({ preview: 'my-recipes' })
  expect(html.indexOf('preview-my-recipes')).toBeGreaterThan(0)
  expect(html.indexOf('preview-my-recipes')).toBeLessThan(html.indexOf('hero-title'))
  expect(render()).not.toContain('id="preview-')
})

test('[LAND-04] has the posts it is given, and no section without any', () => {
  const titles = ['One', 'Two', 'Three']
  const html = render({ posts: titles.map((title) => ({ ...POST, id: title, title })) })
  expect(all(section(html, 'latest-posts'), 'h3')).toEqual(titles)
  expect(render()).not.toContain('latest-posts')
})

test('promises photos only where they are read', () => {
  const promising = /photo|camera/i
  expect(textOf(render())).not.toMatch(promising)
  const facts = { readsPhotos: true, hasLiveCounts: false }
  const seeing = textOf(render({}, facts))
  expect(seeing).toContain('A photo of the fridge or a typed list becomes a recipe')
})

test('[LAND-05] without a figure to show there is no band', () => {
  expect(render({ stats: [] })).not.toContain('Mealwright in figures')
})

test('shows the counts it is given in the place of the claims', () => {
  const html = section(
    render({ stats: [{ figure: '12', label: 'Recipes generated by our members' }] }),
    'Mealwright in figures',
  )
  expect(all(html, 'dd')).toEqual(['12'])
  expect(all(html, 'dt')).toEqual(['Recipes generated by our members'])
})

test('has one first heading, and no level left out', () => {
  const levels = [...render().matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
})
