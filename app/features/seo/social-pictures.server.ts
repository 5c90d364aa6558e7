import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '#app/domain/errors.ts'
import type { PictureFormat, SocialPicture } from '#app/domain/seo/social-picture.ts'
import { sourceFile } from '#app/source-file.server.ts'
import type { DrawReply, DrawRequest } from './picture-process.server.ts'
import type { SocialPictures } from './social-pictures.ts'

type Image = Uint8Array<ArrayBuffer>

type Options = {
  /** What is kept in memory, the least asked for going first. */
  maxKeptBytes?: number
  maxWaiting?: number
  limitMs?: number
  /** The process is ended when nobody has asked for so long: it holds a hundred megabytes. */
  idleMs?: number
}

/**
 * Draws one picture at a time, in a process that is started when the first is asked for. What was drawn is kept; the
 * same picture asked for by many is drawn once. A crawler that asks for thousands gets them one after the other, and
 * past a short queue is told to come back.
 */
export function openSocialPictures(options: Options = {}): SocialPictures {
  const { maxKeptBytes = 24e6, maxWaiting = 16, limitMs = 15_000, idleMs = 60_000 } = options
  const kept = new Map<string, Image>()
  const underWay = new Map<string, Promise<Image>>()
  let keptBytes = 0
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function keep(key: string, image: Image): void {
    kept.set(key, image)
    keptBytes += image.byteLength
    for (const [oldest, bytes] of kept) {
      if (keptBytes <= maxKeptBytes) break
      kept.delete(oldest)
      keptBytes -= bytes.byteLength
    }
  }

  function start(): ChildProcess {
    const started = fork(sourceFile('app/features/seo/picture-process.server.ts'), {
      serialization: 'advanced',
      execArgv: [],
      // It needs no secret of ours.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  async function ask(request: DrawRequest): Promise<Image> {
    clearTimeout(idle)
    const drawer = (child ??= start())
    const told = Promise.withResolvers<Image>()
    const answer = (reply: DrawReply) =>
      'image' in reply
        ? told.resolve(new Uint8Array(reply.image))
        : told.reject(new AppError('failed', 'The picture was not drawn.', { cause: new Error(reply.fault) }))
    const fail = (cause: unknown) =>
      told.reject(new AppError('unavailable', 'The picture was not drawn.', { cause }))
    const gone = () => fail(new Error('the drawing process ended'))
    const timer = setTimeout(() => {
      stop()
      fail(new Error(`no picture within ${limitMs} ms`))
    }, limitMs)
    drawer.once('message', answer).once('exit', gone).once('error', fail)
    // A waiting request keeps the process alive, an idle drawer does not.
    drawer.channel?.ref()
    drawer.send(request, (error) => error && fail(error))
    try {
      return await told.promise
    } finally {
      clearTimeout(timer)
      drawer.off('message', answer).off('exit', gone).off('error', fail)
      drawer.channel?.unref()
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  async function inTurn(
    key: string,
    format: PictureFormat,
    picture: () => Promise<SocialPicture>,
  ): Promise<Image> {
    const mine = last.then(async () => {
      if (isClosed) throw new AppError('unavailable', 'The process is stopping.')
      return ask({ picture: await picture(), format })
    })
    last = mine.catch(() => {})
    const image = await mine
    keep(key, image)
    return image
  }

  return {
    async draw(name, picture, format = 'png') {
      const key = `${name} ${format}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const running = underWay.get(key)
      if (running) return running
      if (isClosed || underWay.size >= maxWaiting)
        throw new AppError('unavailable', 'Many pictures are being drawn right now.')
      const drawing = inTurn(key, format, picture).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    async close() {
      isClosed = true
      stop()
    },
  }
}
