import { AppError } from '#app/domain/errors.ts'
import { plainWords } from '#app/domain/plain-words.ts'

/** How many bytes a body may have. Whatever takes no article and no photo needs little. */
const MAX_BYTES = {
  form: 256 * 1024,
  article: 2 * 1024 * 1024,
  photo: 12 * 1024 * 1024,
  /** An export of recipes with their pictures, and the fields beside it. */
  archive: 41 * 1024 * 1024,
} as const
export type BodySize = keyof typeof MAX_BYTES

export const MAX_FIELD_NAMES = 200
export const MAX_VALUES_OF_A_FIELD = 2000
const MAX_PARTS = MAX_FIELD_NAMES + MAX_VALUES_OF_A_FIELD
const MAX_NAME_LENGTH = 200
/** What stands before a part of a multipart body, and before all of them: it is the slowest to read. */
const MAX_HEAD_BYTES = 4096
const MAX_HEADS_BYTES = 256 * 1024

const TOO_LARGE = 'That is more than can be taken at once. Make it shorter, or send it in parts.'
const BROKEN = 'The form did not arrive whole. Please send it again.'
const NO_FORM = 'This address takes the fields of a form and nothing else.'

/** A form as it arrived. One that could not be read is empty and says why; `submit` answers with that. */
export class ReadForm extends FormData {
  readonly refusal: AppError | null
  constructor(refusal: AppError | null = null) {
    super()
    this.refusal = refusal
  }
}

/**
 * Reads the body of a request, once and in one pass: its bytes, parts, names and values are counted before anything is
 * made of them. Texts come out fit to be stored. Never throws.
 */
export async function readForm(request: Request, size: BodySize = 'form'): Promise<ReadForm> {
  try {
    return await formIn(request, size)
  } catch (error) {
    return new ReadForm(
      error instanceof AppError ? error : new AppError('malformed', BROKEN, { cause: error }),
    )
  }
}

/** The bytes of a body; throws `AppError`: `too-large` where there are more, `malformed` where it broke off. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await takeIn(request, maxBytes)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed', BROKEN, { cause: error })
  }
}

async function takeIn(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new AppError('too-large', TOO_LARGE)
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  // The rest of a body that is not wanted is the host's: to cancel it would end the connection before the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > maxBytes) throw new AppError('too-large', TOO_LARGE)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function formIn(request: Request, size: BodySize): Promise<ReadForm> {
  const bytes = await readBytes(request, MAX_BYTES[size])
  const type = request.headers.get('content-type') ?? ''
  if (bytes.length === 0 && type === '') return new ReadForm()
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new AppError('unsupported-type', NO_FORM)
  switch (type.split(';', 1)[0]!.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return boundedForm(urlencodedFields(bytes))
    case 'multipart/form-data':
      return boundedForm(await multipartFields(bytes, type))
    default:
      throw new AppError('unsupported-type', NO_FORM)
  }
}

function urlencodedFields(bytes: Uint8Array): Iterable<[string, string]> {
  let count = 1
  for (const _ of positionsOf('&', bytes)) if (++count > MAX_PARTS) throw new AppError('too-large', TOO_LARGE)
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

async function multipartFields(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Iterable<[string, FormDataEntryValue]>> {
  const boundary = /;\s*boundary=("?)([\w'-]{1,70})\1\s*(?:;|$)/i.exec(type)?.[2]
  if (boundary === undefined) throw new AppError('malformed', BROKEN)
  let count = 0
  let headBytes = 0
  for (const at of positionsOf(`--${boundary}`, bytes)) {
    const from = at + boundary.length + 2
    const head = Buffer.from(
      bytes.buffer,
      bytes.byteOffset + from,
      Math.min(MAX_HEAD_BYTES, bytes.length - from),
    )
    if (head.toString('latin1', 0, 2) === '--') continue
    const length = head.indexOf('\r\n\r\n')
    if (length < 0) throw new AppError('malformed', BROKEN)
    count++
    headBytes += length
    if (count > MAX_PARTS || headBytes > MAX_HEADS_BYTES) throw new AppError('too-large', TOO_LARGE)
  }
  return new Response(bytes, { headers: { 'content-type': type } }).formData()
}

/** Where a mark stands, found one after the other: whoever has seen enough looks no further. */
function* positionsOf(mark: string, bytes: Uint8Array): Generator<number> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + mark.length)) yield at
}

function boundedForm(fields: Iterable<[string, FormDataEntryValue]>): ReadForm {
  const form = new ReadForm()
  const counts = new Map<string, number>()
  for (const [name, value] of fields) {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (name.length > MAX_NAME_LENGTH || count > MAX_VALUES_OF_A_FIELD || counts.size > MAX_FIELD_NAMES)
      throw new AppError('too-large', TOO_LARGE)
    // Forms end lines with two characters, of which one is enough.
    if (typeof value === 'string') form.append(name, plainWords(value.replaceAll('\r\n', '\n')))
    else form.append(name, value)
  }
  return form
}
