import { expect, test } from 'vitest'
import { readBlocks } from '#app/features/blog/blocks/read-blocks.server.ts'
import { computedBlock } from '#app/features/blog/blocks/computed-block.server.ts'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { readStarterContent } from './starter-content.server.ts'

const blocks = readStarterContent().articles.flatMap(({ slug, body }) =>
  readBlocks(renderFragment(body, 'markdown')).blocks.map(({ block }) => ({
    slug,
    block,
    computed: computedBlock(block),
  })),
)

test('at least three articles draw a scale or figure, and three hold a recipe card', () => {
  const articlesWith = (isOne: (kind: string) => boolean) =>
    new Set(blocks.flatMap(({ slug, block }) => (isOne(block.kind) ? [slug] : []))).size
  expect(articlesWith((kind) => kind === 'scale' || kind === 'food')).toBeGreaterThanOrEqual(3)
  expect(articlesWith((kind) => kind === 'recipe')).toBeGreaterThanOrEqual(3)
})

test.each(blocks)('every food of the $block.kind block in $slug is counted', ({ computed }) => {
  expect(computed).not.toBeNull()
  if (computed?.kind === 'scale') {
    for (const bar of computed.bars) expect(bar).toMatchObject({ value: expect.any(Number), uncounted: [] })
  } else if (computed && computed.kind !== 'embed') expect(computed.uncounted).toEqual([])
})

const valuesIn = (slug: string) =>
  blocks.flatMap((one) =>
    one.slug === slug && one.computed?.kind === 'scale' ? one.computed.bars.map(({ value }) => value) : [],
  )

test('what scales draw is what their articles say', () => {
  expect(valuesIn('thirty-grams-of-fibre')).toEqual([12.7, 35.3])
  expect(valuesIn('six-grams-of-salt')).toEqual([7, 3.3])
  expect(valuesIn('how-calories-and-macros-are-worked-out')[0]).toBe(486)
})
