import type { CSSProperties } from 'react'
import { cardPictureOf } from '#app/domain/blog/article-picture.ts'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { CARD_COLOURS, cardBackdrop } from '#app/domain/seo/social-picture.ts'
import { shortened } from '#app/domain/shortened.ts'
import { fullTitle } from '#app/features/page/page-meta.ts'
import { plateFor } from '#app/features/page/social-image.ts'
import { Panel } from '#app/features/staff/panel.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { ownPicturePath, PictureAddress } from './picture-address.tsx'
import textStyles from '#app/ui/text.module.css'
import styles from './social-card.module.css'

export const SOCIAL_PICTURE_ID = 'social-picture'

type SocialCardProps = {
  fields: PostFields
  origin: string
  /** The name of the chosen category; empty for none. */
  category: string
  faults: Readonly<Record<string, string>>
  change: (part: Partial<PostFields>) => void
}

/** How the post looks where somebody shares its link. */
export function SocialCard({ fields, origin, category, faults, change }: SocialCardProps) {
  return (
    <Panel title="Shared links">
      <Preview fields={fields} origin={origin} category={category} />
      <TextField
        label="Social title"
        name="socialTitle"
        hint="Empty: the SEO title."
        maxLength={POST_LIMITS.socialTitle}
        value={fields.socialTitle}
        error={faults['socialTitle']}
        onChange={(event) => change({ socialTitle: event.currentTarget.value })}
      />
      <TextArea
        label="Social description"
        name="socialDescription"
        hint="Empty: the meta description."
        rows={3}
        maxLength={POST_LIMITS.socialDescription}
        value={fields.socialDescription}
        error={faults['socialDescription']}
        onChange={(event) => change({ socialDescription: event.currentTarget.value })}
      />
      <PictureAddress
        label="Social picture URL"
        name="socialImageUrl"
        hint="Empty: a card made from the featured picture and the title. Best at 1200 × 630."
        dialogId={SOCIAL_PICTURE_ID}
        choose="Choose a social picture"
        remove="Use the card"
        url={fields.socialImageUrl ?? ''}
        error={faults['socialImageUrl']}
        onChange={(socialImageUrl) => change({ socialImageUrl })}
      />
    </Panel>
  )
}

const SHOWN_WORDS = 120

/** As most sites show a link: the picture, then host, title and description. */
function Preview({ fields, origin, category }: Pick<SocialCardProps, 'fields' | 'origin' | 'category'>) {
  const title = fields.socialTitle || fullTitle(fields.seoTitle || fields.title || 'Title')
  const words = fields.socialDescription || fields.seoDescription || fields.excerpt
  return (
    <figure className={styles.preview}>
      <figcaption className={textStyles.srOnly}>Preview of the shared link</figcaption>
      <Picture fields={fields} origin={origin} category={category} />
      <div className={styles.words}>
        <span className={textStyles.muted}>{new URL(origin).host}</span>
        <b>{title}</b>
        <span>{shortened(words, SHOWN_WORDS) || 'The first words of the article appear here.'}</span>
      </div>
    </figure>
  )
}

/** The picture as the server draws it: in the same places and proportions, the letters those of the browser. */
function Picture({ fields, origin, category }: Pick<SocialCardProps, 'fields' | 'origin' | 'category'>) {
  const own = ownPicturePath(fields.socialImageUrl ?? '', origin)
  if (own && cardPictureOf(own))
    return <img className={styles.card} src={own} alt="" width="1200" height="630" />
  const featured = ownPicturePath(fields.featuredImageUrl ?? '', origin)
  const isPlate = featured === null || featured.startsWith('/plates/')
  const { paper, ink, leaf } = CARD_COLOURS
  const backdrop = cardBackdrop(fields.slug)
  const style = {
    '--paper': paper,
    '--ink': ink,
    '--leaf-ink': leaf,
    '--backdrop': backdrop,
  } as CSSProperties
  return (
    <div className={styles.card} style={style}>
      <div className={styles.side}>
        <img src="/brand/wordmark.svg" alt="" width="236" height="40" />
        <span className={styles.category}>{category}</span>
        <span className={styles.title}>{fields.socialTitle || fields.title || 'Title'}</span>
      </div>
      <div className={styles.backdrop}>
        <img
          className={cardPictureOf(featured) ? styles.photo : isPlate ? styles.plate : styles.round}
          src={featured ?? `/plates/${plateFor(fields.slug)}.svg`}
          alt=""
          width="400"
          height="400"
        />
      </div>
    </div>
  )
}
