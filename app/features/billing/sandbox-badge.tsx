import { Notice } from '#app/ui/notice.tsx'

/** Stands wherever the sandbox takes the place of a payment provider. */
export function SandboxBadge({ className }: { className?: string }) {
  return (
    <Notice tone="warn" title="This is a sandbox." {...(className && { className })}>
      No money moves: payments, cards and bills here are for trying things out.
    </Notice>
  )
}
