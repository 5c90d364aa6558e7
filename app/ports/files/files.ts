import { newId } from '#app/db/id.ts'

/** What a kept file may be, by the ending of its key: a file is given back as what it was kept as. */
const CONTENT_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  zip: 'application/zip',
} as const

export type FileExtension = keyof typeof CONTENT_TYPES
export type ContentType = (typeof CONTENT_TYPES)[FileExtension]

export type KeptFile = {
  body: ReadableStream<Uint8Array>
  contentType: ContentType
  sizeBytes: number
}

/**
 * Keeps bytes under keys that we make (`newFileKey`); nothing a person typed is part of one. Every function
 * rejects with a RangeError for any other key.
 */
export type Files = {
  /** Resolves once the file is kept for good; until then there is the old file, or none, never half of one. */
  put(key: string, bytes: Uint8Array, contentType: ContentType): Promise<void>
  /** The file, or null where there is none. Whoever takes its body reads it to the end or cancels it. */
  get(key: string): Promise<KeptFile | null>
  /** Resolves when there is no such file, whether there was one or not. */
  delete(key: string): Promise<void>
}

/** A new key: a folder such as "recipe-photos", and a random name. */
export function newFileKey(folder: string, extension: FileExtension): string {
  const key = `${folder}/${newId()}.${extension}`
  checkFileKey(key)
  return key
}

const KEY = /^[a-z][a-z0-9-]{0,39}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?<extension>[a-z]{2,5})$/

/** The content type a key stands for. Throws RangeError for what is no key of ours. */
export function checkFileKey(key: string): ContentType {
  const extension = KEY.exec(key)?.groups?.extension
  if (!extension || !Object.hasOwn(CONTENT_TYPES, extension))
    throw new RangeError('This is no key of a kept file')
  return CONTENT_TYPES[extension as FileExtension]
}

/** Throws RangeError unless the type is the one the key stands for. */
export function checkContentType(key: string, contentType: ContentType): void {
  const expected = checkFileKey(key)
  if (contentType !== expected)
    throw new RangeError(`A file under this key is ${expected}, not ${contentType}`)
}
