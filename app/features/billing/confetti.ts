/** Confetti in the colours of the house. Loaded when there is something to celebrate, and never where motion is unwanted. */

import { classNames } from '#app/ui/class-names.ts'
import styles from './confetti.module.css'

const COLOURS = ['#2f6b4f', '#d9482b', '#f3c969', '#c6dce0', '#dfd0df']
export const BURST_PARTICLES = 100
const SHOWER_EVERY_MS = 250
const SHOWER_PARTICLES = 24

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

async function load() {
  const { default: confetti } = await import('canvas-confetti')
  return confetti
}

/** One burst; it lies above open dialogs only where the dialog holds the canvas. */
export async function burst(canvas: HTMLCanvasElement): Promise<void> {
  if (isStill()) return
  const confetti = await load()
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  await fire({ particleCount: BURST_PARTICLES, spread: 75, origin: { y: 0.7 }, colors: COLOURS })
}

/** From both sides for as long as asked; the canvas goes with the last of it. The function returned ends it early. */
export function shower(durationMs: number): () => void {
  if (isStill()) return () => {}
  const canvas = document.createElement('canvas')
  canvas.className = classNames(styles.canvas, styles.overPage)
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  const end = new AbortController()
  end.signal.addEventListener('abort', () => canvas.remove())
  const rain = async () => {
    const confetti = await load()
    const endsAt = performance.now() + durationMs
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    const landed: unknown[] = []
    while (!end.signal.aborted && performance.now() < endsAt) {
      for (const [x, angle] of [
        [0, 60],
        [1, 120],
      ] as const)
        landed.push(
          fire({
            particleCount: SHOWER_PARTICLES,
            angle,
            spread: 60,
            origin: { x, y: 0.7 },
            colors: COLOURS,
          }),
        )
      await new Promise((resolve) => setTimeout(resolve, SHOWER_EVERY_MS))
    }
    await Promise.all(landed)
    end.abort()
  }
  void rain()
  return () => end.abort()
}
