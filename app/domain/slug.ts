/** Words that say nothing in the address of a recipe. One fixed list, so that addresses stay what they are. */
const STOP_WORDS = new Set(
  'a an and at by for from in into of on or over the to up with your my our style served'.split(' '),
)

/** The readable part of a recipe's address: lower case, no punctuation, no stop words, joined with hyphens. */
export function recipeSlug(name: string): string {
  const words = lettersOf(name)
    .split(/[\s-]+/)
    .filter(Boolean)
  const kept = words.filter((word) => !STOP_WORDS.has(word))
  return (kept.length > 0 ? kept : words).join('-').slice(0, 80).replace(/-+$/, '')
}

const PLAIN = /^[ -~]*$/

/** Lower case, without punctuation and accents. Most names are plain, and asking Unicode takes ten times as long. */
function lettersOf(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replace(/[^a-z0-9 -]+/g, '')
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
}

/** `/recipe/{id}/{slug}`; without the slug where a name has no usable letters. */
export function recipePath(id: string, name: string): string {
  const slug = recipeSlug(name)
  return slug ? `/recipe/${id}/${encodeURIComponent(slug)}` : `/recipe/${id}`
}
