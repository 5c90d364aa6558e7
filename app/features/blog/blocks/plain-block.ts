import { formatAmount, formatKcal } from '#app/features/recipes/view/figures.ts'
import type { ComputedBlock } from './computed-block.server.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const figure = (value: number) => value.toLocaleString('en-GB')

/** A block in elements that any reader of feeds and any mail program shows. */
export function plainBlock(block: ComputedBlock): string {
  if (block.kind === 'embed')
    return `<p><a href="${escaped(block.href)}">${escaped(block.caption)} (${escaped(block.site)})</a></p>`
  if (block.kind === 'scale') {
    const rows = block.bars.map(
      ({ label, value }) =>
        `<tr><td>${escaped(label)}</td><td align="right">${value === null ? 'not known' : `${figure(value)} ${block.unit}`}</td></tr>`,
    )
    const caption = block.caption ? `<caption>${escaped(block.caption)}</caption>` : ''
    return `<table>${caption}<tbody>${rows.join('')}</tbody></table>`
  }
  const { nutrients, caption, lines, uncounted } = block
  const figures = `${formatKcal(nutrients.kcal)} kcal, ${formatAmount(nutrients.proteinG, 'g')} protein, ${formatAmount(nutrients.carbsG, 'g')} carbohydrate, ${formatAmount(nutrients.fatG, 'g')} fat`
  const missing = uncounted.length > 0 ? ` Not counted: ${escaped(uncounted.join(', '))}.` : ''
  const list = `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  if (block.kind === 'food')
    return `${list}<p>${caption ? `${escaped(caption)} ` : ''}${figures}.${missing}</p>`
  const name = block.href ? `<a href="${escaped(block.href)}">${escaped(caption)}</a>` : escaped(caption)
  const each = block.serves === 1 ? 'serves 1' : `for each of ${block.serves}`
  return `<p><strong>${name}</strong><br>${figures}, ${each}.${missing}</p>${list}<p><a href="${escaped(block.generatorHref)}">Create a recipe with these</a></p>`
}
