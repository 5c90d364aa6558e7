import type { PostFields } from '#app/domain/blog/post-fields.ts'

/** Text kept in this browser: what the server has not got, because the network or the tab went away. */
export type KeptDraft = { fields: PostFields; baseVersion: number; savedAtMs: number }

const nameOf = (postKey: string) => `mealwright-blog-draft:${postKey}`

export function readLocalDraft(postKey: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(postKey)) ?? 'null') as KeptDraft | null
    return typeof kept?.savedAtMs === 'number' && typeof kept.fields?.content === 'string' ? kept : null
  } catch {
    return null
  }
}

/** False where the browser keeps nothing, as with storage that is full or off. */
export function writeLocalDraft(postKey: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(nameOf(postKey), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeLocalDraft(postKey: string): void {
  try {
    localStorage.removeItem(nameOf(postKey))
  } catch {
    // Nothing was kept, then.
  }
}

/** Keys of new posts whose text is kept in this browser. */
export function localNewDrafts(): { postKey: string; draft: KeptDraft }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(nameOf('new:')))
      .flatMap((name) => {
        const postKey = name.slice(nameOf('').length)
        const draft = readLocalDraft(postKey)
        return draft ? [{ postKey, draft }] : []
      })
  } catch {
    return []
  }
}
