import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '#tests/support/journey.ts'
import { seeing as test } from '#tests/support/journey-kinds.ts'
import { markedPhoto, phonePhoto, quartersOf, storedQuarters } from '#tests/support/made-photos.ts'

/**
 * The photo on the generator page, with the pictures made here and the model's answers given in place of the
 * server's; the last journeys ask the real server.
 */
type Answer = { status?: number; names?: string[]; code?: string; message?: string }

const FAILED = 'Failed to analyze ingredients. Please try again or add ingredients manually.'

/** Answers each reading in turn (the last one for all that follow) and keeps what the page posted. */
async function openWithAnswers(page: Page, ...answers: Answer[]) {
  await page.addInitScript(() => {
    const kept: { posted: string[]; aliveUrls: Set<string> } = { posted: [], aliveUrls: new Set() }
    Object.assign(window, { kept })
    const realFetch = window.fetch
    window.fetch = async (input, init) => {
      const photo = init?.body instanceof FormData ? init.body.get('photo') : null
      if (photo instanceof Blob) {
        const bytes = new Uint8Array(await photo.arrayBuffer())
        kept.posted.push(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      }
      return realFetch(input, init)
    }
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source)
      kept.aliveUrls.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      kept.aliveUrls.delete(url)
      revokeObjectURL.call(URL, url)
    }
  })
  let count = 0
  if (answers.length > 0) {
    await page.route('**/photos/ingredients', (route) => {
      const {
        status = 200,
        names = [],
        code = 'failed',
        message = FAILED,
      } = answers[Math.min(count++, answers.length - 1)]!
      const body = status === 200 ? { ok: true, value: names } : { ok: false, code, message, fields: {} }
      return route.fulfill({ status, json: body })
    })
  }
  await page.goto('/upload')
  const area = page.getByRole('group', { name: 'Photo' })
  return {
    area,
    /** The file field; the second one is the camera's. */
    field: area.locator('input[type=file]').first(),
    status: area.getByRole('status'),
    posted: async () => {
      const kept = await page.evaluate(
        () => (window as unknown as { kept: { posted: string[] } }).kept.posted,
      )
      return kept.map((bytes) => Buffer.from(bytes, 'latin1'))
    },
    aliveUrlCount: () =>
      page.evaluate(() => (window as unknown as { kept: { aliveUrls: Set<string> } }).kept.aliveUrls.size),
  }
}

/** The page goes to the preferences by itself; a button half under the header is too small a target for axe. */
async function backToTop(page: Page): Promise<void> {
  await page.waitForFunction(() => scrollY > 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

const upload = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })
const smallPhoto = async (name = 'fridge-shelf.jpg') =>
  upload(name, await storedQuarters(120, 90).jpeg().toBuffer())

test('[GEN-07] [GEN-08] [CAL-07] a phone photo is compressed in a worker, upright and without metadata', async ({
  page,
}) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const original = await phonePhoto()
  expect(original.length).toBeGreaterThan(2_000_000)
  const worker = page.waitForEvent('worker')
  await photo.field.setInputFiles(upload('IMG_2041.jpg', original))
  expect((await worker).url()).toContain('/assets/compress.worker')
  await expect(photo.status).toHaveText('1 food found')
  const [jpeg] = await photo.posted()
  expect(jpeg!.length).toBeLessThanOrEqual(1_000_000)
  const facts = await sharp(jpeg).metadata()
  expect(facts).toMatchObject({ format: 'jpeg', width: 1440, height: 1920 })
  expect(facts.exif).toBeUndefined()
  expect(jpeg!.includes('CANARY')).toBe(false)
  expect(await quartersOf(jpeg!)).toBe('rgbw')
})

for (const format of ['png', 'webp', 'avif'] as const) {
  test(`[GEN-07] a ${format} is posted as JPEG without its metadata`, async ({ page }) => {
    const photo = await openWithAnswers(page, { names: ['eggs'] })
    await photo.field.setInputFiles(upload(`fridge.${format}`, await markedPhoto(format), `image/${format}`))
    await expect(photo.status).toHaveText('1 food found')
    const [jpeg] = await photo.posted()
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 80 })
    expect(jpeg!.includes('CANARY')).toBe(false)
  })
}

test('[GEN-08] without workers the page compresses by itself, to the same bounds', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  await photo.field.setInputFiles(upload('IMG_2041.jpg', await phonePhoto()))
  await expect(photo.status).toHaveText('1 food found', { timeout: 20_000 })
  expect(page.workers()).toHaveLength(0)
  const [jpeg] = await photo.posted()
  expect(jpeg!.length).toBeLessThanOrEqual(1_000_000)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 1920 })
  expect(await quartersOf(jpeg!)).toBe('rgbw')
  expect(jpeg!.includes('CANARY')).toBe(false)
})

test('[GEN-08] a worker that cannot be loaded is no obstacle', async ({ page }) => {
  let refusedCount = 0
  await page.route('**/compress.worker*', (route) => {
    refusedCount++
    return route.abort()
  })
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  await photo.field.setInputFiles(await smallPhoto())
  await expect(photo.status).toHaveText('1 food found')
  expect(refusedCount).toBe(1)
  expect(await photo.posted()).toHaveLength(1)
})

test('[GEN-03] what a photo showed can be corrected in place, confirmed, and then stays without the photo', async ({
  page,
  expectAccessible,
}) => {
  const photo = await openWithAnswers(page, { names: ['red lentils', 'leeks', 'amba sauce'] })
  await photo.field.setInputFiles(await smallPhoto())
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
  await expect(chips).toHaveText(['red lentils', 'leeks', 'amba sauce not counted'])
  await backToTop(page)
  const change = async (from: string, to: string, key: 'Enter' | 'Escape' | 'Tab') => {
    await page.getByRole('button', { name: from, exact: true }).click()
    const field = page.getByLabel(`Change ${from}`)
    await expect(field).toBeFocused()
    await field.fill(to)
    await field.press(key)
  }
  await change('leeks', 'spring onions', 'Enter')
  await expect(chips).toHaveText(['red lentils', 'spring onions', 'amba sauce not counted'])
  await expect(page.getByRole('button', { name: 'spring onions', exact: true })).toBeFocused()
  await change('spring onions', 'nothing', 'Escape')
  await change('red lentils', '  ', 'Tab')
  await expect(chips).toHaveText(['red lentils', 'spring onions', 'amba sauce not counted'])
  await change('amba sauce', 'mango chutney, naan', 'Tab')
  await expect(chips).toHaveText(['red lentils', 'spring onions', 'mango chutney', 'naan'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'All correct' }).click()
  await expect(page.getByRole('button', { name: 'All correct' })).toHaveCount(0)
  await photo.area.getByRole('button', { name: 'Remove photo' }).click()
  await expect(chips).toHaveText(['red lentils', 'spring onions', 'mango chutney', 'naan'])
})

test('[GEN-02] [GEN-03] [GEN-09] [GEN-10] shows the photo and what is in it, and removes both', async ({
  page,
  expectAccessible,
}) => {
  const photo = await openWithAnswers(page, { names: ['red lentils', 'leeks'] })
  await expect(photo.area.getByText('Add a photo of your ingredients')).toBeVisible()
  await photo.field.setInputFiles(await smallPhoto())
  await expect(photo.area.getByRole('img', { name: 'Preview of fridge-shelf.jpg' })).toBeVisible()
  await expect(photo.area.getByText('fridge-shelf.jpg')).toBeVisible()
  await expect(photo.area.getByText(/^\d+ KB$/)).toBeVisible()
  await expect(photo.status).toHaveText('2 foods found')
  await expect(page.getByText('red lentils')).toBeVisible()
  await backToTop(page)
  await expectAccessible(page)

  await photo.area.getByRole('button', { name: 'Remove photo' }).click()
  await expect(photo.area.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('red lentils')).toHaveCount(0)
  await expect(photo.status).toBeEmpty()
  await expect(photo.field).toBeFocused()
  await expect.poll(photo.aliveUrlCount).toBe(0)
})

test('[GEN-05] [CAL-06] [PANTRY-14] a file that is no image is refused, and the photo before it stays', async ({
  page,
}) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const list = upload('list.txt', Buffer.from('eggs'), 'text/plain')
  await photo.field.setInputFiles(list)
  await expect(photo.status).toHaveText('Please upload an image file')
  expect(await photo.posted()).toHaveLength(0)

  await photo.field.setInputFiles(await smallPhoto())
  await expect(photo.status).toHaveText('1 food found')
  await photo.field.setInputFiles(list)
  await expect(photo.status).toHaveText('Please upload an image file')
  await expect(photo.area.getByRole('img', { name: 'Preview of fridge-shelf.jpg' })).toBeVisible()
  expect(await photo.posted()).toHaveLength(1)
})

test('[GEN-12] a picture that cannot be read is refused with what to do', async ({ page }) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  await photo.field.setInputFiles(upload('broken.jpg', Buffer.from('no picture at all')))
  await expect(photo.status).toHaveText('Failed to compress image. Please try a different image.')
  await photo.field.setInputFiles(
    upload('IMG_1.HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic'),
  )
  await expect(photo.status).toContainText('Most Compatible')
  await expect(photo.area.getByRole('img')).toHaveCount(0)
  expect(await photo.posted()).toHaveLength(0)
})

test('[GEN-11] [PANTRY-15] when reading fails the photo stays, typing works, and another try may succeed', async ({
  page,
}) => {
  const photo = await openWithAnswers(page, { status: 500 }, { names: ['leeks'] })
  await photo.field.setInputFiles(await smallPhoto())
  await expect(photo.status).toContainText(FAILED)
  await expect(photo.area.getByRole('img', { name: 'Preview of fridge-shelf.jpg' })).toBeVisible()
  const typing = page.getByLabel('Add an ingredient')
  await typing.fill('2 eggs')
  await expect(typing).toHaveValue('2 eggs')
  await photo.area.getByRole('button', { name: 'Try again' }).click()
  await expect(photo.status).toHaveText('1 food found')
  await expect(page.getByText('leeks')).toBeVisible()
  const [first, second] = await photo.posted()
  expect(second!.equals(first!)).toBe(true)
})

test('a photo can be dropped, and one that misses the area does not leave the page', async ({ page }) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const bytes = (await smallPhoto()).buffer.toString('base64')
  const carried = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([file], 'dropped.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  const target = photo.area.locator('label')
  await target.dispatchEvent('dragenter', { dataTransfer: carried })
  await target.dispatchEvent('dragover', { dataTransfer: carried })
  await expect(target).toHaveAttribute('data-over', 'true')
  await target.dispatchEvent('dragleave', { dataTransfer: carried })
  await expect(target).toHaveAttribute('data-over', 'false')
  await target.dispatchEvent('drop', { dataTransfer: carried })
  await expect(photo.area.getByRole('img', { name: 'Preview of dropped.jpg' })).toBeVisible()

  const isHeld = await page.evaluate((transfer) => {
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(drop)
  }, carried)
  expect(isHeld).toBe(true)
})

test('a picture is pasted where the pointer or the focus is, and nowhere else', async ({ page }) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const bytes = (await smallPhoto()).buffer.toString('base64')
  const paste = () =>
    page.evaluate((base64) => {
      const clipboardData = new DataTransfer()
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([file], 'image.png', { type: 'image/jpeg' }))
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, bytes)
  await page.mouse.move(0, 0)
  await paste()
  await expect(photo.area.getByRole('img')).toHaveCount(0)
  await photo.area.hover()
  await paste()
  await expect(photo.area.getByRole('img', { name: 'Preview of image.png' })).toBeVisible()
  await photo.area.getByRole('button', { name: 'Remove photo' }).click()
  await page.mouse.move(0, 0)
  await expect(photo.field).toBeFocused()
  await paste()
  await expect(photo.area.getByRole('img', { name: 'Preview of image.png' })).toBeVisible()
})

test('works from the keyboard', async ({ page }) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const chooser = page.waitForEvent('filechooser')
  await photo.field.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await smallPhoto())
  await expect(photo.status).toHaveText('1 food found')
  await expect(photo.field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(photo.area.getByRole('button', { name: 'Remove photo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(photo.area.getByRole('img')).toHaveCount(0)
})

test('a second photo replaces the first, whose answer is not waited for', async ({ page }) => {
  const photo = await openWithAnswers(page)
  let release: (() => void) | undefined
  let count = 0
  await page.route('**/photos/ingredients', async (route) => {
    if (++count > 1) return route.fulfill({ json: { ok: true, value: ['leeks'] } })
    await new Promise<void>((resolve) => (release = resolve))
    // The page has left this request by now.
    await route.fulfill({ json: { ok: true, value: ['eggs'] } }).catch(() => {})
  })
  const left = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/photos/ingredients'))
  await photo.field.setInputFiles(await smallPhoto('first.jpg'))
  await expect(photo.status).toHaveText('Reading the photo')
  await expect.poll(() => count).toBe(1)
  await photo.field.setInputFiles(await smallPhoto('second.jpg'))
  await expect(photo.status).toHaveText('1 food found')
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED')
  release?.()
  await expect(photo.area.getByRole('img', { name: 'Preview of second.jpg' })).toBeVisible()
  await expect(page.getByText('leeks')).toBeVisible()
  await expect(page.getByText('eggs', { exact: true })).toHaveCount(0)
  await expect.poll(photo.aliveUrlCount).toBe(1)
})

test('the same file can be chosen again after it was removed', async ({ page }) => {
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const file = await smallPhoto()
  await photo.field.setInputFiles(file)
  await expect(photo.status).toHaveText('1 food found')
  await photo.area.getByRole('button', { name: 'Remove photo' }).click()
  await photo.field.setInputFiles(file)
  await expect(photo.status).toHaveText('1 food found')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('offers the camera, and nothing stands over the edge', async ({ page }) => {
    const photo = await openWithAnswers(page, { status: 500 })
    const chooser = page.waitForEvent('filechooser')
    await photo.area.getByRole('button', { name: 'Take a photo' }).tap()
    await (
      await chooser
    ).setFiles(await smallPhoto(`a very long name of a photo ${'that goes on '.repeat(12)}.jpg`))
    await expect(photo.status).toContainText(FAILED)
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
  })
})

test('[GEN-14] the page moves to the preferences once ingredients are found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const photo = await openWithAnswers(page, { names: ['eggs'] })
  const scrolledPx = () => page.evaluate(() => window.scrollY)
  expect(await scrolledPx()).toBe(0)
  await photo.field.setInputFiles(await smallPhoto())
  await expect(photo.status).toHaveText('1 food found')
  await expect.poll(scrolledPx).toBeGreaterThan(0)
  await expect(page.getByLabel('Cuisine')).toBeInViewport()
})

test('a visitor is asked to sign in, and the photo is still there afterwards', async ({ page, person }) => {
  const photo = await openWithAnswers(page)
  await photo.field.setInputFiles(await smallPhoto())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(dialog).toBeHidden()
  await expect(photo.area.getByRole('img', { name: 'Preview of fridge-shelf.jpg' })).toBeVisible()
})

test('[GEN-05] the server takes no other file for a photo, whatever it is called', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const photo = { name: 'fridge.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) }
  const answer = await page.request.post('/photos/ingredients', { multipart: { photo } })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toMatchObject({ ok: false, message: 'Please upload an image file' })
})
