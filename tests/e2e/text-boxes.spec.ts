import { expect, test } from '@playwright/test'
import { textBeyond } from '#tests/support/text-boxes.ts'

test.use({ viewport: { width: 320, height: 900 } })

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis'
const headline = `<h1 style="font: 40px sans-serif">${LONG}</h1>`

const CAUGHT = {
  'wider than a page that hides what is beside it': `<main style="overflow-x: clip">${headline}</main>`,
  'wider than the window': headline,
  'cut off by a card': `<article style="width: 200px; overflow: hidden">${headline}</article>`,
  'to the left of the window': `<p style="position: relative; left: -40px">Flour</p>`,
  'in a dialog, beyond the window': `<div style="overflow: hidden"><p style="position: fixed; left: 290px">Flour and sugar</p></div>`,
}
const IN_ORDER = {
  'behind a scroller': `<div style="overflow-x: auto">${headline}</div>`,
  'with an ellipsis': `<p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG.repeat(3)}</p>`,
  'clamped to lines': `<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">${'Flour and sugar. '.repeat(20)}</p>`,
  'for screen readers': `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">${LONG}</p>`,
  decorative: `<div style="overflow: hidden" aria-hidden="true">${headline}</div>`,
  'in closed details': `<details><summary>More</summary>${headline}</details>`,
  'in a closed popover': `<div popover>${headline}</div>`,
  'positioned out of a box that hides': `<div style="overflow: hidden; width: 50px"><p style="position: absolute; margin: 0">Flour and sugar</p></div>`,
  'broken into lines': `<main style="overflow: hidden; overflow-wrap: anywhere">${headline}</main>`,
}

for (const [name, html] of Object.entries(CAUGHT)) {
  test(`text ${name} is found`, async ({ page }) => {
    await page.setContent(html)
    expect(await textBeyond(page)).not.toEqual([])
  })
}

for (const [name, html] of Object.entries(IN_ORDER)) {
  test(`text ${name} is in order`, async ({ page }) => {
    await page.setContent(html)
    expect(await textBeyond(page)).toEqual([])
  })
}
