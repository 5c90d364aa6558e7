import type { Config } from 'stylelint'

const SPACING = '/^(margin|padding|gap|row-gap|column-gap)/'

/** Style sheets use the tokens: no colours, no spacing and no breakpoints of their own. */
const config: Config = {
  ignoreFiles: ['app/styles/{tokens,breakpoints,fonts}.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-property-value-disallowed-list': [
      { [SPACING]: [/(?<![\w.-])-?[\d.]+(px|rem)\b(?![^(]*\))/], 'font-size': [/^[\d.]+(px|rem)$/] },
      {
        message: (property: string, value: string) =>
          `"${property}: ${value}" is not of the scale in tokens.css`,
      },
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: () => 'Widths are named in breakpoints.css: @media (--from-48rem)' },
    ],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-max-id': 0,
  },
}
export default config
