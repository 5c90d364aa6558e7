import { AppError, type FormResult } from '#app/domain/errors.ts'
import { compressPhoto } from '#app/features/photos/compress-photo.ts'
import { sendForm } from './send-form.ts'

export type UploadedPicture = { id: string; address: string; alt: string; widthPx: number; heightPx: number }

const MAX_BYTES = 12_000_000

/** Uploads a picture; a refusal carries the server's reason. One too large, or of a phone's own format, is shrunk first. */
export async function uploadFile(given: File): Promise<FormResult<UploadedPicture>> {
  let file: Blob = given
  try {
    if (isHeic(given) || (given.size > MAX_BYTES && given.type !== 'image/gif'))
      file = await compressPhoto(given)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, code: error.code, message: error.message, fields: {} }
  }
  if (file.size > MAX_BYTES) {
    const message = 'This GIF is larger than 12 MB. Make it shorter or smaller.'
    return { ok: false, code: 'too-large', message, fields: {} }
  }
  const form = new FormData()
  form.set('file', file)
  const result = await sendForm<UploadedPicture>('/blog-admin/pictures', form)
  if (result.ok || result.message !== '') return result
  return { ...result, message: 'No connection: the picture was not uploaded. Try again.' }
}

/** The server cannot decode it; browsers of the phones that make it can. */
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)
