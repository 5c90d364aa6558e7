const HEX = /^#[0-9a-f]{6}$/i

/** True for `#rrggbb`, the only form of colour a plate takes. */
export const isHexColour = (colour: string): boolean => HEX.test(colour)

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** From one colour (0) to another (1). */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => {
    const channel = Math.round(value + ((target[index] ?? 0) - value) * share)
    return channel.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Where the light falls: towards warm white. */
export const light = (colour: string, share = 0.25): string => mix(colour, '#fff6e0', share)

/** In the shade: towards warm brown. */
export const dark = (colour: string, share = 0.25): string => mix(colour, '#3a1d12', share)
