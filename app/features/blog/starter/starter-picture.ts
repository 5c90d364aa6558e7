/** The width is that of the drawings: public/blog-pictures holds each in the sizes of an uploaded picture. */
export const STARTER_PICTURE_SIZE = { widthPx: 1600, heightPx: 900 } as const
