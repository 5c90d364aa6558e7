import sharp from 'sharp'
import { hashText } from '#app/domain/random.ts'

const SIZE_PX = 512
const CENTRE = SIZE_PX / 2
const CHANNELS = 3
const FOODS = 9

type Disc = { x: number; y: number; radius: number; colour: readonly [number, number, number] }

/**
 * A plate in colours that follow from the prompt: a real PNG, the same for the same words. Painted pixel by pixel: the
 * process under test may have forbidden its image library to read drawings.
 */
export async function pictureFor(prompt: string): Promise<Buffer> {
  const foods = Array.from({ length: FOODS }, (_, index): Disc => {
    const hash = hashText(`${prompt}${index}`)
    const angle = (index / FOODS) * Math.PI * 2
    const distance = 60 + (hash % 40)
    return {
      x: CENTRE + Math.cos(angle) * distance,
      y: CENTRE + Math.sin(angle) * distance,
      radius: 34,
      colour: [80 + (hash % 150), 80 + ((hash >>> 8) % 150), 40 + ((hash >>> 16) % 120)],
    }
  })
  const plate: Disc = { x: CENTRE, y: CENTRE, radius: 200, colour: [255, 255, 255] }
  const pixels = Buffer.alloc(SIZE_PX * SIZE_PX * CHANNELS, Buffer.from([0xe9, 0xe1, 0xd4]))
  for (const disc of [plate, ...foods]) paint(pixels, disc)
  const raw = { width: SIZE_PX, height: SIZE_PX, channels: CHANNELS } as const
  return sharp(pixels, { raw }).png().toBuffer()
}

function paint(pixels: Buffer, { x, y, radius, colour }: Disc): void {
  for (let row = Math.ceil(y - radius); row <= y + radius; row++) {
    const half = Math.sqrt(radius ** 2 - (row - y) ** 2)
    for (let column = Math.ceil(x - half); column <= x + half; column++)
      pixels.set(colour, (row * SIZE_PX + column) * CHANNELS)
  }
}
