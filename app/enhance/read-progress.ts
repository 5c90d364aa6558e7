/** How much of the article has been scrolled by, as a bar on top of the page. */
export function startReadProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-read-progress]')
  const text = document.querySelector<HTMLElement>('[data-article] article')
  if (!bar || !text) return
  let isAsked = false
  const draw = () => {
    isAsked = false
    const { top, height } = text.getBoundingClientRect()
    const way = height - innerHeight
    const share = way > 0 ? -top / way : top < innerHeight / 2 ? 1 : 0
    bar.style.setProperty('--read', String(Math.min(1, Math.max(0, share))))
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(draw)
    isAsked = true
  }
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  draw()
}
