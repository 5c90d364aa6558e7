/** The part of the window a heading has to be in for its section to be the one being read. */
const BAND = '-20% 0px -35% 0px'
const BAND_TOP = 0.2

/** Marks the section one is reading in the table of contents. */
export function startContents(): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  if (!contents) return
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
    (id) => document.getElementById(id) ?? [],
  )
  const inBand = new Set<Element>()
  /** What one has just gone to by its link: it stands above the band, and stays marked until one scrolls on. */
  let chosen: Element | null = null

  /** Else the first heading in the band; where there is none, the last one above it. */
  const current = () =>
    chosen ??
    headings.find((heading) => inBand.has(heading)) ??
    headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * BAND_TOP)

  const mark = () => {
    const hash = `#${current()?.id ?? ''}`
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    keepInSight(links.findLast((link) => link.hash === hash))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target)
        else inBand.delete(target)
      }
      mark()
    },
    { rootMargin: BAND },
  )
  for (const heading of headings) observer.observe(heading)

  contents.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    chosen = document.getElementById(link.hash.slice(1))
    mark()
  })
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, () => (chosen = null), { passive: true })
}

/** A long table scrolls in itself; the page stays where it is. */
function keepInSight(link: HTMLElement | undefined): void {
  const box = link?.closest<HTMLElement>('[data-contents-beside]')
  if (!link || !box || box.scrollHeight <= box.clientHeight) return
  const at = link.getBoundingClientRect().top - box.getBoundingClientRect().top
  if (at < 0 || at > box.clientHeight - link.offsetHeight) box.scrollBy({ top: at - box.clientHeight / 2 })
}
