/**
 * A process of its own that draws social pictures. The image library lives by rules that hold for a whole process:
 * here it may read SVG, which is ours alone; where photos of strangers are read it may not. Pages never wait for it:
 * it runs at a lower priority.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import {
  type PictureFormat,
  SOCIAL_HEIGHT_PX,
  SOCIAL_WIDTH_PX,
  type SocialPicture,
} from '#app/domain/seo/social-picture.ts'
import { composePicture } from './compose-picture.server.ts'

export type DrawRequest = { picture: SocialPicture; format: PictureFormat }
export type DrawReply = { image: Uint8Array } | { fault: string }

const LOW_PRIORITY = 10
setPriority(LOW_PRIORITY)
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (request: DrawRequest) => {
  draw(request).then(
    (image) => process.send?.({ image } satisfies DrawReply),
    (error: unknown) => process.send?.({ fault: String(error) } satisfies DrawReply),
  )
})
process.on('disconnect', () => process.exit())

async function draw({ picture, format }: DrawRequest): Promise<Uint8Array> {
  const image =
    picture.kind === 'photo'
      ? sharp(picture.file).resize(SOCIAL_WIDTH_PX, SOCIAL_HEIGHT_PX, { fit: 'cover' })
      : sharp(Buffer.from(await composePicture(picture)))
  return format === 'jpeg'
    ? image.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    : // No dithering: it would scatter a second tint over the flat paper and cloth.
      image.png({ palette: true, quality: 100, dither: 0, effort: 4 }).toBuffer()
}
