type ScriptWatch = { done(): void }
declare global {
  var scriptWatch: ScriptWatch | undefined
}

export type WatchLimits = {
  /** A page without its scripts says so this long after everything has loaded, or after `atLatestMs` at the latest. */
  afterLoadMs: number
  atLatestMs: number
  /** A page that was reloaded because of a script is not reloaded again this soon. */
  reloadEveryMs: number
}

const LIMITS: WatchLimits = { afterLoadMs: 8000, atLatestMs: 20_000, reloadEveryMs: 120_000 }

/**
 * Runs as text in the head of the page, so it must not use anything from outside. A page whose script failed, as after
 * a new release, is reloaded once; one that has been typed in, or whose scripts never arrive, offers to reload.
 */
export function watchScripts({ afterLoadMs, atLatestMs, reloadEveryMs }: WatchLimits): void {
  const reloadedKey = 'reloaded-for-scripts'
  let isTouched = false
  let isDone = false
  const notice = () => document.querySelector<HTMLDialogElement>('dialog[data-scripts-missing]')
  // Not `location.reload()`: on a page that answers a form it would send the form again.
  const loadAgain = () => location.replace(location.pathname + location.search)

  const show = () => {
    const dialog = notice()
    if (isDone || !dialog || dialog.open) return
    dialog.querySelector('[data-reload]')?.addEventListener('click', loadAgain)
    // Over an open dialog nothing else can be pressed; otherwise the focus stays where somebody is typing.
    if (document.querySelector('dialog:modal')) dialog.showModal()
    else dialog.setAttribute('open', '')
  }
  const mayReload = () => {
    if (isTouched || !navigator.onLine) return false
    try {
      const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
      if (Date.now() - last < reloadEveryMs) return false
      sessionStorage.setItem(reloadedKey, String(Date.now()))
      return true
    } catch {
      // If the reload cannot be noted, the page might reload for ever.
      return false
    }
  }
  const fail = () => {
    if (isDone) return
    if (mayReload()) loadAgain()
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
    else show()
  }

  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true)
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    // "Failed to fetch dynamically imported module", "Importing a module script failed", and the like.
    if (isDone || !(reason instanceof TypeError) || !/import|module/i.test(reason.message)) return
    event.preventDefault()
    fail()
  })
  addEventListener('input', () => (isTouched = true), true)
  addEventListener('load', () => setTimeout(show, afterLoadMs))
  setTimeout(show, atLatestMs)
  globalThis.scriptWatch = {
    done() {
      isDone = true
      notice()?.close()
    },
  }
}

/** Only needed on the server: in the browser it has run before anything could ask for it. */
export const SCRIPT_WATCH = import.meta.env.SSR ? `(${String(watchScripts)})(${JSON.stringify(LIMITS)})` : ''

/** The scripts have taken over the page: everything on it works. */
export const scriptsHaveCome = (): void => globalThis.scriptWatch?.done()
