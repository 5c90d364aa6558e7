import { encodeUnder } from './jpeg-steps.ts'

/** Module worker: gets a file, answers with a JPEG or with why there is none. Decoding never stops the page. */
export type CompressReply = { jpeg: Blob } | { failure: string }

self.addEventListener('message', (event: MessageEvent<Blob>) => {
  void compress(event.data)
    .then((jpeg): CompressReply => ({ jpeg }))
    .catch((error: unknown): CompressReply => ({ failure: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- speaks to its page, not to a window
    .then((reply) => self.postMessage(reply))
})

async function compress(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await encodeUnder(
      { widthPx: bitmap.width, heightPx: bitmap.height },
      ({ widthPx, heightPx, quality }) => {
        const canvas = new OffscreenCanvas(widthPx, heightPx)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('No canvas to draw on')
        context.imageSmoothingQuality = 'high'
        // JPEG knows no transparency; without this it would come out black.
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, widthPx, heightPx)
        context.drawImage(bitmap, 0, 0, widthPx, heightPx)
        return canvas.convertToBlob({ type: 'image/jpeg', quality })
      },
      (blob) => blob.size,
    )
  } finally {
    bitmap.close()
  }
}
