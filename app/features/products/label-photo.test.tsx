import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelPhoto } from './label-photo.tsx'

test('a label is photographed, chosen, dropped or pasted; nothing is said before that', () => {
  const html = renderToString(<LabelPhoto onRead={() => {}} />)
  expect(html).toContain('Photograph the label')
  expect(html).toContain('capture="environment"')
  expect(html).not.toContain('Not everything could be read')
  // Beside a form whose fields it fills: its own file is no field of that form.
  expect(html).not.toMatch(/<input[^>]* name=/)
})
