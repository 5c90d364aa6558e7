import { expect, onTestFinished, test } from 'vitest'
import { openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const start = async (options: Parameters<typeof runServer>[0]): Promise<RunningServer> => {
  const server = await runServer(options)
  onTestFinished(() => server.dispose())
  return server
}

test('a public site says at its start what is missing, and to nobody who visits it', async () => {
  const token = 'a token for figures'
  const server = await start({
    environment: { ORIGIN: 'https://meals.example', SUPPORT_EMAIL: '', METRICS_TOKEN: token },
  })
  const output = server.output()
  for (const setting of ['SMTP_URL', 'SUPPORT_EMAIL', 'TRADER_NAME', 'TRADER_ADDRESS'])
    expect(output).toContain(`"${setting}":"`)
  expect(output.split('settings that a public site needs are missing')).toHaveLength(2)
  for (const path of ['/', '/contact', '/help?q=zzzzzz', '/privacy', '/terms', '/cookies', '/contact.data']) {
    const page = await (await fetch(server.origin + path)).text()
    expect(page, path).not.toMatch(/localdomain|SUPPORT_EMAIL|TRADER_NAME/)
  }
  // On a public address loopback may be a balancer: only the token counts.
  const read = async (authorization: string) =>
    (await fetch(`${server.origin}/metrics`, { headers: { authorization } })).status
  expect(await read('')).toBe(404)
  expect(await read('Bearer another token here')).toBe(404)
  expect(await read(`Bearer ${token}`)).toBe(200)
})

test('figures of requests, process, database, queues and mail; the state of the system for owners', async () => {
  const server = await start({
    args: ['--demo'],
    environment: { TRADER_NAME: 'Meals Ltd', TRADER_ADDRESS: '1 High Street' },
  })
  const member = await signedUpClient(server)
  await member.request('/recipes')
  await member.request('/recipe/018f0000-0000-7000-8000-000000000000')
  for (let round = 0; round < 2; round++) await fetch(`${server.origin}/about`)
  const figures = async () => (await fetch(`${server.origin}/metrics`)).text()
  await expect.poll(figures, { timeout: 20_000 }).toMatch(/mealwright_mails_total\{outcome="sent"\} [1-9]/)
  const text = await figures()
  for (const line of [
    /^mealwright_http_request_duration_seconds_count\{route="\/recipes",method="GET",status="2xx"\} 1$/m,
    /_count\{route="\/recipe\/:[^"]+",method="GET",status="4xx"\} 1$/m,
    /_count\{route="\/auth\/sign-up",method="POST",status="3xx"\} 1$/m,
    /_bucket\{route="kept page",method="GET",status="2xx",le="\+Inf"\} 1$/m,
    /^mealwright_page_cache_requests_total\{result="hit"\} 1$/m,
    /^mealwright_event_loop_delay_seconds\{quantile="0.99"\} 0?\.?\d/m,
    /^mealwright_memory_bytes\{kind="resident"\} \d{8,}$/m,
    /^mealwright_database_connections\{state="busy"\} \d+$/m,
    /^mealwright_database_waiting \d+$/m,
    /^mealwright_jobs\{queue="send-mail",state="waiting"\} \d+$/m,
    /^mealwright_model_spend 0$/m,
    /^mealwright_uptime_seconds\{version="\d+\.\d+\.\d+",node="2\d\.\d+\.\d+"\} \d/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toMatch(/could not be read|018f0000|@/)

  const contact = await (await fetch(`${server.origin}/contact`)).text()
  expect(contact).toContain('Meals Ltd')
  const staff = openClient(server)
  await staff.post('/blog-admin/login', { email: 'staff@demo.example', password: 'demo-staff-member' })
  const page = await staff.request('/blog-admin/system')
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const words of [
    'Last backup',
    'none yet',
    'None in the last 14 days',
    'keep-database-fit',
    'send-mail',
  ])
    expect(html).toContain(words)
  expect(html).not.toContain('could not be read')
  expect(html).not.toContain('settings are missing')
  const gone = await staff.post('/blog-admin/system', { jobId: '018f0000-0000-7000-8000-000000000000' })
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('This job is gone')])
  expect((await member.request('/blog-admin/system')).status).toBe(302)
})
