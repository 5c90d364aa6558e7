import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import type { EditorData } from './editor-data.ts'
import { EditorSide } from './editor-side.tsx'

function sideOf(change: Partial<PostFields>): string {
  const fields = { ...NEW_POST, ...change }
  const data: EditorData = {
    id: '018f0000-0000-7000-8000-000000000001',
    isNew: true,
    version: 0,
    status: 'draft',
    publishOn: null,
    publishedAt: null,
    updatedAt: null,
    hasPreviewLink: false,
    writtenBy: null,
    people: [],
    mayPublish: true,
    submittedAt: null,
    staged: null,
    restored: null,
    origin: 'https://mealwright.example',
    fields,
    kept: [],
    isContinued: false,
    offers: [],
    authors: [],
    categories: [],
    tags: [],
    preview: { html: '', shown: '', words: 0, timeToReadMin: 0, faults: [] },
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <EditorSide
          data={data}
          fields={fields}
          faults={{}}
          category={null}
          change={() => {}}
          onSeoTitle={() => {}}
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('a product review says which product search engines are told of, or how to name it', () => {
  const review = { title: 'Iron pan review', schemaType: 'ProductReview' } as const
  expect(sideOf(review)).toContain('Until then search engines are told it’s an article.')
  expect(sideOf({ ...review, tags: ['iron pan'] })).toMatch(/told it’s a review of “iron pan”/i)
  expect(sideOf({ title: 'Iron pan review' })).not.toContain('search engines are told')
})
