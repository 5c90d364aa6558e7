import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { isTimely, type ProviderEvent, readEventObject, signedAt } from './payments.ts'
import type { Objects } from './sandbox-ledger.server.ts'
import type { Delivery } from './sandbox-console.ts'

/** Events of the sandbox look and are signed like a provider's, so that the same door checks them. */

const eventBodySchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().max(255),
  created: z.number().int(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
type eventBodySchema = z.output<typeof eventBodySchema>

export function eventBody(event: Objects['event']): eventBodySchema {
  return {
    id: event.id,
    object: 'event',
    type: event.type,
    created: Math.floor(event.createdMs / 1000),
    livemode: false,
    data: { object: event.object },
  }
}

export function toProviderEvent(event: eventBodySchema): ProviderEvent {
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    isLive: event.livemode,
    ...readEventObject(event.data.object),
  }
}

export function signed(event: Objects['event'], secret: string, now: Date): Delivery {
  const body = new TextEncoder().encode(JSON.stringify(eventBody(event)))
  const atS = Math.floor(now.getTime() / 1000)
  return { body, signature: `t=${atS},v1=${mac(body, atS, secret)}` }
}

/** The event in the body. Throws `invalid-input` for anything that this sandbox did not sign just now. */
export function readSignedEvent(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  now: Date,
): eventBodySchema {
  const atS = signedAt(signature ?? '')
  const given = /(?:^|,)\s*v1=([0-9a-f]{64})(?:,|$)/.exec(signature ?? '')?.[1]
  if (atS === null || !given) throw refused('It carries no signature.')
  const expected = mac(body, atS, secret)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    throw refused('Its signature is not right.')
  if (!isTimely(atS, now)) throw refused('Its signature is not of now.')
  const event = eventBodySchema.safeParse(parse(body))
  if (!event.success) throw refused('It is no event.')
  return event.data
}

function mac(body: Uint8Array, atS: number, secret: string): string {
  return createHmac('sha256', secret).update(`${atS}.`).update(body).digest('hex')
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

const refused = (why: string) => new AppError('invalid-input', `This event is refused. ${why}`)
