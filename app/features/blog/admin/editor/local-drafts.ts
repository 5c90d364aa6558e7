import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'

/** Unsaved text, with the id of its tab: each tab writes only its own. */
export type KeptDraft = { tabId: string; fields: PostFields; baseVersion: number; savedAtMs: number }

/** Drafts in localStorage: those the server did not get before the network or the tab was gone. */
const PREFIX = 'mealwright-blog-draft:'
const nameOf = (postKey: string, tabId: string) => `${PREFIX}${postKey}~${tabId}`

/** Of one post, the newest first. */
export function readLocalDrafts(postKey: string): KeptDraft[] {
  return localDrafts(nameOf(postKey, '')).map(({ draft }) => draft)
}

/** New posts whose text is kept in this browser, each with the newest of it. */
export function localNewDrafts(): { postKey: string; draft: KeptDraft }[] {
  const newest = new Map<string, KeptDraft>()
  for (const { postKey, draft } of localDrafts(`${PREFIX}new:`))
    if (!newest.has(postKey)) newest.set(postKey, draft)
  return [...newest].map(([postKey, draft]) => ({ postKey, draft }))
}

function localDrafts(start: string): { postKey: string; draft: KeptDraft }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(start))
      .flatMap((name) => {
        const [postKey = '', tabId = ''] = name.slice(PREFIX.length).split('~')
        const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Omit<KeptDraft, 'tabId'> | null
        const isDraft = typeof kept?.savedAtMs === 'number' && typeof kept.fields?.content === 'string'
        // Kept before a field existed, it lacks that one.
        const draft = isDraft && { ...kept, fields: { ...NEW_POST, ...kept.fields }, tabId }
        return draft ? [{ postKey, draft }] : []
      })
      .toSorted((one, other) => other.draft.savedAtMs - one.draft.savedAtMs)
  } catch {
    return []
  }
}

/** False where the browser keeps nothing, as with storage that is full or off. */
export function writeLocalDraft(postKey: string, { tabId, ...draft }: KeptDraft): boolean {
  try {
    localStorage.setItem(nameOf(postKey, tabId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeLocalDraft(postKey: string, tabId: string): void {
  try {
    localStorage.removeItem(nameOf(postKey, tabId))
  } catch {
    // Nothing was kept, then.
  }
}
