/** Posts that show a picture: how many, and those whose names may be told. */
export type PictureUses = { count: number; posts: { id: string; title: string }[] }

export const usesInWords = ({ count }: PictureUses): string =>
  count === 0 ? 'Not used in a post' : count === 1 ? 'Used in 1 post' : `Used in ${count} posts`
