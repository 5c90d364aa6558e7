/**
 * A process of its own that draws social pictures. The image library lives by rules that hold for a whole process:
 * here it may read SVG, which is ours alone; where photos of strangers are read it may not. Pages never wait for it:
 * it runs at a lower priority.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { SocialPicture } from '#app/domain/seo/social-picture.ts'
import { composePicture } from './compose-picture.server.ts'

export type DrawReply = { png: Uint8Array } | { fault: string }

const LOW_PRIORITY = 10
setPriority(LOW_PRIORITY)
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (picture: SocialPicture) => {
  draw(picture).then(
    (png) => process.send?.({ png } satisfies DrawReply),
    (error: unknown) => process.send?.({ fault: String(error) } satisfies DrawReply),
  )
})
process.on('disconnect', () => process.exit())

async function draw(picture: SocialPicture): Promise<Uint8Array> {
  const svg = await composePicture(picture)
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}
