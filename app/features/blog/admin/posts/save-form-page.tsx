import { LinkButton } from '#app/ui/button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { questionIn, QuestionText } from './asked-question.tsx'
import type { Refusal } from '#app/features/blog/admin/editor/send-form.ts'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'

type SaveFormPageProps = { refusal: Refusal; sent: readonly { name: string; value: string }[] }

/** Answer to a save without scripts that was refused: the question or the error, with the sent fields hidden. */
export function SaveFormPage({ refusal, sent }: SaveFormPageProps) {
  const question = questionIn(refusal)
  const idSent = sent.find(({ name }) => name === 'id')?.value ?? ''
  const intentSent = sent.find(({ name }) => name === 'intent')?.value ?? 'draft'
  const isNew = sent.find(({ name }) => name === 'version')?.value === '0'
  const editor = isNew ? '/blog-admin/posts' : `/blog-admin/posts/${idSent}/edit`
  return (
    <>
      <h1>{question ? question.title : 'The post was not saved'}</h1>
      {question ? (
        <QuestionText question={question} />
      ) : (
        <Notice tone="error">{refusal.message || 'Failed to save post'}</Notice>
      )}
      <form
        method="post"
        action="/blog-admin/posts/save-form"
        className={classNames(layout.stack, staffPage.form)}
      >
        {sent
          .filter(({ name }) => name !== 'confirmed' && !(question && name === 'intent'))
          .map(({ name, value }, index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
        {question && <input type="hidden" name="confirmed" value={question.confirmed} />}
        {!question && <p>Go back with your browser: what you typed is still there.</p>}
        <div className={layout.row}>
          <LinkButton href={editor} variant="secondary">
            {question ? 'Cancel' : isNew ? 'Back to the posts' : 'Back to the post as it was saved'}
          </LinkButton>
          {question?.stageLabel !== undefined && (
            <Button type="submit" name="intent" value={question.stageIntent ?? 'stage'}>
              {question.stageLabel}
            </Button>
          )}
          <Button
            type="submit"
            variant={question ? 'danger' : 'primary'}
            {...(question && { name: 'intent', value: intentSent })}
          >
            {question ? question.confirmLabel : 'Try again'}
          </Button>
        </div>
      </form>
    </>
  )
}
