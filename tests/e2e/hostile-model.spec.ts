import { recipesFor } from '#tests/support/fake-ai/replies.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { modelled as test } from '#tests/support/journey-kinds.ts'

/** What a model may put into any text of a recipe to get something run, loaded or misread in the page. */
const TEXTS = [
  '<script>window.wasRun = 1</script>',
  '<img src=x onerror="window.wasRun = 1">',
  '"><svg onload="window.wasRun = 1">',
  '</script><script>window.wasRun = 1</script>',
  '<iframe srcdoc="<script>parent.wasRun = 1</script>"></iframe>',
  '[tap here](javascript:window.wasRun=1)',
  '![x](https://evil.example/track.png)',
  '<a href="https://evil.example">win</a> <link rel=stylesheet href=//evil.example/x.css>',
  '{{constructor.constructor("window.wasRun = 1")()}}',
  '<!-- --><style>@import url(https://evil.example/x.css)</style>',
  '\u202egnp.elif\u202c \u2066hidden\u2069 \u200b\u0000\u001b[31m',
  '&lt;script&gt;window.wasRun = 1&lt;/script&gt;',
  '</title></script></style></textarea><script>window.wasRun = 1</script><img src=x onerror="window.wasRun = 1">',
]

test('whatever a model writes is shown as text: nothing runs, nothing foreign is loaded, nothing is hidden', async ({
  page,
  double,
  server,
}) => {
  const dialogs: string[] = []
  const foreign: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== server.origin)
      foreign.push(request.url())
  })
  // Pictures count towards what the member may draw in a minute, which other journeys need.
  await page.route('**/recipe/*/picture', (route) => route.fulfill({ status: 503, body: '' }))
  await signInAsPremium(page, '/upload')
  await page.getByLabel('Add an ingredient').fill('rice')
  await page.getByLabel('Add an ingredient').press('Enter')

  const [honest] = recipesFor('<data>\n{"ingredients":["rice"]}\n</data>')
  for (const [index, text] of TEXTS.entries()) {
    double.say(
      JSON.stringify({
        recipes: [
          {
            ...honest,
            name: `Dish ${index} ${text}`,
            description: `Good. ${text}`,
            cuisineType: text,
            dishTemplate: text,
            instructions: [`Boil the rice. ${text}`, `${text} Serve.`],
          },
        ],
      }),
    )
    await page.getByRole('button', { name: 'Generate Recipes' }).click()
    const card = page.getByRole('region', { name: 'Results' })
    await expect(card).toContainText(`Dish ${index}`)
    await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeEnabled()
    const shown = (await card.innerText()).replaceAll(/\s/g, ' ')
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|\p{Cc}/u)
    expect(
      await card.locator('script, iframe, object, embed, style, link, [onerror], [onload]').count(),
    ).toBe(0)
    expect(await card.locator('a[href*="evil.example"], a[href^="javascript:"]').count()).toBe(0)
  }
  // The kept recipe's own page: the same in the server's HTML.
  const kept = await page
    .getByRole('region', { name: 'Results' })
    .locator('a[href^="/recipe/"]')
    .first()
    .getAttribute('href')
  await page.goto(kept!)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dish')
  const html = await (await page.request.get(kept!)).text()
  expect(html).not.toMatch(/<script>window\.wasRun|<img src=x|<svg onload|<iframe srcdoc/i)
  await page.reload()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  expect(dialogs).toEqual([])
  expect(foreign).toEqual([])
})
