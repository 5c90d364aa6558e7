import Download from 'lucide-react/icons/download'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Taking everything along, and leaving. */
export function OwnData() {
  const [query] = useSearchParams()
  return (
    <section className="card card-pad stack lg:col-span-2" id="your-data">
      <h2 className="text-xl">Your data</h2>
      {query.get('download') === 'later' && (
        <Notice tone="warn">
          You have downloaded it several times just now. Please try again in an hour.
        </Notice>
      )}
      <p className="text-ink-2">
        Everything kept about you in one file: recipes, pantry, plans, diary and the rest as JSON, and your
        pictures.
      </p>
      <form method="post" action="/profile/export">
        <Button type="submit" variant="secondary">
          <Download className="icon" aria-hidden />
          Download everything
        </Button>
      </form>
      <p className="text-ink-2">Leaving? Deleting the account takes everything with it.</p>
      <p>
        <Link className={buttonClass({ variant: 'quiet' }, 'text-tomato-ink')} to="/profile/delete">
          Delete account …
        </Link>
      </p>
    </section>
  )
}
