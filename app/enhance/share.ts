/** Shares by what the device offers; where it offers nothing, or fails, the address is copied. */
export function startShare(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]'))
    button.addEventListener('click', () => void share(button))
}

async function share(button: HTMLButtonElement): Promise<void> {
  const { share: url = location.href, shareTitle: title = document.title } = button.dataset
  const said = button.parentElement?.querySelector('[data-share-said]')
  const say = (text: string) => {
    if (said) said.textContent = text
  }
  say('')
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closed by the person themselves: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await navigator.clipboard.writeText(url).then(
    () => say('Link copied'),
    () => say('The address bar has the link to copy'),
  )
}
