export type Toast = {
  id: number
  text: string
  /** One thing to do about it, usually "Undo". */
  action?: { label: string; onPress: () => void }
  durationMs: number
  /** Where nothing else has the focus, the toasts get it: the next Tab reaches the action. */
  takesFocus: boolean
}

const DURATION_MS = 5000
const WITH_ACTION_MS = 8000
const MOST_AT_ONCE = 3

const NONE: readonly Toast[] = []
let shown = NONE
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in passing at the foot of the window. Call it in the browser only, from a handler or an effect. */
export function showToast(
  text: string,
  options: { action?: Toast['action']; durationMs?: number; takesFocus?: boolean } = {},
): number {
  const { action, durationMs = action ? WITH_ACTION_MS : DURATION_MS, takesFocus = false } = options
  const toast: Toast = { id: ++lastId, text, durationMs, takesFocus, ...(action && { action }) }
  replace([...shown, toast].slice(-MOST_AT_ONCE))
  return toast.id
}

export function dismissToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) replace(shown.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => shown,
  readOnServer: () => NONE,
}
