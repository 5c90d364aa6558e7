/** Colours of e-mails: those of the site (`app/styles/tokens.css`), written out because mail programs know no tokens. */
export const LIGHT = {
  page: '#fbf7f0',
  card: '#fffdf9',
  line: '#e2d8c6',
  ink: '#1f2a24',
  soft: '#4d5a51',
  leaf: '#28604a',
  onLeaf: '#fffdf6',
} as const

export const DARK: Record<keyof typeof LIGHT, string> = {
  page: '#151a17',
  card: '#1d2420',
  line: '#333d36',
  ink: '#f2ecdf',
  soft: '#bac3b9',
  leaf: '#9bd3b1',
  onLeaf: '#0f2419',
}

/** `before` is put in front of each rule: Outlook on the web marks what it darkened instead of asking for it. */
const darkRules = (before = '') => `
${before}.page { background-color: ${DARK.page} !important; }
${before}.card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
${before}.rule { border-color: ${DARK.line} !important; }
${before}.ink { color: ${DARK.ink} !important; }
${before}.soft { color: ${DARK.soft} !important; }
${before}.leaf { color: ${DARK.leaf} !important; }
${before}.fill { color: ${DARK.onLeaf} !important; background-color: ${DARK.leaf} !important; }
`

/** What only the head can say: dark programs and narrow screens. */
export const EMAIL_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {${darkRules()}}
${darkRules('[data-ogsc] ').trim()}
@media (max-width: 480px) {
.edge { padding: 16px 8px !important; }
.card { padding: 24px 20px !important; }
.button { width: 100% !important; }
}
`
