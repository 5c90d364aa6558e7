import { classNames } from '#app/ui/class-names.ts'
import styles from '#app/ui/notice.module.css'
import { regionIn, swapRegion } from './region.ts'

/** The server answers a redirect with the address in a header when a script asks: it wants to go there as a page. */
const ASKING = { 'x-in-place': '1' }
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.'

/** A form inside a region is sent by script, and the region becomes that of the answered page. */
export function startInPlaceForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || event.defaultPrevented) return
    const region = form.closest<HTMLElement>('[data-region]')
    if (!region) return
    event.preventDefault()
    if (!form.ariaBusy) void send(form, region, event.submitter)
  })
}

async function send(form: HTMLFormElement, region: HTMLElement, pressed: HTMLElement | null): Promise<void> {
  const body = new FormData(form, pressed)
  const release = hold(form)
  try {
    const response = await fetch(form.action, { method: 'post', body, headers: ASKING })
    const address = response.headers.get('x-location')
    if (address !== null) return leaveFor(address)
    const next = await regionIn(response, region.dataset['region'] ?? '')
    // What is no page of ours (a proxy's refusal, a fault) is better shown by the browser.
    if (!next) return form.submit()
    const fresh = swapRegion(region, next)
    if (!response.ok) keepWhatWasWritten(form, fresh)
    focusIn(fresh)
  } catch {
    release()
    const notice = document.createElement('p')
    notice.className = classNames(styles.notice, styles.error)
    notice.role = 'alert'
    notice.textContent = UNREACHABLE
    region.querySelector('[role=alert]')?.remove()
    region.prepend(notice)
  }
}

/** Going there changes who one is or what there is: this page must not come back from the browser's memory. */
function leaveFor(address: string): void {
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  location.assign(address)
}

function hold(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit], [data-busy]')
  const words = button?.textContent ?? ''
  const set = (isBusy: boolean) => {
    form.ariaBusy = isBusy ? 'true' : null
    if (!button) return
    button.ariaBusy = button.ariaDisabled = isBusy ? 'true' : null
    button.textContent = isBusy ? (button.dataset['busy'] ?? words) : words
  }
  set(true)
  return () => set(false)
}

function keepWhatWasWritten(form: HTMLFormElement, region: HTMLElement): void {
  for (const field of region.querySelectorAll<HTMLInputElement>('[name]')) {
    const written = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)
    if (!written) continue
    field.value = written.value
    field.checked = written.checked
  }
}

/** The first thing to read of what came, or the field that was refused. */
function focusIn(region: HTMLElement): void {
  const news = region.querySelector<HTMLElement>('[data-focus]')
  if (news) {
    news.focus({ preventScroll: true })
    return region.scrollIntoView()
  }
  const field = region.querySelector<HTMLElement>('[aria-invalid], [type=submit]')
  if (field) field.focus()
  // Thanks are shorter than the form they stand for: what followed it must not take their place on the screen.
  else region.scrollIntoView({ block: 'nearest' })
}
