import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

/**
 * The browser journeys run in: CHROMIUM_PATH if set; on Linux x64 the one that arrived with npm install;
 * elsewhere Playwright's own, if it was installed. Never a system package manager.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const fromSettings = process.env['CHROMIUM_PATH']
  if (fromSettings) return launchOptions(fromSettings)
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Asked for before the package is loaded: otherwise it does not unpack the libraries Chromium needs.
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
    const { default: packed } = await import('@sparticuz/chromium')
    return launchOptions(await packed.executablePath())
  }
  if (existsSync(chromium.executablePath())) return {}
  throw new Error(
    'No browser for the journeys. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium on this machine.',
  )
}

function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  }
}
