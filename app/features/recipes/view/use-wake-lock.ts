import { useEffect, useState } from 'react'

/** Keeps the screen on while `isWanted`; taken again when the page comes back. Tells whether it is held. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) return await taken.release()
        lock = taken
        setIsHeld(true)
        taken.addEventListener('release', () => setIsHeld(false))
      } catch {
        // Low battery or a rule of the device: cooking goes on, the screen may dim.
        setIsHeld(false)
      }
    }
    const retake = () => void take()
    void take()
    document.addEventListener('visibilitychange', retake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
      setIsHeld(false)
    }
  }, [isWanted])
  return isHeld
}
