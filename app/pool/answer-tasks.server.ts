import { parentPort } from 'node:worker_threads'
import { AppError } from '#app/domain/errors.ts'
import { joinTasks, sendReply } from './large-tasks.server.ts'

/** What a thread or process replies to a task. */
export type Reply =
  | { kind: 'answer'; answer: unknown }
  | { kind: 'refused'; refusal: Pick<AppError, 'code' | 'message' | 'field' | 'details'> }
  | { kind: 'failed'; message: string }

/** Answers every task sent to this thread or process with the result of `work`. */
export function answerTasks<Task>(work: (task: Task) => unknown): void {
  const send = (reply: Reply) => (parentPort ? parentPort.postMessage(reply, []) : sendReply(reply))
  // One at a time: the pool sends a task only once the previous one is answered.
  const answer = (task: Task) => void replyTo(task, work).then(send)
  if (parentPort) return void parentPort.on('message', answer)
  const joined = joinTasks<Task>()
  process.on('message', (message: Task) => {
    const task = joined(message)
    if (task !== null) answer(task)
  })
}

async function replyTo<Task>(task: Task, work: (task: Task) => unknown): Promise<Reply> {
  try {
    return { kind: 'answer', answer: await work(task) }
  } catch (error) {
    if (!(error instanceof AppError))
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    const { code, message, field, details } = error
    return { kind: 'refused', refusal: { code, message, field, details } }
  }
}
