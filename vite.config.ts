import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Server modules and routes share one bundle, so that each exists once: contexts, config, database.
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
  // Bundled, drizzle loads in half the time and memory: its package description alone is 178 KB of exports.
  ssr: { noExternal: ['drizzle-orm', 'better-auth', '@better-auth/drizzle-adapter'] },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**', '**/data-*/**', '**/build/**'] } },
})
