import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { closesDialog, opensDialog } from './invokers.ts'
import { Menu, MenuButton } from './menu.tsx'

test('a button opens a dialog by attributes alone, before hydration and with scripts off', () => {
  const html = renderToStaticMarkup(<Button {...opensDialog('share')}>Share</Button>)
  expect(html).toContain('command="show-modal" commandfor="share"')
  expect(renderToStaticMarkup(<Button {...closesDialog('share')}>Cancel</Button>)).toContain(
    'command="close" commandfor="share"',
  )
})

test('a dialog is native, named by its title, and closes on a click beside it', () => {
  const html = renderToStaticMarkup(
    <Dialog id="share" title="Share Recipe">
      <p>Words</p>
    </Dialog>,
  )
  expect(html).toMatch(/^<dialog id="share" class="[^"]+" aria-labelledby="share-title" closedby="any">/)
  expect(html).toMatch(/<h2 class="[^"]+" id="share-title">Share Recipe<\/h2>/)
  expect(html).toMatch(/<form [^>]*method="dialog"><button/)
  expect(html).toContain('aria-label="Close"')
})

test('a dialog the server opens is open in the page it sends', () => {
  const html = renderToStaticMarkup(
    <Dialog id="auth" title="Welcome Back" isOpen>
      <p>Words</p>
    </Dialog>,
  )
  expect(html).toMatch(/^<dialog[^>]* open="">/)
})

test('a menu is a popover that its button opens by attributes alone', () => {
  expect(renderToStaticMarkup(<MenuButton menuId="me">AN</MenuButton>)).toBe(
    '<button type="button" popoverTarget="me">AN</button>',
  )
  expect(
    renderToStaticMarkup(
      <Menu id="me" label="Account">
        <a href="/profile">Profile Settings</a>
      </Menu>,
    ),
  ).toMatch(/id="me" class="[^"]+" popover="auto" aria-label="Account"/)
})
