import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import text from '#app/ui/text.module.css'
import styles from './author.module.css'

const SHAPES: Readonly<Record<string, { label: string; shape: ReactNode }>> = {
  twitter: { label: 'Twitter', shape: <path d="M4 4l16 16M20 4L4 20" /> },
  linkedin: {
    label: 'LinkedIn',
    shape: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="3" />
        <path d="M7.5 11v5.5M7.5 7.5v.01M11.5 16.5V11M11.5 13.5a2.5 2.5 0 0 1 5 0v3" />
      </>
    ),
  },
  instagram: {
    label: 'Instagram',
    shape: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.01" />
      </>
    ),
  },
  facebook: {
    label: 'Facebook',
    shape: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H15" />,
  },
}

/** Links to an author's profiles, with an icon for each known network. */
export function SocialLink({ network, href }: { network: string; href: string }) {
  const known = SHAPES[network.toLowerCase()]
  const label = known?.label ?? network.charAt(0).toUpperCase() + network.slice(1)
  return (
    <a className={styles.link} href={href} rel="noopener" data-network={known ? network : 'other'}>
      {known ? (
        <svg
          className={text.icon}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          {known.shape}
        </svg>
      ) : (
        <Globe className={text.icon} aria-hidden />
      )}
      {label}
    </a>
  )
}
