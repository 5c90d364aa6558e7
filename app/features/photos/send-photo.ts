import { AppError, type FormResult } from '#app/domain/errors.ts'

/** Posts a compressed photo and gets what the server read in it. Throws `AppError` with the sentence to show. */
export async function sendPhoto<Value>(
  path: string,
  jpeg: Blob,
  { signal, failure }: { signal: AbortSignal; failure: string },
): Promise<Value> {
  const form = new FormData()
  form.set('photo', jpeg, 'photo.jpg')
  let result: FormResult<Value>
  try {
    const response = await fetch(path, { method: 'POST', body: form, signal })
    result = (await response.json()) as FormResult<Value>
  } catch (cause) {
    // No connection, or an answer that is none of ours.
    throw new AppError('failed', failure, { cause })
  }
  if (!result.ok) throw new AppError(result.code, result.message, { details: result.details ?? {} })
  return result.value
}
