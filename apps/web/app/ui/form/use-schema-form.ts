// The one way to write a form: fields checked by a schema of the contract, what the server refuses kept beside them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { plainSentence } from '@dropwise/contracts'
import type { z } from 'zod'
import { ApiError, describeError } from '../../lib/api.ts'
import { useKeptValues } from './use-kept-values.ts'

interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Sends the values. What it throws becomes `failure`; what was typed stays. */
  onSubmit: (values: Output) => Promise<void>
  /** Error codes that belong to one field rather than to the whole form. */
  fieldOfCode?: Partial<Record<string, Path<Input>>>
}

export interface SchemaForm<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>
  submit: () => void
  isSubmitting: boolean
  /** What the server refused; null while all is well. */
  failure: unknown
  setFailure: (failure: unknown) => void
  /** The message at a field, for its `error`. */
  errorOf: (name: Path<Input>) => string | undefined
}

/** A form over a schema of the contract. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  options: SchemaFormOptions<Input, Output>,
): SchemaForm<Input, Output> {
  const { schema, defaultValues, onSubmit, fieldOfCode } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: plainSentence }),
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
    isSubmitting,
    failure,
    setFailure,
    errorOf: (name) => {
      const message: unknown = get(errors, `${name}.message`)
      return typeof message === 'string' ? message : undefined
    },
  }
}

/** For `register()` of optional fields: an empty box means null, as the contract has it. */
export const blankAsNull = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value),
}
