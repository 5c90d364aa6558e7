import { useState } from 'react'
import { SOCIAL_NETWORKS } from '#app/domain/blog/blog.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type Faults, faultOf, NameFields, SeoFields } from './taxonomy-fields.tsx'
import { TaxonomyForm } from './taxonomy-form.tsx'
import type { StaffAuthor } from './staff-authors.server.ts'
import { useSlug } from '#app/features/blog/admin/editor/use-slug.ts'
import { Panel } from '#app/features/staff/panel.tsx'
import styles from './taxonomy-pages.module.css'

const NETWORK_NAMES = {
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const

type AuthorEditorProps = {
  /** Null makes a new one. */
  author: StaffAuthor | null
  origin: string
  faults: Faults
}

/** Everything about one author. */
export function AuthorEditor({ author, origin, faults }: AuthorEditorProps) {
  const named = useSlug({
    name: author?.name ?? '',
    slug: author?.slug ?? '',
    seoTitle: author?.seoTitle ?? '',
  })
  const [photo, setPhoto] = useState(author?.profilePhotoUrl ? `${origin}${author.profilePhotoUrl}` : '')
  return (
    <TaxonomyForm
      what="author"
      id={author?.id ?? null}
      name={named.name}
      faults={faults}
      side={
        <>
          <Panel title="Photo">
            <PhotoPreview key={photo} url={photo} />
            <TextField
              label="Photo URL"
              name="profilePhotoUrl"
              type="url"
              value={photo}
              onChange={(event) => setPhoto(event.currentTarget.value)}
              hint="The address of a picture uploaded here."
              error={faultOf(faults, 'profilePhotoUrl')}
            />
          </Panel>
          <Panel title="Search">
            <SeoFields named={named} faults={faults} description={author?.seoDescription ?? ''} />
          </Panel>
        </>
      }
    >
      <NameFields named={named} faults={faults} path="/blog/author/" />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={author?.email ?? ''}
        hint="Seen by staff only."
        error={faultOf(faults, 'email')}
      />
      <TextArea
        label="Bio"
        name="bio"
        rows={6}
        defaultValue={author?.bio ?? ''}
        hint="HTML: paragraphs, links, emphasis. What is not allowed is taken out."
        error={faultOf(faults, 'bio')}
      />
      <TextField
        label="Website URL"
        name="websiteUrl"
        type="url"
        defaultValue={author?.websiteUrl ?? ''}
        error={faultOf(faults, 'websiteUrl')}
      />
      {SOCIAL_NETWORKS.map((network) => (
        <TextField
          key={network}
          label={`${NETWORK_NAMES[network]} URL`}
          name={network}
          type="url"
          defaultValue={author?.socialLinks[network] ?? ''}
          error={faultOf(faults, network)}
        />
      ))}
    </TaxonomyForm>
  )
}

/** Hidden without an address, or when the picture cannot be loaded. */
function PhotoPreview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (url === '' || isBroken) return null
  return (
    <img
      className={styles.photo}
      src={url}
      alt="Preview of the author"
      width="120"
      height="120"
      onError={() => setIsBroken(true)}
    />
  )
}
