import { KEPT_PAGES } from '#app/features/offline/kept-paths.ts'

/** On the page for no connection: links to the pages that this browser has kept, the newest first. */
export function startKeptPages(): void {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]')
  const list = section?.querySelector('ul')
  if (section && list && 'caches' in window) void fill(section, list)
}

async function fill(section: HTMLElement, list: HTMLUListElement): Promise<void> {
  // Opening a cache would make it.
  if (!(await caches.has(KEPT_PAGES))) return
  const pages = await caches.open(KEPT_PAGES)
  for (const request of (await pages.keys()).toReversed()) {
    const page = await pages.match(request, { ignoreVary: true })
    const link = document.createElement('a')
    link.href = request.url
    link.textContent = wordsOf(page?.headers.get('x-kept-title') ?? '').replace(' | Mealwright', '')
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  section.hidden = list.children.length === 0
}

/** A title as it stands in HTML, as text. */
function wordsOf(title: string): string {
  return new DOMParser().parseFromString(decodeURIComponent(title), 'text/html').body.textContent ?? ''
}
