import type { Warn } from '#app/db/error-facts.ts'
import { MESSAGE_MAX_BYTES, type Message, type Push } from './push.ts'

type Subscriber = { onMessage: (message: Message) => void; onGap: (() => void) | undefined }

export type Subscribers = {
  subscribe: Push['subscribe']
  deliver(channel: string, message: Message): void
  /** Tells everybody that messages may have been missed. */
  tellGap(): void
}

/** Who listens to what in this process. A subscriber that throws is reported and keeps nobody waiting. */
export function keepSubscribers(log: Warn): Subscribers {
  const channels = new Map<string, Set<Subscriber>>()

  const attempt = (action: () => void): void => {
    try {
      action()
    } catch (error) {
      log('A subscriber of a push channel failed', { error })
    }
  }

  return {
    subscribe(channel, onMessage, onGap) {
      const subscriber = { onMessage, onGap }
      const subscribers = channels.get(channel) ?? new Set()
      channels.set(channel, subscribers.add(subscriber))
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size === 0 && channels.get(channel) === subscribers) channels.delete(channel)
      }
    },
    deliver(channel, message) {
      for (const { onMessage } of channels.get(channel) ?? []) attempt(() => onMessage(message))
    },
    tellGap() {
      for (const subscribers of channels.values()) {
        for (const { onGap } of subscribers) if (onGap) attempt(onGap)
      }
    },
  }
}

/** The message as it travels. Throws when it is larger than a message may be. */
export function encodeMessage(channel: string, message: Message): string {
  const text = JSON.stringify([channel, message])
  const bytes = Buffer.byteLength(text)
  if (bytes > MESSAGE_MAX_BYTES) {
    throw new RangeError(
      `A message on "${channel}" has ${bytes} bytes, more than ${MESSAGE_MAX_BYTES}: send an id instead`,
    )
  }
  return text
}
