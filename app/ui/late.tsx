import { type ComponentType, lazy, Suspense, useState } from 'react'

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the script while nobody waits for it. */
  ready(): void
  /** Resolves when the part can be shown at once: to wait for before its answer is asked of the server. */
  needed(): Promise<void>
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
  const fetched = async () => (loaded ??= await load())
  const Waiting = lazy(async () => ({ default: await arrived(fetched) }))
  function Late(props: Props) {
    // One and the same as long as it is shown: another would begin anew.
    const [Part] = useState<{ of: ComponentType<Props> }>(() => ({ of: loaded ?? Waiting }))
    return (
      <Suspense>
        <Part.of {...props} />
      </Suspense>
    )
  }
  return Object.assign(Late, {
    ready: () => fetchAhead(fetched),
    needed: async () => void (await arrived(fetched)),
  })
}

/** Asks for a script that may be wanted soon. Not without a connection: what failed once, browsers do not ask for again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => {}) // whoever needs it deals with that
}

/**
 * A script that is needed now. One that cannot be fetched has lost its connection or was replaced by a newer one:
 * the page is loaded again, which brings today's. A page that has just done so stays as it is.
 */
export async function arrived<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch {
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    if (isFirstReload()) location.reload()
    return new Promise<never>(() => {})
  }
}

const RELOADED_KEY = 'reloaded-for-scripts'
const ONE_RELOAD_IN_MS = 60_000

function isFirstReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < ONE_RELOAD_IN_MS
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    return !isRecent
  } catch {
    return false // without storage it could not be told apart from a loop
  }
}
