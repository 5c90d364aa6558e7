import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Few files instead of sixty small ones: each costs a request, its headers and what it could have shared when
 * compressed. What most pages need comes in two.
 */
const CLIENT_CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shared', test: /\/(?:app|lucide-react)\//, minShareCount: 6, priority: 1 },
]

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
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**', '**/data-*/**', '**/build/**'] } },
}))
