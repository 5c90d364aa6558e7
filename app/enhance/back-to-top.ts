const AFTER_PX = 300

/** The way back up appears after some scrolling. */
export function startBackToTop(): void {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!link) return
  const look = () => {
    link.hidden = scrollY <= AFTER_PX
  }
  addEventListener('scroll', look, { passive: true })
  look()
  link.addEventListener('click', (event) => {
    event.preventDefault()
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
