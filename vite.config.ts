import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** What every page loads: the entry, the root, and what each route takes. */
const EVERYWHERE = [
  /\/app\/(?:entry\.client|root|ui\/(?:late|notice)|domain\/allowance|features\/seo\/page-meta)\.tsx?$/,
  /\/icons\/check\.mjs$/,
]
/** The two tools strangers begin with: most of what they share, other pages of the application use as well. */
const TOOLS = [/\/routes\/upload\.tsx/, /\/routes\/calories\.tsx/]

const OWN = /\/(?:app|lucide-react)\//

/**
 * Few files instead of sixty small ones: each costs a request, its headers and what it could have shared when
 * compressed. What every page loads comes in two, and beside them no page loads much that only others use.
 */
const CLIENT_CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  {
    name: among('shell', (id, modules) => EVERYWHERE.some((entry) => isReachedFrom(entry, id, modules))),
    test: OWN,
    priority: 3,
  },
  {
    name: among('tools', (id, modules) => TOOLS.every((entry) => isReachedFrom(entry, id, modules))),
    test: OWN,
    priority: 2,
  },
  {
    name: among('generator', (id, modules) => isReachedFrom(TOOLS[0]!, id, modules) && !TOOLS[0]!.test(id)),
    test: OWN,
    priority: 1,
  },
]

function among(name: string, belongs: (id: string, modules: Modules) => boolean) {
  return (id: string, modules: Modules) => (belongs(id, modules) ? name : null)
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
