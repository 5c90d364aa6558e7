import { type ReactNode, useState } from 'react'
import { EATER_WORDS, EATERS, type Eater } from '#app/domain/food/eaters.ts'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { DIETARY_RESTRICTIONS, type DietaryPreferences } from '#app/domain/recipe/recipe.ts'
import { IngredientChips } from '#app/features/foods/ingredient-chips.tsx'
import { useFoodSuggestions } from '#app/features/foods/use-food-suggestions.ts'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './account.module.css'
import { fieldOf, ProfileForm, type ProfileResult } from './profile-forms.tsx'
import card from '#app/ui/card.module.css'
import field from '#app/ui/field.module.css'
import check from '#app/ui/check.module.css'

type FoodPreferencesProps = {
  dietaryPreferences: DietaryPreferences
  result: ProfileResult
  /** What else is left out, with forms of its own. */
  children?: ReactNode
}

export const DIETS = DIETARY_RESTRICTIONS.filter((diet) => diet !== 'None')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What a person does not eat, and who eats along: diets, allergens, infants, pregnancy, dislikes. Every recipe and plan keeps all of it. */
export function FoodPreferences({ dietaryPreferences, result, children }: FoodPreferencesProps) {
  const refusal = fieldOf(result, 'diets') ?? fieldOf(result, 'allergens') ?? fieldOf(result, 'eaters')
  return (
    <section className={classNames(card.card, card.pad, layout.stack, styles.wide)} id="food-preferences">
      <h2 className={text.heading3}>Food preferences</h2>
      <p className={text.muted}>
        Every recipe and every plan keeps to them. A food that is not in our table is left out where it might
        break them. If you have an allergy, still check the label of everything you use.
      </p>
      <ProfileForm
        intent="save-food-preferences"
        result={result}
        done="Your food preferences are saved."
        submit="Save food preferences"
      >
        <CheckGroup legend="Diets" name="diets[]" options={DIETS} chosen={dietaryPreferences.diets} />
        <CheckGroup
          legend="Allergens to leave out"
          name="allergens[]"
          options={ALLERGENS}
          chosen={dietaryPreferences.allergens}
        />
        <Eaters chosen={dietaryPreferences.eaters} />
        {refusal && <FieldError id="food-preferences-error">{refusal}</FieldError>}
        <Dislikes initial={dietaryPreferences.dislikes} error={fieldOf(result, 'dislikes')} />
      </ProfileForm>
      {children}
    </section>
  )
}

/** Infants and pregnant people, each with what it means and where the rules are from. */
function Eaters({ chosen }: { chosen: readonly Eater[] }) {
  return (
    <fieldset className={layout.stack}>
      <legend className={field.label}>Who else eats</legend>
      {EATERS.map((eater) => {
        const { label, explanation, source } = EATER_WORDS[eater]
        return (
          <div key={eater}>
            <Check
              name="eaters[]"
              value={eater}
              label={label}
              defaultChecked={chosen.includes(eater)}
              aria-describedby={`eater-${eater}`}
            />
            <p className={field.hint} id={`eater-${eater}`}>
              {explanation}{' '}
              <a href={source.url} target="_blank" rel="noopener">
                {source.name}
              </a>
            </p>
          </div>
        )
      })}
      <p className={field.hint}>
        Rules of thumb from public advice, not medical advice: ask your midwife, health visitor or doctor.
      </p>
    </fieldset>
  )
}

type CheckGroupProps = {
  legend: string
  name: string
  options: readonly string[]
  chosen: readonly string[]
}

/** Boxes of one question, each its own value under one name. */
export function CheckGroup({ legend, name, options, chosen }: CheckGroupProps) {
  return (
    <fieldset>
      <legend className={field.label}>{legend}</legend>
      <div className={check.grid}>
        {options.map((option) => (
          <Check
            key={option}
            name={name}
            value={option}
            label={capital(option)}
            defaultChecked={chosen.includes(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const OWN_WORDS = { list: 'Foods you do not like', field: 'Add a food you do not like' }

type DislikesProps = {
  initial: readonly string[]
  error: string | undefined
  words?: { list: string; field: string }
}

/** Foods that somebody does not like, as chips. */
export function Dislikes({ initial, error, words = OWN_WORDS }: DislikesProps) {
  const [dislikes, setDislikes] = useState(initial)
  const { suggestions, suggestFor } = useFoodSuggestions('table')
  const add = (typed: string) => {
    const news = typed.split(/[\n,;]/).map((one) => one.trim().toLowerCase())
    setDislikes((before) => [...new Set([...before, ...news])].filter((one) => one !== ''))
  }
  const remove = (index: number) => setDislikes(dislikes.filter((_, position) => position !== index))
  return (
    <fieldset className={classNames(layout.stack, styles.dislikes)}>
      <legend className={field.label}>{words.list}</legend>
      <IngredientChips
        name="dislikes[]"
        words={words}
        ingredients={dislikes.map((dislike) => ({ text: dislike }))}
        onAdd={add}
        onRemove={remove}
        onRename={(index, typed) => {
          remove(index)
          add(typed)
        }}
        suggestions={suggestions}
        onType={suggestFor}
        maxLength={200}
        error={error}
      />
    </fieldset>
  )
}
