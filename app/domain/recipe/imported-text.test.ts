import { expect, test } from 'vitest'
import { decodeEntities, plainLines, plainText } from './imported-text.ts'

test.each([
  ['Sm&oslash;rgås &amp; &AElig;bleskiver', 'Smørgås & Æbleskiver'],
  [
    '&Aring;l, &aring;l, &Oslash;rred, &szlig;, &OElig;ufs, &Scaron;kvarky',
    'Ål, ål, Ørred, ß, Œufs, Škvarky',
  ],
  ['&Eacute;clairs &agrave; la cr&egrave;me br&ucirc;l&eacute;e', 'Éclairs à la crème brûlée'],
  ['&frac13; cup, &frac23; cup, &frac18; tsp, &frac34; kg', '⅓ cup, ⅔ cup, ⅛ tsp, ¾ kg'],
  ['180&deg;C&hellip; &frac12 cup, 5 &ndash; 6, &bull; salt', '180°C… ½ cup, 5 – 6, • salt'],
  ['&#189; &#xBD; &#8531; &#150; &#x1F373;', '½ ½ ⅓ – 🍳'],
  ['Mac &amp;amp; cheese, &amp;frac12; cup, Bj&amp;oslash;rn&amp;#39;s', "Mac & cheese, ½ cup, Bjørn's"],
  ['&amp;amp;frac14; cup', '¼ cup'],
  ['&notanentity; salt&notes M&S', '&notanentity; salt&notes M&S'],
])('%s is %s', (text, plain) => {
  expect(decodeEntities(text)).toBe(plain)
})

test('markup that was encoded as text is treated as markup', () => {
  expect(
    plainLines('&lt;p&gt;Mix the &lt;b&gt;flour&lt;/b&gt;.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', 200),
  ).toEqual(['Mix the flour.', 'Bake.'])
  expect(plainText('Knead until 4 &lt; 5 and &gt; 3 cm', 100)).toBe('Knead until 4 < 5 and > 3 cm')
})
