import type { RunningServer } from './run-server.ts'

/**
 * A balancer's work, for clients of a test: sends each request to one of the processes that say they are ready, in turn,
 * and to the next where nobody listens any more. A request that reached a process is never sent twice.
 */
export type Balancer = {
  request(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 100

export function openBalancer(targets: readonly Pick<RunningServer, 'origin'>[]): Balancer {
  const over = new AbortController()
  let ready = [...targets]
  let turn = 0
  const isReady = ({ origin }: Pick<RunningServer, 'origin'>) =>
    fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
  const watch = async () => {
    while (!over.signal.aborted) {
      const states = await Promise.all(targets.map(isReady))
      ready = targets.filter((_target, index) => states[index])
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
  const watching = watch()

  return {
    async request(path, init = {}) {
      for (let tries = 0; ; tries++) {
        const { origin } = ready[turn++ % ready.length] ?? targets[turn % targets.length]!
        const headers = new Headers(init.headers)
        if (init.method && init.method !== 'GET') headers.set('origin', origin)
        try {
          return await fetch(origin + path, { redirect: 'manual', ...init, headers })
        } catch (error) {
          const { code } = ((error as Error).cause ?? {}) as { code?: string }
          if (code !== 'ECONNREFUSED' || tries > 100) throw error
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    },
    async stop() {
      over.abort()
      await watching
    },
  }
}
