import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import text from './text.module.css'
import styles from './toast-host.module.css'
import { dismissToast, type Toast, toastStore } from './toasts.ts'

const FOCUS_EVERY_MS = 150
const FOCUS_LOOKS = 30

/** Where toasts appear; once, at the end of the page. A popover, so that it lies over open dialogs. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const [isHeld, setIsHeld] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const newestId = toasts.at(-1)?.id
  const takesFocus = toasts.at(-1)?.takesFocus

  useEffect(() => {
    const element = host.current
    if (!element) return
    // Hidden and shown again for each new toast: only then does it come to lie over a dialog opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newestId !== undefined) element.showPopover()
    if (!takesFocus) return
    // The page that has the focus may be about to make room for another: it is gone once that one is there.
    let looksLeft = FOCUS_LOOKS
    const timer = setInterval(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere) element.focus({ preventScroll: true })
      if (isNowhere || --looksLeft === 0) clearInterval(timer)
    }, FOCUS_EVERY_MS)
    return () => clearInterval(timer)
  }, [newestId, takesFocus])

  return (
    <>
      <output className={text.srOnly}>
        {toasts.map((toast) => (
          <span key={toast.id}>{toast.text} </span>
        ))}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- toasts wait while they are looked at */}
      <section
        ref={host}
        className={styles.host}
        popover="manual"
        aria-label="Notices"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        tabIndex={-1}
        // Held by its buttons only: whoever has not looked at it yet would keep it for ever.
        onFocus={(event) => setIsHeld(event.target !== event.currentTarget)}
        onBlur={() => setIsHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </section>
    </>
  )
}

function ToastLine({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const act = () => {
    toast.action?.onPress()
    dismissToast(toast.id)
  }
  return (
    <div className={styles.toast}>
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X className={text.icon} aria-hidden />
      </button>
    </div>
  )
}
