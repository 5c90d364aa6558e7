import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_PHOTO, type PhotoReading } from './photo-uploader.ts'
import { PhotoPicker } from './photo-picker.tsx'

const render = (reading: Partial<PhotoReading<string[]>> = {}, onRetry?: () => void) =>
  renderToStaticMarkup(
    <PhotoPicker
      reading={{ ...NO_PHOTO, ...reading }}
      onPhoto={() => {}}
      onRemoved={() => {}}
      {...(onRetry && { onRetry })}
    />,
  )
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const PHOTO = { name: 'fridge shelf.jpg', previewUrl: 'blob:1', sizeBytes: 412_300 }

test('[GEN-02] offers a photo upload area, and the camera in a field of its own', () => {
  const html = render()
  expect(words(html)).toContain('Add a photo of your ingredients')
  expect(words(html)).toContain('Take a photo')
  const fields = html.match(/<input[^>]*>/g)!
  expect(fields).toHaveLength(2)
  for (const field of fields) {
    expect(field).toContain('accept="image/*"')
    expect(field).not.toContain('name=')
  }
  expect(fields[0]).not.toContain('capture')
  expect(fields[1]).toContain('capture="environment"')
  expect(html).not.toContain('Remove photo')
})

test('[GEN-10] says politely what it is doing, in a region that is always there', () => {
  const regions = [{}, { state: 'compressing', name: 'a.jpg' }, { state: 'reading', ...PHOTO }] as const
  const said = regions.map((reading) => words(/role="status">(.*?)<\/div>/.exec(render(reading))![1]!))
  expect(said).toEqual(['', 'Compressing', 'Reading the photo'])
})

test('shows the photo with its name and size, and a way to remove or replace it', () => {
  const html = render({ state: 'read', ...PHOTO, value: ['eggs'], message: '1 food found' })
  expect(html).toContain('src="blob:1"')
  expect(html).toContain('alt="Preview of fridge shelf.jpg"')
  expect(words(html)).toContain('fridge shelf.jpg 412 KB')
  expect(words(html)).toContain('1 food found')
  expect(html).toContain('aria-label="Remove photo"')
  expect(words(html)).toContain('Choose another')
})

test('[GEN-11] keeps the photo beside what went wrong, and offers another try', () => {
  const failed = {
    state: 'failed',
    ...PHOTO,
    message: 'Failed to analyze ingredients. Please try again or add ingredients manually.',
  } as const
  const html = render(failed, () => {})
  expect(html).toContain('src="blob:1"')
  expect(words(html)).toContain(
    'Failed to analyze ingredients. Please try again or add ingredients manually. Try again Choose another',
  )
  expect(words(render(failed))).not.toContain('manually. Try again')
})

test('without a model that sees it says so', () => {
  const html = render(
    {
      state: 'not-set-up',
      ...PHOTO,
      message: 'Foods in photos are not recognised on this site. Type your ingredients instead.',
    },
    () => {},
  )
  expect(words(html)).toContain(
    'Foods in photos are not recognised on this site. Type your ingredients instead.',
  )
  expect(words(html)).not.toContain('Try again')
  expect(html).not.toContain('notice-error')
})

test('shows a name as text, whatever is in it', () => {
  expect(render({ state: 'read', ...PHOTO, name: '<img src=x onerror=alert(1)>.jpg' })).not.toContain(
    '<img src=x',
  )
})
