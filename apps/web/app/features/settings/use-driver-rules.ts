// The company's rules for drivers: form, and saving as a whole.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { driverRulesBody, type DriverRules } from '@dropwise/contracts'
import { driverRulesQuery, saveDriverRules } from '../../lib/data/order-events.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { settingsWords as words } from '../../lib/words/settings.ts'

/** A stable id; starts with a letter, as the schema requires. */
const newId = (): string => `r${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

export function useStoredRules() {
  return useQuery(driverRulesQuery())
}

export function useDriverRules(stored: DriverRules) {
  const queries = useQueryClient()
  const [resets, setResets] = useState(0)
  const fields = useSchemaForm({
    schema: driverRulesBody,
    defaultValues: stored,
    onSubmit: async (values) => {
      const saved = await saveDriverRules(values)
      queries.setQueryData(driverRulesQuery().queryKey, saved)
      fields.form.reset(saved)
      notify({ title: words('driverRulesSaved') })
    },
  })
  const reasons = useFieldArray({ control: fields.form.control, name: 'reasons', keyName: 'key' })
  return {
    fields,
    reasons: reasons.fields,
    addReason: () => reasons.append({ id: newId(), label: '', kinds: ['failed'], needsPhoto: false }),
    removeReason: reasons.remove,
    undo: () => {
      fields.form.reset(stored)
      setResets((before) => before + 1)
    },
    /** Incremented by each undo, to remount fields with local text. */
    resets,
  }
}
export type DriverRulesForm = ReturnType<typeof useDriverRules>
