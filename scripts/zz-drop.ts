import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
for (const d of DISHES) for (const [i, st] of d.steps.entries()) for (const [j, a] of st.entries()) {
  const names = (a.foods ?? []).filter(r => !r.startsWith('@')).map((r) => r.replace(/[\/~].*/, ''))
  const dropped = a.ifFood ? d.slots[a.ifFood]?.need === 'extra' : (a.foods?.length ?? 0) > 0 && !a.foods!.some(r => r.startsWith('@')) && names.every((n) => d.slots[n]?.need !== 'must' )
  if (!dropped) continue
  const hard = a.ifFood ? d.slots[a.ifFood]!.need : names.map(n=>d.slots[n]?.need)
  const next = st[j + 1] ?? d.steps[i + 1]?.[0]
  for (const t of next?.say ?? []) if (/^(?:It|They|Them|Then|These|This|Those|Now|After that|Next|When (?:it|they)|Once (?:it|they)|Add (?:it|them)|Stir (?:it|them)|Return|Back|Put (?:it|them))\b|\b(?:these|those|them all)\b/.test(t) && (String(hard).includes('extra'))) console.log(d.id, i, j, a.do, names.join(), '=>', t)
}
