import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { formOf, sendForm } from './desk-send.ts'
import { type KeptDraft, readLocalDraft, removeLocalDraft, writeLocalDraft } from './local-drafts.ts'

const TO_BROWSER_AFTER_MS = 400
const TO_SERVER_EVERY_MS = 3000

/** Where what is typed lies: nothing new, on its way, with the server, or only in this browser. */
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
  /** What the server kept of an earlier visit. */
  kept: KeptDraft | null
  /** Begins with the kept text instead of asking. */
  isContinued: boolean
}

/**
 * What is typed, kept all the time: in this browser after every pause, on the server every few seconds. Text of an
 * earlier visit is offered first (`offered`); until it is restored or discarded nothing is kept over it.
 */
export function useDraft({ postKey, version, saved, kept, isContinued }: DraftOptions) {
  const [fields, setFields] = useState(isContinued && kept ? kept.fields : saved)
  const [baseVersion, setBaseVersion] = useState(isContinued && kept ? kept.baseVersion : version)
  const [offered, setOffered] = useState<KeptDraft | null>(isContinued ? null : differing(kept, saved))
  const [state, setState] = useState<KeptState>('clean')
  const [obstacle, setObstacle] = useState('')
  const [keptAtMs, setKeptAtMs] = useState<number | null>(null)
  const typed = useRef<{ fields: PostFields; baseVersion: number; isSent: boolean } | null>(null)
  const isPaused = useRef(false)
  const onItsWay = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const local = readLocalDraft(postKey)
    if (!local || local.savedAtMs <= (kept?.savedAtMs ?? 0)) return
    // The browser's copy is the newer one, but of nothing else than what is saved it is worth nothing.
    if (differing(local, saved) && !isContinued) setOffered(local)
    else if (isContinued) {
      setFields(local.fields)
      setBaseVersion(local.baseVersion)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per post: later it would offer what is being typed
  }, [postKey])

  const keepHere = useCallback(() => {
    const now = typed.current
    if (now) writeLocalDraft(postKey, { ...now, savedAtMs: Date.now() })
  }, [postKey])

  const send = useCallback(async () => {
    const now = typed.current
    if (!now || now.isSent || isPaused.current) return
    keepHere()
    now.isSent = true
    const sending = sendForm(
      '/blog-admin/posts/autosave',
      formOf({
        postKey,
        baseVersion: String(now.baseVersion),
        fields: JSON.stringify(now.fields),
      }),
    )
    onItsWay.current = sending
    const result = await sending
    if (typed.current !== now) return
    now.isSent = result.ok
    setState(result.ok ? 'kept' : 'here-only')
    if (result.ok) setKeptAtMs(Date.now())
    else setObstacle(OBSTACLES[result.code] ?? 'The server did not take it')
  }, [keepHere, postKey])

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
    const timer = setTimeout(keepHere, TO_BROWSER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, keepHere, state])

  const change = useCallback((part: Partial<PostFields>) => {
    setFields((before) => ({ ...before, ...part }))
    setState('waiting')
  }, [])
  useEffect(() => {
    if (state === 'waiting' && typed.current?.fields !== fields)
      typed.current = { fields, baseVersion, isSent: false }
  }, [fields, baseVersion, state])

  /** Nothing is kept any more: it is saved, or not wanted. */
  const forget = useCallback(() => {
    typed.current = null
    removeLocalDraft(postKey)
    setState('clean')
  }, [postKey])

  /** While the post is saved nothing is kept beside it, or it would be offered as unsaved afterwards. */
  const pause = useCallback(async (isOn: boolean) => {
    isPaused.current = isOn
    if (isOn) await onItsWay.current
  }, [])

  const restore = () => {
    if (!offered) return
    setFields(offered.fields)
    setBaseVersion(offered.baseVersion)
    setOffered(null)
    setState('waiting')
  }
  const discard = () => {
    setOffered(null)
    forget()
    void sendForm('/blog-admin/posts/autosave', formOf({ postKey, intent: 'discard' }), { isLastWish: true })
  }
  return {
    fields,
    change,
    baseVersion,
    setBaseVersion,
    state,
    /** Why the server has not got it. */
    obstacle,
    keptAtMs,
    offered,
    restore,
    discard,
    forget,
    pause,
  }
}

function differing(kept: KeptDraft | null, saved: PostFields): KeptDraft | null {
  return kept && JSON.stringify(sorted(kept.fields)) !== JSON.stringify(sorted(saved)) ? kept : null
}

const sorted = (fields: PostFields) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
