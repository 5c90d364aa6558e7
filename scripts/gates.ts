/** What has to be true of the sources before any test is worth running. */
import { spawn } from 'node:child_process'

type Step = { name: string; isPassed: boolean; output: string }
type Gates = { passed: number; failed: number; isBuilt: boolean; seconds: number }

/**
 * Runs the gates and the build, each to its end, and prints how each went and what a failed one said. The types come
 * first, because they write the routes' types, which the linter needs; the rest runs side by side.
 */
export async function runGates(): Promise<Gates> {
  console.log('\n== gates')
  const startedAtMs = performance.now()
  const [types, build] = await Promise.all([runGate('types'), runGate('build')])
  const others = await Promise.all([
    runGate('lint'),
    runGate('styles'),
    runGate('format', ['--check']),
    runGate('knip', [], ['exec', '--no', '--', 'knip']),
  ])
  const gates = [types, ...others]
  for (const { name, output, isPassed } of [...gates, build])
    if (!isPassed) console.log(`\n== ${name} failed\n${output.trim()}`)
  const passed = gates.filter((gate) => gate.isPassed).length
  const seconds = (performance.now() - startedAtMs) / 1000
  return { passed, failed: gates.length - passed, isBuilt: build.isPassed, seconds }
}

/** Runs a command of package.json, or what `npmArguments` say. */
function runGate(
  name: string,
  args: readonly string[] = [],
  npmArguments: readonly string[] = ['run', '--silent', name, '--', ...args],
): Promise<Step> {
  const startedAt = performance.now()
  const child = spawn('npm', npmArguments, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`)
      resolve({ name, isPassed: code === 0, output })
    })
  })
}
