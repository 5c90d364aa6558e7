import { META_DESCRIPTION_LENGTH, POST_SCHEMA_TYPES } from '#app/domain/blog/blog.ts'
import { reviewedProduct } from '#app/domain/blog/reviewed-product.ts'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { fullTitle } from '#app/features/page/page-meta.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Check } from '#app/ui/check.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { EditorData } from './editor-data.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import { SearchSelect } from './search-select.tsx'
import { SocialCard } from './social-card.tsx'
import { TagsField } from './tags-field.tsx'
import textStyles from '#app/ui/text.module.css'
import { Panel } from '#app/features/staff/panel.tsx'
import styles from './editor-side.module.css'

const NO_FEATURED_PICTURE =
  'This post has no picture yet. The top of the blog will show a drawn dish that may not match it.'

type EditorSideProps = {
  data: EditorData
  fields: PostFields
  faults: Readonly<Record<string, string>>
  /** Slug of the chosen category; null for none. */
  category: string | null
  change: (part: Partial<PostFields>) => void
  onSeoTitle: (seoTitle: string) => void
}

/** Everything about a post but its text. */
export function EditorSide({ data, fields, faults, category, change, onSeoTitle }: EditorSideProps) {
  const set = <Name extends keyof PostFields>(name: Name, value: PostFields[Name]) =>
    change({ [name]: value })
  return (
    <div className={styles.side}>
      <Panel title="Publishing">
        <SearchSelect
          label="Author"
          name="authorId"
          options={[{ value: '', label: 'No author' }, ...data.authors.map(asChoice)]}
          value={fields.authorId ?? ''}
          error={faults['authorId']}
          onChange={(id) => set('authorId', id || null)}
        />
        <SearchSelect
          label="Category"
          name="categoryId"
          options={[{ value: '', label: 'Uncategorized' }, ...data.categories.map(asChoice)]}
          value={fields.categoryId ?? ''}
          error={faults['categoryId']}
          onChange={(id) => set('categoryId', id || null)}
        />
        <SelectField
          label="Schema type"
          hint={fields.schemaType === 'ProductReview' ? reviewHint(fields) : undefined}
          name="schemaType"
          options={POST_SCHEMA_TYPES}
          value={fields.schemaType}
          onChange={(event) => {
            const chosen = POST_SCHEMA_TYPES.find(({ value }) => value === event.currentTarget.value)
            set('schemaType', chosen?.value ?? 'Article')
          }}
        />
        <div>
          <Check
            label="Featured article"
            name="isFeatured"
            checked={fields.isFeatured}
            onChange={(event) => set('isFeatured', event.currentTarget.checked)}
          />
          {fields.isFeatured && !fields.featuredImageUrl && (
            <p className={classNames(textStyles.small, textStyles.muted)}>{NO_FEATURED_PICTURE}</p>
          )}
          <Check
            label="Hide from search engines"
            name="noIndex"
            checked={fields.noIndex}
            onChange={(event) => set('noIndex', event.currentTarget.checked)}
          />
        </div>
      </Panel>
      <FeaturedPicture
        url={fields.featuredImageUrl ?? ''}
        alt={fields.featuredImageAlt}
        origin={data.origin}
        error={faults['featuredImageUrl']}
        change={change}
      />
      <SocialCard
        fields={fields}
        origin={data.origin}
        category={data.categories.find(({ id }) => id === fields.categoryId)?.name ?? ''}
        faults={faults}
        change={change}
      />
      <TagsField known={data.tags} tags={fields.tags} onChange={(tags) => set('tags', tags)} />
      <Panel title="Search engines">
        <TextField
          label="SEO title"
          name="seoTitle"
          maxLength={POST_LIMITS.seoTitle}
          value={fields.seoTitle}
          error={faults['seoTitle']}
          onChange={(event) => onSeoTitle(event.currentTarget.value)}
        />
        <div>
          <TextArea
            label="Meta description"
            name="seoDescription"
            rows={4}
            maxLength={META_DESCRIPTION_LENGTH}
            value={fields.seoDescription}
            error={faults['seoDescription']}
            aria-describedby="meta-count"
            onChange={(event) => set('seoDescription', event.currentTarget.value)}
          />
          <p className={styles.count} id="meta-count">
            {fields.seoDescription.length} / {META_DESCRIPTION_LENGTH}
          </p>
        </div>
        <SearchResult data={data} fields={fields} category={category} />
        <TextArea
          label="Old addresses"
          name="redirectFrom"
          rows={3}
          hint="One per line, such as /blog/old-category/old-post. They lead here."
          spellCheck={false}
          value={fields.redirectFrom.join('\n')}
          error={faults['redirectFrom']}
          onChange={(event) => set('redirectFrom', event.currentTarget.value.split('\n'))}
        />
      </Panel>
    </div>
  )
}

const asChoice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

const SHOWN_TITLE = 60
const SHOWN_WORDS = 155

/** The post as a search engine would list it. */
function SearchResult({ data, fields, category }: Pick<EditorSideProps, 'data' | 'fields' | 'category'>) {
  const title = fullTitle(fields.seoTitle || fields.title || 'Title')
  const words =
    fields.seoDescription || fields.excerpt || 'The meta description, or the excerpt, appears here.'
  const host = new URL(data.origin).host
  return (
    <figure className={styles.searchResult}>
      <figcaption className={textStyles.srOnly}>Preview of the search result</figcaption>
      <span className={textStyles.muted}>
        {host} › blog › {category ?? 'uncategorized'} › {fields.slug || 'slug'}
      </span>
      <b>{cut(title, SHOWN_TITLE)}</b>
      <span>{cut(words, SHOWN_WORDS)}</span>
    </figure>
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** Search engines want the name of the reviewed product; the title alone does not say which of its words that is. */
function reviewHint(post: Pick<PostFields, 'title' | 'tags'>): string {
  const product = reviewedProduct(post)
  return product === null
    ? 'Add a tag with the product’s name as the title has it. Until then search engines are told it’s an article.'
    : `Search engines are told it’s a review of “${product}”.`
}
