import { useCallback, useEffect, useRef, useState } from 'react'
import type { StepTimer } from '#app/domain/recipe/step-timers.ts'
import { type StoredTimer, recallTimers, rememberTimers } from './stored-timers.ts'

export type RunningTimer = StoredTimer & { leftSeconds: number }

const TICK_MS = 250

const secondsTo = (endsAtMs: number) => Math.max(0, (endsAtMs - Date.now()) / 1000)
const withTimeLeft = (timer: StoredTimer): RunningTimer => ({
  ...timer,
  leftSeconds: secondsTo(timer.endsAtMs),
})

/**
 * Timers of a recipe's steps. They run by the clock, so a sleeping tab does not slow them down, and they survive a
 * reload, which phones do to background tabs. A timer that ended in the meantime rings when the page is back.
 */
export function useStepTimers(recipe: string) {
  const [timers, setTimers] = useState<readonly RunningTimer[]>([])
  const kept = useRef<readonly StoredTimer[]>([])
  const audio = useRef<AudioContext | null>(null)
  /** A timer was up before the page could make a sound. */
  const owesRing = useRef(false)
  const isRunning = timers.some(({ hasRung }) => !hasRung)

  const show = useCallback((next: readonly StoredTimer[]) => {
    kept.current = next
    setTimers(next.map(withTimeLeft))
  }, [])
  const change = useCallback(
    (next: readonly StoredTimer[]) => {
      rememberTimers(recipe, next)
      show(next)
    },
    [recipe, show],
  )

  useEffect(() => {
    const recalled = recallTimers(recipe)
    if (recalled.length === 0) return
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know them: they come with the browser
    show(recalled)
    // Browsers keep a page silent until it is touched.
    const listen = () => {
      audio.current ??= openAudio()
      if (owesRing.current) ring(audio.current)
      owesRing.current = false
    }
    addEventListener('pointerdown', listen, { once: true, capture: true })
    return () => removeEventListener('pointerdown', listen, { capture: true })
  }, [recipe, show])

  useEffect(() => {
    if (!isRunning) return
    const tick = () => {
      const isUp = (one: StoredTimer) => !one.hasRung && secondsTo(one.endsAtMs) === 0
      if (!kept.current.some(isUp)) return show(kept.current)
      ring(audio.current)
      owesRing.current = audio.current === null
      change(kept.current.map((one) => (isUp(one) ? { ...one, hasRung: true } : one)))
    }
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, show, change])

  useEffect(
    () => () => {
      void audio.current?.close()
    },
    [],
  )

  const start = useCallback(
    ({ label, seconds }: StepTimer, step: number, food: string | null) => {
      // Sound has to be asked for while the finger is on the button.
      audio.current ??= openAudio()
      const others = kept.current.filter((one) => one.step !== step || one.label !== label)
      const id = 1 + Math.max(0, ...kept.current.map((one) => one.id))
      change([...others, { id, label, food, step, endsAtMs: Date.now() + seconds * 1000, hasRung: false }])
    },
    [change],
  )
  const stop = useCallback((id: number) => change(kept.current.filter((one) => one.id !== id)), [change])
  return { timers, start, stop }
}
export type StepTimers = ReturnType<typeof useStepTimers>

const openAudio = () => ('AudioContext' in globalThis ? new AudioContext() : null)

/** Three short tones, and a buzz where the device can. */
function ring(audio: AudioContext | null): void {
  navigator.vibrate?.([200, 100, 200])
  if (!audio) return
  void audio.resume()
  for (const delayS of [0, 0.35, 0.7]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    volume.gain.value = 0.2
    tone.frequency.value = 880
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + delayS)
    tone.stop(audio.currentTime + delayS + 0.2)
  }
}
