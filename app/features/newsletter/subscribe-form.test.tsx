import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { subscribeSchema } from '#app/domain/newsletter/newsletter-forms.ts'
import { SubscribeForm } from './subscribe-form.tsx'

test('[BLOG-09] the "Stay Updated" box is a form of its own that works without scripts', () => {
  const html = renderToStaticMarkup(<SubscribeForm />)
  expect(html).toContain('>Stay Updated</h2>')
  expect(html).toMatch(/<form[^>]* action="\/newsletter" method="post">/)
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Subscribe<\/button>/)
  expect(renderToStaticMarkup(<SubscribeForm />), 'the same for everybody').toBe(html)
})

test('what was refused stays in the field, with the reason beside it', () => {
  const html = renderToStaticMarkup(
    <SubscribeForm refusal={{ email: 'anna@', message: 'Enter the full address' }} />,
  )
  expect(html).toContain('value="anna@"')
  expect(html).toMatch(/aria-invalid="true"/)
  expect(html).toContain('Enter the full address')
})

test.each([
  ['', 'Enter your email address'],
  [undefined, 'Enter your email address'],
  ['anna', 'Enter the full address, such as anna@example.org'],
  ['a@x.org, b@x.org', 'Enter the full address, such as anna@example.org'],
])('%j is no address', (email, message) => {
  expect(subscribeSchema.safeParse({ email }).error?.issues[0]?.message).toBe(message)
})

test('addresses are compared in lower case', () => {
  expect(subscribeSchema.parse({ email: ' Anna@Example.ORG ' })).toEqual({
    email: 'anna@example.org',
    digest: false,
    website: '',
  })
})
