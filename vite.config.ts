import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What most pages of the application show. */
const ON_MOST_PAGES = [
  String.raw`ui/(?:backdrop|chip|dial|empty-state|field|fold|load-script|notice)\.`,
  String.raw`ui/(?:scale|scroll-behaviour|segmented|skeleton|split-bar|tag)\.`,
  'features/page/',
  'features/billing/usage-card.',
  'features/billing/usage-meter.tsx',
  'features/recipes/view/figures.',
  'domain/allowance.',
  'lucide-react/dist/esm/icons/image-plus.',
  'lucide-react/dist/esm/icons/trash.',
]

/** What /upload and /calories share, which visitors may try: photos, lists of foods, the trial. */
const TOOLS = [
  'features/photos/photo-picker.',
  'features/photos/use-photo.',
  'features/photos/use-photo-reading.',
  'features/foods/ingredient-chips.',
  'features/foods/remembered-ingredients.',
  'features/foods/use-food-suggestions.',
  'features/account/food-preferences-line.',
  'features/billing/trial-limit.',
  'features/site/preview-frame.tsx',
  'domain/recipe/recipe.',
  String.raw`routes/public/[\w.-]+\.module\.css`,
]

/**
 * What pages have in common, in a few files instead of fifty: small ones compress badly, and on a slow connection each
 * waits its turn. What a module imports comes with it; of two groups the first takes it. The rest is the bundler's own.
 */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  // With them the styles of what stands on most pages, in one sheet with app.css.
  {
    name: 'shell',
    test: /\/app\/(?:(?:root|entry\.client)\.tsx|(?:(?:ui|features\/site)\/[\w-]+|features\/billing\/usage-meter)\.module\.css)/,
    priority: 1,
  },
  { name: 'ui', test: oneOf(ON_MOST_PAGES) },
  { name: 'recipes', test: /\/app\/features\/recipes\/(?:generate|view)\/.*\.module\.css/ },
  { name: 'tools', test: oneOf(TOOLS) },
  { name: 'recipe-result', test: oneOf(['features/recipes/generate/recipe-result.tsx']) },
  { name: 'billing', test: /\/app\/(?:features|domain)\/billing\/.*\.tsx?$/, minShareCount: 3 },
  // One sheet for each folder: what loads later is made by the server, too, and then needs its styles from the start.
  { name: folderOf, debugName: 'styles', test: /\/app\/(?:features|routes)\/.*\.module\.css/ },
]

/** Modules whose path below `app/` or `node_modules/` begins so. */
function oneOf(paths: readonly string[]): RegExp {
  return new RegExp(`/(?:app|node_modules)/(?:${paths.join('|')})`)
}

/** `app/features/recipes/saved/recipe-card.module.css` belongs to `recipes-saved`. */
function folderOf(path: string): string | null {
  return /\/app\/(?:features|routes)\/(.+)\//.exec(path)?.[1]?.replaceAll('/', '-') ?? null
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Server modules and routes share one bundle, so that each exists once: contexts, config, database.
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // The second is a step of the build; from the bundle it starts in half the time.
          input: { index: './server/app.ts', 'landing-samples': './server/landing-samples.ts' },
        },
      },
    },
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
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // Which plugin was slow on a busy machine is no fault of the sources.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The tests make checkouts of their own under .cache: a changed tsconfig there would reload everything.
  server: { watch: { ignored: ['**/data/**', '**/data-*/**', '**/build/**', '**/.cache/**'] } },
}))
