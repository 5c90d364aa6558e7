import { encodeUnder } from './jpeg-steps.ts'

/** Compresses where the browser has no worker or no canvas in it. An image element also reads what only it can. */
export async function compressInPage(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('The image has no size')
    return await encodeUnder(
      { widthPx: image.naturalWidth, heightPx: image.naturalHeight },
      ({ widthPx, heightPx, quality }) => {
        const canvas = document.createElement('canvas')
        canvas.width = widthPx
        canvas.height = heightPx
        const context = canvas.getContext('2d')
        if (!context) throw new Error('No canvas to draw on')
        context.imageSmoothingQuality = 'high'
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, widthPx, heightPx)
        context.drawImage(image, 0, 0, widthPx, heightPx)
        return jpegOf(canvas, quality)
      },
      (blob) => blob.size,
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        // A browser that cannot write JPEG would answer with PNG.
        if (blob?.type === 'image/jpeg') resolve(blob)
        else reject(new Error('The canvas gave no JPEG'))
      },
      'image/jpeg',
      quality,
    )
  })
}
