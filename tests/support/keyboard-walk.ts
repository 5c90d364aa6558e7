import type { Page } from '@playwright/test'

/** No page of the site has as many places for the keyboard; a walk that goes on is caught in a circle. */
const MOST_STOPS = 400
/** Presses between two looks at what the page noted. */
const PRESSES_AT_ONCE = 12

type Notes = { isRound: boolean; stopCount: number; faults: string[] }

/**
 * Lets the page note each place that Tab reaches, when the key comes up again: whether one sees that the keyboard is
 * there. A question after each press would cost more than the presses.
 */
const beginNotes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<Element>()
    const notes: Notes = { isRound: false, stopCount: 0, faults: [] }
    const hasBar = !!document.querySelector('nav') && !document.querySelector('dialog[open]')

    /** A control drawn by its label, such as a segment, shows the ring there; a card's link around the card. */
    const hasRing = (element: Element) =>
      [
        element,
        element.parentElement,
        element.nextElementSibling,
        element.closest('label, td'),
        element.closest('article, li'),
      ].some((part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    const isCovered = (element: Element, box: DOMRect) => {
      const at = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element) || !!top.closest('label'))
      }
      const left = Math.max(box.left + 3, 1)
      const right = Math.min(box.right - 3, innerWidth - 2)
      const [high, low] = [Math.max(box.top + 3, 1), Math.min(box.bottom - 3, innerHeight - 2)]
      const middle = [(left + right) / 2, (high + low) / 2] as const
      const points = [middle, [left, high], [right, high], [left, low], [right, low]] as const
      return !points.some(([x, y]) => at(x, y))
    }
    const placeFault = (element: Element): string | null => {
      const shown = [element, element.closest('label')].map((part) => part?.getBoundingClientRect())
      const box = shown.find((each) => each && each.width > 1 && each.height > 1)
      if (!box) return 'has no size'
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        return 'lies outside the screen'
      return isCovered(element, box) ? 'is covered' : null
    }

    const take = () => {
      const element = document.activeElement
      const isNone = !element || element === document.body || element === document.documentElement
      if (isNone || seen.has(element)) {
        notes.isRound = true
        return
      }
      const words = element.outerHTML.slice(0, 120)
      if (seen.size === 0 && hasBar && !words.includes('#main')) notes.faults.push(`begins with ${words}`)
      seen.add(element)
      notes.stopCount = seen.size
      // A frame or an editor draws its own caret.
      if (element instanceof HTMLIFrameElement) return
      const faults = [hasRing(element) ? null : 'shows no focus', placeFault(element)]
      notes.faults.push(...faults.filter((fault) => fault !== null).map((fault) => `${fault}: ${words}`))
    }
    addEventListener(
      'keyup',
      ({ key }) => {
        if (key === 'Tab' && !notes.isRound) take()
      },
      true,
    )
    Object.assign(window, { tabNotes: notes })
  })

const readNotes = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { tabNotes: Notes }).tabNotes)

/**
 * Tabs through the page once, from its top: what of that somebody without a mouse could not see or leave. Where there
 * is a bar, the first stop has to be the way past it.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await beginNotes(page)
  for (let pressCount = 0; pressCount < MOST_STOPS; pressCount += PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press++) await page.keyboard.press('Tab')
    const { isRound, stopCount, faults } = await readNotes(page)
    if (isRound) return stopCount === 0 ? ['nothing is reached by Tab'] : faults
  }
  const { faults } = await readNotes(page)
  return [...faults, `more than ${MOST_STOPS} stops`]
}

/** The skip link, which the walk found first, leads into the page: the next Tab is within what it names. */
export async function skipByKeyboard(page: Page): Promise<string[]> {
  const hasLink = await page.evaluate(() => {
    if (!document.querySelector('nav')) return null
    const link = document.querySelector<HTMLAnchorElement>('a[href$="#main"]')
    link?.focus()
    return link !== null && document.activeElement === link
  })
  if (hasLink === null) return []
  if (!hasLink) return ['there is no skip link']
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInside = await page.evaluate(() => {
    const main = document.querySelector('#main')
    const focusable = main?.querySelector(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    )
    return !focusable || main!.contains(document.activeElement)
  })
  return isInside ? [] : ['the skip link does not lead into the page']
}

/** The buttons that open something of this page, at most `most`: dialogs and menus, by what they name. */
const openersOf = (page: Page, most: number) =>
  page.evaluate((limit) => {
    const named = new Set<string>()
    const openers = [
      ...document.querySelectorAll<HTMLButtonElement>('button[popovertarget], button[commandfor]'),
    ]
    return openers.flatMap((opener, index) => {
      const target = opener.getAttribute('popovertarget') ?? opener.getAttribute('commandfor') ?? ''
      const opens = opener.hasAttribute('popovertarget') || opener.getAttribute('command') === 'show-modal'
      const kind = target.replace(/[\d:_-]*[\da-f]{8}.*$/, '').replace(/\d+/g, '')
      const isShown =
        opener.checkVisibility() && !opener.disabled && opener.getAttribute('aria-disabled') !== 'true'
      if (!opens || !isShown || named.has(kind) || named.size >= limit) return []
      named.add(kind)
      return [index]
    })
  }, most)

/** Opens each dialog and menu with Enter and closes it with Escape: the focus goes in and comes back. */
export async function openByKeyboard(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const index of await openersOf(page, 8)) {
    const opener = page.locator('button[popovertarget], button[commandfor]').nth(index)
    const words = (await opener.evaluate((element) => element.outerHTML)).slice(0, 160)
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.locator('dialog[open], :popover-open').last()
    if (
      !(await opened.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      ))
    ) {
      faults.push(`Enter opens nothing: ${words}`)
      continue
    }
    await page.keyboard.press('Tab')
    const isInside = await opened.evaluate((element) => element.contains(document.activeElement))
    if (!isInside) faults.push(`Tab does not lead into what opened: ${words}`)
    await page.keyboard.press('Escape')
    const isClosed = await opened.waitFor({ state: 'hidden', timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    if (!isClosed) return [...faults, `Escape does not close what opened: ${words}`]
    if (!(await opener.evaluate((element) => element === document.activeElement)))
      faults.push(`the focus does not come back: ${words}`)
  }
  return faults
}

/** With reduced motion asked for: what of the page still moves, and what would if it were touched. */
export const motionOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((each) => Number.parseFloat(each)))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element)
      const isAnimated = animationName !== 'none' && longest(animationDuration) > 0
      return longest(transitionDuration) > 0 || isAnimated || scrollBehavior === 'smooth'
    })
    return [
      ...running.map(() => 'an animation runs'),
      ...moving.slice(0, 5).map((element) => `would move: ${element.outerHTML.slice(0, 120)}`),
    ]
  })

/** The share of the screen that bars take which stay while the page is scrolled. */
export const pinnedShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(element).position) || !element.checkVisibility())
        continue
      const box = element.getBoundingClientRect()
      if (box.width < innerWidth / 2) continue
      const isPinned = Math.abs(box.top) < 2 || Math.abs(box.bottom - innerHeight) < 80
      if (!isPinned) continue
      for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(innerHeight, box.bottom); y++) rows.add(y)
    }
    scrollTo(0, 0)
    return rows.size / innerHeight
  })
