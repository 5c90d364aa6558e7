import type { FormResult } from '#app/domain/errors.ts'
import { sendForm } from './send-form.ts'

export type UploadedPicture = { id: string; address: string; alt: string; widthPx: number; heightPx: number }

const MAX_BYTES = 12_000_000

/** Uploads a picture; a refusal carries the server's reason. */
export async function uploadFile(file: File, alt: string): Promise<FormResult<UploadedPicture>> {
  if (file.size > MAX_BYTES) {
    const message = 'This picture is larger than 12 MB. Choose a smaller one.'
    return { ok: false, code: 'too-large', message, fields: {} }
  }
  const form = new FormData()
  form.set('file', file)
  form.set('alt', alt)
  const result = await sendForm<UploadedPicture>('/blog-admin/pictures', form)
  if (result.ok || result.message !== '') return result
  return { ...result, message: 'No connection: the picture was not uploaded. Try again.' }
}

/** A first guess at what a picture shows: its file's name, unless a camera or a clipboard gave it. */
export function altOfFile(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return /^(?:img|image|dsc|dscn|pxl|screenshot|photo|bildschirmfoto|unnamed)?[\s\d()x.]*$/i.test(words)
    ? ''
    : words
}
