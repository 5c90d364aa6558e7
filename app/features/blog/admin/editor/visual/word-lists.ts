/** Word puts lists on the clipboard as paragraphs that carry their level and their bullet: here they become lists. */

type WordItem = { level: number; isOrdered: boolean; start: number; list: string }

const NUMBER = /^[\s\u00a0]*\(?(\d+|[a-z]{1,2}|[ivxlc]+)[.)]/i

export function nestWordLists(body: HTMLElement): void {
  let run: { element: Element; item: WordItem }[] = []
  const paragraphs = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]
  for (const element of paragraphs) {
    const item = wordItemOf(element)
    const before = run.at(-1)?.element
    if (!item || (before && before.nextElementSibling !== element)) {
      writeList(run)
      run = []
    }
    if (item) run.push({ element, item })
  }
  writeList(run)
}

function wordItemOf(element: Element): WordItem | null {
  const style = element.getAttribute('style') ?? ''
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? []
  if (list === undefined || /^H\d$/.test(element.tagName)) return null
  const marker = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const [, number] = NUMBER.exec(marker?.textContent ?? '') ?? []
  return { level: Number(level), list, isOrdered: number !== undefined, start: Number(number) || 1 }
}

function writeList(run: readonly { element: Element; item: WordItem }[]): void {
  const first = run[0]
  if (!first) return
  const open: { level: number; list: Element; isOrdered: boolean; name: string }[] = []
  const page = first.element.ownerDocument
  const place = page.createElement('div')
  first.element.before(place)
  for (const { element, item } of run) {
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop()
    const current = open.at(-1)
    const isOther =
      current?.level === item.level && (current.isOrdered !== item.isOrdered || current.name !== item.list)
    if (isOther) open.pop()
    if (open.at(-1)?.level !== item.level) {
      const list = page.createElement(item.isOrdered ? 'ol' : 'ul')
      if (item.isOrdered && item.start > 1) list.setAttribute('start', String(item.start))
      const parent = open.at(-1)?.list.lastElementChild ?? place
      parent.append(list)
      open.push({ level: item.level, list, isOrdered: item.isOrdered, name: item.list })
    }
    for (const marker of element.querySelectorAll(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    ))
      marker.remove()
    const entry = page.createElement('li')
    entry.append(...element.childNodes)
    open.at(-1)!.list.append(entry)
    element.remove()
  }
  place.replaceWith(...place.childNodes)
}
