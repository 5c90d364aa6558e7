import type { PictureFormat, SocialPicture } from '#app/domain/seo/social-picture.ts'

/** Draws the pictures that others show for our pages; each 1200 × 630. */
export type SocialPictures = {
  /**
   * The picture, drawn once and kept under its key. Rejects with `unavailable` when too many are waiting or it takes
   * too long.
   */
  draw(
    key: string,
    picture: () => Promise<SocialPicture>,
    format?: PictureFormat,
  ): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}
