/** Widths an uploaded picture of the blog is kept in. One that was smaller is kept no larger than it was. */
export const ARTICLE_PICTURE_WIDTHS_PX = [480, 960, 1600] as const
export type ArticlePictureWidthPx = (typeof ARTICLE_PICTURE_WIDTHS_PX)[number]

/** What the address of an uploaded picture says: its id, its full size, and the width this file has. */
export type ArticlePicture = {
  id: string
  widthPx: number
  heightPx: number
  fileWidthPx: ArticlePictureWidthPx
}

const ADDRESS =
  /^\/blog-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,4})-(480|960|1600)\.webp$/

/** `/blog-pictures/{id}-{width}x{height}-{file width}.webp`: a page can leave room for it without asking anybody. */
export function articlePictureAddress(
  picture: Pick<ArticlePicture, 'id' | 'widthPx' | 'heightPx'>,
  fileWidthPx: ArticlePictureWidthPx = 960,
): string {
  return `/blog-pictures/${picture.id}-${picture.widthPx}x${picture.heightPx}-${fileWidthPx}.webp`
}

/** The picture behind an address, or null when it is none of the blog's uploaded ones. */
export function articlePictureOf(address: string): ArticlePicture | null {
  const [, id, width, height, fileWidth] = ADDRESS.exec(address) ?? []
  const fileWidthPx = ARTICLE_PICTURE_WIDTHS_PX.find((known) => String(known) === fileWidth)
  const widthPx = Number(width)
  const heightPx = Number(height)
  return id && fileWidthPx && widthPx > 0 && heightPx > 0 ? { id, widthPx, heightPx, fileWidthPx } : null
}

const CARD_WIDTH_PX = 600
const CARD_HEIGHT_PX = 315

/** The uploaded picture behind an address where it is large enough to fill a card of shared links; else null. */
export function cardPictureOf(address: string | null): ArticlePicture | null {
  const picture = address === null ? null : articlePictureOf(address)
  const isLarge = picture && picture.widthPx >= CARD_WIDTH_PX && picture.heightPx >= CARD_HEIGHT_PX
  return isLarge ? picture : null
}

/** Every file is kept as WebP, and as AVIF where that is smaller. */
export type ArticlePictureFormat = 'webp' | 'avif'

/** The key of the kept file. */
export function articlePictureKey(
  id: string,
  fileWidthPx: ArticlePictureWidthPx,
  format: ArticlePictureFormat = 'webp',
): string {
  return `blog-pictures-${fileWidthPx}/${id}.${format}`
}

/** For `srcset`, with the widths the files really have. */
export function articlePictureSources(picture: ArticlePicture): string {
  return ARTICLE_PICTURE_WIDTHS_PX.filter(
    (widthPx, index) => index === 0 || ARTICLE_PICTURE_WIDTHS_PX[index - 1]! < picture.widthPx,
  )
    .map((widthPx) => `${articlePictureAddress(picture, widthPx)} ${Math.min(widthPx, picture.widthPx)}w`)
    .join(', ')
}

/** For `sizes`: as wide as the column of an article, or the window. */
export const ARTICLE_PICTURE_SIZES = '(min-width: 44rem) 40rem, 100vw'

const OWN_PICTURE = /^\/(?:blog-pictures|plates|pictures|brand)\/[\w.~%,=+-]+(?:\/[\w.~%,=+-]+)*$/

/** Whether a picture lies with us: pages load nothing from other hosts. */
export function isOwnPicturePath(path: string): boolean {
  return OWN_PICTURE.test(path) && !path.includes('..') && path.length <= 2000
}
