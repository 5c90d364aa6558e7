import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { SOCIAL_NETWORKS } from '#app/domain/blog/blog.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Faults, faultOf, NameFields, SeoFields } from './taxonomy-fields.tsx'
import type { StaffAuthor } from './staff-authors.server.ts'
import { useSlug } from '#app/features/blog/admin/editor/use-slug.ts'
import layout from '#app/ui/layout.module.css'
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
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <Link to="/blog-admin/authors">Back to authors</Link>
      <h1>{author ? 'Edit author' : 'New author'}</h1>
      {faults?.ok === false && <Notice tone="error">{faults.message}</Notice>}
      <Form method="post" className={styles.columns} data-width="wide">
        <div className={layout.stack}>
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
        </div>
        <div className={layout.stack}>
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
          <div className={layout.row}>
            <Button
              type="submit"
              isBusy={isBusy}
              disabledReason={named.name.trim() === '' ? 'Author name is required' : undefined}
            >
              {author ? 'Update Author' : 'Create Author'}
            </Button>
            {author && (
              <LinkButton as={Link} variant="quiet" to={`/blog-admin/authors/${author.id}/delete`}>
                Delete …
              </LinkButton>
            )}
          </div>
        </div>
      </Form>
    </>
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
