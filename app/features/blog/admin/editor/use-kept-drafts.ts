import { useEffect, useMemo, useState } from 'react'
import { type KeptDraft, readLocalDrafts } from './local-drafts.ts'
import { holdTab, otherTabs } from './other-tabs.ts'

const LOOK_EVERY_MS = 3000

/** A draft of an earlier visit. If localStorage has it too, its tab was one of this browser. */
export type FoundDraft = KeptDraft & { isOfHere: boolean; isOpen: boolean }

type Looked = {
  /** Other tabs with this post open now, and all seen since this page loaded. */
  open: readonly string[]
  wereOpen: readonly string[]
  here: readonly KeptDraft[]
}

type KeptDraftsOptions = {
  postKey: string
  tabId: string
  /** What the server had when it made the page. */
  kept: readonly KeptDraft[]
}

/** Drafts of a post from other tabs, newest first, and whether one is still open; null until localStorage is read. */
export function useKeptDrafts({ postKey, tabId, kept }: KeptDraftsOptions) {
  const [looked, setLooked] = useState<Looked | null>(null)

  useEffect(() => {
    const release = holdTab(postKey, tabId)
    let isOver = false
    const look = async () => {
      const open = await otherTabs(postKey, tabId)
      if (isOver) return
      setLooked((before) => {
        if (before && String(before.open) === String(open)) return before
        const wereOpen = [...new Set([...(before?.wereOpen ?? []), ...open])]
        return { open, wereOpen, here: readLocalDrafts(postKey) }
      })
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      release()
    }
  }, [postKey, tabId])

  const found = useMemo(() => looked && merged(looked, kept, tabId), [looked, kept, tabId])
  return { found, isElsewhere: (looked?.open.length ?? 0) > 0 }
}

function merged({ open, wereOpen, here }: Looked, kept: readonly KeptDraft[], tabId: string): FoundDraft[] {
  const newest = new Map<string, FoundDraft>()
  // The server's copy of another tab of this browser may be stale; localStorage has the newest text.
  const ofServer = kept.filter((draft) => !wereOpen.includes(draft.tabId))
  for (const draft of [...here, ...ofServer]) {
    const known = newest.get(draft.tabId)
    const isOfHere = here.some((each) => each.tabId === draft.tabId)
    if (!known || known.savedAtMs < draft.savedAtMs)
      newest.set(draft.tabId, { ...draft, isOfHere, isOpen: open.includes(draft.tabId) })
  }
  newest.delete(tabId)
  return [...newest.values()].toSorted((one, other) => other.savedAtMs - one.savedAtMs)
}
