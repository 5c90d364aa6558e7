import { expect, test } from 'vitest'
import { type LiveChange, questionBefore, toldChange } from './live-questions.ts'

const live = { title: 'Dal', status: 'published' } as const

test.each<LiveChange>(['draft', 'schedule', 'archive', 'delete'])(
  'a live article is asked about before %s, and a yes that was given to a draft does not count',
  (change) => {
    const question = questionBefore(change, live)
    expect(question?.text).toContain('“Dal” is live')
    expect(questionBefore(change, live, 'yes')).toEqual(question)
    expect(questionBefore(change, live, 'live')).toBeNull()
  },
)

test('whatever takes an article offline says that readers get a 404', () => {
  for (const change of ['draft', 'schedule', 'archive', 'delete'] as const)
    expect(questionBefore(change, live)?.text).toContain('404')
})

test('[ADMIN-48] of drafts and archived posts only the deletion asks', () => {
  for (const status of ['draft', 'archived'] as const) {
    expect(questionBefore('draft', { title: 'Dal', status })).toBeNull()
    expect(questionBefore('delete', { title: 'Dal', status })?.text).toContain('bin')
    expect(questionBefore('delete', { title: 'Dal', status }, 'yes')).toBeNull()
  }
})

test('what happened is told by where the article is now', () => {
  expect(toldChange('Dal', { status: 'published', publishOn: null })).toContain('updated')
  expect(toldChange('Dal', { status: 'draft', publishOn: null })).toContain('draft')
  expect(toldChange('Dal', { status: 'draft', publishOn: new Date(0) })).toContain('until its time')
  expect(toldChange('Dal', { status: 'archived', publishOn: null })).toContain('archived')
})
