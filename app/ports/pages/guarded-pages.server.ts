import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { decodedText } from '#app/domain/decoded-text.ts'
import { AppError } from '#app/domain/errors.ts'
import { isPublicAddress } from './public-address.ts'
import type { WebPages } from './web-pages.ts'

const MAX_ADDRESS_LENGTH = 2000
const MAX_REDIRECTS = 3
const DEADLINE_MS = 10_000
const MAX_PAGE_BYTES = 3 * 1024 * 1024
const MAX_PICTURE_BYTES = 12 * 1024 * 1024
const PICTURE_TYPES = /^image\/(?:jpeg|png|gif|webp|avif)$/
const CONTENT_TYPES = /^(?:text\/html|application\/xhtml\+xml|application\/(?:[\w.-]+\+)?json)$/

const NO_ADDRESS = 'Enter the address of a web page, such as https://example.org/soup.'
const NOT_READ = 'That page could not be read. Check the address, or copy the recipe and paste it here.'

type Options = {
  /** The IP addresses of a name. */
  resolve?: (name: string) => Promise<readonly string[]>
  /** Which addresses may be connected to. */
  isAllowed?: (address: string) => boolean
  /** For tests, whose servers listen elsewhere than on the port of the scheme. */
  portOf?: (url: URL) => number
  deadlineMs?: number
}

/** Why a page was not read: for tests and for nobody outside. */
class NotRead extends Error {}

/**
 * Reads pages of the public internet. Every hop is checked on its own: http or https on their own ports, a name whose
 * addresses are all public, and a connection to the very address that was checked, so that a name which answers
 * otherwise the second time gains nothing. Time, size, redirects and types are bounded; nothing is sent along.
 */
export function openGuardedPages(options: Options = {}): WebPages {
  const { deadlineMs = DEADLINE_MS } = options
  const read = async <Value>(
    address: string,
    signal: AbortSignal,
    take: (response: IncomingMessage, signal: AbortSignal, url: URL) => Promise<Value>,
  ): Promise<Value> => {
    const url = webUrl(address)
    if (!url) throw new AppError('invalid-input', NO_ADDRESS, { field: 'url' })
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
    try {
      return await follow(url, options, deadline, take)
    } catch (cause) {
      throw new AppError('invalid-input', NOT_READ, { field: 'url', cause })
    }
  }
  return {
    read: (address, signal) =>
      read(address, signal, async (response, until, url) => ({
        url: url.href,
        text: await textOf(response, until),
      })),
    readPicture: (address, signal) =>
      read(address, signal, (response, until) => contentOf(response, until, PICTURES)),
  }
}

/** What a person typed as an address; the scheme may be missing. */
function webUrl(address: string): URL | null {
  const typed = address.trim()
  if (typed === '' || typed.length > MAX_ADDRESS_LENGTH) return null
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  return url && isAddressOfPage(url) ? url : null
}

/** The web on its own ports and without a name and password. The port is '' where it is that of the scheme. */
const isAddressOfPage = (url: URL) =>
  (url.protocol === 'https:' || url.protocol === 'http:') &&
  url.port === '' &&
  url.username === '' &&
  url.password === '' &&
  url.hostname !== ''

async function follow<Value>(
  start: URL,
  options: Options,
  signal: AbortSignal,
  take: (response: IncomingMessage, signal: AbortSignal, url: URL) => Promise<Value>,
): Promise<Value> {
  let url = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const address = await checkedAddress(url, options, signal)
    const response = await ask(url, address, options, signal)
    const location = isRedirect(response) ? response.headers.location : undefined
    if (location === undefined) return take(response, signal, url)
    response.destroy()
    const next = URL.parse(location, url.href)
    if (!next || !isAddressOfPage(next)) throw new NotRead('it leads to no page of the web')
    url = next
  }
  throw new NotRead('it leads on and on')
}

const isRedirect = ({ statusCode }: IncomingMessage) => [301, 302, 303, 307, 308].includes(statusCode ?? 0)

/** The address to connect to. One that is not public among several refuses the name: nobody needs both. */
async function checkedAddress(url: URL, options: Options, signal: AbortSignal): Promise<string> {
  const { resolve = resolveName, isAllowed = isPublicAddress } = options
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(host) === 0 ? await orAborted(resolve(host), signal) : [host]
  const [first] = addresses
  if (first === undefined || !addresses.every(isAllowed)) throw new NotRead('its address is not public')
  return first
}

const resolveName = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address)

function ask(url: URL, address: string, options: Options, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address)
  // The name is not asked again: the connection goes where the check was.
  const pinned: LookupFunction = (_name, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        lookup: pinned,
        agent: false,
        signal,
        maxHeaderSize: 16 * 1024,
        ...(options.portOf && { port: options.portOf(url) }),
        headers: {
          accept: 'text/html, application/ld+json;q=0.9, application/json;q=0.8, image/*;q=0.7',
          'accept-encoding': 'gzip, br',
          'accept-language': 'en, *;q=0.5',
          'user-agent': 'Mozilla/5.0 (compatible; Mealwright recipe import)',
        },
      },
      resolve,
    )
    request.on('error', reject)
    request.end()
  })
}

type Wanted = { types: RegExp; maxBytes: number }
const PAGES: Wanted = { types: CONTENT_TYPES, maxBytes: MAX_PAGE_BYTES }
const PICTURES: Wanted = { types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES }

const typeOf = (response: IncomingMessage) =>
  (response.headers['content-type'] ?? '').toLowerCase().split(';')

async function textOf(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const [, ...parameters] = typeOf(response)
  const sentAs = /charset\s*=\s*"?([\w-]{1,40})/.exec(parameters.join(';'))?.[1]
  return decodedText(await contentOf(response, signal, PAGES), sentAs)
}

async function contentOf(
  response: IncomingMessage,
  signal: AbortSignal,
  { types, maxBytes }: Wanted,
): Promise<Uint8Array> {
  try {
    if (response.statusCode !== 200) throw new NotRead(`it answered ${response.statusCode}`)
    if (!types.test(typeOf(response)[0]!.trim())) throw new NotRead('it is of another type')
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new NotRead('it is too large')
    return await bytesOf(plain(response), signal, maxBytes)
  } finally {
    response.destroy()
  }
}

function plain(response: IncomingMessage): Readable {
  const unpack = {
    identity: () => null,
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[response.headers['content-encoding'] ?? 'identity']
  if (!unpack) throw new NotRead('it is packed')
  const stream = unpack()
  if (!stream) return response
  // A connection that breaks off has to end what reads it.
  response.on('error', (error) => stream.destroy(error))
  return response.pipe(stream)
}

async function bytesOf(stream: Readable, signal: AbortSignal, maxBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let sizeBytes = 0
  const end = () => stream.destroy(new NotRead('it takes too long'))
  signal.addEventListener('abort', end, { once: true })
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      sizeBytes += piece.length
      if (sizeBytes > maxBytes) throw new NotRead('it is too large')
      pieces.push(piece)
    }
  } finally {
    signal.removeEventListener('abort', end)
    stream.destroy()
  }
  signal.throwIfAborted()
  return Buffer.concat(pieces)
}

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new NotRead('it takes too long'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
