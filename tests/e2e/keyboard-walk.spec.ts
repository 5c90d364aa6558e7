import { expect, test } from '@playwright/test'
import { walkByKeyboard } from '#tests/support/keyboard-walk.ts'

const RING = '<style>:focus { outline: 3px solid }</style>'
const COVER = '<div style="position: fixed; inset: 0; background: white"></div>'

const PAGES: Record<string, { html: string; faults: RegExp[] }> = {
  'a page whose places show the focus is in order': {
    html: `${RING}<a href="#a">Flour</a><button>Sugar</button>`,
    faults: [],
  },
  'a place without a ring is found': {
    html: `${RING}<button style="outline: none">Flour</button><p></p><button>Sugar</button>`,
    faults: [/^shows no focus: .*Flour/],
  },
  'a place beneath another box is found': {
    html: `${RING}<button>Flour</button>${COVER}`,
    faults: [/^is covered: .*Flour/],
  },
  'a place without a size is found': {
    html: `${RING}<button style="position: absolute; width: 1px; height: 1px; padding: 0; border: 0">Flour</button>`,
    faults: [/^has no size: .*Flour/],
  },
  'a bar that does not begin with the way past it is found': {
    html: `${RING}<nav><a href="/">Home</a></nav><main id="main"><button>Flour</button></main>`,
    faults: [/^begins with .*Home/],
  },
  'a page that the keyboard does not reach is found': {
    html: '<p>Flour</p>',
    faults: [/^nothing is reached/],
  },
  'a circle that grows without an end is found': {
    html: `${RING}<main></main><script>
      const add = () => document.querySelector('main').append(Object.assign(document.createElement('button'), { textContent: 'More' }))
      add()
      add()
      addEventListener('focusin', add)
    </script>`,
    faults: [/^more than 400 stops/],
  },
}

for (const [name, { html, faults }] of Object.entries(PAGES)) {
  test(name, async ({ page }) => {
    await page.setContent(html)
    const found = await walkByKeyboard(page)
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })
}
