import { type SyntheticEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import textStyles from '#app/ui/text.module.css'
import { MAX_COMMENT_LENGTH } from '#app/domain/community/limits.ts'
import styles from './comments.module.css'
import { communityPostPath } from './feed-address.ts'
import fieldStyles from '#app/ui/field.module.css'

/** From here on the field says how much is left. */
const COUNT_FROM = MAX_COMMENT_LENGTH - 200

type CommentFormProps = {
  postId: string
  /** Says whether it was taken; if not, the text comes back. */
  onSend: (content: string) => Promise<boolean>
}

/** One line to write a comment in, sent by Enter or by the button; without scripts it is a form. */
export function CommentForm({ postId, onSend }: CommentFormProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const location = useLocation()
  const content = text.trim()
  const left = MAX_COMMENT_LENGTH - content.length
  const reason =
    content === ''
      ? 'Write a comment first.'
      : left < 0
        ? `A comment may have at most ${MAX_COMMENT_LENGTH.toLocaleString('en-GB')} characters.`
        : undefined

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason) return
    // Emptied at once: the second click of a double click finds nothing to send.
    setText('')
    const isTaken = await onSend(content)
    if (!isTaken) setText((typed) => (typed === '' ? text : typed))
    // Back to writing, unless the person has moved on meanwhile.
    if (field.current?.form?.contains(document.activeElement)) field.current.focus()
  }
  return (
    <form
      method="post"
      action={communityPostPath(postId)}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="back" value={`${location.pathname}${location.search}#comments`} />
      <input
        ref={field}
        className={fieldStyles.input}
        name="content"
        aria-label="Add a comment"
        placeholder="Add a comment..."
        autoComplete="off"
        enterKeyHint="send"
        required
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`left-${postId}`}
      />
      <Button type="submit" variant="secondary" disabledReason={reason} isReasonHidden>
        Send
      </Button>
      <p
        id={`left-${postId}`}
        className={classNames(textStyles.small, textStyles.muted, styles.wide)}
        aria-live="polite"
      >
        {content.length >= COUNT_FROM && `${left.toLocaleString('en-GB')} characters left`}
      </p>
    </form>
  )
}
