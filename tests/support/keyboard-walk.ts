import type { Page } from '@playwright/test'

/** No page of the site has as many places for the keyboard; whoever is still inside by then is caught in a circle. */
const MOST_STOPS = 400

type Stop = {
  /** Its place among all elements: the same element twice means that the walk has come round. */
  place: number
  words: string
  faults: string[]
}

/** What the keyboard is on, and whether one sees that; null on no element, as between two rounds. */
const currentStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    const place = [...document.querySelectorAll('*')].indexOf(element)
    const words = element.outerHTML.slice(0, 120)
    // A frame or an editor draws its own caret.
    if (element instanceof HTMLIFrameElement) return { place, words, faults: [] }
    const faults: string[] = []
    /** A control drawn by its label, such as a segment, shows the ring there; a card's link around the card. */
    const parts = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('label, td'),
      element.closest('article, li'),
    ]
    const hasRing = parts.some((part) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!hasRing) faults.push('shows no focus')
    const shown = [element, element.closest('label')].map((part) => part?.getBoundingClientRect())
    const box = shown.find((each) => each && each.width > 1 && each.height > 1)
    if (!box) faults.push('has no size')
    else if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      faults.push('lies outside the screen')
    else {
      const at = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element) || !!top.closest('label'))
      }
      const left = Math.max(box.left + 3, 1)
      const right = Math.min(box.right - 3, innerWidth - 2)
      const [high, low] = [Math.max(box.top + 3, 1), Math.min(box.bottom - 3, innerHeight - 2)]
      const middle = [(left + right) / 2, (high + low) / 2] as const
      const points = [middle, [left, high], [right, high], [left, low], [right, low]] as const
      if (!points.some(([x, y]) => at(x, y))) faults.push('is covered')
    }
    return { place, words, faults }
  })

/**
 * Tabs through the page once, from its top: what of that somebody without a mouse could not see or leave. Where there
 * is a bar, the first stop has to be the way past it.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<number>()
  const hasBar = (await page.locator('nav').count()) > 0 && (await page.locator('dialog[open]').count()) === 0
  await page.keyboard.press('Tab')
  for (let count = 0; count < MOST_STOPS; count++) {
    const stop = await currentStop(page)
    if (!stop || seen.has(stop.place)) return count === 0 ? ['nothing is reached by Tab'] : faults
    if (count === 0 && hasBar && !stop.words.includes('#main')) faults.push(`begins with ${stop.words}`)
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.words}`))
    seen.add(stop.place)
    await page.keyboard.press('Tab')
  }
  return [...faults, `more than ${MOST_STOPS} stops`]
}

/** The skip link leads into the page: the next Tab is within what it names. */
export async function skipByKeyboard(page: Page): Promise<string[]> {
  if ((await page.locator('nav').count()) === 0) return []
  await page.keyboard.press('Tab')
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
