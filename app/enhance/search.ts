import { regionIn, swapRegion } from './region.ts'

const PAUSE_MS = 120

/** A search (`data-searches` names the region of its results) answers while one types; without scripts, on submit. */
export function startSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-searches]')) start(form)
}

function start(form: HTMLFormElement): void {
  const name = form.dataset['searches'] ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const address = () => {
    const url = new URL(form.action)
    url.search = String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
    return url
  }
  const show = async () => {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const url = address()
    try {
      const next = await regionIn(await fetch(url, { signal }), name)
      const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`)
      if (next && region && !signal.aborted) swapRegion(region, next)
    } catch {
      // Overtaken by the next letter, or no connection: the button still asks for the page.
      return signal.aborted
    }
    return true
  }
  const goTo = async (url: URL) => {
    if (await show()) history.replaceState(null, '', url)
    else location.assign(url)
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(), PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    void goTo(address())
  })
}
