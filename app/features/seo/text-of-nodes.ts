import { isValidElement, type ReactNode } from 'react'

/** The words of what a page shows, for structured data that has to say the same. Elements only, no components that compute. */
export function textOfNodes(node: ReactNode): string {
  return wordsOf(node).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const words = wordsOf(node.props.children)
  return node.type === 'p' ? ` ${words} ` : words
}
