/** As the `ref` of what answers a press further down the page: scrolls to it, unless all of it is visible. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' })
}
