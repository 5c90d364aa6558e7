import type { FormResult } from '#app/domain/errors.ts'

export type Refusal = Extract<FormResult<never>, { ok: false }>

const SIGNED_OUT: Refusal = {
  ok: false,
  code: 'signed-out',
  message: 'You are signed out. Sign in in another tab, then try again: your text stays here.',
  fields: {},
}
const UNREADABLE: Refusal = { ok: false, code: 'failed', message: 'Invalid response from server', fields: {} }

/** No answer came; the caller says what that means. */
export const NO_CONNECTION: Refusal = { ok: false, code: 'unavailable', message: '', fields: {} }

/** Multipart, because URL encoding triples the size of non-Latin text. */
export function formOf(texts: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}

/** Posts a form in the background and gives what the server answered; never throws. */
export async function sendForm<Value>(
  path: string,
  form: FormData,
  options: { isLastWish?: boolean } = {},
): Promise<FormResult<Value>> {
  return answerOf(() =>
    fetch(path, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      // Goes out even if the page is left at once; for small forms only.
      ...(options.isLastWish && { keepalive: true }),
    }),
  )
}

/** Reads something in the background; never throws. */
export async function readJson<Value>(path: string, signal?: AbortSignal): Promise<FormResult<Value>> {
  return answerOf(() => fetch(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) }))
}

async function answerOf<Value>(ask: () => Promise<Response>): Promise<FormResult<Value>> {
  let response: Response
  try {
    response = await ask()
  } catch {
    return NO_CONNECTION
  }
  // An ended session is redirected to the sign-in page.
  if (response.redirected && new URL(response.url).pathname.startsWith('/blog-admin/login')) return SIGNED_OUT
  try {
    const result = (await response.json()) as FormResult<Value> | null
    return typeof result?.ok === 'boolean' ? result : UNREADABLE
  } catch {
    return UNREADABLE
  }
}
