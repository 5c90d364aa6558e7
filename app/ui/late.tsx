import { type ComponentType, lazy, Suspense, useState } from 'react'

const TRIES = 5
const RETRY_AFTER_MS = 2000

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the script, so that the part is there at once when it is to be shown. Never fails: it is tried again then. */
  ready(): void
}

/**
 * A part of a page whose script comes when the part is first shown, and not with the page. On the server it is there
 * at once: give it as `import.meta.env.SSR ? await load() : null`; an import by name would bring it to browsers too.
 */
export function late<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded = onServer
  const fetched = async () => (loaded ??= await insist(load))
  const Waiting = lazy(async () => ({ default: await fetched() }))
  function Late(props: Props) {
    // One and the same as long as it is shown: another would begin anew.
    const [Part] = useState<{ of: ComponentType<Props> }>(() => ({ of: loaded ?? Waiting }))
    return (
      <Suspense>
        <Part.of {...props} />
      </Suspense>
    )
  }
  return Object.assign(Late, { ready: () => void fetched().catch(() => {}) })
}

/** A page that lost its connection for a moment waits for its part instead of failing. */
async function insist<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (tries === TRIES) throw error
      await connection()
    }
  }
}

function connection(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_AFTER_MS)
    addEventListener('online', () => resolve(), { once: true })
  })
}
