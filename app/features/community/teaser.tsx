import Bookmark from 'lucide-react/icons/bookmark'
import Check from 'lucide-react/icons/check'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'react-router'
import { PREMIUM_FROM } from '#app/domain/billing/catalogue.ts'
import { RecipeCard } from '#app/features/recipes/saved/recipe-card.tsx'
import { SAMPLE_FEED } from '#app/features/site/preview-samples.ts'
import { useSiteFacts } from '#app/features/site/site-facts.ts'
import { buttonClass } from '#app/ui/button.tsx'

const FEED_CLAIMED = 'Browse 1000+ community recipes'
const FEED_COUNTED = 'Browse community recipes'
const BENEFITS = ['Like and comment', 'Save favourites', 'Share your own']

/** The feed for a free member: examples of ours behind frosted glass, nothing that anybody shared. */
export function FeedTeaser() {
  const { hasLiveCounts } = useSiteFacts()
  return (
    <div className="teaser">
      <div className="teaser-behind" aria-hidden inert>
        <div className="cards">
          {SAMPLE_FEED.map(({ recipe, by, likes, comments }) => (
            <RecipeCard
              key={recipe.name}
              recipe={recipe}
              by={by}
              actions={
                <>
                  <span className="act">
                    <Heart className="icon" />
                    {likes}
                  </span>
                  <span className="act">
                    <MessageCircle className="icon" />
                    {comments}
                  </span>
                  <span className="act">
                    <Bookmark className="icon" />
                  </span>
                </>
              }
            />
          ))}
        </div>
      </div>
      <section className="card card-pad teaser-offer" aria-labelledby="teaser-title">
        <h2 id="teaser-title">The book opens with Premium</h2>
        <ul>
          {[hasLiveCounts ? FEED_COUNTED : FEED_CLAIMED, ...BENEFITS].map((benefit) => (
            <li key={benefit}>
              <Check className="icon" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <p className="teaser-price">Upgrade from {PREMIUM_FROM}</p>
        <Link className={buttonClass({ isBlock: true })} to="/pricing">
          Upgrade to Premium
        </Link>
      </section>
    </div>
  )
}
