/** Tells other parts of the product, in this process or another, that something happened. */
export type Push = {
  /**
   * Sends a message to everybody who is subscribed to the channel now. Inside a transaction it goes out when
   * that is committed, and not at all when it is rolled back. Messages are hints: one can be lost with a
   * connection, so what matters is stored first and read again. Rejects what is larger than a message may be.
   */
  publish(channel: string, message: Message): Promise<void>
  /**
   * Calls `onMessage` for every message on the channel, in the order they were published, until the function
   * returned is called. `onGap` hears that messages may have been missed: read what is stored again.
   */
  subscribe(channel: string, onMessage: (message: Message) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

/** Anything JSON can hold. */
export type Message =
  | string
  | number
  | boolean
  | null
  | readonly Message[]
  | { readonly [key: string]: Message }

/** PostgreSQL carries 7,999 bytes; the rest is for the channel's name and the quotes around it all. */
export const MESSAGE_MAX_BYTES = 7500
