import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthDialog } from './auth-dialog.tsx'

const dialog = (props: Partial<Parameters<typeof AuthDialog>[0]>) =>
  renderToStaticMarkup(<AuthDialog mode="sign-up" onModeChange={() => {}} {...props} />)

test('[SHELL-22] the dialog is titled after what it is for', () => {
  expect(dialog({ mode: 'sign-up' })).toMatch(/<h2[^>]*>Start Your Free Trial<\/h2>/)
  expect(dialog({ mode: 'sign-in' })).toMatch(/<h2[^>]*>Welcome Back<\/h2>/)
})

test('[SHELL-23] both fields are required; "Remember me" is there only for signing in', () => {
  const signUp = dialog({ mode: 'sign-up' })
  const email = /<input[^>]*name="email"[^>]*>/.exec(signUp)?.[0]
  const password = /<input[^>]*name="password"[^>]*>/.exec(signUp)?.[0]
  expect(email).toContain('type="email"')
  expect(email).toContain('required=""')
  expect(password).toContain('type="password"')
  expect(password).toContain('required=""')
  expect(signUp).not.toContain('Remember me')
  expect(dialog({ mode: 'sign-in' })).toMatch(
    /<input[^>]*name="rememberMe"[^>]*value="yes"[^>]*\/><span>Remember me<\/span>/,
  )
})

test('[SHELL-24] the submit button says what it does, and "Loading..." while it works', () => {
  expect(dialog({ mode: 'sign-up' })).toMatch(/<button[^>]*type="submit"[^>]*>Start Free Trial<\/button>/)
  expect(dialog({ mode: 'sign-in' })).toMatch(/<button[^>]*type="submit"[^>]*>Sign In<\/button>/)
  expect(dialog({ isWorking: true })).toMatch(/<button[^>]*aria-busy="true"[^>]*>Loading\.\.\.<\/button>/)
})

test('[SHELL-25] a link leads to the other mode, with scripts off too', () => {
  expect(dialog({ mode: 'sign-up' })).toContain('<a href="?auth=sign-in">Sign In</a>')
  expect(dialog({ mode: 'sign-in' })).toContain('<a href="?auth=sign-up">Start Free Trial</a>')
})

test('[SHELL-28] [SHELL-29] what the server says stands in a red box', () => {
  const message =
    'Invalid email or password. Please check your credentials or confirm your email address if you just signed up.'
  expect(dialog({ mode: 'sign-in', error: { message } })).toMatch(
    new RegExp(`<div[^>]* role="alert">.*${message.replaceAll('.', '\\.')}`),
  )
  expect(dialog({ error: null })).not.toContain('role="alert"')
})

test('an error of one field stands at that field', () => {
  const html = dialog({
    error: { message: 'Check the form', fields: { password: 'Use at least 8 characters' } },
  })
  expect(html).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="password"|<input[^>]*name="password"[^>]*aria-invalid="true"/,
  )
  expect(html).toContain('<span>Use at least 8 characters</span>')
})

test('each mode is a native form to its own address and carries the way back', () => {
  expect(dialog({ mode: 'sign-up', returnTo: '/recipes' })).toMatch(
    /<form[^>]* action="\/auth\/sign-up" method="post"><input type="hidden" name="returnTo" value="\/recipes"\/>/,
  )
  expect(dialog({ mode: 'sign-in' })).toContain('action="/auth/sign-in"')
})

test('the server opens the dialog that a link asks for, and leaves it closed otherwise', () => {
  expect(dialog({ mode: 'sign-in' })).toMatch(/^<dialog[^>]* open="">/)
  expect(dialog({ mode: null })).not.toMatch(/^<dialog[^>]* open=/)
})
