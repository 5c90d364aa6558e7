import { afterEach, expect, test } from 'vitest'
import { dismissToast, showToast, toastStore } from './toasts.ts'

const clear = () => {
  for (const toast of toastStore.read()) dismissToast(toast.id)
}
afterEach(clear)

const texts = () => toastStore.read().map((toast) => toast.text)

test('shows toasts in order and keeps at most three', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('leaves more time where there is something to do', () => {
  showToast('Saved')
  showToast('Recipe deleted', { action: { label: 'Undo', onPress: () => {} } })
  const [plain, withUndo] = toastStore.read()
  expect(withUndo?.durationMs ?? 0).toBeGreaterThan(plain?.durationMs ?? 0)
})

test('tells listeners of every change, until they leave', () => {
  let heard = 0
  const leave = toastStore.subscribe(() => heard++)
  const id = showToast('Saved')
  dismissToast(id)
  dismissToast(id)
  expect(heard).toBe(2)
  leave()
  showToast('Again')
  expect(heard).toBe(2)
})

test('renders none on the server', () => {
  showToast('Saved')
  expect(toastStore.readOnServer()).toEqual([])
})
