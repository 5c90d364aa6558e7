import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { cleanHtml } from '#app/features/blog/render-article.server.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { drawnArticle } from './draw-article.server.ts'
import { plainArticle } from './plain-article.server.ts'

const block = (attributes: string, caption: string, lines: readonly string[]) =>
  cleanHtml(
    `<figure ${attributes}><figcaption>${caption}</figcaption><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></figure>`,
  )

const PORRIDGE = ['50 g porridge oats', '200 ml semi-skimmed milk']

test('a recipe card shows what the food table gives each person, and opens the generator with its foods', () => {
  const html = drawnArticle(`<p>a</p>\n${block('data-block=recipe data-serves=2', 'Porridge', PORRIDGE)}`)
  const { perServing } = nutritionOf(PORRIDGE, 2)
  expect(html).toContain(`${Math.round(perServing.kcal)} kcal`)
  expect(html).toContain('Each of 2 servings')
  expect(html).toContain('alt="Drawn plate: Porridge"')
  expect(html).toContain('href="/upload?ingredients=50+g+porridge+oats%0A200+ml+semi-skimmed+milk"')
  expect(html).not.toContain('data-block')
})

test('a food figure draws the calories of its foods, and names what is not counted', () => {
  const html = drawnArticle(block('data-block=food', 'A bowl.', [...PORRIDGE, 'a pinch of zork']))
  expect(html).toMatch(/aria-label="Share of calories: protein \d+ %, carbs \d+ %, fat \d+ %"/)
  expect(html).toContain('Not counted: a pinch of zork.')
  expect(html).toContain(`<b>${Math.round(nutritionOf(PORRIDGE, 1).perServing.kcal)}</b>`)
})

test('a scale adds up the foods of each bar, says what a tick is, and pins a value', () => {
  const lines = ['Weighed: 50 g porridge oats + 200 ml semi-skimmed milk', '100 g raspberries']
  const html = drawnArticle(block('data-block=scale data-nutrient=fibre data-pin=30', 'Fibre.', lines))
  const fibre = nutritionOf(PORRIDGE, 1).perServing.fiberG!
  expect(html).toContain(`<b class=`)
  expect(html).toContain(`${Math.round(fibre * 10) / 10} g fibre</b>`)
  expect(html).toContain('<span>Weighed</span>')
  expect(html).toContain('<span>100 g raspberries</span>')
  expect(html).toContain('Fibre. One tick is 2 g fibre; the scale ends at 30. The pin marks 30.')
})

test('a thing on a known site is a card with a link; any other address stays a plain figure', () => {
  const of = (href: string) =>
    cleanHtml(`<figure data-block="embed"><figcaption><a href="${href}">Rice</a></figcaption></figure>`)
  const card = drawnArticle(of('https://www.youtube.com/embed/dQw4w9WgXcQ'))
  expect(card).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(card).toContain('Watch on YouTube')
  const other = of('https://youtube.com.evil.example/watch?v=x')
  expect(drawnArticle(other)).toBe(other)
})

test('footnotes are numbered in order, each stands after its part of the text, and leads back', () => {
  const html = drawnArticle(
    cleanHtml(
      '<p>One<small data-note>first <em>note</em></small> two<small data-note>second</small>.</p>\n<p>After.</p>',
    ),
  )
  expect(html).toMatch(
    /^<p>One<sup class="\S+" id="note-mark-1"><a href="#note-1" aria-label="Note 1">1<\/a><\/sup> two/,
  )
  expect(html.indexOf('id="note-1"')).toBeGreaterThan(html.indexOf('two'))
  expect(html.indexOf('id="note-2"')).toBeLessThan(html.indexOf('After.'))
  expect(html).toContain('first <em>note</em>')
})

test('feeds and letters get tables, lists and notes at the end', () => {
  const html = plainArticle(
    `${cleanHtml('<p>One<small data-note>first</small>.</p>')}\n${block('data-block=scale data-nutrient=kcal', 'Bowls', ['Oats: 50 g porridge oats'])}\n${block('data-block=recipe', 'Porridge', PORRIDGE)}`,
  )
  expect(html).toContain('<p>One<sup>1</sup>.</p>')
  expect(html).toMatch(/<table><caption>Bowls<\/caption><tbody><tr><td>Oats<\/td><td align="right">\d+ kcal/)
  expect(html).toContain('>Create a recipe with these</a>')
  expect(html).toMatch(/<ol><li>first<\/li><\/ol>$/)
  // Whatever reads feeds and mails cleans them too: nothing of it is lost then.
  expect(cleanHtml(html)).toBe(cleanHtml(cleanHtml(html)))
})

test('an article without blocks is not touched', () => {
  const html = cleanHtml(
    '<h2>A</h2><figure><img src="/plates/a.svg" alt="A"></figure><p><small>x</small></p>',
  )
  expect(drawnArticle(html)).toBe(html)
  expect(plainArticle(html)).toBe(html)
})

const ALLOWED_IN_DRAWING = /<(?:script|iframe|object|style|form|input)|<[^>]+\son\w+=|javascript:/i

test.each(MARKUP_VECTORS)('$name stays dead inside blocks and notes', ({ markup }) => {
  const html = cleanHtml(
    `<figure data-block="recipe" data-serves="1"><figcaption>${markup}</figcaption><ul><li>50 g oats</li><li>${markup}</li></ul></figure><p>x<small data-note>${markup}</small></p>`,
  )
  for (const shown of [drawnArticle(html), plainArticle(html)])
    expect(
      shown
        .replace(/>[^<]*/g, '>')
        .replace(/ (?:alt|aria-label|aria-valuetext|href="\/upload\?)[^"]*"[^"]*"/g, ''),
    ).not.toMatch(ALLOWED_IN_DRAWING)
})

test('whatever is written into a block, drawing it never throws and keeps what stands around it', () => {
  const kinds = fc.constantFrom('recipe', 'food', 'scale', 'embed', 'x')
  const words = fc
    .string()
    .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'))
  fc.assert(
    fc.property(kinds, words, fc.array(words, { maxLength: 5 }), words, (kind, caption, lines, of) => {
      const html = cleanHtml(
        `<p>before</p><figure data-block="${kind}" data-serves="${of}" data-pin="${of}" data-nutrient="${of}"><figcaption>${caption}</figcaption><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></figure><p>after</p>`,
      )
      expect(cleanHtml(html)).toBe(html)
      expect(drawnArticle(html)).toMatch(/^<p>before<\/p>[\s\S]*<p>after<\/p>$/)
    }),
    { numRuns: 200, seed: 21 },
  )
})
