import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FormResult } from '#app/domain/errors.ts'
import { useKeptRevision } from '#app/features/offline/use-kept-page.ts'
import { measuresHere } from '#app/features/page/local-measures.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { ShoppingAnswer, ShoppingItem, ShoppingView } from './shopping-view.ts'
import type { BrowserQueue } from './browser-queue.ts'
import { LINES } from './line-queue.ts'
import { confirmed, isUnsent, missingFrom, TICKS, withQueued } from './tick-queue.ts'

const OFFLINE = 'No connection. Ticks and new lines are kept; the rest needs the network.'
/** How soon what could not be sent is tried again, beside the moment the network comes back. */
const TRY_AGAIN_MS = 5_000
const MOST_TICKS_AT_ONCE = 100

export type ShoppingSend = (form: FormData) => Promise<FormResult<ShoppingAnswer>>

type Options = {
  /** As the page was made. */
  first: ShoppingView
  /** Where scripts ask and send: the list as JSON. */
  endpoint: string
  /** Names what waits for the list in this browser. */
  queueName: string
}

/**
 * A list as the page shows it: live on every screen that has it open, ticks at once, and ticks and typed lines kept while
 * there is no network. Everything else is sent and shown when the server has it.
 */
export function useShopping({ first, endpoint, queueName }: Options) {
  const [known, setKnown] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [isStuck, setIsStuck] = useState(false)
  const list = first.revision > known.revision ? first : known
  const newest = useRef(list.revision)
  useKeptRevision(list.revision, first.revision)
  const take = useCallback((next: ShoppingView) => {
    // Answers can overtake each other.
    setKnown((before) => (next.revision >= before.revision ? next : before))
    newest.current = Math.max(newest.current, next.revision)
  }, [])
  const ticks = useQueued(TICKS, queueName)
  const queue = useMemo(() => ticks.filter(isUnsent), [ticks])
  const keptLines = useQueued(LINES, queueName)
  // Offline the page is a copy, which may be older than the latest ticks.
  const items = useMemo(
    () => withQueued(list.items, missingFrom(ticks, list.revision)),
    [list.items, list.revision, ticks],
  )
  useEffect(() => {
    TICKS.change(queueName, (stored) => missingFrom(stored, first.revision))
  }, [queueName, first.revision])

  const reload = useCallback(async () => {
    const answer = await ask(endpoint)
    if (answer?.ok) take(answer.value.list)
    else if (answer && answer.code !== 'unavailable') setProblem(answer.message)
  }, [endpoint, take])
  useTickSender({ queueName, endpoint, waiting: queue.length, take, setProblem, setIsStuck })
  useLineSender({ queueName, endpoint, waiting: keptLines.length, take, setProblem })
  useLiveList({ endpoint, newest, reload })

  const send: ShoppingSend = async (form) => {
    const answer = await ask(endpoint, form)
    const result = answer ?? {
      ok: false as const,
      code: 'unavailable' as const,
      message: OFFLINE,
      fields: {},
    }
    setProblem(result.ok || Object.keys(result.fields).length > 0 ? null : result.message)
    if (result.ok) take(result.value.list)
    return result
  }
  const isOnline = useIsOnline()
  /** Puts typed lines on the list; without a connection they wait here under the same key. */
  const add = async (lines: string, operationKey: string): Promise<FormResult<null>> => {
    const answer = isOnline
      ? await ask(endpoint, formOf('add', { lines, operationKey, measures: measuresHere() }))
      : null
    if (answer === null) LINES.add(queueName, { operationKey, lines })
    else if (!answer.ok) {
      if (Object.keys(answer.fields).length === 0) setProblem(answer.message)
      return answer
    } else take(answer.value.list)
    setProblem(null)
    return { ok: true, value: null }
  }
  const restore = (ids: readonly string[]) => {
    const form = formOf('restore', {})
    for (const id of ids) form.append('itemIds[]', id)
    void send(form)
  }
  return {
    name: list.name,
    items,
    problem,
    /** Ticks that could not be sent yet. */
    waiting: isStuck || !isOnline ? queue.length : 0,
    isOnline,
    /** What was typed without a connection. */
    keptLines,
    dropKeptLine: (operationKey: string) => LINES.drop(queueName, [{ operationKey }]),
    send,
    add,
    tick: (item: ShoppingItem) =>
      TICKS.add(queueName, {
        operationKey: crypto.randomUUID(),
        itemId: item.id,
        isTicked: item.tickedAt === null,
        at: new Date().toISOString(),
      }),
    /** Sends a change and offers to undo what it took off. */
    async change(intent: string, fields: Record<string, string> = {}) {
      const answer = await send(formOf(intent, fields))
      if (!answer.ok) return
      const { said, removedIds = [] } = answer.value.change
      if (!said) return
      showToast(
        said,
        removedIds.length > 0 ? { action: { label: 'Undo', onPress: () => restore(removedIds) } } : {},
      )
    },
  }
}

export type UsedShopping = ReturnType<typeof useShopping>

export function formOf(intent: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  form.set('intent', intent)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** What waits for a list in this browser. */
function useQueued<Entry extends { operationKey: string }>(
  queue: BrowserQueue<Entry>,
  name: string,
): readonly Entry[] {
  const stored = useSyncExternalStore(
    queue.watch,
    () => queue.stored(name),
    () => '',
  )
  return useMemo(() => queue.entriesIn(stored), [queue, stored])
}

/** Null where the network is gone. */
async function ask(endpoint: string, body?: FormData): Promise<FormResult<ShoppingAnswer> | null> {
  try {
    const response = await fetch(endpoint, body ? { method: 'POST', body } : {})
    return (await response.json()) as FormResult<ShoppingAnswer>
  } catch {
    return null
  }
}

type Sender = Pick<Options, 'queueName' | 'endpoint'> & {
  waiting: number
  take: (list: ShoppingView) => void
  setProblem: (problem: string | null) => void
  setIsStuck: (isStuck: boolean) => void
}

/** Sends the ticks that wait, in order, as soon as there is a network; once they have arrived they are forgotten here. */
function useTickSender({ queueName, endpoint, waiting, take, setProblem, setIsStuck }: Sender) {
  const isSending = useRef(false)
  useEffect(() => {
    if (waiting === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = async () => {
      const ticks = TICKS.entriesIn(TICKS.stored(queueName)).filter(isUnsent).slice(0, MOST_TICKS_AT_ONCE)
      if (isSending.current || ticks.length === 0) return
      isSending.current = true
      const form = formOf('tick', {})
      for (const { itemId, isTicked, operationKey } of ticks) {
        form.append('itemIds[]', itemId)
        form.append('ticked[]', isTicked ? 'yes' : 'no')
        form.append('operationKeys[]', operationKey)
      }
      const answer = await ask(endpoint, form)
      isSending.current = false
      const mayPass = answer === null || (!answer.ok && PASSING.has(answer.code))
      setIsStuck(mayPass)
      if (mayPass) {
        timer = setTimeout(() => void flush(), TRY_AGAIN_MS)
        return
      }
      if (answer.ok) {
        const { list } = answer.value
        take(list)
        TICKS.change(queueName, (stored) => confirmed(stored, ticks, list.revision))
      } else {
        setProblem(answer.message)
        TICKS.drop(queueName, ticks)
      }
    }
    const flushNow = () => void flush()
    flushNow()
    window.addEventListener('online', flushNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', flushNow)
    }
  }, [queueName, endpoint, waiting, take, setProblem, setIsStuck])
}

/** Sends what was typed without a connection, one entry after the other, each under its own key. */
function useLineSender({ queueName, endpoint, waiting, take, setProblem }: Omit<Sender, 'setIsStuck'>) {
  const isSending = useRef(false)
  useEffect(() => {
    if (waiting === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = async () => {
      const [first] = LINES.entriesIn(LINES.stored(queueName))
      if (isSending.current || !first || !navigator.onLine) return
      isSending.current = true
      const answer = await ask(endpoint, formOf('add', { ...first, measures: measuresHere() }))
      isSending.current = false
      if (answer === null || (!answer.ok && PASSING.has(answer.code))) {
        timer = setTimeout(() => void flush(), TRY_AGAIN_MS)
        return
      }
      if (answer.ok) take(answer.value.list)
      else setProblem(`“${first.lines}” is not on the list: ${answer.message}`)
      // The queue is shorter by one then, and the next one is sent.
      LINES.drop(queueName, [first])
    }
    const flushNow = () => void flush()
    flushNow()
    window.addEventListener('online', flushNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', flushNow)
    }
  }, [queueName, endpoint, waiting, take, setProblem])
}

/** Refusals that are over by themselves: what was sent waits. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'failed', 'too-many-requests', 'signed-out'])

type Live = { endpoint: string; newest: { current: number }; reload: () => Promise<void> }

/** Hears of changes made elsewhere; where the stream does not come through, looking at the page asks. */
function useLiveList({ endpoint, newest, reload }: Live) {
  useEffect(() => {
    let stream: EventSource | null = null
    const open = () => {
      if (stream && stream.readyState !== EventSource.CLOSED) return
      stream = new EventSource(`${endpoint}/events`)
      stream.addEventListener('message', (event: MessageEvent<string>) => {
        const { revision } = JSON.parse(event.data) as { revision: number }
        if (revision > newest.current) void reload()
      })
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return
      open()
      void reload()
    }
    open()
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      stream?.close()
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endpoint, newest, reload])
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
