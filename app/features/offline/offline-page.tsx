import { Button } from '#app/ui/button.tsx'

/** Shown for whatever is not kept. The script fills in what is. */
export function OfflinePage() {
  return (
    <main className="wrap page-head pb-16">
      <h1>No connection</h1>
      <p className="lede">This page is not on this device, and the network is not there.</p>
      {/* To the address that was asked for, whatever it was. */}
      <form method="get" className="mt-6">
        <Button type="submit">Try again</Button>
      </form>
      <section className="mt-12" aria-labelledby="kept" data-kept-pages hidden>
        <h2 id="kept">What you can open now</h2>
        <p className="mt-2 text-ink-2">As it was when you last opened it here.</p>
        <ul className="mt-4 grid gap-2" />
      </section>
    </main>
  )
}
