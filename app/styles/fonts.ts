/** The heading face is on screen at first paint: preload it. The other faces follow from the stylesheet. */
export { default as besleyFontUrl } from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
