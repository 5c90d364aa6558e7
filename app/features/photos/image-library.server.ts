type Sharp = (typeof import('sharp'))['default']

let loading: Promise<Sharp> | undefined

/**
 * The image library, loaded by the first picture: no page needs it. Nothing but these formats is ever decoded in this
 * process, whatever a file is called: no SVG, TIFF, PDF or others that a later build of the library may bring.
 */
export function imageLibrary(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadNsgif',
        'VipsForeignLoadHeif',
      ],
    })
    return sharp
  })
  return loading
}
