const KEY = 'theme'

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes the other one. A constant, so that a
 * policy can allow it by its hash. `<html>` needs `suppressHydrationWarning`.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`

/** Turns light to dark and back, and remembers it in this browser. The system's own choice counts until then. */
export function switchTheme(): void {
  const root = document.documentElement
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = root.dataset['theme'] ? root.dataset['theme'] === 'dark' : systemIsDark
  root.dataset['theme'] = isDark ? 'light' : 'dark'
  try {
    localStorage.setItem(KEY, root.dataset['theme'])
  } catch {
    // Storage may be forbidden: the theme then lasts as long as the page.
  }
}
