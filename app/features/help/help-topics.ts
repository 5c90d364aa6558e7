import { CATALOGUE, GUARANTEE_DAYS, monthlyShareOf, priceLine } from '#app/domain/billing/catalogue.ts'
import type { HelpSection } from '#app/domain/help/help.ts'

/** What the help page answers. Each says what the product does here, in the words its screens use. */
export const helpSections = (readsPhotos: boolean): readonly HelpSection[] => [
  {
    id: 'recipes',
    title: 'Recipes from what you have',
    topics: [
      {
        id: 'how-recipes',
        question: 'How do I get a recipe?',
        answer: [
          'Under “Create Recipes”, type what you have, one ingredient after another, or paste a whole list. Choose cuisine, servings, skill and diet, and press “Generate Recipes”. The recipe appears while it is being finished.',
          'What you named is used first. Anything the dish needs besides is marked as an extra, so you know what to look for in the cupboard.',
        ],
        links: [{ label: 'Create Recipes', href: '/upload' }],
      },
      {
        id: 'photo',
        question: 'Can I take a photo instead of typing?',
        answer: [
          readsPhotos
            ? 'Yes. The photo is made smaller in your browser, read once and not kept. You see each food it found as a chip: confirm it, rename it or take it out before you go on.'
            : 'Not on this site: no model that sees photos is connected. Typing works for everything, and a whole list can be pasted at once.',
        ],
      },
      {
        id: 'who-writes',
        question: 'Who writes the recipes?',
        answer: [
          'Either the Mealwright kitchen, which is software of ours that knows dishes, cuisines, times and temperatures, or an AI model, where one is connected. Each recipe says which.',
          'Whoever writes, the same checks follow: every ingredient is looked up, diets and allergens are decided from the food table, and the figures are computed.',
        ],
      },
      {
        id: 'refused',
        question: 'Why was something I typed refused?',
        answer: [
          'Mealwright takes only food that is safe to eat. What is no food, or not safe, is refused by name. A food it does not know is kept, and marked as not counted.',
        ],
      },
      {
        id: 'saved',
        question: 'Where are my recipes?',
        answer: [
          'With Premium every generated recipe is saved under “My Recipes”. There you can search, filter by cuisine, sort, put recipes into folders, edit them (the figures follow), duplicate, print, download and import. Deleting can be undone.',
          'On the free trial a recipe is shown and not saved.',
        ],
        links: [{ label: 'My Recipes', href: '/recipes' }],
      },
      {
        id: 'cook-mode',
        question: 'What is cook mode?',
        answer: [
          'A recipe’s steps in large type, one after another, with timers where a step names a time. The screen stays on where the browser allows it.',
        ],
      },
    ],
  },
  {
    id: 'numbers',
    title: 'How the numbers come about',
    topics: [
      {
        id: 'source',
        question: 'Where do calories and nutrients come from?',
        answer: [
          'From a food-composition table whose figures are those of the United States Department of Agriculture. Each ingredient line is read: how much, of what, prepared how. The amount becomes grams by the unit, the density or the usual weight of a piece, and the grams are multiplied by the figures of that food.',
          'No model guesses a calorie that can be computed.',
        ],
      },
      {
        id: 'coverage',
        question: 'What does “not counted” mean?',
        answer: [
          'That a line’s food is not in the table, or that its amount says too little. Such a line adds nothing to the sum, and the recipe names it and says what share of the mass was counted. We would rather show a gap than a guess.',
        ],
      },
      {
        id: 'range',
        question: 'Why is there a range beside a figure?',
        answer: [
          'Where an amount was assumed, such as the weight of “an onion”, the true figure may lie a little lower or higher. The range says by how much, and the assumptions are listed with it.',
        ],
      },
      {
        id: 'allergens',
        question: 'Can I rely on the allergens and diets?',
        answer: [
          'They are decided in code from the food table, never by a model, and an unknown food is called unknown and never safe. The table cannot know the label of the packet in your hand: if you have an allergy, read it every time.',
        ],
      },
    ],
  },
  {
    id: 'calories',
    title: 'Estimating a meal',
    topics: [
      {
        id: 'estimate',
        question: 'How does the calorie estimator work?',
        answer: [
          `Describe what you ate${readsPhotos ? ', or photograph it' : ''}. The meal is taken apart into its foods and portions. Foods of the table are computed and marked so; a figure that comes from a model is marked as that.`,
          'You can change every row, add one or take one out: the sum follows at once.',
        ],
        links: [{ label: 'Estimate Calories', href: '/calories' }],
      },
      {
        id: 'confidence',
        question: 'What do high, medium and low confidence mean?',
        answer: [
          'How much of the estimate rests on what you said and the table, and how much on assumptions. When a figure had to be assumed the estimate is marked low and says which.',
        ],
      },
      {
        id: 'diary',
        question: 'Can I keep what I ate?',
        answer: ['With Premium, “Save to Diary” keeps an estimate with the day it was eaten.'],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Pantry and meal plans',
    topics: [
      {
        id: 'pantry',
        question: 'What is the pantry for?',
        answer: [
          'It is the list of what you have at home, with amounts and, if you like, dates. Plans use what expires first and buy only what is missing; what has expired is left out. An amount that was estimated is marked until you confirm it.',
        ],
        links: [{ label: 'Plan Meals', href: '/meal-planning' }],
      },
      {
        id: 'targets',
        question: 'How are my daily targets worked out?',
        answer: [
          'Your basal rate comes from the Mifflin-St Jeor formula with your age, height, weight and sex, multiplied by how much you move and adjusted for your goal. Protein, fat and carbohydrate are fixed shares of it for each goal.',
          'Targets never go below 1,200 kcal for women and 1,500 kcal for men; where that floor acts, the plan says so.',
        ],
      },
      {
        id: 'plan-misses',
        question: 'A day misses its targets. Why?',
        answer: [
          'Each day is built to come within 2 % of its calories, protein, fat and carbohydrate. Where your diets, dislikes or the number of meals leave no such choice, the day says by how much it misses and why.',
        ],
      },
      {
        id: 'plan-change',
        question: 'Can I change a plan?',
        answer: [
          'Yes: swap a single meal, move it to another day or meal, keep some and make the rest anew, or make one day anew. Totals, stock and shopping list follow.',
        ],
      },
      {
        id: 'preferences',
        question: 'How do I say what I do not eat?',
        alsoCalled: 'vegetarian vegan dairy-free nut-free intolerance allergy diet',
        answer: [
          'Under “Food preferences” in your profile: diets such as vegetarian, vegan or gluten-free, allergens and dislikes. They are hard rules for recipes and plans alike.',
        ],
        links: [{ label: 'Profile', href: '/profile' }],
      },
    ],
  },
  {
    id: 'community',
    title: 'Sharing',
    topics: [
      {
        id: 'share',
        question: 'How do I share a recipe?',
        answer: [
          'With Premium, open one of your recipes and press “Share”. It gets a title, a description and tags, and appears in the community book. “Remove from Public” takes it back, and its likes and comments with it.',
          'Others see the public name you choose in your profile, never your e-mail address.',
        ],
        links: [{ label: 'Community Recipes', href: '/public-recipes' }],
      },
      {
        id: 'report',
        question: 'Something in the book should not be there.',
        answer: ['Use “Report” on the post or the comment and say why. We look at every report.'],
      },
    ],
  },
  {
    id: 'blog',
    title: 'The blog and our letters',
    topics: [
      {
        id: 'blog-authors',
        question: 'Who writes the blog?',
        answer: [
          'Every article names its author. Mealwright Kitchen and Mealwright Nutrition are desks of the house: names for our work, not persons. Their articles list their sources, their figures for foods come from the same table as everything else here, and their pictures are drawn.',
          'Articles explain. They do not replace the advice of a doctor or a dietitian.',
        ],
        links: [{ label: 'Blog', href: '/blog' }],
      },
      {
        id: 'blog-find',
        question: 'How do I find an article, or hear of new ones?',
        answer: [
          'The search on the blog’s page looks through titles, excerpts and texts. “All Articles” can be narrowed to a category.',
          'A feed reader can follow the blog by RSS or Atom; the letters below come by mail.',
        ],
        links: [
          { label: 'All Articles', href: '/blog/all' },
          { label: 'RSS feed', href: '/blog/feed.xml' },
        ],
      },
      {
        id: 'letters',
        question: 'How do I subscribe to your letters, and how do I leave?',
        alsoCalled: 'newsletter unsubscribe mailing list stop',
        answer: [
          'Enter your address in the box on the blog. We mail a link to it that works for seven days, and only who opens it and presses the button gets letters.',
          'Every letter carries a link to leave with one click, and your mail program may show one of its own. We keep your address for 30 days after, marked as left, and then forget it. You need no account for any of this.',
        ],
        links: [
          { label: 'Subscribe', href: '/newsletter' },
          { label: 'Privacy Policy', href: '/privacy' },
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and payment',
    topics: [
      {
        id: 'trial',
        question: 'What does the free trial hold?',
        alsoCalled: 'free try without paying limit',
        answer: [
          'Three recipe generations, three calorie estimations and three meal plans of one day, without a card. An attempt that fails on our side does not count.',
        ],
        links: [{ label: 'Pricing', href: '/pricing' }],
      },
      {
        id: 'prices',
        question: 'What does Premium cost?',
        alsoCalled: 'subscription yearly year month upgrade plan much fee payment pounds',
        answer: [
          `The price is ${priceLine(CATALOGUE.monthly)}, or ${priceLine(CATALOGUE.annual)}, which comes to ${monthlyShareOf(CATALOGUE.annual)} a month. The monthly and the annual plan hold the same.`,
          'You can change between monthly and annual under “Manage Subscription” in your profile.',
        ],
        links: [{ label: 'Pricing', href: '/pricing' }],
      },
      {
        id: 'cancel',
        question: 'How do I cancel Premium?',
        alsoCalled: 'stop end subscription unsubscribe renewal resume',
        answer: [
          'Under “Manage Subscription” on the pricing page or in your profile, at any time. Premium stays until the end of the period you have paid for. What you saved stays saved, and comes back with Premium.',
          `Within ${GUARANTEE_DAYS} days of your first payment we pay it back in full if you ask.`,
        ],
      },
      {
        id: 'refund',
        question: 'How do I get my money back?',
        alsoCalled: 'reimbursement charged mistake return chargeback',
        answer: [
          `Write to us within ${GUARANTEE_DAYS} days of your first payment, and we give you a refund in full: that is the money-back guarantee. Name the order’s number, which your profile shows under “Order History”.`,
          'The money goes back to the card that paid, and Premium for that period ends.',
        ],
        links: [
          { label: 'Contact', href: '/contact' },
          { label: 'Profile', href: '/profile' },
        ],
      },
      {
        id: 'receipts',
        question: 'Where are my invoices and receipts?',
        alsoCalled: 'VAT billing statement history proof purchase',
        answer: [
          'Your profile lists every payment under “Order History”, with its date, number and amount. The invoice or receipt of each bill is under “Manage Subscription”, on the payment provider’s page, where you also change the card.',
        ],
        links: [{ label: 'Profile', href: '/profile' }],
      },
      {
        id: 'payment-failed',
        question: 'My payment failed. What now?',
        alsoCalled: 'past due declined unpaid credit debit renew expired',
        answer: [
          'Open “Manage Subscription” in your profile and update your card or payment method. Premium stays on for a while, and the payment is tried again; your profile says when it is off and how to have it back.',
        ],
        links: [{ label: 'Profile', href: '/profile' }],
      },
      {
        id: 'change-email',
        question: 'How do I change my email address or my password?',
        alsoCalled: 'username login account settings address new',
        answer: [
          'In your profile, under “Change e-mail address” and “Change password”. A new e-mail address counts once you have followed the link that we mail to it.',
        ],
        links: [{ label: 'Profile', href: '/profile' }],
      },
      {
        id: 'delete',
        question: 'How do I take my data with me, or delete it?',
        alsoCalled: 'export GDPR remove close erase privacy',
        answer: [
          'In your profile: “Download everything” gives you all of it as one file, and “Delete account” removes it. A subscription ends with the account, and paid time that is left is lost.',
        ],
        links: [
          { label: 'Profile', href: '/profile' },
          { label: 'Privacy Policy', href: '/privacy' },
        ],
      },
      {
        id: 'password',
        question: 'I have forgotten my password.',
        alsoCalled: 'reset login sign in locked out',
        answer: ['Ask for a link by mail. It works once, for an hour, and signs out every device.'],
        links: [{ label: 'Choose a new password', href: '/auth/forgotten-password' }],
      },
    ],
  },
]
