/** A region is a part of a page that an answer may replace: `data-region` names it on both pages. */

let swaps = 0

/** The region of this name in the page that was answered; null where the answer is no such page. */
export async function regionIn(response: Response, name: string): Promise<HTMLElement | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.querySelector<HTMLElement>(`[data-region="${CSS.escape(name)}"]`)
}

/** Puts `next` where `region` is. The ids that React made on the other page are renamed: here they may be taken. */
export function swapRegion(region: HTMLElement, next: HTMLElement): HTMLElement {
  const fresh = document.importNode(next, true)
  swaps++
  for (const element of fresh.querySelectorAll('*')) {
    for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby']) {
      const value = element.getAttribute(name)
      if (value) element.setAttribute(name, value.replaceAll(/(?<!\S)_/g, `s${swaps}_`))
    }
  }
  region.replaceWith(fresh)
  return fresh
}
