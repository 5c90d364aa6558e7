import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from '#app/features/products/products.module.css'
import { openBarcodeReader } from './barcode-reader.ts'
import { pixelsOf } from './pictures.ts'

type CameraViewProps = { onBarcode(barcode: string): void; onStop(): void }

const LOOK_EVERY_MS = 250

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera may not be used on this site. Allow it in your browser’s settings, or type the digits.',
  NotFoundError: 'No camera was found. Type the digits, or choose a photo of the barcode.',
  NotReadableError: 'Another program uses the camera. Close it there, or type the digits.',
}
const OTHER_PROBLEM = 'The camera could not be started. Type the digits, or choose a photo of the barcode.'

/** What the camera sees, until a barcode is read in it. Nothing of it leaves the device. */
export function CameraView({ onBarcode, onStop }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const found = useEffectEvent(onBarcode)

  useEffect(() => {
    const leaving = new AbortController()
    const failed = (error: unknown) => {
      if (leaving.signal.aborted) return
      setProblem((error instanceof DOMException && PROBLEMS[error.name]) || OTHER_PROBLEM)
    }
    watch(video.current!, leaving.signal, (barcode) => found(barcode)).catch(failed)
    return () => leaving.abort()
  }, [])

  return (
    <div className={layout.stack}>
      {problem ? (
        <Notice tone="warn">{problem}</Notice>
      ) : (
        <>
          <video ref={video} className={styles.camera} muted playsInline aria-label="Picture of the camera" />
          <p className={text.small}>Hold the barcode in front of the camera.</p>
        </>
      )}
      <Button variant="secondary" isSmall onClick={onStop}>
        {problem ? 'Back' : 'Stop the camera'}
      </Button>
    </div>
  )
}

async function watch(
  video: HTMLVideoElement,
  leaving: AbortSignal,
  found: (barcode: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // Left while the browser asked.
  if (leaving.aborted) return stop()
  leaving.addEventListener('abort', stop, { once: true })
  video.srcObject = stream
  const reader = await openBarcodeReader()
  leaving.addEventListener('abort', () => reader.close(), { once: true })
  await video.play()
  while (!leaving.aborted) {
    const pixels = pixelsOf(video)
    const barcode = pixels === null ? null : await reader.read(pixels)
    if (barcode !== null && !leaving.aborted) {
      stop()
      return found(barcode)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
