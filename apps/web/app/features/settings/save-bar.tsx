// The foot of a long form of settings, always in sight: what is not saved yet, why saving failed, Undo and Save.
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { describeError } from '../../lib/api.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'
import { Button } from '../../ui/button.tsx'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { ErrorState } from '../../ui/states.tsx'

interface SaveBarProps<Input extends FieldValues, Output extends FieldValues> {
  fields: SchemaForm<Input, Output>
  /** Title of a failure. */
  notSaved: string
  onUndo: () => void
}

/** Last in a form with the usual padding. */
export function SaveBar<Input extends FieldValues, Output extends FieldValues>({
  fields: { form, failure, isSubmitting },
  notSaved,
  onUndo,
}: SaveBarProps<Input, Output>) {
  const { isDirty } = useFormState({ control: form.control })
  return (
    <footer className="sticky -bottom-5 -mx-4 -mb-5 flex flex-col gap-2.5 border-t border-line-2 bg-surface px-4 py-2.5 md:-mx-7 md:px-7">
      {failure !== null && <ErrorState className="m-0" title={notSaved} {...describeError(failure)} />}
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" needs="settings:write" disabled={isSubmitting}>
          {isSubmitting ? words('saving') : words('save')}
        </Button>
        {isDirty && (
          <>
            <Button onClick={onUndo}>{words('undo')}</Button>
            <span role="status" className="text-2 text-ink-2">
              {words('changesNotSaved')}
            </span>
          </>
        )}
      </div>
    </footer>
  )
}
