/** What can show a picture, as one and as several of it are called. */
export const PICTURE_PLACES = {
  post: ['post', 'posts'],
  page: ['page', 'pages'],
  author: ['author', 'authors'],
  category: ['category', 'categories'],
  letter: ['letter', 'letters'],
} as const
export type PicturePlace = keyof typeof PICTURE_PLACES

/** What shows a picture: how much of it, how much of that is in the bin, and the posts whose names may be told. */
export type PictureUses = {
  count: number
  inBin: number
  places: Readonly<Partial<Record<PicturePlace, number>>>
  posts: readonly { id: string; title: string }[]
}

export const NO_USES: PictureUses = { count: 0, inBin: 0, places: {}, posts: [] }

/** Such as “3 posts and 1 page, 1 of them in the bin”. */
export function placesInWords({ count, inBin, places }: PictureUses): string {
  const parts = (Object.keys(PICTURE_PLACES) as PicturePlace[]).flatMap((place) => {
    const number = places[place] ?? 0
    return number === 0 ? [] : [`${number} ${PICTURE_PLACES[place][number === 1 ? 0 : 1]}`]
  })
  const last = parts.pop() ?? ''
  const all = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
  if (inBin === 0) return all
  return count === 1 ? `${all} in the bin` : `${all}, ${inBin === count ? 'all' : inBin} of them in the bin`
}

export const usesInWords = (uses: PictureUses): string =>
  uses.count === 0 ? 'Not used' : `Used in ${placesInWords(uses)}`
