import { expect, test } from 'vitest'
import { pictureAddress, pictureKeyOf, pictureKeysOf, pictureSources } from './picture-address.ts'

const ID = '01980f4e-7c1a-4b5e-9d0f-2a6b8c4d1e3f'

test('an address names the picture and its width, and leads back to its key', () => {
  expect(pictureAddress(ID)).toBe(`/pictures/${ID}-960.webp`)
  expect(pictureKeyOf(`${ID}-480.webp`)).toBe(`pictures-480/${ID}.webp`)
  expect(pictureSources(pictureAddress(ID))).toBe(
    `/pictures/${ID}-480.webp 480w, /pictures/${ID}-960.webp 960w`,
  )
  expect(pictureKeysOf(pictureAddress(ID))).toEqual([`pictures-480/${ID}.webp`, `pictures-960/${ID}.webp`])
})

test.each([
  '../../etc/passwd',
  `${ID}.webp`,
  `${ID}-481.webp`,
  `${ID}-480.webp.exe`,
  `${ID}-480.png`,
  `${ID.toUpperCase()}-480.webp`,
  `x/${ID}-480.webp`,
  '',
])('%j is no picture of ours', (name) => {
  expect(pictureKeyOf(name)).toBeNull()
})

test('the address of a picture elsewhere has no widths and no files here', () => {
  for (const address of ['/plates/0/dish.svg', 'https://images.example/a.webp']) {
    expect(pictureSources(address)).toBeUndefined()
    expect(pictureKeysOf(address)).toEqual([])
  }
})
