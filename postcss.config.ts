import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

/** Gives every style sheet the named breakpoints. */
export default {
  plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia()],
}
