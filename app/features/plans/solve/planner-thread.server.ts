import { parentPort } from 'node:worker_threads'
import { AppError } from '#app/domain/errors.ts'
import type { PlannerReply } from './planner-threads.server.ts'
import type { PlannerTask } from './planner.ts'
import { openTaskSolver } from './solve-task.ts'

/** The thread plans are worked out in. Node runs this file as it is (types stripped), also beside a bundled server. */

const port = parentPort!
const solve = openTaskSolver()

function answerTo(task: PlannerTask): PlannerReply {
  try {
    return { kind: 'answer', answer: solve(task) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, message: error.message }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (task: PlannerTask) => port.postMessage(answerTo(task)))
