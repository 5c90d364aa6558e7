/**
 * Whether a chosen file claims to be an image. Browsers that do not know a format leave its type empty, as desktops
 * do with photos from iPhones: then the ending of the name counts.
 */
export function claimsToBeImage(file: Blob): boolean {
  if (file.type !== '') return file.type.startsWith('image/')
  const name = 'name' in file && typeof file.name === 'string' ? file.name : ''
  return /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i.test(name)
}
