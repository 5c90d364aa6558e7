const HEX = /^#[0-9a-f]{6}$/i

/** True for `#rrggbb`, the only form of colour a plate takes. */
export const isHexColour = (colour: string): boolean => HEX.test(colour)

/** From one colour (0) to another (1). */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)]
  let mixed = 0
  for (const bits of [16, 8, 0]) {
    const value = (start >> bits) & 0xff
    mixed |= Math.round(value + (((end >> bits) & 0xff) - value) * share) << bits
  }
  return `#${mixed.toString(16).padStart(6, '0')}`
}

/** Where the light falls: towards warm white. */
export const light = (colour: string, share = 0.25): string => mix(colour, '#fff6e0', share)

/** In the shade: towards warm brown. */
export const dark = (colour: string, share = 0.25): string => mix(colour, '#3a1d12', share)
