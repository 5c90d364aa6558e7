import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Check, Switch } from './check.tsx'
import { SelectField, TextArea, TextField } from './field.tsx'
import { Segmented } from './segmented.tsx'
import text from './text.module.css'

test('a field ties label, hint and error to its control', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="weight"
      label="Weight"
      hint="Kilograms, 30 to 300"
      error="Enter a weight"
      name="weight"
      isFigure
    />,
  )
  expect(html).toMatch(/<label class="[^"]+" for="weight">Weight<\/label>/)
  expect(html).toContain('id="weight" aria-describedby="weight-hint weight-error" aria-invalid="true"')
  expect(html).toMatch(/<p class="[^"]+" id="weight-hint">Kilograms, 30 to 300<\/p>/)
  expect(html).toMatch(/<p class="[^"]+" id="weight-error">.*<span>Enter a weight<\/span><\/p>/)
  expect(html).toContain('inputMode="decimal"')
})

test('a field without hint and error describes nothing', () => {
  const html = renderToStaticMarkup(<TextArea id="note" label="Note" />)
  expect(html).not.toMatch(/aria-describedby|aria-invalid/)
})

test('a hidden label is still a label', () => {
  expect(renderToStaticMarkup(<TextField id="q" label="Search recipes" isLabelHidden />)).toMatch(
    new RegExp(`<label class="[^"]*${text.srOnly}" for="q">Search recipes</label>`),
  )
})

test('a select offers plain values and labelled ones', () => {
  const html = renderToStaticMarkup(
    <SelectField
      id="c"
      label="Cuisine"
      options={['Any', { value: 'IT', label: 'Italian', isDisabled: true }]}
      defaultValue="Any"
    />,
  )
  expect(html).toContain(
    '<option value="Any" selected="">Any</option><option value="IT" disabled="">Italian</option>',
  )
})

test('segments are radio buttons of one name in a named group', () => {
  const html = renderToStaticMarkup(
    <Segmented
      legend="Servings"
      name="servings"
      options={['1', '2', '4']}
      defaultValue="2"
      error="Choose one"
    />,
  )
  expect(html).toMatch(/<fieldset class="[^"]+" aria-describedby="([^"]+)-error" aria-invalid="true">/)
  expect(html).toMatch(/<legend[^>]*>Servings<\/legend>/)
  expect(html.match(/type="radio" name="servings"/g)).toHaveLength(3)
  const checked = html.match(/<input[^>]*checked=""[^>]*>/g)?.map((input) => /value="(\d)"/.exec(input)?.[1])
  expect(checked).toEqual(['2'])
})

test('checks and switches are native checkboxes with their words as label', () => {
  expect(renderToStaticMarkup(<Check label="Remember me" name="remember" />)).toMatch(
    /<label class="[^"]+"><input type="checkbox" name="remember"\/><span>Remember me<\/span><\/label>/,
  )
  expect(renderToStaticMarkup(<Switch label="Analytics" />)).toContain('type="checkbox" role="switch"')
})
