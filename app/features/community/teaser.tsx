import Bookmark from 'lucide-react/icons/bookmark'
import Check from 'lucide-react/icons/check'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'react-router'
import { PREMIUM_FROM } from '#app/domain/billing/catalogue.ts'
import { RecipeCard } from '#app/features/recipes/saved/recipe-card.tsx'
import { SAMPLE_FEED } from '#app/features/site/preview-samples.ts'
import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import actionStyles from '#app/features/recipes/post-actions.module.css'
import styles from './teaser.module.css'
import card from '#app/ui/card.module.css'

const FEED_CLAIMED = 'Browse 1000+ community recipes'
const FEED_COUNTED = 'Browse community recipes'
const BENEFITS = ['Like and comment', 'Save favourites', 'Share your own']

/** The feed for a free member: examples of ours behind frosted glass, nothing that anybody shared. */
export function FeedTeaser() {
  const { hasLiveCounts } = useSiteFacts()
  return (
    <div className={styles.teaser}>
      <div className={styles.behind} aria-hidden inert>
        <div className={classNames(card.grid, styles.cards)}>
          {SAMPLE_FEED.map(({ recipe, by, likes, comments }) => (
            <RecipeCard
              key={recipe.name}
              recipe={recipe}
              by={by}
              actions={
                <>
                  <span className={actionStyles.action}>
                    <Heart className={text.icon} />
                    {likes}
                  </span>
                  <span className={actionStyles.action}>
                    <MessageCircle className={text.icon} />
                    {comments}
                  </span>
                  <span className={actionStyles.action}>
                    <Bookmark className={text.icon} />
                  </span>
                </>
              }
            />
          ))}
        </div>
      </div>
      <section className={classNames(card.card, card.pad, styles.offer)} aria-labelledby="teaser-title">
        <h2 id="teaser-title">Community recipes come with Premium</h2>
        <ul className={styles.benefits}>
          {[hasLiveCounts ? FEED_COUNTED : FEED_CLAIMED, ...BENEFITS].map((benefit) => (
            <li key={benefit}>
              <Check className={text.icon} aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <p className={styles.price}>Upgrade from {PREMIUM_FROM}</p>
        <LinkButton as={Link} isBlock to="/pricing">
          Upgrade to Premium
        </LinkButton>
      </section>
    </div>
  )
}
