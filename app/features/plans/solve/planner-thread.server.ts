import { answerTasks } from '#app/pool/answer-tasks.server.ts'
import { cookbook } from '#app/cookbook.server.ts'
import type { OfferTask, PlannerTask } from './planner.ts'
import { openTaskSolver } from './solve-task.ts'

/** The thread plans are worked out in. Node runs this file as it is (types stripped), also beside a bundled server. */

const { solve, offer } = openTaskSolver(cookbook)
answerTasks<PlannerTask | OfferTask>((task) => ('offers' in task ? offer(task) : solve(task)))
