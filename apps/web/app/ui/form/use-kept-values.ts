// Restores typed values after a reload, when the form reopens at the same URL.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepForm, takeKept } from '../../lib/kept-work.ts'
import { notify } from '../toasts.tsx'
import { commonWords as words } from '../../lib/words/common.ts'

/** Returns a function to call after saving: later only new changes are kept. */
export function useKeptValues<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
): () => void {
  const stored = useRef<Record<string, string | undefined>>({})
  const note = useEffectEvent(() => {
    stored.current = textsOf(form.getValues())
  })
  const open = useEffectEvent(() => {
    note()
    const key = `${window.location.pathname}${window.location.search} ${Object.keys(stored.current).join()}`
    const storedValues = takeKept(key)
    for (const [name, value] of Object.entries(storedValues ?? {}))
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
    if (storedValues) notify({ title: words('typedIsBack'), detail: words('notSavedYet') })
    return keepForm(key, () => {
      const values: FieldValues = form.getValues()
      const now = textsOf(values)
      const changed = Object.keys(now).filter((name) => now[name] !== stored.current[name])
      return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, values[name]]))
    })
  })
  useEffect(() => open(), [])
  return () => (stored.current = textsOf(form.getValues()))
}

const textsOf = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
