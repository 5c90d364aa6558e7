import type { Page } from '@playwright/test'

/**
 * Text that cannot be read in full because it is wider than its place: it goes beyond the left or right edge of the
 * window, or an ancestor that does not scroll cuts it off. A scroll width does not find these, because an ancestor with
 * `overflow: hidden` or `clip` takes the width away. Text behind a real scroller, with an ellipsis, hidden from sight or
 * decorative (`aria-hidden`) is in order.
 */
export const textBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Span = { left: number; right: number }
    const TOLERANCE_PX = 1
    const root = document.documentElement
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const isBeyond = (span: Span, edge: Span) =>
      span.left < edge.left - TOLERANCE_PX || span.right > edge.right + TOLERANCE_PX
    /** What a box shows of its content: within its borders. */
    const insideOf = (element: Element): Span => {
      const left = element.getBoundingClientRect().left + element.clientLeft
      return { left, right: left + element.clientWidth }
    }
    /** Positioned boxes are cut off only by those that they are positioned in. */
    const canClip = (element: Element, position: string) => {
      const { position: own, transform, contain } = styleOf(element)
      if (transform !== 'none' || /paint|layout|strict|content/.test(contain)) return true
      return position === 'absolute' ? own !== 'static' : position !== 'fixed'
    }
    const isUnseen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return /^inset\((50|100)%\)/.test(styleOf(element).clipPath) || (width <= 1 && height <= 1)
    }

    /** What is wrong with one line of text, going outwards from the element that has it; null if nothing is. */
    const faultOf = (line: Span, parent: Element): string | null => {
      let span = line
      let position = 'static'
      for (let element = parent; element !== document.body; element = element.parentElement!) {
        if (element.ariaHidden === 'true' || isUnseen(element)) return null
        if (!canClip(element, position)) continue
        const { overflowX, textOverflow, display, position: own } = styleOf(element)
        position = own
        if (overflowX === 'visible' || display === 'inline' || display === 'contents') continue
        const inside = insideOf(element)
        if (!isBeyond(span, inside)) continue
        if (textOverflow === 'ellipsis') return null
        if (overflowX === 'hidden' || overflowX === 'clip')
          return `cut off by ${element.outerHTML.slice(0, 80)}`
        // What a scroller does not show can be scrolled to.
        span = { left: Math.max(span.left, inside.left), right: Math.min(span.right, inside.right) }
      }
      return isBeyond(span, { left: 0, right: root.clientWidth }) ? 'beyond the edge of the window' : null
    }

    const faults = new Set<string>()
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (styleOf(parent).color === 'rgba(0, 0, 0, 0)') continue
      range.selectNodeContents(node)
      for (const { left, right, width, height } of range.getClientRects()) {
        if (width === 0 || height === 0) continue
        const fault = faultOf({ left, right }, parent)
        if (fault)
          faults.add(`“${words.slice(0, 60)}” from ${Math.round(left)} to ${Math.round(right)} px: ${fault}`)
      }
    }
    return [...faults]
  })
