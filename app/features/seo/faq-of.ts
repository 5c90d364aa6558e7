import type { ReactNode } from 'react'
import { faqPage, type StructuredData } from '#app/domain/seo/structured-data.ts'
import { textOfNodes } from './text-of-nodes.ts'

/** The questions that a page shows, as structured data in the words that it shows. */
export function faqOf(questions: readonly { question: string; answer: ReactNode }[]): StructuredData | null {
  return faqPage(questions.map(({ question, answer }) => ({ question, answer: textOfNodes(answer) })))
}
