import { readBarcode } from '#app/domain/products/barcode.ts'

/** Digits as a reader saw them. */
export type SeenCode = string

export type BarcodeReader = {
  /** The first barcode in a picture that its check digit proves, or null. */
  read(image: ImageData): Promise<string | null>
  close(): void
}

type Detector = { detect(image: ImageData): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

/** The platform's own reader where it has one, else ours, which is loaded now. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await openPlatformReader()) ?? openWorkerReader()
}

async function openPlatformReader(): Promise<BarcodeReader | null> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Detector) return null
  try {
    const supported = await Detector.getSupportedFormats()
    if (!FORMATS.every((format) => supported.includes(format))) return null
    const detector = new Detector({ formats: FORMATS })
    return {
      read: async (image) => provedOf((await detector.detect(image)).map(({ rawValue }) => rawValue)),
      close() {},
    }
  } catch {
    return null
  }
}

/** Longer than a first picture takes while the reader is being loaded. */
const PATIENCE_MS = 20_000

function openWorkerReader(): BarcodeReader {
  const worker = new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module' })
  let lastId = 0
  return {
    read: (image) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        const end = (settle: () => void) => {
          clearTimeout(timer)
          worker.removeEventListener('message', heard)
          worker.removeEventListener('error', failed)
          settle()
        }
        const heard = ({ data }: MessageEvent<{ id: number; codes: SeenCode[] }>) => {
          if (data.id === id) end(() => resolve(provedOf(data.codes)))
        }
        const failed = () => end(() => reject(new Error('The reader of barcodes could not be loaded')))
        const timer = setTimeout(failed, PATIENCE_MS)
        worker.addEventListener('message', heard)
        worker.addEventListener('error', failed)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker.postMessage({ id, image })
      }),
    close: () => worker.terminate(),
  }
}

const provedOf = (codes: readonly SeenCode[]): string | null =>
  codes.map((code) => readBarcode(code).barcode).find((barcode) => barcode !== null) ?? null
