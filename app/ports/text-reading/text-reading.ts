import type { ReadPage } from '#app/domain/photo-text/read-page.ts'

/** A grey picture, one byte a pixel, row by row from the top. */
export type GreyPicture = { pixels: Uint8Array; widthPx: number; heightPx: number }

/** How text lies in a picture: in columns and paragraphs, or in rows across, as in tables and receipts. */
export type TextLayout = 'page' | 'rows'

/** Reads printed text in pictures, without a model and without anybody else's server. */
export type TextReading = {
  /**
   * The lines of a picture with their places and how sure each word is; none where there is no text. Throws `AppError`
   * where it takes too long, where too many pictures wait, or where reading fails.
   */
  readText(picture: GreyPicture, layout: TextLayout, signal?: AbortSignal): Promise<ReadPage>
  /** Starts the reader for a picture that will come soon. */
  warm(): void
  close(): Promise<void>
}
