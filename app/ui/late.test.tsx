import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late } from './late.tsx'

const Part = ({ name }: { name: string }) => <p>{name}</p>
const never = () => new Promise<typeof Part>(() => {})

test('on the server a late part is there at once', () => {
  const Late = late(Part, never)
  expect(renderToStaticMarkup(<Late name="here" />)).toBe('<p>here</p>')
})

test('in a browser it is fetched when it is shown, or once, before it is needed', async () => {
  let fetched = 0
  const load = () => {
    fetched++
    return Promise.resolve(Part)
  }
  const Late = late<{ name: string }>(null, load)
  expect(fetched).toBe(0)
  await Late.needed()
  expect(renderToStaticMarkup(<Late name="ready" />)).toBe('<p>ready</p>')
  expect(fetched).toBe(1)
})
