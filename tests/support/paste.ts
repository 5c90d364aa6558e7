import type { Locator } from '@playwright/test'

type Pasted = {
  /** What is on the clipboard, by its type. */
  texts?: Readonly<Record<string, string>>
  files?: readonly { name: string; type: string; bytes: number[] }[]
}

/** Pastes into a field what a program has put on the clipboard. */
export async function paste(field: Locator, { texts = {}, files = [] }: Pasted): Promise<void> {
  await field.evaluate(
    (element, given) => {
      const data = new DataTransfer()
      for (const [type, text] of Object.entries(given.texts)) data.setData(type, text)
      for (const { name, type, bytes } of given.files)
        data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { texts, files },
  )
}
