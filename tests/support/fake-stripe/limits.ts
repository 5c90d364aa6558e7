import type { Account } from './account.ts'
import { API_VERSION } from './shapes.ts'

/**
 * What Stripe documents as limits of its requests and its description of them does not say: counts, lengths, times,
 * addresses, and what may not be asked for together.
 */

export type Refused = {
  message: string
  code?: string
  param?: string
  type?: 'invalid_request_error' | 'idempotency_error'
}
type Params = Record<string, unknown>
export type Asked = {
  method: string
  /** As the description names it: "/v1/customers/{id}". */
  path: string
  params: Params
  key: string | undefined
  version: string | undefined
}

const MOST_TYPES = 20
const MOST_PER_PAGE = 100
const MOST_LOOKUP_KEYS = 10
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 }
const EXPAND_DEPTH = 4
const KEY_LENGTH = 255
const EMAIL_LENGTH = 512
const ADDRESS_LENGTH = 5000
const SESSION_S = { least: 30 * 60, most: 24 * 60 * 60 }
const ADDRESSES = ['success_url', 'cancel_url', 'return_url']

export function refusedByLimits(account: Account, asked: Asked): Refused | null {
  const { params, key, version } = asked
  if (version !== API_VERSION) return { message: `Invalid Stripe API version: ${version}` }
  if (key !== undefined && key.length > KEY_LENGTH)
    return { message: 'Idempotency keys may be at most 255 characters', type: 'idempotency_error' }
  return (
    pagesRefused(account, params) ??
    metadataRefused(params) ??
    expandRefused(params) ??
    textRefused(account, params) ??
    (asked.path === '/v1/checkout/sessions' && asked.method === 'POST'
      ? sessionRefused(account, params)
      : null)
  )
}

function pagesRefused(account: Account, params: Params): Refused | null {
  const { limit, types, lookup_keys: keys } = params
  if (limit !== undefined && (Number(limit) < 1 || Number(limit) > MOST_PER_PAGE))
    return { message: `This value must be between 1 and ${MOST_PER_PAGE}.`, param: 'limit' }
  if (Array.isArray(types) && types.length > MOST_TYPES)
    return { message: `You may pass up to ${MOST_TYPES} types.`, param: 'types' }
  if (types !== undefined && params['type'] !== undefined)
    return { message: 'You may pass either type or types, but not both.', param: 'types' }
  if (Array.isArray(keys) && keys.length > MOST_LOOKUP_KEYS)
    return { message: `You may pass up to ${MOST_LOOKUP_KEYS} lookup_keys.`, param: 'lookup_keys' }
  if (params['starting_after'] !== undefined && params['ending_before'] !== undefined)
    return { message: 'You may pass either starting_after or ending_before, but not both.' }
  for (const name of ['starting_after', 'ending_before'])
    if (params[name] !== undefined && !account.find(params[name]))
      return account.missing('object', params[name], name)
  return null
}

function metadataRefused({ metadata }: Params): Refused | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const entries = Object.entries(metadata)
  const isTooMuch =
    entries.length > METADATA.keys ||
    entries.some(
      ([name, value]) => name.length > METADATA.keyLength || String(value).length > METADATA.valueLength,
    )
  return isTooMuch ? { message: 'Metadata holds 50 keys of 40 and values of 500 characters at most' } : null
}

function expandRefused({ expand }: Params): Refused | null {
  const isTooDeep =
    Array.isArray(expand) && expand.some((one) => String(one).split('.').length > EXPAND_DEPTH)
  return isTooDeep
    ? { message: `You cannot expand more than ${EXPAND_DEPTH} levels of a property.`, param: 'expand' }
    : null
}

function textRefused({ livemode }: Account, params: Params): Refused | null {
  const { email } = params
  if (typeof email === 'string' && (email.length > EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+$/.test(email)))
    return { message: `Invalid email address: ${email}`, code: 'email_invalid', param: 'email' }
  for (const name of ADDRESSES) {
    const address = params[name]
    if (typeof address !== 'string') continue
    const url = URL.parse(address.replaceAll(/[{}]/g, ''))
    if (!url || !/^https?:$/.test(url.protocol) || address.length > ADDRESS_LENGTH)
      return { message: 'Not a valid URL', code: 'url_invalid', param: name }
    if (livemode && url.protocol !== 'https:')
      return { message: 'Livemode requests must always be redirected via HTTPS.', param: name }
  }
  return null
}

function sessionRefused(account: Account, params: Params): Refused | null {
  const [line] = (params['line_items'] ?? []) as { price?: string }[]
  const price = account.seen('price', line?.price)
  const param = 'line_items[0][price]'
  if (!price) return account.missing('price', line?.price, param)
  const product = account.find(price['product'])
  if (!price['active'] || product?.['active'] === false)
    return { message: `The price specified is inactive. This field only accepts active prices.`, param }
  if (params['mode'] === 'subscription' && price['recurring'] === null)
    return { message: 'You must provide at least one recurring price in `subscription` mode', param }
  const expiresAt = params['expires_at']
  if (expiresAt === undefined) return null
  const inS = Number(expiresAt) - account.nowS()
  return inS < SESSION_S.least - 1 || inS > SESSION_S.most
    ? {
        message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        param: 'expires_at',
      }
    : null
}
