import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** What every page loads: the entry, the root, and what each route takes. */
const EVERYWHERE = [
  /\/app\/(?:entry\.client|root|ui\/(?:late|notice)|domain\/allowance|features\/seo\/page-meta)\.tsx?$/,
  /\/icons\/check\.mjs$/,
]
/** The tools strangers begin with, and what their scripts are called. */
const TOOLS = { generator: /\/routes\/upload\.tsx/, estimator: /\/routes\/calories\.tsx/ }
const PRICES = /\/routes\/pricing\.tsx/

const OWN = /\/(?:app|lucide-react)\//

/**
 * Few files instead of sixty small ones: each costs a request, its headers and what it could have shared when
 * compressed. What every page loads comes in two, and beside them the first pages people use load nothing that only
 * others need; those take what they share with them as it lies.
 */
const CLIENT_CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 5,
  },
  chunk('shell', 4, (isReached) => EVERYWHERE.some(isReached)),
  chunk('tools', 3, (isReached) => Object.values(TOOLS).every(isReached)),
  ...Object.entries(TOOLS).map(([name, entry]) =>
    chunk(name, 2, (isReached, id) => isReached(entry) && !entry.test(id)),
  ),
  chunk('prices', 1, (isReached, id) => isReached(PRICES) && !PRICES.test(id)),
]

/** Our own modules among which `belongs` says they are, by the entries that reach them. */
function chunk(
  name: string,
  priority: number,
  belongs: (isReached: (entry: RegExp) => boolean, id: string) => boolean,
) {
  return {
    name: (id: string, modules: Modules) =>
      belongs((entry) => isReachedFrom(entry, id, modules), id) ? name : null,
    debugName: name,
    test: OWN,
    priority,
  }
}

/** Whether the module is imported by the entry, or by what it imports. */
function isReachedFrom(entry: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isReachedFrom(entry, importer, modules, seen))
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Server modules and routes share one bundle, so that each exists once: contexts, config, database.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } } } },
  },
  // Built in, what comes in hundreds of files loads in half the time and memory, and only what is used of it.
  // Vite's development server cannot take the CommonJS among it.
  ssr: {
    noExternal:
      command === 'build'
        ? [
            'drizzle-orm',
            'better-auth',
            /^@better-auth\//,
            'better-call',
            'kysely',
            'jose',
            'react-router',
            'rate-limiter-flexible',
            'hono',
            'lucide-react',
          ]
        : [],
  },
  build: { assetsInlineLimit: 0, modulePreload: false },
  server: { watch: { ignored: ['**/data/**', '**/data-*/**', '**/build/**'] } },
}))
