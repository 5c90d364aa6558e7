import { isPlainClick } from './plain-click.ts'

const AFTER_MS = 150
/** Whoever stopped the loading gets the page back. */
const GONE_AFTER_MS = 10_000

/** A spinner while another page is on its way and takes longer than one blinks. `isLoaded`: links that load a page. */
export function startLoadingSign(isLoaded: (link: HTMLAnchorElement) => boolean = () => true): void {
  let timers: ReturnType<typeof setTimeout>[] = []

  const setShown = (isShown: boolean) => {
    const sign = document.querySelector<HTMLElement>('[data-loading-sign]')
    if (sign) sign.hidden = !isShown
  }
  const hide = () => {
    timers.forEach(clearTimeout)
    timers = []
    setShown(false)
  }
  const wait = (event: Event) => {
    hide()
    const look = () => {
      if (!event.defaultPrevented) setShown(true)
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
