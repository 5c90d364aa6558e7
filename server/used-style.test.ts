import { expect, test } from 'vitest'
import { styleInliner } from './inline-style.ts'
import { classesIn, readStyle, usedStyle } from './used-style.ts'

const used = (css: string, html: string) => usedStyle(readStyle(css), classesIn(html))

test('keeps what the page’s classes can match, and drops the rest', () => {
  const css = '.a{color:red}.b{color:blue}.a .b{x:y}.a,.b{z:1}p{m:0}#main{n:0}'
  expect(used(css, '<p class="a c">')).toBe('.a{color:red}.a{z:1}p{m:0}#main{n:0}')
})

test('what stands inside :not, :is, :has and attributes decides nothing', () => {
  const css =
    '.a:not(.gone){x:1}:is(.p,.q)>b{x:2}.a:has(.later:checked){x:3}[data-x=".no"]{x:4}.z:not(.a){x:5}'
  expect(used(css, '<p class="a">')).toBe(
    '.a:not(.gone){x:1}:is(.p,.q)>b{x:2}.a:has(.later:checked){x:3}[data-x=".no"]{x:4}',
  )
})

test('goes into media, supports and layers, whose order stays', () => {
  const css =
    '@layer one{.gone{a:b}}@layer two{@media (min-width:1px){.a{c:d}.gone{e:f}}@supports (x:y){.gone{g:h}}}'
  expect(used(css, '<p class="a">')).toBe('@layer one;@layer two{@media (min-width:1px){.a{c:d}}}')
})

test('reads escapes, quotes and comments', () => {
  const css = String.raw`/* .x{} */.md\:flex{a:b}.mt-2\.5{c:d}.gone\:flex{e:f}.\32 xl\:p{g:h}.a:before{content:"}.x{"}`
  expect(used(css, '<p class="md:flex mt-2.5 a">')).toBe(
    String.raw`.md\:flex{a:b}.mt-2\.5{c:d}.\32 xl\:p{g:h}.a:before{content:"}.x{"}`,
  )
})

test('keeps fonts, and animations and properties only where they are named', () => {
  const css =
    '@font-face{font-family:F}@keyframes spin{to{rotate:1turn}}@keyframes gone{to{a:b}}@property --p{syntax:"*"}.a{animation:spin 1s;--p:1}'
  expect(used(css, '<p class="a">')).toBe(
    '@font-face{font-family:F}.a{animation:spin 1s;--p:1}@keyframes spin{to{rotate:1turn}}@property --p{syntax:"*"}',
  )
})

test('only reading pages get it, and name the whole sheet', async () => {
  const { inline } = styleInliner(async (address) =>
    address === '/assets/app-1.css' ? '.a{x:1}.b{x:2}' : null,
  )
  const link = '<link rel="stylesheet" href="/assets/app-1.css"/>'
  const enhance = '<script type="module" src="/assets/enhance-1.js"></script>'
  expect(await inline(`${link}<p class="b">${enhance}`)).toBe(
    `<style data-whole="/assets/app-1.css">.b{x:2}</style><p class="b">${enhance}`,
  )
  expect(await inline(`${link}<p class="b">`)).toBe(`${link}<p class="b">`)
  expect(await inline(`${link.replace('app-1', 'app-2')}${enhance}`)).toContain('<link')
})
