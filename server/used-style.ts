/**
 * The part of a style sheet that a page can use, to be written into the page itself: its first paint then waits for
 * nothing else. Selectors are judged by their classes alone, so that what is left is never too little for the page as
 * it was made; the whole sheet follows once the page stands (`app/enhance/whole-style.ts`).
 */

type Rule =
  | { kind: 'plain'; text: string }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'style'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: 'group'; head: string; rules: readonly Rule[] }

const GROUP = /^@(?:media|supports|layer|container)\b/
/** Of no use unless something else names them. */
const NAMED = /^@(?:-webkit-)?(?:keyframes|property)\s+(\S+)/

export function readStyle(css: string): Rule[] {
  const rules: Rule[] = []
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  let at = 0
  while (at < text.length) {
    const end = endOf(text, at, ';{')
    const head = text.slice(at, end).trim()
    if (text[end] !== '{') {
      if (head) rules.push({ kind: 'plain', text: `${head};` })
      at = end + 1
      continue
    }
    const close = endOf(text, end + 1, '}')
    const body = text.slice(end + 1, close)
    at = close + 1
    const name = NAMED.exec(head)?.[1]
    if (GROUP.test(head)) rules.push({ kind: 'group', head, rules: readStyle(body) })
    else if (name) rules.push({ kind: 'named', name, text: `${head}{${body}}` })
    else if (head.startsWith('@')) rules.push({ kind: 'plain', text: `${head}{${body}}` })
    else rules.push({ kind: 'style', selectors: selectorsOf(head), body })
  }
  return rules
}

/** The rules that a page with these classes can use, in their order; layers keep theirs even when they are empty. */
export function usedStyle(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const used = usedOf(rules, classes)
  const named = rules.flatMap((rule) =>
    rule.kind === 'named' && used.includes(rule.name) ? [rule.text] : [],
  )
  return used + named.join('')
}

function usedOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let used = ''
  for (const rule of rules) {
    if (rule.kind === 'plain') used += rule.text
    else if (rule.kind === 'style') {
      const selectors = rule.selectors.filter((one) => one.classes.every((name) => classes.has(name)))
      if (selectors.length > 0) used += `${selectors.map(({ text }) => text).join(',')}{${rule.body}}`
    } else if (rule.kind === 'group') {
      const inside = usedOf(rule.rules, classes)
      if (inside) used += `${rule.head}{${inside}}`
      else if (/^@layer\s/.test(rule.head)) used += `${rule.head};`
    }
  }
  return used
}

export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) classes.add(name)
  return classes
}

/** The classes that an element or its surroundings must have. What stands in `:not()`, `:is()` … may be otherwise. */
function selectorsOf(list: string): { text: string; classes: string[] }[] {
  return splitAt(list, ',').map((text) => {
    const plain = withoutArguments(text)
    // Escapes by number (`\32 xl`) are left alone: such a selector stays.
    const classes = /\\[0-9a-f]/i.test(plain)
      ? []
      : [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
    return { text, classes }
  })
}

function withoutArguments(selector: string): string {
  let plain = ''
  let depth = 0
  for (let at = 0; at < selector.length; at++) {
    const sign = selector[at]!
    if (sign === '\\') {
      if (depth === 0) plain += sign + (selector[at + 1] ?? '')
      at++
    } else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (depth === 0) plain += sign
  }
  return plain
}

function splitAt(text: string, sign: string): string[] {
  const parts: string[] = []
  let from = 0
  while (from <= text.length) {
    const end = endOf(text, from, sign)
    parts.push(text.slice(from, end).trim())
    from = end + 1
  }
  return parts
}

/** Where one of these signs stands next, outside brackets, blocks and quotes; the end of the text without any. */
function endOf(text: string, from: number, signs: string): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\\') at++
    else if (quote) quote = sign === quote ? '' : quote
    else if (depth === 0 && signs.includes(sign)) return at
    else if (sign === '"' || sign === "'") quote = sign
    else if ('({['.includes(sign)) depth++
    else if (')}]'.includes(sign)) depth--
  }
  return text.length
}
