import { isPlainClick } from './plain-click.ts'

const AFTER_MS = 150
/** Whoever stopped the loading gets the page back. */
const GONE_AFTER_MS = 10_000

/** A spinner while another page is on its way and takes longer than one blinks. `isLoaded`: links that load a page. */
export function startLoadingSign(isLoaded: (link: HTMLAnchorElement) => boolean = () => true): void {
  let timers: ReturnType<typeof setTimeout>[] = []
  let sign: HTMLElement | null = null

  const hide = () => {
    timers.forEach(clearTimeout)
    timers = []
    sign?.remove()
    sign = null
  }
  const show = () => {
    sign = document.createElement('div')
    sign.className = 'loading-sign'
    sign.role = 'status'
    sign.innerHTML = '<span class="spinner" aria-hidden="true"></span><span class="sr-only">Loading...</span>'
    document.body.append(sign)
  }
  const wait = (event: Event) => {
    hide()
    const look = () => {
      if (!event.defaultPrevented) show()
    }
    timers = [setTimeout(look, AFTER_MS), setTimeout(hide, GONE_AFTER_MS)]
  }

  // In the capture phase: on pages of the app nothing else hears of these clicks.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || link.target || link.download || !isPlainClick(event)) return
      const isElsewhere = link.pathname !== location.pathname || link.search !== location.search
      if (link.origin === location.origin && isElsewhere && isLoaded(link)) wait(event)
    },
    { capture: true },
  )
  document.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && 'blogSearch' in event.target.dataset) wait(event)
  })
  addEventListener('pageshow', hide)
}
