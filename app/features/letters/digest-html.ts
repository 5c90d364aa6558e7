export type DigestPost = { title: string; excerpt: string; path: string }

/** New posts as the text of a digest; titles and excerpts are plain words. */
export const digestHtml = (posts: readonly DigestPost[]): string =>
  posts
    .map(
      ({ title, excerpt, path }) =>
        `<h2><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></h2>${excerpt ? `<p>${escapeHtml(excerpt)}</p>` : ''}`,
    )
    .join('\n')

/** "Stale bread", "Stale bread and 2 more". */
export const digestSubject = (posts: readonly DigestPost[]): string => {
  const more = posts.length - 1
  return `New on the Mealwright blog: ${posts[0]?.title.slice(0, 100) ?? ''}${more > 0 ? ` and ${more} more` : ''}`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
