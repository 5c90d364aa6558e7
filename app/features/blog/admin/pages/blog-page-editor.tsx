import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CATEGORY_SCHEMA_TYPES, type CategorySchemaType, type PostStatus } from '#app/domain/blog/blog.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { answerAsWritten, POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import { MetaDescription } from '#app/features/blog/admin/meta-description.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Section, SECTION_KINDS, SectionFields } from './blog-page-section.tsx'
import type { Refusal } from '#app/features/blog/admin/editor/send-form.ts'
import type { NamedId } from '#app/features/blog/admin/editor/editor-data.ts'
import { useOrder } from '#app/features/blog/admin/taxonomies/order-actions.tsx'
import layout from '#app/ui/layout.module.css'
import { Panel } from '#app/features/staff/panel.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Item, ItemList } from '#app/features/blog/admin/editor/item-list.tsx'
import styles from './blog-page-editor.module.css'
import dialog from '#app/ui/dialog.module.css'

type EditedPage = {
  title: string
  slug: string
  seoTitle: string
  seoDescription: string
  schemaType: CategorySchemaType
  status: PostStatus
  sections: readonly {
    sectionType: string
    title: string
    content: string
    settings: Readonly<Record<string, string>>
  }[]
}

type BlogPageEditorProps = {
  page: EditedPage | null
  categories: readonly NamedId[]
  refusal: Refusal | null
}

const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
]
const DELETE_ID = 'delete-page'

/** The form of a custom page: its fields and its sections in order. */
export function BlogPageEditor({ page, categories, refusal }: BlogPageEditorProps) {
  const [title, setTitle] = useState(page?.title ?? '')
  const [slug, setSlug] = useState(page?.slug ?? '')
  const [isSlugOwn, setIsSlugOwn] = useState(page !== null)
  const [sections, setSections] = useState<Section[]>(
    () => page?.sections.map(asSection) ?? [newSection('text')],
  )
  const isSaving = useNavigation().formMethod === 'POST'
  const fields = refusal?.fields ?? {}
  const change = (index: number, part: Partial<Section>) =>
    setSections(sections.map((section, at) => (at === index ? { ...section, ...part } : section)))
  const { list, order } = useOrder(sections, setSections)
  return (
    <>
      <PageHead
        title={page ? 'Edit Page' : 'New Page'}
        back={{ to: '/blog-admin/pages', label: 'Pages' }}
        action={
          page && (
            <Button {...opensDialog(DELETE_ID)} variant="quiet" isSmall>
              Delete page
            </Button>
          )
        }
      />
      <Form method="post" encType="multipart/form-data" className={classNames(layout.stack, styles.form)}>
        {refusal && <Notice tone="error">{refusal.message}</Notice>}
        <TextField
          label="Title"
          name="title"
          value={title}
          maxLength={POST_LIMITS.title}
          error={fields['title']}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            if (!isSlugOwn) setSlug(blogSlug(event.currentTarget.value))
          }}
        />
        <TextField
          label="Slug"
          name="slug"
          hint={`/blog/page/${slug}`}
          value={slug}
          maxLength={POST_LIMITS.slug}
          error={fields['slug']}
          onChange={(event) => {
            setIsSlugOwn(event.currentTarget.value !== '')
            setSlug(event.currentTarget.value)
          }}
          onBlur={() => setSlug(blogSlug(slug))}
        />
        <SelectField label="Status" name="status" options={STATUSES} defaultValue={page?.status ?? 'draft'} />
        <TextField
          label="SEO title"
          name="seoTitle"
          maxLength={POST_LIMITS.seoTitle}
          defaultValue={page?.seoTitle ?? ''}
        />
        <MetaDescription first={page?.seoDescription ?? ''} error={fields['seoDescription']} />
        <SelectField
          label="Schema type"
          name="schemaType"
          options={CATEGORY_SCHEMA_TYPES}
          defaultValue={page?.schemaType ?? 'WebPage'}
        />
        <input type="hidden" name="sections" value={JSON.stringify(sections)} />
        <Panel title="Sections">
          {fields['sections'] && <Notice tone="error">{fields['sections']}</Notice>}
          <ItemList ref={list}>
            {sections.map((section, index) => (
              <Item
                key={index}
                name={`section ${index + 1}`}
                index={index}
                count={sections.length}
                order={order}
              >
                <SectionFields
                  section={section}
                  number={index + 1}
                  categories={categories}
                  onChange={(part) => change(index, part)}
                />
              </Item>
            ))}
          </ItemList>
          <div className={layout.row}>
            {SECTION_KINDS.map(({ value, label }) => (
              <Button
                key={value}
                variant="secondary"
                isSmall
                onClick={() => setSections([...sections, newSection(value)])}
              >
                Add {label.toLowerCase()}
              </Button>
            ))}
          </div>
        </Panel>
        <div>
          <Button
            type="submit"
            name="intent"
            value="save"
            isBusy={isSaving}
            disabledReason={title.trim() === '' ? 'Give the page a title first' : undefined}
          >
            Save page
          </Button>
        </div>
      </Form>
      {page && (
        <Dialog id={DELETE_ID} title="Delete this page?">
          <Form method="post" className={layout.stack}>
            <p>
              “{page.title}” and its sections go to the bin
              {page.status === 'published' && ': readers get a 404 from now on'}. You can restore it from
              there for {DAYS_IN_BIN} days.
            </p>
            <input type="hidden" name="confirmed" value="yes" />
            <div className={dialog.actions}>
              <Button {...closesDialog(DELETE_ID)} variant="secondary">
                Cancel
              </Button>
              <Button type="submit" name="intent" value="delete" variant="danger" isBusy={isSaving}>
                Delete
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  )
}

const newSection = (sectionType: string): Section => ({
  sectionType,
  title: '',
  content: '',
  categoryId: '',
  count: 3,
})

function asSection({ sectionType, title, content, settings }: EditedPage['sections'][number]): Section {
  return {
    sectionType,
    title,
    content: answerAsWritten(content),
    categoryId: settings['categoryId'] ?? '',
    count: Number(settings['count'] ?? 3),
  }
}
