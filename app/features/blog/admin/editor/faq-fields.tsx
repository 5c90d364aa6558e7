import Plus from 'lucide-react/icons/plus'
import type { PostFaq } from '#app/domain/blog/blog.ts'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OrderActs, useOrder } from '#app/features/blog/admin/taxonomies/order-acts.tsx'

type FaqFieldsProps = {
  faqs: readonly PostFaq[]
  error: string | undefined
  onChange: (faqs: PostFaq[]) => void
}

/** Questions under the post, in the order readers see them. */
export function FaqFields({ faqs, error, onChange }: FaqFieldsProps) {
  const { list, focusOn, order } = useOrder(faqs, onChange)
  const set = (index: number, part: Partial<PostFaq>) =>
    onChange(faqs.map((faq, at) => (at === index ? { ...faq, ...part } : faq)))
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
              <OrderActs what={`question ${index + 1}`} index={index} count={faqs.length} order={order} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
