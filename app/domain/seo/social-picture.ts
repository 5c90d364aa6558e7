import { type BackdropName, backdropOf } from '#app/domain/plate/backdrop.ts'
import { hashText } from '#app/domain/random.ts'

/** What stands on the picture that others show for a page of ours. */

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630
/** The width of what lies beside the words. */
export const SOCIAL_SIDE_PX = 540

/** Goes up when the drawing itself changes, so that no kept picture of the old look stays. */
const DESIGN = 2

/** Shares of the dial around the dish, in kcal; the colours are the charts' own. */
export type DialShare = { label: string; kcal: number; amountG: number; colour: string }

export type SocialPicture =
  | { kind: 'page'; title: string; line: string; dish: Dish }
  | { kind: 'post'; title: string; category: string; byline: string; dish: Dish }
  /** A picture that somebody chose, cut to size; the bytes of an image file. */
  | { kind: 'photo'; file: Uint8Array }
  | { kind: 'recipe'; title: string; line: string; kcal: string; shares: readonly DialShare[]; dish: Dish }

/** Drawn pictures with few colours are small as PNG, photographs as JPEG. */
export type PictureFormat = 'png' | 'jpeg'

export type DrawnPicture = Exclude<SocialPicture, { kind: 'photo' }>

/**
 * What lies beside the words, photos as data addresses: a plate as SVG or a round photo on the backdrop, or a photo that
 * covers it.
 */
export type Dish = { backdrop: string } & ({ plateSvg: string } | { photo: string } | { side: string })

/** Paper, words and what stands above a title: of the light theme, nobody chooses a theme for somebody else's page. */
export const CARD_COLOURS = { paper: '#fbf7f0', ink: '#1f2a24', leaf: '#28604a' } as const

/** The backdrops of that theme. */
const BACKDROP_COLOURS: Record<BackdropName, string> = {
  'cloth-leaf': '#cfe0d0',
  'cloth-tomato': '#f4cdbf',
  'cloth-butter': '#f8e2ab',
  'cloth-sea': '#c6dce0',
  'cloth-plum': '#dfd0df',
  'cloth-sky': '#d3dfec',
  'cloth-sand': '#ebdcc3',
}

/** The colour of the backdrop that the page has too. */
export const cardBackdrop = (name: string): string => BACKDROP_COLOURS[backdropOf(name)]

/** Names what a picture shows: another address when it shows something else. */
export function pictureVersion(...shown: readonly (string | number | null)[]): string {
  return hashText(JSON.stringify([DESIGN, ...shown])).toString(36)
}

// What the bundled letters can write; the rest of the world's scripts would come out as empty boxes.
const WRITABLE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{Zs}!-~¡-¿×÷–—‘’‚“”„†•…‰‹›⁄€™½¼¾°]/u
const COMBINING = /\p{M}/gu

/** The text without signs that cannot be drawn; null when too little of it is left to be the same words. */
export function writableText(text: string): string | null {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
  const kept = letters.filter((letter) => WRITABLE.test(letter))
  const count = (list: readonly string[]) => list.filter((letter) => /\p{L}|\p{N}/u.test(letter)).length
  const [all, left] = [count(letters), count(kept)]
  if (left === 0 || left < all * 0.7) return null
  return kept.join('').replaceAll(COMBINING, '').replaceAll(/ {2,}/g, ' ').trim()
}

/** Long titles in smaller letters; the drawing cuts what is longer than four lines of the smallest. */
export function titleSizePx(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  if (title.length <= 26 && longestWord <= 11) return 72
  if (title.length <= 48 && longestWord <= 14) return 60
  if (title.length <= 84 && longestWord <= 17) return 50
  return 42
}
