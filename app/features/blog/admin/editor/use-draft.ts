import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { formOf, sendForm } from './send-form.ts'
import { type KeptDraft, removeLocalDraft, writeLocalDraft } from './local-drafts.ts'
import { newTabId } from './other-tabs.ts'
import { type FoundDraft, useKeptDrafts } from './use-kept-drafts.ts'

const TO_BROWSER_AFTER_MS = 400
const TO_SERVER_EVERY_MS = 3000

/** Nothing new, about to be saved, saved on the server, or only in this browser. */
export type KeptState = 'clean' | 'waiting' | 'kept' | 'here-only'

const OBSTACLES: Readonly<Record<string, string>> = {
  unavailable: 'No connection',
  'signed-out': 'Signed out',
}

type DraftOptions = {
  /** The post's id, or `new:` and the id it will have. */
  postKey: string
  version: number
  saved: PostFields
  /** What the server kept of earlier visits, the newest first. */
  kept: readonly KeptDraft[]
  /** Begins with the kept text instead of asking. */
  isContinued: boolean
  /** Begins with these fields, as if they had been typed. */
  filledWith: PostFields | null
}

/**
 * Autosaves the fields: to localStorage after every pause, to the server every few seconds, one draft per tab.
 * Unsaved text of an earlier visit is offered (`offered`), the newest first; text of a tab still open is not.
 */
export function useDraft({ postKey, version, saved, kept, isContinued, filledWith }: DraftOptions) {
  const [newest] = kept
  const [fields, setFields] = useState(filledWith ?? (isContinued && newest ? newest.fields : saved))
  const [baseVersion, setBaseVersion] = useState(isContinued && newest ? newest.baseVersion : version)
  const [state, setState] = useState<KeptState>(filledWith ? 'waiting' : 'clean')
  const [obstacle, setObstacle] = useState('')
  const [keptAtMs, setKeptAtMs] = useState<number | null>(null)
  /** Not rendered: the server's page would have another one, and so would a page from the back/forward cache. */
  const [tabId] = useState(newTabId)
  const { found, isElsewhere } = useKeptDrafts({ postKey, tabId, kept })
  /** Nothing was typed or restored yet. */
  const [isAsking, setIsAsking] = useState(!filledWith)
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  const typed = useRef<(Omit<KeptDraft, 'tabId'> & { isSent: boolean }) | null>(null)
  /** The draft this text continues: deleted once this tab's own draft is saved. */
  const [source, setSource] = useState<FoundDraft | null>(null)
  const isPaused = useRef(false)
  const onItsWay = useRef<Promise<unknown>>(Promise.resolve())

  const isOffered = (draft: FoundDraft) =>
    !draft.isOpen && !discarded.includes(draft.tabId) && isDiffering(draft, saved)
  const offered = (isAsking && !isContinued && found?.find(isOffered)) || null

  const take = (draft: FoundDraft) => {
    setFields(draft.fields)
    setBaseVersion(draft.baseVersion)
    setSource(draft.isOpen ? null : draft)
  }
  if (isContinued && isAsking && found) {
    setIsAsking(false)
    if (found[0]) take(found[0])
  }

  const [others, setOthers] = useState<readonly string[]>([])
  const keepHere = useCallback(() => {
    if (!typed.current) return
    const { isSent: _, ...draft } = typed.current
    writeLocalDraft(postKey, { ...draft, tabId })
  }, [postKey, tabId])

  /** Deletes an earlier tab's draft, unless it has changed since: it may be open in another browser. */
  const forgetDraft = useCallback(
    async ({ tabId: from, savedAtMs, isOfHere }: FoundDraft) => {
      removeLocalDraft(postKey, from)
      const until = isOfHere ? '' : String(savedAtMs)
      const form = formOf({ postKey, tabId: from, until, intent: 'discard' })
      await sendForm('/blog-admin/posts/autosave', form, { isLastWish: true })
    },
    [postKey],
  )
  const forgetSource = useCallback(async () => {
    setSource(null)
    if (source) await forgetDraft(source)
  }, [forgetDraft, source])

  const send = useCallback(async () => {
    const now = typed.current
    if (!now || now.isSent || isPaused.current) return
    keepHere()
    now.isSent = true
    const sending = sendForm<{ others?: string[] } | undefined>(
      '/blog-admin/posts/autosave',
      formOf({
        postKey,
        tabId,
        baseVersion: String(now.baseVersion),
        fields: JSON.stringify(now.fields),
        intent: 'keep',
      }),
    )
    onItsWay.current = sending
    const result = await sending
    if (result.ok) {
      setOthers(result.value?.others ?? [])
      await forgetSource()
    }
    if (typed.current !== now) return
    now.isSent = result.ok
    setState(result.ok ? 'kept' : 'here-only')
    if (result.ok) setKeptAtMs(Date.now())
    else setObstacle(OBSTACLES[result.code] ?? 'The server did not take it')
  }, [keepHere, forgetSource, postKey, tabId])

  useEffect(() => {
    const timer = setInterval(() => void send(), TO_SERVER_EVERY_MS)
    const back = () => void send()
    window.addEventListener('online', back)
    window.addEventListener('pagehide', keepHere)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', back)
      window.removeEventListener('pagehide', keepHere)
      keepHere()
    }
  }, [keepHere, send])

  useEffect(() => {
    if (state !== 'waiting') return
    if (typed.current?.fields !== fields)
      typed.current = { fields, baseVersion, savedAtMs: Date.now(), isSent: false }
    const timer = setTimeout(keepHere, TO_BROWSER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, baseVersion, keepHere, state])

  const change = useCallback((part: Partial<PostFields>) => {
    setFields((before) => ({ ...before, ...part }))
    setState('waiting')
    setIsAsking(false)
  }, [])

  /** Deletes the drafts after a save. */
  const forget = useCallback(async () => {
    typed.current = null
    removeLocalDraft(postKey, tabId)
    setState('clean')
    setIsAsking(false)
    await forgetSource()
  }, [postKey, tabId, forgetSource])

  /** Stops autosaving during a save: a draft written now would be offered as unsaved afterwards. */
  const pause = useCallback(async (isOn: boolean) => {
    isPaused.current = isOn
    if (isOn) await onItsWay.current
  }, [])

  const restore = () => {
    if (!offered) return
    take(offered)
    setIsAsking(false)
    setState('waiting')
  }
  const discard = () => {
    if (!offered) return
    setDiscarded([...discarded, offered.tabId])
    void forgetDraft(offered)
  }
  return {
    fields,
    change,
    baseVersion,
    setBaseVersion,
    state,
    /** Why the draft is not on the server. */
    obstacle,
    keptAtMs,
    tabId,
    /** The same post is open in another tab of this browser. */
    isElsewhere,
    /** Who else wrote in it a moment ago, as of the last time the text was kept. */
    others,
    offered,
    /** True until the drafts have been read and the offered one restored or discarded. */
    isUndecided: offered !== null || (isAsking && found === null && kept.length > 0),
    restore,
    discard,
    forget,
    pause,
  }
}

function isDiffering(kept: KeptDraft, saved: PostFields): boolean {
  return JSON.stringify(sorted(kept.fields)) !== JSON.stringify(sorted(saved))
}

const sorted = (fields: PostFields) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
