import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '#tests/support/client.ts'
import { type ReceivedSpan, startOtlpDouble } from '#tests/support/otlp.ts'
import { runServer } from '#tests/support/run-server.ts'

test('a collector gets a request, its queries, the job it asked for and the letter of that as one trace, and nothing of the person', async () => {
  const collector = await startOtlpDouble()
  onTestFinished(() => collector.close())
  const server = await runServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
      LOG_LEVEL: 'info',
    },
  })
  onTestFinished(() => server.dispose())
  const client = openClient(server)
  const email = `canary.${randomUUID()}@traced.example`
  const signedUp = await client.request('/auth/sign-up', {
    method: 'POST',
    body: new URLSearchParams({ email, password: 'a secret canary of many signs' }),
    // A visitor cannot have the server go on with a trace of his own.
    headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
  })
  expect(signedUp.status).toBe(302)
  await client.request('/recipe/018f0000-0000-7000-8000-000000000000')

  const named = (name: string) => collector.spans.find((span) => span.name === name)
  await expect.poll(() => named('mail send'), { timeout: 20_000 }).toBeDefined()
  await expect.poll(() => named('job send-mail'), { timeout: 10_000 }).toBeDefined()
  const request = named('POST /auth/sign-up')!
  expect(request.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/auth/sign-up',
    'http.response.status_code': 302,
    'mealwright.request_id': signedUp.headers.get('x-request-id')!,
  })
  const isPartOf = (whole: ReceivedSpan) => (span: ReceivedSpan) =>
    span.traceId === whole.traceId && span.parentSpanId === whole.spanId
  const queries = collector.spans.filter(isPartOf(request)).map(({ name }) => name)
  expect(queries).toContain('insert users')
  // The job goes on with the trace of its request, also where another process does it.
  const job = collector.spans.filter(isPartOf(request)).find(({ name }) => name === 'job send-mail')!
  expect(collector.spans.filter(isPartOf(job)).map(({ name }) => name)).toContain('mail send')
  expect(request.traceId).not.toBe('ab'.repeat(16))
  await expect
    .poll(() => collector.spans.map(({ name }) => name).join('\n'), { timeout: 10_000 })
    .toMatch(/^GET \/recipe\/:/m)
  expect(collector.headers).toContain('a key')
  expect(collector.text()).not.toMatch(/canary|018f0000|traced\.example|127\.0\.0/)
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('/auth/sign-up'))
  expect(JSON.parse(line!)).toMatchObject({ traceId: request.traceId })

  // What waits leaves before the process ends, and a collector that is gone keeps nobody from anything.
  await client.request('/about')
  await server.kill()
  expect(named('GET /about')).toBeDefined()
})

test('a collector that does not answer costs nobody anything', async () => {
  const server = await runServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  onTestFinished(() => server.dispose())
  expect((await openClient(server).request('/about')).status).toBe(200)
  await server.kill()
  expect(server.process.exitCode).toBe(0)
})
