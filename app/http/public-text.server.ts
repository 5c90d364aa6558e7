/** A text that everybody gets alike and may keep for an hour. */
export function publicText(type: 'text/plain' | 'application/xml', text: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}
