import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass, LinkButton } from './button.tsx'

test('a button is no submit button unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toBe('<button type="button" class="btn">Add</button>')
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

test('a disabled button stays focusable and names its reason', () => {
  const html = renderToStaticMarkup(
    <Button disabledReason="Add some ingredients first">Start Planning</Button>,
  )
  const id = /<p id="([^"]+)" class="btn-reason">Add some ingredients first<\/p>/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain(`aria-describedby="${id}"`)
  expect(html).not.toMatch(/ disabled/)
})

test('a hidden reason is still there to be read out', () => {
  const html = renderToStaticMarkup(
    <Button disabledReason="Comes with Premium" isReasonHidden>
      2
    </Button>,
  )
  expect(html).toContain('class="sr-only">Comes with Premium<')
})

test('a busy button says so and cannot be pressed again', () => {
  const html = renderToStaticMarkup(<Button isBusy>Loading...</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
})

test('looks combine', () => {
  expect(buttonClass({ variant: 'danger', isSmall: true, isBlock: true }, 'mt-2')).toBe(
    'btn btn-danger btn-small btn-block mt-2',
  )
})

test('a link button is a link, drawn by whatever draws links', () => {
  expect(renderToStaticMarkup(<LinkButton href="/pricing">View Pricing</LinkButton>)).toBe(
    '<a href="/pricing" class="btn">View Pricing</a>',
  )
  const Own = ({ to, className }: { to: string; className?: string }) => (
    <a className={className} href={to}>
      Away
    </a>
  )
  expect(renderToStaticMarkup(<LinkButton as={Own} to="/a" variant="quiet" />)).toBe(
    '<a class="btn btn-quiet" href="/a">Away</a>',
  )
})
