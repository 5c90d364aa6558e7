import sharp from 'sharp'
import { hashText } from '#app/domain/random.ts'

const SIZE_PX = 512

/** A plate in colours that follow from the prompt: a real PNG, the same for the same words. */
export async function pictureFor(prompt: string): Promise<Buffer> {
  const hue = hashText(prompt) % 360
  const food = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    const radius = 40 + ((hashText(`${prompt}${index}`) % 40) + 20)
    const x = SIZE_PX / 2 + Math.cos(angle) * radius
    const y = SIZE_PX / 2 + Math.sin(angle) * radius
    return `<circle cx="${x}" cy="${y}" r="34" fill="hsl(${(hue + index * 23) % 360} 60% 50%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}">
<rect width="100%" height="100%" fill="#e9e1d4"/><circle cx="256" cy="256" r="200" fill="#fff"/>${food.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
