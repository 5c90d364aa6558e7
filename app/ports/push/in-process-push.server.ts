import type { Warn } from '#app/db/error-facts.ts'
import type { Database } from '#app/db/open.server.ts'
import type { Message, Push } from './push.ts'
import { encodeMessage, keepSubscribers } from './subscribers.server.ts'

/** Push within one process: what the embedded database needs, being the only process there is. */
export function openInProcessPush(database: Pick<Database, 'afterCommit'>, log: Warn): Push {
  const subscribers = keepSubscribers(log)
  return {
    subscribe: subscribers.subscribe,
    async publish(channel, message) {
      const text = encodeMessage(channel, message)
      // Later, like a message from elsewhere: a publisher never runs its listeners inside itself.
      database.afterCommit(() =>
        queueMicrotask(() => subscribers.deliver(...(JSON.parse(text) as [string, Message]))),
      )
    },
    close: async () => {},
  }
}
