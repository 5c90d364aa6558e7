import { expect, test, vi } from 'vitest'
import type { Push } from '#app/ports/push/push.ts'
import { presenceOf } from './post-presence.server.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const person = (name: string) => ({ id: name, name, rank: 'editor' as const })
const POST = 'a post'

/** Two processes: what one publishes is heard by all, in order. */
function openPush(): Pick<Push, 'publish' | 'subscribe'> {
  const listeners = new Set<(message: never) => void>()
  return {
    publish: (_channel, message) => {
      for (const listener of listeners) listener(message as never)
      return Promise.resolve()
    },
    subscribe(_channel, onMessage) {
      listeners.add(onMessage)
      return () => {
        listeners.delete(onMessage)
      }
    },
  }
}

/** An open editor; `names` is what it was told last. */
function openEditor(push: ReturnType<typeof openPush>, name: string, silentAfterMs = 60_000) {
  const leave = new AbortController()
  const state = { names: null as readonly string[] | null }
  const done = (async () => {
    const options = { postId: POST, signal: leave.signal, saidEveryMs: 20, silentAfterMs }
    for await (const { names } of presenceOf({ push: push as Push, log }, person(name), options))
      state.names = names
  })()
  return { state, leave: () => (leave.abort(), done), done }
}

test('whoever opens a post is seen at once by those who have it open, and sees them; and is gone when they leave', async () => {
  const push = openPush()
  const ann = openEditor(push, 'Ann')
  await vi.waitFor(() => expect(ann.state.names).toEqual([]))
  const ben = openEditor(push, 'Ben')
  await vi.waitFor(() => expect([ann.state.names, ben.state.names]).toEqual([['Ben'], ['Ann']]))
  // A second tab of one person is still one person, and nobody is told of themselves.
  const again = openEditor(push, 'Ben')
  await vi.waitFor(() => expect(again.state.names).toEqual(['Ann']))
  await ben.leave()
  expect(ann.state.names).toEqual(['Ben'])
  await again.leave()
  await vi.waitFor(() => expect(ann.state.names).toEqual([]))
  await ann.leave()
})

test('whoever ends without a word, as a killed process does, is forgotten after a while', async () => {
  const push = openPush()
  const ann = openEditor(push, 'Ann', 60)
  await vi.waitFor(() => expect(ann.state.names).toEqual([]))
  await push.publish('any', { stream: 'killed', staffId: 'Ben', name: 'Ben', is: 'new' })
  await vi.waitFor(() => expect(ann.state.names).toEqual(['Ben']))
  await vi.waitFor(() => expect(ann.state.names).toEqual([]))
  await ann.leave()
})

test('while others cannot be told, the editor goes on alone', async () => {
  const push = { ...openPush(), publish: () => Promise.reject(new Error('away')) }
  const ann = openEditor(push, 'Ann')
  await vi.waitFor(() => expect(ann.state.names).toEqual([]))
  await ann.leave()
})
