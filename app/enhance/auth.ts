import { setTimeZoneCookieOnSignIn } from '#app/features/page/time-zone-cookie.ts'
import { openProperly } from '#app/ui/invokers.ts'
import { isPlainClick } from './plain-click.ts'

type AuthPart = { dialog: HTMLDialogElement; pristine: string }

/** Signing in and up without leaving the page: links to `?auth=` open the dialog that lies in it. */
export function startAuth(): void {
  const parts = new Map<string, AuthPart>()
  for (const mode of ['sign-up', 'sign-in']) {
    const dialog = document.getElementById(`auth-${mode}`)
    if (dialog instanceof HTMLDialogElement) parts.set(mode, start(dialog))
  }
  if (parts.size === 0) return
  addEventListener('submit', setTimeZoneCookieOnSignIn, { capture: true })

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="auth="]') : null
    if (!link || !isPlainClick(event) || link.pathname !== location.pathname) return
    const query = new URLSearchParams(link.search)
    const part = parts.get(query.get('auth') ?? '')
    if (!part) return
    event.preventDefault()
    const returnTo =
      query.get('to') ?? link.closest('dialog')?.querySelector<HTMLInputElement>('[name=returnTo]')?.value
    for (const { dialog } of parts.values()) dialog.close()
    if (returnTo) setReturnTo(part.dialog, returnTo)
    part.dialog.showModal()
  })
}

function start(dialog: HTMLDialogElement): AuthPart {
  const region = () => dialog.querySelector<HTMLElement>('[data-region]')
  const pristine = region()?.innerHTML ?? ''
  if (dialog.open) openProperly(dialog)
  dialog.addEventListener('close', () => {
    const current = region()
    if (current) current.innerHTML = pristine
    forgetAskedDialog()
  })
  return { dialog, pristine }
}

function setReturnTo(dialog: HTMLDialogElement, path: string): void {
  const form = dialog.querySelector<HTMLFormElement>('form[method=post]')
  if (!form) return
  let field = form.querySelector<HTMLInputElement>('[name=returnTo]')
  if (!field) {
    field = document.createElement('input')
    field.type = 'hidden'
    field.name = 'returnTo'
    form.prepend(field)
  }
  field.value = path
}

/** Closed for good: a reload must not open it again. */
function forgetAskedDialog(): void {
  const query = new URLSearchParams(location.search)
  if (!query.has('auth')) return
  query.delete('auth')
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash)
}
