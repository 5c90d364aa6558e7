import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Two entries: vite.config.ts
  serverBuildFile: '[name].js',
  // Pages have few client actions, and they are small: in files of their own they cost requests, and the build a second.
  splitRouteModules: false,
} satisfies Config
