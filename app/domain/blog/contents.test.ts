import { expect, test } from 'vitest'
import { contentsOf, withHeadingIds } from './contents.ts'

test('[BLOG-34] each heading of the body gets the id heading-{index}, in place of its own', () => {
  expect(withHeadingIds('<h2>One</h2><p>x</p><h3 class="a" id="mine">Two <em>more</em></h3><h2></h2>')).toBe(
    '<h2 id="heading-0">One</h2><p>x</p><h3 id="heading-1" class="a">Two <em>more</em></h3><h2 id="heading-2"></h2>',
  )
})

test('[BLOG-34] heading ids stay what they are when they are given again', () => {
  const once = withHeadingIds('<h1>A</h1><h4 id=x>B</h4>')
  expect(withHeadingIds(once)).toBe(once)
})

test('[BLOG-38] [DATA-32] the contents nest by level, with id, text, level and children', () => {
  const html = withHeadingIds(
    '<h2>Salt &amp; pepper</h2><h3>Salt</h3><h4>Sea <b>salt</b></h4><h3>Pepper</h3><h2>Oil</h2><h6>Fine</h6>',
  )
  expect(contentsOf(html)).toEqual([
    {
      id: 'heading-0',
      text: 'Salt & pepper',
      level: 2,
      children: [
        {
          id: 'heading-1',
          text: 'Salt',
          level: 3,
          children: [{ id: 'heading-2', text: 'Sea salt', level: 4, children: [] }],
        },
        { id: 'heading-3', text: 'Pepper', level: 3, children: [] },
      ],
    },
    {
      id: 'heading-4',
      text: 'Oil',
      level: 2,
      children: [{ id: 'heading-5', text: 'Fine', level: 6, children: [] }],
    },
  ])
})

test('[BLOG-38] a text that begins low and has empty headings keeps order and ids', () => {
  const html = withHeadingIds('<h4>Low</h4><h2>High</h2><h3> </h3><h1>Top</h1><h5>Under</h5>')
  expect(contentsOf(html)).toEqual([
    { id: 'heading-0', text: 'Low', level: 4, children: [] },
    { id: 'heading-1', text: 'High', level: 2, children: [] },
    {
      id: 'heading-3',
      text: 'Top',
      level: 1,
      children: [{ id: 'heading-4', text: 'Under', level: 5, children: [] }],
    },
  ])
  expect(contentsOf('<p>No heading</p>')).toEqual([])
})
