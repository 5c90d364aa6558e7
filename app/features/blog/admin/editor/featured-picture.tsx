import { useState } from 'react'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { TextField } from '#app/ui/field.tsx'
import { ownPicturePath, PictureAddress } from './picture-address.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import styles from './editor-side.module.css'

export const FEATURED_PICTURE_ID = 'featured-picture'

type FeaturedPictureProps = {
  /** As it stands in the field: a whole address, or whatever is typed. */
  url: string
  alt: string
  origin: string
  error: string | undefined
  change: (part: Partial<PostFields>) => void
}

/** The picture at the head of the post, on cards and in shared links. */
export function FeaturedPicture({ url, alt, origin, error, change }: FeaturedPictureProps) {
  const [broken, setBroken] = useState('')
  const path = ownPicturePath(url, origin)
  return (
    <Panel title="Picture">
      {path && broken !== path && (
        <img
          className={styles.picture}
          src={path}
          alt={alt || 'Preview'}
          width="600"
          height="315"
          onError={() => setBroken(path)}
        />
      )}
      <PictureAddress
        label="Featured image URL"
        name="featuredImageUrl"
        dialogId={FEATURED_PICTURE_ID}
        choose="Choose a picture"
        remove="Remove"
        url={url}
        error={error}
        onChange={(featuredImageUrl) => change({ featuredImageUrl })}
      />
      <TextField
        label="Alt text"
        name="featuredImageAlt"
        maxLength={POST_LIMITS.imageAlt}
        value={alt}
        onChange={(event) => change({ featuredImageAlt: event.currentTarget.value })}
      />
    </Panel>
  )
}
