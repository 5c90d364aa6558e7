import { expect, test } from 'vitest'
import { markdownOfHtml } from './markdown-of.server.ts'

// Without a browser's DOM, as the export of the blog has none.
test.each([
  [
    'rows of lines under one head',
    '<table><thead><tr><th>Food</th><th align="right">kcal</th></tr></thead><tbody><tr><td>Leek | raw</td><td align="right"><strong>61</strong></td></tr></tbody></table>',
    '| Food | kcal |\n| --- | --: |\n| Leek \\| raw | **61** |\n',
  ],
  [
    'a cell over two columns',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>\n',
  ],
  ['no rows', '<table></table>', '<table></table>\n'],
])('a table of %s is written by the server too', (_, html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown)
})
