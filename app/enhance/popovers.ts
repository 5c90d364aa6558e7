/** A menu closes after a choice in it; where the browser knows no popovers, its button opens and closes it. */
export function startPopovers(): void {
  const isNative = 'popover' in HTMLElement.prototype
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const show = (isShown: boolean) => {
      if (isNative) menu.togglePopover(isShown)
      else menu.style.display = isShown ? '' : 'none'
    }
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) show(false)
    })
    if (isNative) continue

    show(false)
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || menu.contains(target)) return
      const isOwnButton = target.closest('[popovertarget]')?.getAttribute('popovertarget') === menu.id
      show(isOwnButton && menu.style.display === 'none')
    })
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') show(false)
    })
  }
}
