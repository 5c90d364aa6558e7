/**
 * Renders posts ahead of their readers: after a start, and whenever something of the blog has changed. One after the
 * other, with pauses as long as the work, so that whoever is reading meanwhile hardly notices. It keeps no list: what
 * is missing is asked of the database, so that nothing is lost with the process, and two of them share the work.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#app/ports/log/log.ts'
import type { PostPages } from './post-pages.ts'

const AFTER_START_MS = 3000
const AFTER_CHANGE_MS = 100
/** Where several processes hear of a change, one of them is done before the others begin. */
const SPREAD_MS = 1500
/** A round that failed, as while the database is away, is made again. */
const AFTER_FAILURE_MS = 60_000

type Ahead = {
  posts: PostPages
  render(path: string): Promise<Response>
  stopping: AbortSignal
  log: Log
}

export function keepPrepared({ posts, render, stopping, log }: Ahead) {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isAskedAgain = false

  async function run(): Promise<void> {
    isRunning = true
    let againInMs: number | undefined
    try {
      for (const path of await posts.missing()) {
        if (stopping.aborted) break
        const startMs = performance.now()
        await prepareOne(path)
        await pause(performance.now() - startMs, undefined, { signal: stopping, ref: false })
      }
      await posts.dropOthers()
    } catch (error) {
      againInMs = AFTER_FAILURE_MS
      if (!stopping.aborted) log.warn({ error }, 'posts could not be prepared')
    }
    isRunning = false
    if (isAskedAgain) againInMs = AFTER_CHANGE_MS
    isAskedAgain = false
    if (againInMs !== undefined) schedule(againInMs)
  }

  async function prepareOne(path: string): Promise<void> {
    const post = await posts.find(path)
    if (!post || post.prepared) return
    const response = await render(path)
    if (response.status === 200) await posts.prepare(post, response)
    else await response.body?.cancel()
  }

  function schedule(inMs: number): void {
    if (stopping.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), inMs)
    timer.unref()
  }

  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true })
  schedule(AFTER_START_MS)
  return {
    /** Something has changed: looks for what is missing. */
    soon(): void {
      if (isRunning) isAskedAgain = true
      else schedule(AFTER_CHANGE_MS + Math.random() * SPREAD_MS)
    },
  }
}
