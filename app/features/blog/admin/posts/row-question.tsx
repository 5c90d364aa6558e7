import { type FormEvent } from 'react'
import { Form } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { QuestionActions } from './asked-question.tsx'
import type { RowActions } from './use-row-actions.ts'
import layout from '#app/ui/layout.module.css'

const ID = 'row-question'

/** Asks before a post of the list is deleted or a live one archived. A form, so that it also works without scripts. */
export function RowQuestion({ actions }: { actions: RowActions }) {
  const { asked, refusal, isBusy } = actions
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    actions.confirm()
  }
  return (
    <Dialog id={ID} title={asked?.question.title ?? ''} isOpen={asked !== null} onClose={actions.cancel}>
      {asked && (
        <Form method="post" className={layout.stack} onSubmit={confirm}>
          {asked.intent === 'delete' && <p>Are you sure you want to delete this post?</p>}
          <p>{asked.question.text}</p>
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <input type="hidden" name="id" value={asked.id} />
          <input type="hidden" name="intent" value={asked.intent} />
          <input type="hidden" name="confirmed" value={asked.question.confirmed} />
          <QuestionActions
            question={refusal ? { ...asked.question, confirmLabel: 'Try again' } : asked.question}
            isBusy={isBusy}
            dialogId={ID}
          />
        </Form>
      )}
    </Dialog>
  )
}
