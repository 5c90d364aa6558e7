import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { MESSAGE_MAX_BYTES, type Message, type Push } from './push.ts'

export type PushUnderTest = {
  push: Push
  /** The same push as another process would have it; the same object where there is one process only. */
  elsewhere: Push
  db: Db
  close(): Promise<void>
}

/** A list that can be waited for: no test sleeps. */
export function inbox(): {
  messages: Message[]
  add(message: Message): void
  until(count: number): Promise<Message[]>
} {
  const messages: Message[] = []
  let wake = (): void => {}
  return {
    messages,
    add(message) {
      messages.push(message)
      wake()
    },
    until: (count) =>
      new Promise((resolve) => {
        wake = () => {
          if (messages.length >= count) resolve(messages)
        }
        wake()
      }),
  }
}

/** What every push adapter promises. */
export function pushContract(name: string, open: () => Promise<PushUnderTest>): void {
  let under: PushUnderTest

  beforeEach(async () => {
    under = await open()
  })
  afterEach(() => under.close())

  /** Waits until everything published so far has arrived. */
  const settle = async (): Promise<void> => {
    const last = inbox()
    const stop = under.elsewhere.subscribe('settle', last.add)
    await under.push.publish('settle', 'done')
    await last.until(1)
    stop()
  }

  test(`${name}: a message reaches every subscriber of its channel, here and elsewhere, and no other`, async () => {
    const here = inbox()
    const there = inbox()
    const other = inbox()
    under.push.subscribe('plan:1', here.add)
    under.elsewhere.subscribe('plan:1', there.add)
    under.elsewhere.subscribe('plan:2', other.add)
    const message = { done: 3, of: 7, name: 'Crème “brûlée”', list: [1, null, true] }
    await under.push.publish('plan:1', message)
    expect(await here.until(1)).toEqual([message])
    expect(await there.until(1)).toEqual([message])
    await settle()
    expect(other.messages).toEqual([])
  })

  test(`${name}: messages arrive in the order they were published, also when nobody waits between`, async () => {
    const box = inbox()
    under.elsewhere.subscribe('count', box.add)
    const numbers = Array.from({ length: 50 }, (_, index) => index)
    await Promise.all(numbers.map((n) => under.push.publish('count', n)))
    expect(await box.until(50)).toEqual(numbers)
  })

  test(`${name}: an unsubscribed function is called no more`, async () => {
    const box = inbox()
    const stop = under.push.subscribe('x', box.add)
    await under.push.publish('x', 1)
    await box.until(1)
    stop()
    await under.push.publish('x', 2)
    await settle()
    expect(box.messages).toEqual([1])
  })

  test(`${name}: a subscriber that throws keeps nobody else from hearing`, async () => {
    const box = inbox()
    under.push.subscribe('x', () => {
      throw new Error('broken')
    })
    under.push.subscribe('x', box.add)
    await under.push.publish('x', 1)
    await under.push.publish('x', 2)
    expect(await box.until(2)).toEqual([1, 2])
  })

  test(`${name}: inside a transaction a message goes out with the commit, and never after a rollback`, async () => {
    const box = inbox()
    under.elsewhere.subscribe('x', box.add)
    await expect(
      under.db.transaction(async () => {
        await under.push.publish('x', 'rolled back')
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    await under.db.transaction(async (tx) => {
      await under.push.publish('x', 'committed')
      await tx.execute('select 1')
      expect(box.messages).toEqual([])
    })
    expect(await box.until(1)).toEqual(['committed'])
  })

  test(`${name}: a message of the largest size arrives and a larger one is refused`, async () => {
    const box = inbox()
    under.elsewhere.subscribe('x', box.add)
    const largest = '"'.repeat((MESSAGE_MAX_BYTES - '["x",""]'.length) / 2)
    await under.push.publish('x', largest)
    expect(await box.until(1)).toEqual([largest])
    await expect(under.push.publish('x', `${largest}ü`)).rejects.toThrow(RangeError)
  })
}
