const STEPS = [
  ['Show it or say it', 'Photograph the meal from above, or describe it in a sentence. Or both.'],
  [
    'Every food gets a portion',
    'Figures come from the food table where it knows the food; guesses are named.',
  ],
  ['Set it right', 'Change a portion, swap a food, answer one question: the total follows at once.'],
] as const

/** Three steps, numbered. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-lg">
        How It Works
      </h2>
      <ol className="est-steps">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
