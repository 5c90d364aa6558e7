import { expect, test } from 'vitest'
import { articlePictureAddress, articlePictureOf, articlePictureSources } from './article-picture.ts'

const picture = { id: '01999999-9999-7999-8999-999999999999', widthPx: 1200, heightPx: 800 }

test('an address tells the picture and its size', () => {
  const address = articlePictureAddress(picture, 480)
  expect(address).toBe('/blog-pictures/01999999-9999-7999-8999-999999999999-1200x800-480.webp')
  expect(articlePictureOf(address)).toEqual({ ...picture, fileWidthPx: 480 })
})

test.each([
  '',
  '/plates/a.svg',
  '/blog-pictures/x.webp',
  '/blog-pictures/../a',
  `${articlePictureAddress(picture)}?x`,
])('no picture of the blog: %j', (address) => {
  expect(articlePictureOf(address)).toBeNull()
})

test('the widths on offer are those the files really have', () => {
  const widths = (widthPx: number) =>
    articlePictureSources({ ...picture, widthPx, fileWidthPx: 960 })
      .split(', ')
      .map((source) => source.split(' ')[1])
  expect(widths(1600)).toEqual(['480w', '960w', '1600w'])
  expect(widths(1200)).toEqual(['480w', '960w', '1200w'])
  expect(widths(960)).toEqual(['480w', '960w'])
  expect(widths(300)).toEqual(['300w'])
})
