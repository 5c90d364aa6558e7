import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { sourceFile } from '#app/source-file.server.ts'
import type { Reply } from './answer-tasks.server.ts'
import { joinReplies, sendTask } from './large-tasks.server.ts'

/** A thread or a process that does one task at a time. */
export type Runner = {
  send(task: unknown): void
  /** Whether the runner keeps this process alive. */
  hold(isHeld: boolean): void
  stop(): Promise<unknown>
}

export type RunnerEvents = {
  onReply(reply: Reply): void
  /** The runner ended by itself; the reason is `memory` if it ran out of it. */
  onEnd(why: 'memory' | 'fault', cause: unknown): void
}

/** Starts a runner from the source file at a path relative to the root. */
export type StartRunner = (events: RunnerEvents) => Runner

/** A thread, for our own work: a thread that runs out of memory can end the whole process. */
export function threadOf(
  file: string,
  options: { name: string; memory: { maxYoungGenerationSizeMb: number; maxOldGenerationSizeMb: number } },
): StartRunner {
  return ({ onReply, onEnd }) => {
    const worker = new Worker(sourceFile(file), { name: options.name, resourceLimits: options.memory })
    worker.on('message', onReply)
    worker.on('error', (error: unknown) => onEnd('fault', error))
    worker.on('exit', () => onEnd('fault', new Error('the thread ended')))
    return {
      send: (task) => worker.postMessage(task, []),
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
      stop: () => worker.terminate(),
    }
  }
}

/** A process, for input from outside: whatever happens to it, this process carries on. */
export function processOf(file: string, options: { memoryMb: number }): StartRunner {
  return ({ onReply, onEnd }) => {
    const child = fork(sourceFile(file), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${options.memoryMb}`],
      // It needs none of our secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const isEnded = new Promise((resolve) => child.once('exit', resolve))
    const joined = joinReplies<Reply>()
    child.on('message', (message) => {
      const reply = joined(message as Reply)
      if (reply !== null) onReply(reply)
    })
    child.once('error', (error) => onEnd('fault', error))
    child.once('exit', (status, signal) =>
      // V8 aborts when it runs out of memory; the kernel kills.
      onEnd(
        signal === 'SIGABRT' || signal === 'SIGKILL' ? 'memory' : 'fault',
        new Error(`the process ended: ${signal ?? status}`),
      ),
    )
    return {
      send: (task) => void sendTask(child, task).catch((error: unknown) => onEnd('fault', error)),
      hold(isHeld) {
        for (const one of [child, child.channel])
          if (isHeld) one?.ref()
          else one?.unref()
      },
      stop() {
        child.kill('SIGKILL')
        return isEnded
      },
    }
  }
}
