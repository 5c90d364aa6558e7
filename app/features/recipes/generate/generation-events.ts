import type { GenerationEvent } from '#app/domain/recipe/generation.ts'

/** Posts the generator's form, and gives the answer event by event as it comes. Throws where there is no such answer. */
export async function* generationEvents(
  form: FormData,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const response = await fetch('/upload/generate', { method: 'POST', body: form, signal })
  const isLines = response.headers.get('content-type')?.includes('x-ndjson')
  if (!response.body || !isLines) throw new Error(`unexpected answer ${response.status}`)
  yield* eventsOf(response.body)
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as GenerationEvent
  }
}
