/** For HEALTHCHECK of containers: ends with 0 while the process in this container lives. A slim image has no curl. */
const port = process.env['WORKER_PORT'] ?? process.env['PORT'] ?? '3000'
try {
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(3000) })
  process.exit(answer.ok ? 0 : 1)
} catch {
  process.exit(1)
}
