import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What most pages of the application load, in three files instead of fifty: small ones compress badly. The rest is the bundler's own. */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  // With them the styles of what stands on every page, in one sheet with app.css.
  {
    name: 'shell',
    test: /\/app\/(?:(?:root|entry\.client)\.tsx|(?:ui|features\/site)\/[\w-]+\.module\.css)/,
    priority: 1,
  },
  {
    name: 'ui',
    test: /\/app\/ui\/(?:backdrop|chip|empty-state|field|notice|scale|segmented|split-bar|tag)\.tsx/,
  },
  // One sheet for each folder: what loads later is made by the server, too, and then needs its styles from the start.
  { name: folderOf, test: /\/app\/(?:features|routes)\/.*\.module\.css/ },
]

/** `app/features/recipes/view/recipe-page.module.css` belongs to `recipes-view`. */
function folderOf(path: string): string | null {
  return /\/app\/(?:features|routes)\/(.+)\//.exec(path)?.[1]?.replaceAll('/', '-') ?? null
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Server modules and routes share one bundle, so that each exists once: contexts, config, database.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
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
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: { assetsInlineLimit: 0, modulePreload: false },
  server: { watch: { ignored: ['**/data/**', '**/data-*/**', '**/build/**'] } },
}))
