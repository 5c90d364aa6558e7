import type { PreviewType } from './preview-block.tsx'

type ComingPage = { title: string; text: string; preview?: PreviewType }

/** What the screens still to be built will hold. An entry goes when its screen arrives. */
const PAGES: Record<string, ComingPage> = {
  '/pricing': {
    title: 'Pricing',
    text: 'The plans and their prices will be here: a free trial, and Premium from £9.99 a month.',
  },
  '/success': { title: 'Your payment', text: 'After paying, the confirmation will be here.' },
  '/about': { title: 'About', text: 'The story of Mealwright will be here.' },
  '/terms': {
    title: 'Terms and Conditions',
    text: 'The terms of use will be here before anything can be bought.',
  },
  '/privacy': { title: 'Privacy Policy', text: 'What we keep about you, and why, will be here.' },
  '/cookies': {
    title: 'Cookie Policy',
    text: 'We set only the cookies that keep you signed in. The policy and its settings will be here.',
  },
  '/contact': { title: 'Contact', text: 'A form to write to us will be here.' },
  '/help': { title: 'Help', text: 'How each part works, and how the numbers come about, will be here.' },
  '/dashboard': { title: 'Your Dashboard', text: "Today's meals and nutrition will be here." },
  '/public-recipes': { title: 'Public Recipe Book', text: 'Recipes that members share will be here.' },
  '/meal-planning': { title: 'Meal Planning', text: 'Your ingredients and your meal plans will be here.' },
}

const BLOG: ComingPage = {
  title: 'Health & Nutrition Blog',
  text: 'Articles on food, health and cooking will be here.',
}

export function comingPage(pathname: string): ComingPage {
  return PAGES[pathname] ?? BLOG
}
