import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass, LinkButton } from './button.tsx'
import styles from './button.module.css'
import text from './text.module.css'

test('a button is no submit button unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toMatch(/^<button type="button" class="[^"]+">Add</)
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

test('a disabled button stays focusable and names its reason', () => {
  const html = renderToStaticMarkup(
    <Button disabledReason="Add some ingredients first">Start Planning</Button>,
  )
  const id = /<p id="([^"]+)" class="[^"]+">Add some ingredients first<\/p>/.exec(html)?.[1]
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
  expect(html).toMatch(new RegExp(`class="[^"]*${text.srOnly}">Comes with Premium<`))
})

test('a busy button says so and cannot be pressed again', () => {
  const html = renderToStaticMarkup(<Button isBusy>Loading...</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
})

test('looks combine', () => {
  const classes = buttonClass({ variant: 'danger', isSmall: true, isBlock: true }, 'save').split(' ')
  expect(classes).toEqual(
    expect.arrayContaining([styles.button, styles.danger, styles.small, styles.block, 'save']),
  )
  expect(classes).not.toContain(styles.quiet)
})

test('a link button is a link, drawn by whatever draws links', () => {
  expect(renderToStaticMarkup(<LinkButton href="/pricing">View Pricing</LinkButton>)).toMatch(
    /^<a href="\/pricing" class="[^"]+">View Pricing<\/a>$/,
  )
  const Own = ({ to, className }: { to: string; className?: string }) => (
    <a className={className} href={to}>
      Away
    </a>
  )
  expect(renderToStaticMarkup(<LinkButton as={Own} to="/a" variant="quiet" />)).toMatch(
    new RegExp(`^<a class="[^"]*${styles.quiet}" href="/a">Away</a>$`),
  )
})
