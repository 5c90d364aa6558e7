import type { CallOptions, DishToDraw, Picture } from './chef.ts'
import { callModel, type CallContext, failure } from './model-call.server.ts'
import { isApiCallError, unusableReply } from './model-fault.ts'
import { picturePrompt } from './prompts/picture-prompt.ts'
import type { Models } from './providers.server.ts'

const MAX_PICTURE_BYTES = 20_000_000
const SIZE = '1024x1024'

/** Asks a model for one picture of a dish. Only bytes that come in the reply itself and begin like a picture count. */
export async function drawPicture(
  context: CallContext,
  models: () => Promise<Models>,
  model: string,
  dish: DishToDraw,
  { signal, memberId }: CallOptions,
): Promise<Picture> {
  const prompt = picturePrompt(dish)
  const use = { inputTokens: Math.ceil(prompt.length / 4), outputTokens: 0, pictures: 1 }
  const spec = {
    feature: 'pictures' as const,
    model,
    signal,
    ...(memberId === undefined ? {} : { memberId }),
    mostUse: use,
  }
  const pictures = callModel<Picture>(context, spec, async function* (turn) {
    const { picture } = await models()
    if (picture === null) throw unusableReply('this provider draws no pictures')
    const before = { ...turn.use }
    Object.assign(turn.use, use)
    const drawing = picture(model).doGenerate({
      prompt,
      n: 1,
      size: SIZE,
      aspectRatio: undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
      providerOptions: {},
      abortSignal: turn.signal,
    })
    const { images } = await Promise.resolve(drawing).catch((error: unknown) => {
      if (isApiCallError(error) && error.statusCode !== 200) Object.assign(turn.use, before)
      throw error
    })
    const image: string | Uint8Array | undefined = images[0]
    if (image === undefined) throw unusableReply('no picture came')
    const bytes = typeof image === 'string' ? bytesOf(image) : image
    const contentType = pictureTypeOf(bytes)
    if (contentType === null || bytes.length > MAX_PICTURE_BYTES)
      throw unusableReply('what came is no picture')
    yield { bytes, contentType }
  })
  let drawn: Picture | undefined
  for await (const picture of pictures) if ('bytes' in picture) drawn = picture
  if (drawn === undefined) throw failure('pictures', 'the person left')
  return drawn
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/** By its first bytes, whatever it was said to be. */
function pictureTypeOf(bytes: Uint8Array): Picture['contentType'] | null {
  const begins = (at: number, ...codes: number[]) => codes.every((code, index) => bytes[at + index] === code)
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return null
}
