// Draft of a template: fields, variables, sample values, problems, saving.
import {
  allVariables,
  lintTemplate,
  render,
  templateVariable,
  variablesOf,
  type EmailTemplateType,
  type TemplateVariable,
} from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useSetUrlParams } from '../../../lib/url-state.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { saveTemplate, templateQuery, type StoredTemplate } from './api.ts'
import { problemText } from '../../../ui/mail/problem-text.ts'
import { sampleValues } from '../../../ui/mail/sample-values.ts'
import { variableText } from './names.ts'
import { announce } from './say.ts'
import { useMailHead } from './use-mail-head.ts'

export type TemplateEditorState = ReturnType<typeof useTemplateEditor>

export function useTemplateEditor(stored: StoredTemplate) {
  const client = useQueryClient()
  const setParams = useSetUrlParams()
  const [saved, setSaved] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const [typedValues, setTypedValues] = useState<Record<string, string>>({})
  /** Insert function of the last focused field. */
  const insertRef = useRef<((text: string) => void) | null>(null)
  const change = (parts: Partial<StoredTemplate>) => setDraft((before) => ({ ...before, ...parts }))

  const values = useMemo(
    () => ({ ...sampleValues(draft.variables), ...typedValues }),
    [draft.variables, typedValues],
  )
  const problems = useMemo(() => lintTemplate(draft), [draft])
  const brand = useMailHead()
  const rendered = useMemo(() => render(draft, values, { mode: 'preview', brand }), [draft, values, brand])

  const saving = useMutation({
    mutationFn: saveTemplate,
    onSuccess(next) {
      announce.saved()
      setSaved(next)
      setDraft(next)
      if (next.id) client.setQueryData(templateQuery(next.id).queryKey, next)
      void client.invalidateQueries({ queryKey: ['owner', 'emails', 'list'] })
      void client.invalidateQueries({ queryKey: ['owner', 'emails', 'versions'] })
      if (!stored.id) setParams({ template: next.id })
    },
    onError(error) {
      console.error('Saving a template failed', error)
      announce.notSaved()
    },
  })

  return {
    draft,
    change,
    isDirty: draft !== saved,
    isSaving: saving.isPending,
    problems,
    rendered,
    logoUrl: brand?.logoUrl ?? null,
    values,
    setValue: (key: string, value: string) => setTypedValues((before) => ({ ...before, [key]: value })),
    /** Receives the focused field's insert function. */
    takeCursor: (insert: (text: string) => void) => {
      insertRef.current = insert
    },
    insertAtCursor: (text: string) => insertRef.current?.(text),
    /** True for variables of the type, which cannot be removed. */
    isFixed: (key: string) => variablesOf(draft.type).some((variable) => variable.key === key),
    setType: (type: EmailTemplateType) => {
      const before = new Set(variablesOf(draft.type).map(({ key }) => key))
      const ownVariables = draft.variables.filter(({ key }) => !before.has(key))
      change({ type, variables: allVariables(variablesOf(type), ownVariables) })
    },
    /** Returns whether it was accepted. */
    addVariable: (variable: TemplateVariable): boolean => {
      const checked = templateVariable.safeParse(variable)
      const isTaken = draft.variables.some(({ key }) => key === variable.key)
      if (variable.key.trim() === '' || variable.label.trim() === '') announce.invalid(words('keyAndLabel'))
      else if (isTaken) announce.invalid(words('variableExists', { key: variable.key }))
      else if (!checked.success)
        announce.invalid(words(checked.error.issues[0]?.path[0] === 'key' ? 'keyRule' : 'checkVariable'))
      else {
        change({ variables: [...draft.variables, checked.data] })
        return true
      }
      return false
    },
    removeVariable: (key: string) =>
      change({ variables: draft.variables.filter((variable) => variable.key !== key) }),
    save: () => {
      const [worst] = problems.filter(({ level }) => level === 'error')
      if (draft.name.trim() === '' || draft.subject.trim() === '') announce.invalid(words('nameAndSubject'))
      else if (worst) announce.invalid(problemText(worst, variableText))
      else saving.mutate(draft)
    },
  }
}
