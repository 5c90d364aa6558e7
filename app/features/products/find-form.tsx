import Camera from 'lucide-react/icons/camera'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { MAX_BARCODE_LENGTH, printedBarcode, readBarcode } from '#app/domain/products/barcode.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextField } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { loadOrReload } from '#app/ui/load-script.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import text from '#app/ui/text.module.css'
import { FOODS_PATH } from './foods-answer.ts'
import type { LabelFetcher } from './label-form.tsx'

const loadCamera = () => import('./scan/camera-view.tsx')
const CameraView = lazy(async () => ({ default: (await loadOrReload(loadCamera)).CameraView }))

const NOT_READ = 'No barcode could be read on that photo. Take it closer and straight, or type the digits.'
const NO_PICTURE = 'We can’t read that file as a picture. Type the digits.'

type FindFormProps = { fetcher: LabelFetcher; refused: string | null; initial?: string }

const nothing = () => () => {}
/** Whether there may be a camera: on the server, and where the browser offers none, there is none. */
const useHasCamera = () =>
  useSyncExternalStore(
    nothing,
    () => Boolean(navigator.mediaDevices?.getUserMedia),
    () => false,
  )

/** A barcode by the camera, by a photo of it, or by its digits. Without scripts its digits are a page's address. */
export function FindForm({ fetcher, refused, initial = '' }: FindFormProps) {
  const hasCamera = useHasCamera()
  const [isCameraOn, setIsCameraOn] = useState(false)
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const input = useRef<HTMLInputElement>(null)

  const find = (barcode: string) => {
    setIsCameraOn(false)
    setProblem(null)
    setTyped(printedBarcode(barcode))
    void fetcher.submit({ intent: 'find', barcode }, { method: 'post', action: FOODS_PATH })
  }
  const readPhoto = async (photo: File) => {
    setProblem(null)
    setIsReading(true)
    try {
      const { barcodeOnPhoto } = await loadOrReload(() => import('./scan/pictures.ts'))
      const barcode = await barcodeOnPhoto(photo)
      if (barcode === null) setProblem(NOT_READ)
      else find(barcode)
    } catch {
      setProblem(NO_PICTURE)
    } finally {
      setIsReading(false)
    }
  }
  if (isCameraOn)
    return (
      <Suspense fallback={<Spinner label="Starting the camera" />}>
        <CameraView onBarcode={find} onStop={() => setIsCameraOn(false)} />
      </Suspense>
    )
  return (
    <div className={layout.stack}>
      <form
        action={FOODS_PATH}
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          const read = readBarcode(typed)
          if (read.barcode !== null) return find(read.barcode)
          setProblem(read.problem)
          input.current?.focus()
        }}
      >
        <TextField
          ref={input}
          label="Digits of the barcode"
          name="code"
          inputMode="numeric"
          required
          maxLength={MAX_BARCODE_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(null)
          }}
          autoComplete="off"
          error={problem ?? undefined}
        />
        {refused !== null && problem === null && <Notice tone="error">{refused}</Notice>}
        <Button type="submit" isBlock isBusy={isBusy}>
          Find
        </Button>
      </form>
      <div className={layout.needsScript}>
        {hasCamera && (
          <Button variant="secondary" isBlock onClick={() => setIsCameraOn(true)}>
            <Camera className={text.icon} aria-hidden />
            Scan the barcode by camera
          </Button>
        )}
      </div>
      <Field
        label="Or a photo of the barcode"
        hint={isReading ? 'Reading the photo…' : 'It stays on your device.'}
        className={layout.needsScript}
      >
        {(control) => (
          <input
            {...control}
            className={field.input}
            type="file"
            accept="image/*"
            onChange={(event) => {
              const [photo] = event.target.files ?? []
              event.target.value = ''
              if (photo && !isReading) void readPhoto(photo)
            }}
          />
        )}
      </Field>
    </div>
  )
}
