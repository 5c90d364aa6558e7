import { READING_DEPTHS } from '#app/domain/blog/reading-figures.ts'

/** After the page is loaded and drawn: nothing a reader waits for. */
const AFTER_MS = 1000

/**
 * Tells the site that this article is read, and how far, as numbers only. Says nothing where the browser asks not to be
 * tracked, where it is driven by a program, or where staff sign in; keeps nothing in the browser.
 */
export function startReadings(): void {
  const [, blog, category = '', slug] = location.pathname.split('/')
  const text = document.querySelector<HTMLElement>('[data-article] article')
  if (!text || blog !== 'blog' || !slug || category === 'preview' || category === 'page') return
  if (asksNotToBeTracked() || isStaff()) return
  const begin = () => setTimeout(() => follow(slug, text), AFTER_MS)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

function follow(slug: string, text: HTMLElement): void {
  tell({ post: slug, from: hostOf(document.referrer) })
  let reached = 0
  let told = 0
  let isAsked = false
  const look = () => {
    isAsked = false
    const { top, height } = text.getBoundingClientRect()
    const seenPercent = ((innerHeight - top) / Math.max(1, height)) * 100
    for (const depth of READING_DEPTHS) if (seenPercent >= depth) reached = Math.max(reached, depth)
  }
  const onScroll = () => {
    if (!isAsked) requestAnimationFrame(look)
    isAsked = true
  }
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || reached <= told) return
    tell({ post: slug, reached: String(reached), since: String(told) })
    told = reached
  }
  addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('visibilitychange', onHidden)
  look()
}

const tell = (fields: Record<string, string>) => {
  navigator.sendBeacon('/readings', new URLSearchParams(fields))
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The note that the staff area keeps while somebody is signed in. */
function isStaff(): boolean {
  try {
    return localStorage.getItem('blog-admin') !== null
  } catch {
    return false
  }
}

/** Of where somebody came from, the host and nothing else leaves the browser. */
function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return ''
  }
}
