/**
 * A stored page carries only the part of the style sheet it uses; the rest follows when it stands, for what comes into
 * it later, and for the pages after it.
 */
export function startWholeStyle(): void {
  const address = document.querySelector<HTMLStyleElement>('style[data-whole]')?.dataset['whole']
  if (!address) return
  const add = () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  }
  if (document.readyState === 'complete') add()
  else addEventListener('load', add)
}
