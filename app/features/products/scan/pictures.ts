/** Bars stay readable at this size, and larger pictures only take longer. */
const LONGEST_SIDE_PX = 1600

/** The pixels of a frame of a video or of a photo, made smaller where it is large; null while there are none. */
export function pixelsOf(source: HTMLVideoElement | ImageBitmap): ImageData | null {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The barcode on a photo, or null where none can be read. Throws for a file that is no picture. */
export async function barcodeOnPhoto(photo: Blob): Promise<string | null> {
  const { openBarcodeReader } = await import('./barcode-reader.ts')
  const bitmap = await createImageBitmap(photo)
  const reader = await openBarcodeReader()
  try {
    const pixels = pixelsOf(bitmap)
    return pixels === null ? null : await reader.read(pixels)
  } finally {
    bitmap.close()
    reader.close()
  }
}
