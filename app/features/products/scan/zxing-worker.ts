import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { SeenCode } from './barcode-reader.ts'

/**
 * Reads barcodes with ZXing, compiled to WebAssembly, in a worker: pages need no right to compile such code then, and the
 * picture of a camera goes on while it works.
 */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

type Asked = { id: number; image: ImageData }

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))

async function answer({ id, image }: Asked): Promise<void> {
  let codes: SeenCode[] = []
  try {
    const read = await readBarcodes(image, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      tryHarder: true,
      maxNumberOfSymbols: 4,
    })
    codes = read.filter(({ isValid }) => isValid).map(({ text }) => text)
  } catch {
    // A picture in which nothing can be read has no code.
  }
  postMessage({ id, codes })
}
