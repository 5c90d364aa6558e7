import Plus from 'lucide-react/icons/plus'
import type { PostFaq } from '#app/domain/blog/blog.ts'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOrder } from '#app/features/blog/admin/taxonomies/order-actions.tsx'
import text from '#app/ui/text.module.css'
import { Panel } from '#app/features/staff/panel.tsx'
import { Item, ItemList } from './item-list.tsx'

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
    <Panel
      title="Questions (FAQ)"
      action={
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
          <Plus className={text.icon} aria-hidden />
          Add question
        </Button>
      }
    >
      {error && <Notice tone="error">{error}</Notice>}
      <ItemList ref={list}>
        {faqs.map((faq, index) => (
          <Item key={index} name={`question ${index + 1}`} index={index} count={faqs.length} order={order}>
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
          </Item>
        ))}
      </ItemList>
    </Panel>
  )
}
