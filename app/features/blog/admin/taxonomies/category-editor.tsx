import { CATEGORY_SCHEMA_TYPES } from '#app/domain/blog/blog.ts'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FeaturedPicker } from './featured-picker.tsx'
import { type Faults, faultOf, NameFields, SeoFields } from './taxonomy-fields.tsx'
import { TaxonomyForm } from './taxonomy-form.tsx'
import type { PostToFeature, StaffCategory } from './staff-categories.server.ts'
import { useSlug } from '#app/features/blog/admin/editor/use-slug.ts'
import text from '#app/ui/text.module.css'
import { Panel } from '#app/features/staff/panel.tsx'

type CategoryEditorProps = {
  /** Null makes a new one. */
  category: StaffCategory | null
  parents: readonly { id: string; name: string }[]
  posts: readonly PostToFeature[]
  faults: Faults
}

/** Everything about one category. */
export function CategoryEditor({ category, parents, posts, faults }: CategoryEditorProps) {
  const named = useSlug({
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    seoTitle: category?.seoTitle ?? '',
  })
  return (
    <TaxonomyForm
      what="category"
      id={category?.id ?? null}
      name={named.name}
      faults={faults}
      side={
        <>
          <Panel title="Featured posts">
            {category ? (
              <FeaturedPicker posts={posts} chosen={category.featuredPosts} />
            ) : (
              <p className={text.muted}>Choose them once the category has posts.</p>
            )}
            {faultOf(faults, 'featuredPosts') && (
              <Notice tone="error">{faultOf(faults, 'featuredPosts')}</Notice>
            )}
          </Panel>
          <Panel title="Search">
            <SelectField
              label="Schema type"
              name="schemaType"
              defaultValue={category?.schemaType ?? 'CollectionPage'}
              options={CATEGORY_SCHEMA_TYPES}
            />
            <SeoFields named={named} faults={faults} description={category?.seoDescription ?? ''} />
          </Panel>
        </>
      }
    >
      <NameFields named={named} faults={faults} path="/blog/" />
      <TextArea
        label="Description"
        name="description"
        rows={3}
        maxLength={500}
        defaultValue={category?.description ?? ''}
        error={faultOf(faults, 'description')}
      />
      <SelectField
        label="Parent category"
        name="parentCategoryId"
        defaultValue={category?.parentCategoryId ?? ''}
        options={[
          { value: '', label: 'None (top level)' },
          ...parents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={faultOf(faults, 'parentCategoryId')}
      />
      <TextArea
        label="Pillar content"
        name="pillarContent"
        rows={14}
        defaultValue={category?.pillarContent ?? ''}
        hint="Markdown, or HTML if it begins with a tag. Shown above the posts."
        error={faultOf(faults, 'pillarContent')}
      />
    </TaxonomyForm>
  )
}
