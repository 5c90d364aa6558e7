import { plainTextOf } from './html-text.ts'

const LONGEST_QUERY = 100

/** What a post is found by: the words of its title, excerpt and text, in lower case. Stored with the post. */
export function searchTextOf(post: { title: string; excerpt: string; html: string }): string {
  return [post.title, post.excerpt, plainTextOf(post.html)].map(lowered).join('\n')
}

/** What somebody typed, as it is looked for: one space between words, lower case, at most 100 letters. Empty for blank. */
export function searchedText(typed: string): string {
  return lowered(typed).slice(0, LONGEST_QUERY).trim()
}

const lowered = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
