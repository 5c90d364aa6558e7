/** Square sides a picture is kept in: for rows and cards, and for the top of a page. */
export const PICTURE_WIDTHS_PX = [480, 960] as const
export type PictureWidthPx = (typeof PICTURE_WIDTHS_PX)[number]

const ADDRESS = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)\.webp$/

/** Where a picture is served; its id is random, so its address tells nothing and never changes. */
export function pictureAddress(pictureId: string, widthPx: PictureWidthPx = 960): string {
  return `/pictures/${pictureId}-${widthPx}.webp`
}

/** The key a served name stands for, or null when it is none of ours. */
export function pictureKeyOf(name: string): string | null {
  const [, id, width] = ADDRESS.exec(`/pictures/${name}`) ?? []
  const widthPx = PICTURE_WIDTHS_PX.find((known) => String(known) === width)
  return id && widthPx ? pictureKey(id, widthPx) : null
}

export function pictureKey(pictureId: string, widthPx: PictureWidthPx): string {
  return `pictures-${widthPx}/${pictureId}.webp`
}

/** The keys of all widths behind a stored address, for deleting it; none for an address that is not ours. */
export function pictureKeysOf(address: string): string[] {
  const [, id] = ADDRESS.exec(address) ?? []
  return id ? PICTURE_WIDTHS_PX.map((widthPx) => pictureKey(id, widthPx)) : []
}

/** For `srcset`: the browser takes the width it needs. Undefined for an address that is not ours. */
export function pictureSources(address: string): string | undefined {
  const [, id] = ADDRESS.exec(address) ?? []
  return id && PICTURE_WIDTHS_PX.map((widthPx) => `${pictureAddress(id, widthPx)} ${widthPx}w`).join(', ')
}
