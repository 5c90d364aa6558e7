/** What somebody reads in the HTML of an e-mail, a line each; without what only lists of letters show. */
export function wordsOf(html: string): string[] {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div class="first-words"[\s\S]*?<\/div>/, '')
    .replaceAll(/<br>|<\/(?:p|h1|tr)>/g, '\n')
    .replaceAll('</th>', ': ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The lines of an e-mail's plain text, without addresses to open, which the HTML has behind its labels. */
export function linesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s?https?:\/\/\S+$/, '').trim())
    .filter(Boolean)
}
