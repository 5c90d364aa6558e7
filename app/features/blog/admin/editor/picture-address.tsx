import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'

type PictureAddressProps = {
  label: string
  name: string
  hint?: string
  /** The dialog that uploads a picture or takes one from the library. */
  dialogId: string
  choose: string
  remove: string
  /** As it stands in the field: a whole address, or whatever is typed. */
  url: string
  error: string | undefined
  onChange: (url: string | null) => void
}

/** A picture by its address, chosen in a dialog or typed. */
export function PictureAddress(props: PictureAddressProps) {
  const { label, name, hint, dialogId, choose, remove, url, error, onChange } = props
  return (
    <>
      <div className={layout.row}>
        <Button {...opensDialog(dialogId)} variant="secondary" isSmall>
          {choose}
        </Button>
        {url !== '' && (
          <Button variant="quiet" isSmall onClick={() => onChange(null)}>
            {remove}
          </Button>
        )}
      </div>
      <TextField
        label={label}
        name={name}
        type="url"
        hint={hint}
        maxLength={POST_LIMITS.imageUrl}
        value={url}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </>
  )
}

/** The path of a picture of our own; only those are asked for: pages load nothing from elsewhere. */
export function ownPicturePath(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  return parsed.origin === origin && isOwnPicturePath(parsed.pathname) ? parsed.pathname : null
}
