import { useState } from 'react'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
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
  const path = ownPath(url, origin)
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
      <div className={layout.row}>
        <Button {...opensDialog(FEATURED_PICTURE_ID)} variant="secondary" isSmall>
          Choose a picture
        </Button>
        {url !== '' && (
          <Button variant="quiet" isSmall onClick={() => change({ featuredImageUrl: null })}>
            Remove
          </Button>
        )}
      </div>
      <TextField
        label="Featured image URL"
        name="featuredImageUrl"
        type="url"
        maxLength={POST_LIMITS.imageUrl}
        value={url}
        error={error}
        onChange={(event) => change({ featuredImageUrl: event.currentTarget.value || null })}
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

/** Only pictures of our own are asked for: pages may load nothing from elsewhere. */
function ownPath(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  return parsed.origin === origin && isOwnPicturePath(parsed.pathname) ? parsed.pathname : null
}
