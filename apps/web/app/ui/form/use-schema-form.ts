// The standard form hook: fields validated by a contract schema, server errors kept beside them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, describeError } from '../../lib/api.ts'
import { fieldSentence } from '../../lib/field-sentence.ts'
import { schemaMessage } from '../../lib/schema-message.ts'
import { useKeptValues } from './use-kept-values.ts'

interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Sends the values. A thrown error becomes `failure`; input is kept. */
  onSubmit: (values: Output) => Promise<void>
  /** Error codes that belong to one field. */
  fieldOfCode?: Partial<Record<string, Path<Input>>>
}

export interface SchemaForm<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>
  submit: () => void
  /** Confirms the place that the server asked about, and sends the values again. */
  keepPlace: () => void
  isSubmitting: boolean
  /** The server's error; null without one. */
  failure: unknown
  setFailure: (failure: unknown) => void
  /** The error of a field. */
  errorOf: (name: Path<Input>) => string | undefined
}

/** A form over a contract schema. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  options: SchemaFormOptions<Input, Output>,
): SchemaForm<Input, Output> {
  const { schema, defaultValues, onSubmit, fieldOfCode } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: fieldSentence }),
    defaultValues,
  })
  const [failure, setFailure] = useState<unknown>(null)
  const noteStored = useKeptValues(form)
  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await onSubmit(values)
      noteStored()
    } catch (error) {
      const field = error instanceof ApiError ? fieldOfCode?.[error.code] : undefined
      if (field) form.setError(field, { message: describeError(error).message })
      else setFailure(error)
    }
  })
  const { isSubmitting, errors } = form.formState
  return {
    form,
    submit: () => void send(),
    keepPlace: () => {
      const name = 'confirmPlace' as Path<Input>
      form.setValue(name, true as PathValue<Input, Path<Input>>)
      // The confirmation covers only this place.
      void send().finally(() => form.setValue(name, undefined as PathValue<Input, Path<Input>>))
    },
    isSubmitting,
    failure,
    setFailure,
    errorOf: (name) => {
      const message: unknown = get(errors, `${name}.message`)
      return typeof message === 'string' ? schemaMessage(message) : undefined
    },
  }
}

/** Options of `register()` for optional fields: an empty input means null. */
export const blankAsNull = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value),
}
