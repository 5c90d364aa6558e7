import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import type { Root } from 'postcss'
import customMedia from 'postcss-custom-media'

const [LAYER_ORDER] = /^@layer [^;{]+;/m.exec(
  readFileSync(join(import.meta.dirname, 'app/styles/app.css'), 'utf8'),
)!

/** Browsers order layers as they first meet them, and a page may load a module before app.css: each names the order. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(root: Root) {
    if (root.nodes.some((node) => node.type === 'atrule' && node.name === 'layer')) root.prepend(LAYER_ORDER)
  },
}

/** Gives every style sheet the named breakpoints and the order of layers. */
export default {
  plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia(), layerOrder],
}
