/** Short figures keep a plate near 20 KB: whole from 24 on, else one decimal, no leading zero. */
export function short(value: number): string {
  if (value >= 24 || value <= -24) return `${Math.round(value)}`
  const tenths = Math.round(value * 10)
  if (tenths === 0) return '0'
  if (tenths > -10 && tenths < 10) return tenths > 0 ? `.${tenths}` : `-.${-tenths}`
  return `${tenths / 10}`
}

/** A template for SVG: numbers are written short, text goes in as it is (never text of a person). */
export function svg(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let text = parts[0] ?? ''
  for (const [index, value] of values.entries()) {
    text += (typeof value === 'number' ? short(value) : value) + (parts[index + 1] ?? '')
  }
  return text
}

/** A filled disc. */
export function disc(x: number, y: number, radius: number, colour: string, more = ''): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${more}/>`
}

/** A filled outline. */
export function filled(outline: string, colour: string, more = ''): string {
  return `<path d="${outline}" fill="${colour}"${more}/>`
}

/** A drawn line; its ends and corners are set round once, on the root. */
export function stroked(line: string, colour: string, width: number, more = ''): string {
  return svg`<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
}

/** A drawing moved to a place and turned. */
export function placed(x: number, y: number, turnDegrees: number, drawing: string): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${Math.round(turnDegrees)})">${drawing}</g>`
}

/** Foods that lie together cast one shadow. */
export function shaded(drawing: string): string {
  return `<g filter="url(#s)">${drawing}</g>`
}

/** A person's words as the value of an attribute: no markup, nothing XML forbids. */
export function attributeText(words: string): string {
  return (
    words
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML allows no other control characters
      .replace(/[<&"]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}
