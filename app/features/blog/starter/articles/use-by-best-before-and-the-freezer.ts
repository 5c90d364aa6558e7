import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const useByBestBefore: StarterArticle = {
  slug: 'use-by-best-before-and-the-freezer',
  title: 'Use by, best before, and the freezer in between',
  category: 'wasting-less',
  author: 'mealwright-kitchen',
  schemaType: 'Article',
  publishedAt: '2026-11-06T08:00:00Z',
  isFeatured: true,
  excerpt:
    'Two phrases that look alike, one about safety and one about crispness. Learn the difference, add a freezer, and a good deal less food goes in the bin.',
  seoTitle: 'Use by or best before? What the dates mean, and how to freeze',
  seoDescription:
    'Use by is about safety, best before about quality. What to do on each date, how to freeze and thaw food safely, and what freezes badly.',
  tags: ['use by', 'best before', 'freezing', 'food waste'],
  picture: {
    id: '00000000-0000-4000-8000-000000000011',
    alt: 'Drawing: a loaf with a tag, a dated tub, a bag of frozen peas, a calendar page and a fridge thermometer',
  },
  body: `
Every week perfectly good food is thrown away because of two words on a lid, and now and then somebody is ill because of the other two. The words are “best before” and “use by”. They are printed in the same type, in the same corner, and they have almost nothing to do with each other.

## Use by: a date about safety

*Use by* is put on food that goes off quickly and can make you ill when it does: fresh meat and fish, cooked meats, ready-prepared salads, many chilled ready meals, soft cheese. The date counts until midnight. After it the food should not be eaten, cooked or frozen, even if it looks and smells as it should.

The last part is the one people resist. We would all like to trust our noses. But the bacteria that spoil food, the ones that make milk sour and chicken slimy, are mostly not the ones that poison you. *Listeria* has no smell and grows slowly even in the cold. Sniffing tests for the wrong thing.

The date also assumes that you kept your side of the bargain. The fridge has to be at 5°C or below, and if the label says “eat within three days of opening” then that is the date which counts from the moment you open it, however far away the printed one is.

## Best before: a date about quality

*Best before* is put on food that keeps: bread, biscuits, pasta, rice, tins, frozen food, crisps, most hard cheese, fresh fruit and vegetables. Until the date the maker vouches for it at its best. After the date it may be staler, softer or paler. It is still legal to sell and, if it was stored properly, it is generally safe to eat.

Here your senses *are* the right instrument. Look, smell, taste. Stale bread is toast, breadcrumbs or a bread pudding. A soft carrot is soup. Biscuits come back to life in a low oven. Mould on soft food, on the other hand, means the bin, and so does anything that bulges, fizzes when it should not, or smells wrong.

Since 2022 the waste charity WRAP has recommended that shops sell most uncut fruit and vegetables with no date at all, because people throw out sound apples on the strength of a number. If you buy them loose you have been judging without a date all along.

### And “display until”?

It is for the shop's staff. You may ignore it.

| On the packet | It is about | After the date |
| --- | --- | --- |
| Use by | Safety | Do not eat, cook or freeze it |
| Best before | Quality | Look, smell, taste, decide |
| Display until, sell by | Stock-keeping | Nothing changes |

## The freezer is a pause button

Freezing does not kill most bacteria. It stops them. That makes it the answer to nearly every date, provided you press the button in time.

**When.** Any day up to and including the use-by date. The sooner the better, since you freeze the quality along with the food.

**How cold.** −18°C. A freezer with three stars or more keeps that.

**How long.** At a steady −18°C food stays safe more or less indefinitely. It does dry out and turn rancid, slowly, so for pleasure use most things within three to six months, fatty fish and bacon sooner. Write the date and the name on the bag. There is no such thing as an obvious brown stew.

**How.** Cool it first. Freeze it flat, in the portions you will want, with the air pressed out. Slices of bread, grated cheese, egg whites, the last of the tomato purée, wine, cream for cooking, ripe bananas without their skins: they all freeze well. What suffers is anything crisp and wet, lettuce and cucumber above all, along with eggs in their shells, and boiled potatoes, which turn grainy.

### Thawing

In the fridge, overnight, on a plate with a rim. Small things can go into the microwave on “defrost” if you cook them straight away. Once thawed, treat food as fresh and eat it within 24 hours.

Do not thaw meat on the worktop, where the outside is warm long before the middle gives. And do not refreeze raw meat that has thawed. If you cook it first, you may freeze the cooked dish.

## Leftovers write their own date

Once you have cooked something the printed date has no more to say. Cool leftovers and put them in the fridge within one to two hours. Eat them within two days, heated until they steam all the way through. Rice is the strict one: into the fridge within an hour, eaten within 24 hours, heated once. If you cannot promise that, freeze it tonight. Our guide to [batch cooking](/blog/cooking-well/batch-cook-grains-and-pulses) says how to cool a big pot quickly.

## A fridge that does half of the work

Put a thermometer in a glass of water on the middle shelf, leave it overnight, and read it in the morning. If it is above 5°C turn the dial; it is the cheapest improvement in the kitchen. Keep raw meat and fish at the bottom, in a box, where nothing can drip from them. Keep what goes off next at eye level. Milk does better on a shelf than in the door, which is the warmest place there is.

Then let dates set the order of the week. [The pantry](/meal-planning) takes a date for each food, and plans use what expires first; on paper the same thing can be done in [seven steps](/blog/meal-planning/plan-a-week-from-the-fridge).

### For whom the margins are smaller

If you are pregnant, over 65, or have a weakened immune system, *Listeria* is a greater danger to you, and there are foods to avoid whatever their date says, some soft cheeses and cold-smoked fish among them. The NHS lists them. Ask your midwife or doctor if you are unsure.

## Sources

- [Food Standards Agency](https://www.food.gov.uk/): best before and use-by dates; how to chill, freeze and defrost food safely.
- [National Health Service](https://www.nhs.uk/): listeriosis; foods to avoid in pregnancy.
- WRAP, *Reducing household food waste and plastic packaging*, 2022, and [Love Food Hate Waste](https://www.lovefoodhatewaste.com/), on storing and freezing.
`,
  faqs: [
    {
      question: 'Can I cook something on its use-by date and eat it tomorrow?',
      answer:
        '<p>Yes. Cook it before midnight, cool it quickly, keep it at 5°C or below and eat it within two days.</p>',
    },
    {
      question: 'The milk is past its use-by date and smells fine. May I drink it?',
      answer:
        '<p>The advice is no. Look which date it carries, though: some milk is sold with “best before”, and then your nose may decide.</p>',
    },
    {
      question: 'Can I freeze food that was frozen before?',
      answer:
        '<p>Not raw. Cook the thawed food thoroughly and you may freeze the dish you made from it, once.</p>',
    },
    {
      question: 'Does freezing kill bacteria?',
      answer:
        '<p>No, most survive and wake up on thawing. That is why thawed food belongs in the fridge and should be used within a day.</p>',
    },
  ],
}
