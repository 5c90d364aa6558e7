/**
 * Holds components and their CSS modules together, part of `npm run styles`: names a class that a component asks for
 * and its module does not have (it would be silently missing), a class that no component asks for, and a module that
 * nobody imports. A class is asked for as `styles.name`; a name that is only known at run time counts for all.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'

const root = join(import.meta.dirname, '..')
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

const classesOf = new Map(
  globSync('app/**/*.module.css', { cwd: root }).map((file) => [file, readClasses(file)]),
)
const asked = new Map<string, Set<string> | 'all'>()
const faults: string[] = []

for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
  const source = readFileSync(join(root, file), 'utf8')
  for (const [, name, specifier] of source.matchAll(IMPORT))
    readUses({ file, source: withoutPaths(source), name: name!, module: resolveModule(file, specifier!) })
}
for (const [module, classes] of classesOf) {
  const names = asked.get(module)
  if (!names) faults.push(`${module}: no component imports it`)
  else if (names !== 'all')
    for (const name of classes) if (!names.has(name)) faults.push(`${module}: no component asks for .${name}`)
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function readUses(use: { file: string; source: string; name: string; module: string }): void {
  const { file, source, name, module } = use
  const classes = classesOf.get(module)
  if (!classes) return void faults.push(`${file}: ${module} does not exist`)
  if (new RegExp(String.raw`\b${name}\[`).test(source)) return void asked.set(module, 'all')
  const names = asked.get(module) ?? new Set()
  for (const [, wanted] of source.matchAll(new RegExp(String.raw`(?<![-./\w])${name}\.(\w+)`, 'g'))) {
    if (!classes.has(wanted!)) faults.push(`${file}: ${module} has no .${wanted}`)
    if (names !== 'all') names.add(wanted!)
  }
  asked.set(module, names)
}

/** `import('./recipe-text.ts')` asks for no class of `text`. */
function withoutPaths(source: string): string {
  return source.replaceAll(/'[^'\n]*\.tsx?'/g, "''")
}

function resolveModule(file: string, specifier: string): string {
  return specifier.startsWith('#app/') ? specifier.slice(1) : join(dirname(file), specifier)
}

function readClasses(file: string): Set<string> {
  const names = new Set<string>()
  postcss.parse(readFileSync(join(root, file), 'utf8')).walkRules((rule) => {
    const own = rule.selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name] of own.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name!)
  })
  return names
}
