// Drivers' reasons: label, when allowed, whether a photo is required.
import { Plus, Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import type { DriverReason } from '@dropwise/contracts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { DriverRulesForm } from './use-driver-rules.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

const KINDS = [
  { kind: 'failed', label: 'reasonFailed' },
  { kind: 'partly_delivered', label: 'reasonPartly' },
  { kind: 'returned', label: 'reasonReturned' },
] as const satisfies readonly { kind: DriverReason['kinds'][number]; label: string }[]

function Kinds({ form, index }: { form: DriverRulesForm; index: number }) {
  return (
    <Controller
      control={form.fields.form.control}
      name={`reasons.${index}.kinds`}
      render={({ field }) => (
        <>
          {KINDS.map(({ kind, label }) => (
            <Checkbox
              key={kind}
              label={words(label)}
              isChecked={field.value.includes(kind)}
              onChange={(isChecked) =>
                field.onChange(
                  isChecked ? [...field.value, kind] : field.value.filter((each) => each !== kind),
                )
              }
            />
          ))}
        </>
      )}
    />
  )
}

function ReasonRow({ form, index, name }: { form: DriverRulesForm; index: number; name: string }) {
  const { form: fields, errorOf } = form.fields
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex items-end gap-2">
        <TextField
          label={words('reasonNumber', { number: index + 1 })}
          isLabelHidden
          fieldClassName="flex-1"
          error={errorOf(`reasons.${index}.label`) ?? errorOf(`reasons.${index}.kinds`)}
          {...fields.register(`reasons.${index}.label`)}
        />
        <IconButton
          label={name ? words('removeWhat', { name }) : words('removeReason')}
          onClick={() => form.removeReason(index)}
        >
          <Trash2 />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Kinds form={form} index={index} />
        <Controller
          control={fields.control}
          name={`reasons.${index}.needsPhoto`}
          render={({ field }) => (
            <Checkbox label={words('withPhoto')} isChecked={field.value ?? false} onChange={field.onChange} />
          )}
        />
      </div>
    </li>
  )
}

export function ReasonRows({ form }: { form: DriverRulesForm }) {
  const problem = form.fields.errorOf('reasons')
  return (
    <section aria-label={words('reasons')}>
      <h2 className="text-3">{words('reasons')}</h2>
      <p className="text-2 text-ink-2">{words('reasonsMore')}</p>
      <ul className="pt-1">
        {form.reasons.map((reason, index) => (
          <ReasonRow key={reason.key} form={form} index={index} name={reason.label} />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="pt-1 text-1 text-bad-ink">
          {problem}
        </p>
      )}
      <Button className="mt-3" icon={<Plus />} onClick={form.addReason}>
        {words('addReason')}
      </Button>
    </section>
  )
}
