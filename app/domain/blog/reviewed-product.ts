/** The product under review: a tag that the title contains, never the article itself. Null if no tag matches. */
export function reviewedProduct({ title, tags }: { title: string; tags: readonly string[] }): string | null {
  const words = title.toLowerCase()
  return tags.find((tag) => words.includes(tag.toLowerCase()) && tag.length < title.length) ?? null
}
