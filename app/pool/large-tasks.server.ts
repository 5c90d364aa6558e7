import type { ChildProcess, Serializable } from 'node:child_process'

/** Copying 40 MB into one message takes this process a third of a second, in which nobody else is answered. */
const PART_BYTES = 2 * 1024 * 1024

/** A piece of the bytes of the task that follows. */
type Part = { kind: 'part'; bytes: Uint8Array }
type WithBytes = { given: { bytes: Uint8Array } }

const bytesOf = (task: unknown): Uint8Array | null => {
  const bytes = (task as Partial<WithBytes>).given?.bytes
  return bytes instanceof Uint8Array && bytes.length > PART_BYTES ? bytes : null
}

/** Sends a task to a process, its bytes in parts, so that other requests come in between. Throws where it has ended. */
export async function sendTask(child: ChildProcess, task: unknown): Promise<void> {
  const send = (message: unknown) =>
    new Promise<void>((resolve, reject) => {
      child.send(message as Serializable, (error) => (error ? reject(error) : resolve()))
    })
  const bytes = bytesOf(task)
  if (bytes === null) return send(task)
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    await send({ kind: 'part', bytes: bytes.subarray(at, at + PART_BYTES) } satisfies Part)
  const { given, ...rest } = task as WithBytes
  await send({ ...rest, given: { ...given, bytes: new Uint8Array() } })
}

/** Puts tasks together that were sent in parts: gives null for a part, the whole task at its end. */
export function joinTasks<Task>(): (message: Task) => Task | null {
  let parts: Uint8Array[] = []
  return (message) => {
    if ((message as Partial<Part>).kind === 'part') {
      parts.push((message as unknown as Part).bytes)
      return null
    }
    if (parts.length === 0) return message
    const bytes = Buffer.concat(parts)
    parts = []
    const task = message as Task & WithBytes
    return { ...task, given: { ...task.given, bytes } }
  }
}

const PART_RECIPES = 100

/** Some of the recipes of the answer that follows. */
type AnswerPart = { kind: 'recipes'; recipes: unknown[] }
type WithRecipes = { kind: 'answer'; answer: { recipes: unknown[] } }

const hasManyRecipes = (reply: unknown): reply is WithRecipes => {
  const recipes = (reply as Partial<WithRecipes>).answer?.recipes
  return Array.isArray(recipes) && recipes.length > PART_RECIPES
}

/** Replies from a process, thousands of recipes in parts, which the other side reads one at a time. */
export function sendReply(reply: unknown): void {
  if (!hasManyRecipes(reply)) return void process.send?.(reply)
  const { recipes } = reply.answer
  for (let at = 0; at < recipes.length; at += PART_RECIPES)
    process.send?.({ kind: 'recipes', recipes: recipes.slice(at, at + PART_RECIPES) } satisfies AnswerPart)
  process.send?.({ ...reply, answer: { ...reply.answer, recipes: [] } })
}

/** Puts replies together that were sent in parts: gives null for a part, the whole reply at its end. */
export function joinReplies<Reply>(): (message: Reply) => Reply | null {
  let recipes: unknown[] = []
  return (message) => {
    if ((message as Partial<AnswerPart>).kind === 'recipes') {
      recipes.push(...(message as unknown as AnswerPart).recipes)
      return null
    }
    if (recipes.length === 0) return message
    const all = recipes
    recipes = []
    const reply = message as Reply & WithRecipes
    return { ...reply, answer: { ...reply.answer, recipes: all } }
  }
}
