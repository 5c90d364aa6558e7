import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import type { PostFaq } from '#app/domain/blog/blog.ts'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'

type FaqFieldsProps = {
  faqs: readonly PostFaq[]
  error: string | undefined
  onChange: (faqs: PostFaq[]) => void
}

/** Questions under the post, in the order readers see them. */
export function FaqFields({ faqs, error, onChange }: FaqFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const set = (index: number, part: Partial<PostFaq>) =>
    onChange(faqs.map((faq, at) => (at === index ? { ...faq, ...part } : faq)))
  const move = (from: number, to: number) => {
    const next = faqs.toSpliced(from, 1)
    next.splice(to, 0, faqs[from]!)
    onChange(next)
    focusOn(to, to < from ? 'up' : 'down')
  }
  const focusOn = (index: number, what: string) =>
    requestAnimationFrame(() => {
      const item = list.current?.children[index]
      item?.querySelector<HTMLElement>(`[data-does="${what}"]`)?.focus()
    })
  return (
    <section className="staff-panel" aria-labelledby="faq-title">
      <div className="editor-panel-head">
        <h2 id="faq-title">Questions (FAQ)</h2>
        <Button
          variant="quiet"
          isSmall
          disabledReason={
            faqs.length >= POST_LIMITS.faqs ? `At most ${POST_LIMITS.faqs} questions` : undefined
          }
          onClick={() => {
            onChange([...faqs, { question: '', answer: '' }])
            focusOn(faqs.length, 'question')
          }}
        >
          <Plus className="icon" aria-hidden />
          Add question
        </Button>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      <ol className="editor-faqs" ref={list}>
        {faqs.map((faq, index) => (
          <li key={index} className="card">
            <TextField
              label={`Question ${index + 1}`}
              name="faqQuestion[]"
              data-does="question"
              maxLength={POST_LIMITS.question}
              value={faq.question}
              onChange={(event) => set(index, { question: event.currentTarget.value })}
            />
            <TextArea
              label={`Answer ${index + 1}`}
              name="faqAnswer[]"
              rows={3}
              hint="Markdown or HTML"
              maxLength={POST_LIMITS.answer}
              value={faq.answer}
              onChange={(event) => set(index, { answer: event.currentTarget.value })}
            />
            <div className="editor-faq-acts">
              <Button
                variant="quiet"
                isSmall
                isIcon
                data-does="up"
                aria-label={`Move question ${index + 1} up`}
                disabledReason={index === 0 ? 'It is the first one' : undefined}
                isReasonHidden
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp className="icon" aria-hidden />
              </Button>
              <Button
                variant="quiet"
                isSmall
                isIcon
                data-does="down"
                aria-label={`Move question ${index + 1} down`}
                disabledReason={index === faqs.length - 1 ? 'It is the last one' : undefined}
                isReasonHidden
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown className="icon" aria-hidden />
              </Button>
              <Button
                variant="quiet"
                isSmall
                isIcon
                aria-label={`Remove question ${index + 1}`}
                onClick={() => onChange(faqs.toSpliced(index, 1))}
              >
                <Trash className="icon" aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
