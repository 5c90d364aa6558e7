import { expect, signUpByHand, test } from '#tests/support/journey.ts'

const OPEN_PAGES = [
  ['/', 'What is in the kitchen?'],
  ['/upload', 'Create Recipes'],
  ['/calories', 'Instant Calorie Estimator'],
  ['/pricing', 'Pricing'],
  ['/success', 'Your payment'],
  ['/about', 'About Mealwright'],
  ['/terms', 'Terms and Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie Policy'],
  ['/contact', 'Contact'],
  ['/help', 'Help'],
  ['/blog', 'Health & Nutrition Blog'],
  ['/blog/all', 'All Articles'],
  ['/blog/nutrition-basics', 'Nutrition Basics'],
  ['/blog/nutrition-basics/how-calories-and-macros-are-worked-out', 'How calories and macros are worked out'],
  ['/blog/author/mealwright-nutrition', 'Mealwright Nutrition'],
  ['/blog/search?q=dal', 'Results for “dal”'],
] as const

test('[SHELL-01] [SHELL-08] every open route has its own screen inside header and footer', async ({
  page,
}) => {
  // A fresh blog is given its articles beside the first requests.
  await expect.poll(async () => (await page.request.get('/blog/nutrition-basics')).status()).toBe(200)
  for (const [path, heading] of OPEN_PAGES) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

const PREVIEWS = [
  ['/meal-planning', 'Days that meet their targets'],
  ['/recipes', 'Your recipes in one place'],
  ['/public-recipes', 'What other kitchens cook'],
  ['/dashboard', null],
  ['/profile', null],
] as const

for (const [path, preview] of PREVIEWS) {
  test(`[SHELL-02] [SHELL-04] [SHELL-05] ${path} sends a visitor home with the sign-up dialog${preview ? ' and its preview' : ''}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/' &&
        url.searchParams.get('auth') === 'sign-up' &&
        url.searchParams.get('to') === path,
    )
    await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
    const block = page.getByText('Preview', { exact: true })
    if (preview) await expect(page.getByRole('heading', { name: preview })).toBeAttached()
    else await expect(block).toHaveCount(0)
  })
}

test('[SHELL-03] a path outside the route table leads home', async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/recipes/extra/deep',
    '/foods/read',
    '/auth/sign-out',
    '/upload.php',
    '/%2e%2e/etc/passwd',
  ]) {
    await page.goto(path)
    expect(new URL(page.url()).pathname, path).toBe('/')
  }
})

test('[SHELL-06] [SHELL-26] signing up goes on to the page first wanted, else to the generator', async ({
  page,
  person,
}) => {
  await page.goto('/recipes')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/upload')
})

test('[SHELL-07] navigation to a protected page shows a spinner while the server checks', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  const checked = Promise.withResolvers<void>()
  await page.route('**/recipes.data*', async (route) => {
    await checked.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'My Recipes' }).click()
  await expect(page.getByRole('status').getByText('Loading...')).toBeAttached()
  checked.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Recipes' })).toBeVisible()
})

test('[SHELL-12] the bar stays while scrolling', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mealwright' })).toBeInViewport()
})

test('[SHELL-13] on a narrow screen the links fold into a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('region', { name: 'Main menu' }).getByRole('link', { name: 'Create Recipes' }).click()
  await expect(page).toHaveURL('/upload')
  await expect(page.getByRole('region', { name: 'Main menu' })).toBeHidden()
})

test('[SHELL-14] [SHELL-15] the bar has the links of the table and marks the active one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/upload')
  const nav = page.getByRole('navigation', { name: 'Main', exact: true })
  const links = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Create Recipes', '/upload'],
    ['Estimate Calories', '/calories'],
    ['Plan Meals', '/meal-planning'],
    ['My Recipes', '/recipes'],
    ['Community Recipes', '/public-recipes'],
    ['Blog', '/blog'],
    ['Pricing', '/pricing'],
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mealwright' })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(nav.getByRole('link', { name: 'Create Recipes' })).toHaveAttribute('aria-current', 'page')
  await expect(nav.getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('aria-current', /./)
})

test('[SHELL-16] [SHELL-17] [SHELL-18] [SHELL-31] the avatar opens the member’s menu, which closes outside and signs out', async ({
  page,
  person,
  signUp,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page, person, '/upload')
  const avatar = page.getByRole('button', { name: /account menu/ })
  await expect(avatar).toHaveText(person.email.slice(0, 2).toUpperCase())
  await avatar.click()
  const menu = page.getByRole('region', { name: 'Account' })
  await expect(menu.getByText(person.email)).toBeVisible()
  await expect(menu.getByText('Free Plan')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile')
  await page.mouse.click(300, 500)
  await expect(menu).toBeHidden()
  await avatar.click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/auth=sign-up/)
})

test('[SHELL-19] [SHELL-22] [SHELL-23] [SHELL-24] [SHELL-25] the two buttons open the dialog in their mode, a link toggles it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/upload')
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Welcome Back')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('required', '')
  await expect(dialog.getByLabel('Password')).toHaveAttribute('required', '')
  await expect(dialog.getByLabel('Remember me')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Start Your Free Trial')
  await expect(dialog.getByLabel('Remember me')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Start Your Free Trial')
  await expect(page).toHaveURL('/upload')
})

test('[SHELL-24] the button says Loading... while the server works, and a double click is one request', async ({
  page,
  person,
}) => {
  await page.goto('/?auth=sign-in')
  const answered = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/auth/sign-in', async (route) => {
    requests++
    await answered.promise
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('button', { name: 'Loading...' }).click({ force: true })
  answered.resolve()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(requests).toBe(1)
})

test('[SHELL-27] [SHELL-28] [SHELL-29] wrong credentials and other refusals show in a red box; closing clears all', async ({
  page,
  person,
}) => {
  await page.goto('/?auth=sign-in')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill('wrong password')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials or confirm your email address if you just signed up.',
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Log In|Start Free Trial/ })
    .first()
    .click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('Email')).toHaveValue('')
  await expect(dialog.getByLabel('Password')).toHaveValue('')
})

test('[SHELL-09] [SHELL-32] a session outlives a reload without signing in again', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await page.reload()
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
})

test('[SHELL-20] [SHELL-21] the footer leads to every page of the house, its blog link to the top', async ({
  page,
}) => {
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/about', '/contact', '/privacy', '/terms', '/cookies', '/blog'])
  await page.setViewportSize({ width: 800, height: 300 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await footer.getByRole('link', { name: 'Blog' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[SHELL-34] [SHELL-35] [SHELL-36] the open tools show a visitor their preview', async ({ page }) => {
  for (const [path, title] of [
    ['/upload', 'A recipe from what you have'],
    ['/calories', 'Know what is in it'],
  ] as const) {
    await page.goto(path)
    const block = page.locator('section', { has: page.getByRole('heading', { name: title }) }).last()
    await expect(block.getByText('Preview', { exact: true })).toBeVisible()
    await expect(
      block.getByText('3 recipe generations, 3 meal plans and 3 calorie estimations', { exact: false }),
    ).toBeVisible()
    await expect(block.getByText(/no credit card required/i)).toBeVisible()
    await expect(block.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
    await block.getByRole('link', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
  }
})

test('nothing is loaded from another host, and only the session, the device and the time zone get a cookie', async ({
  page,
  person,
  server,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  expect(await page.context().cookies()).toEqual([])
  await signUpByHand(page, person)
  expect([...hosts].filter((host) => host !== server.origin && !host.startsWith('null'))).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name.replace(/_[\w-]{10}$/, '')).toSorted()).toEqual([
    'mealwright.device',
    'mealwright.dont_remember',
    'mealwright.session_token',
    'time_zone',
  ])
  for (const cookie of cookies)
    // A script on the page sets the time zone.
    expect(cookie).toMatchObject({ httpOnly: cookie.name !== 'time_zone', sameSite: 'Lax' })
})

// On a phone and on a desk `site-pages.spec.ts` looks at each of them.
test('no page scrolls sideways and axe finds nothing at 768 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of [
    '/',
    '/upload',
    '/?auth=sign-in',
    '/calories',
    '/pricing',
    '/about',
    '/terms',
    '/privacy',
    '/cookies',
    '/contact',
    '/help',
    '/auth/forgotten-password',
  ]) {
    await page.goto(path)
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflowPx, path).toBe(0)
    await expectAccessible(page)
  }
})
