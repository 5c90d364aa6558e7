import { expect, test } from 'vitest'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { letterEmail } from './letter-email.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const ORIGIN = 'https://mealwright.test'
const PICTURE = '/blog-pictures/0197a000-0000-7000-8000-000000000001-1200x800-960.webp'

test('an article becomes mail: whole addresses, styles on elements, nothing for scripts or other widths', () => {
  const html = letterHtml(
    renderFragment(
      `## Bread\n\n[Soup](/blog/soups) and ![Loaf](${PICTURE})\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
      'markdown',
    ),
    ORIGIN,
  )
  expect(html).toMatch(/<h2 class="ink" style="[^"]*font:600/)
  expect(html).toContain(`href="${ORIGIN}/blog/soups"`)
  expect(html).toContain(`src="${ORIGIN}${PICTURE}"`)
  expect(html).toContain('width="496" height="331"')
  expect(html).not.toMatch(/srcset|loading=|sizes=/)
  expect(html).toMatch(/<td class="rule" style="[^"]+">1<\/td>/)
})

test('the plain text has every word, lists with dashes and the addresses of links', () => {
  const text = letterText(
    renderFragment(
      'Two days **old**.\n\n## Ways\n\n- Soup\n- [Salad](/blog/salad)\n\n> Waste not\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      'markdown',
    ),
    ORIGIN,
  )
  expect(text).toBe(
    `Two days old.\n\nWays\n\n- Soup\n- Salad (${ORIGIN}/blog/salad)\n\nWaste not\n\na | b\n\n1 | 2`,
  )
})

test('each copy has its reader’s own links and nobody else’s', () => {
  const write = letterEmail({
    kind: 'letter',
    subject: 'Bread & salt',
    html: '<p>Old.</p>',
    origin: ORIGIN,
    postUrl: `${ORIGIN}/blog/kitchen/bread`,
    trader: { name: 'Mealwright Ltd', address: '1 Mill Lane\nBath' },
  })
  const links = (name: string) => ({
    leaveUrl: `${ORIGIN}/newsletter/leave?token=${name}&letter=1`,
    choicesUrl: `${ORIGIN}/newsletter/choices?token=${name}`,
  })
  const ann = write(links('ann'))
  const ben = write(links('ben'))
  expect(ann.leaveUrl).toBe(links('ann').leaveUrl)
  expect(ann.text).toContain(links('ann').leaveUrl)
  expect(ann.html).toContain('href="https://mealwright.test/newsletter/leave?token=ann&amp;letter=1"')
  expect(ann.text).toContain(links('ann').choicesUrl)
  expect(ann.text).toContain('Mealwright Ltd, 1 Mill Lane, Bath')
  expect(`${ann.text}${ann.html}`).not.toContain('ben')
  expect(ben.text.replaceAll('ben', 'ann')).toBe(ann.text)
  expect(ann.html).toContain('Bread &amp; salt')
})

const FOREIGN_ATTRIBUTE = /<[^>]+\s(?:on\w+|name|srcdoc|target|id)=/i
const FOREIGN_ADDRESS = /<[^>]+\s(?:href|src)="\s*(?:javascript|data|vbscript|blob|file|\/)/i

test('[C23] hostile markup stays dead in a letter', () => {
  for (const { markup, name } of MARKUP_VECTORS)
    for (const format of ['html', 'markdown'] as const) {
      const html = letterHtml(renderFragment(markup, format), ORIGIN).replace(/ alt="[^"]*"/g, '')
      expect(html, name).not.toMatch(/<(?:script|iframe|svg|style|form|object|link|meta)\b/i)
      expect(html, name).not.toMatch(FOREIGN_ATTRIBUTE)
      expect(html, name).not.toMatch(FOREIGN_ADDRESS)
      // Styles are those written here.
      expect(html, name).not.toMatch(/style="[^"]*(?:url\(|position|expression)/i)
    }
})
