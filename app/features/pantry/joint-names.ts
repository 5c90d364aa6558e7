const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Anna, Ben and Max": with whom somebody has one pantry. */
export const namesInWords = (names: readonly string[]): string => inWords.format(names)
