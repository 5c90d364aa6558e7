import { useCallback, useEffect, useRef, useState } from 'react'
import type { StepTimer } from '#app/domain/recipe/step-timers.ts'

export type RunningTimer = {
  id: number
  label: string
  /** Number of the step, from 1. */
  step: number
  endsAtMs: number
  leftSeconds: number
}

const TICK_MS = 250

/** Timers of a recipe's steps. They go by the clock, so that a sleeping tab does not slow them down. */
export function useStepTimers() {
  const [timers, setTimers] = useState<readonly RunningTimer[]>([])
  const lastId = useRef(0)
  const audio = useRef<AudioContext | null>(null)
  const isRunning = timers.some(({ leftSeconds }) => leftSeconds > 0)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      setTimers((running) => {
        const next = running.map((one) => ({
          ...one,
          leftSeconds: Math.max(0, (one.endsAtMs - Date.now()) / 1000),
        }))
        const isOneUp = next.some((one, index) => one.leftSeconds === 0 && running[index]!.leftSeconds > 0)
        if (isOneUp) ring(audio.current)
        return next
      })
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  useEffect(
    () => () => {
      void audio.current?.close()
    },
    [],
  )

  const start = useCallback((timer: StepTimer, step: number) => {
    // Sound has to be asked for while the finger is on the button.
    audio.current ??= 'AudioContext' in globalThis ? new AudioContext() : null
    lastId.current++
    const endsAtMs = Date.now() + timer.seconds * 1000
    const id = lastId.current
    setTimers((running) => [
      ...running.filter((one) => one.step !== step || one.label !== timer.label),
      { id, label: timer.label, step, endsAtMs, leftSeconds: timer.seconds },
    ])
  }, [])
  const stop = useCallback((id: number) => {
    setTimers((running) => running.filter((one) => one.id !== id))
  }, [])
  return { timers, start, stop }
}
export type StepTimers = ReturnType<typeof useStepTimers>

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
