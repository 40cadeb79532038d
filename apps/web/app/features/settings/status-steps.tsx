// The company's own steps within the states of a delivery: list, add, change, switch off, remove.
import {
  STEP_STATES,
  statusStepBody,
  statusStepsResponse,
  type StatusStep,
  type StatusStepBody,
  type StepSetter,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { callApi, describeError } from '../../lib/api.ts'
import { listText } from '../../lib/format.ts'
import { stateLabel } from '../../lib/order-fields.ts'
import { zonesQuery } from '../../lib/data/zones.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

const PATH = '/status-steps'
const removals = removeWithUndo()
/** A select has no empty value. */
const NONE = 'none'

const SETTERS = {
  driver: 'setByDriver',
  dispatcher: 'setByDispatch',
  scan: 'setByScan',
  zone: 'setByZone',
} as const satisfies Record<StepSetter, string>

const stepsQuery = () =>
  queryOptions({
    queryKey: ['status-steps'],
    queryFn: ({ signal }) => callApi(PATH, statusStepsResponse, { signal }),
  })

function useStepChange<Input>(run: (input: Input) => Promise<{ items: StatusStep[] }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (steps) => {
      queries.setQueryData(stepsQuery().queryKey, steps)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

export function StatusStepsSection() {
  const [editing, setEditing] = useState<StatusStep | 'new' | null>(null)
  const removed = removals.useRemoved()
  return (
    <section
      aria-labelledby="status-steps"
      className="flex max-w-[560px] flex-col gap-3 border-t border-line px-4 py-5 md:px-7"
    >
      <h2 id="status-steps" className="text-3">
        {words('customSteps')}
      </h2>
      <p className="text-2 text-ink-2">{words('customStepsMore')}</p>
      <Loaded query={useQuery(stepsQuery())} what={words('theSteps')} rows={2}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className="text-2 text-ink-3">{words('noSteps')}</p>
            ) : (
              <ul aria-label={words('statusSteps')} className="rounded border border-line-2">
                {items
                  .filter(({ id }) => !removed.has(id))
                  .map((step) => (
                    <StepRow key={step.id} step={step} steps={items} onEdit={() => setEditing(step)} />
                  ))}
              </ul>
            )}
            {editing === null ? (
              <Button needs="settings:write" className="self-start" onClick={() => setEditing('new')}>
                {words('addStep')}
              </Button>
            ) : (
              <StepForm
                key={editing === 'new' ? 'new' : editing.id}
                step={editing === 'new' ? null : editing}
                steps={items}
                onDone={() => setEditing(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function StepRow({ step, steps, onEdit }: { step: StatusStep; steps: StatusStep[]; onEdit: () => void }) {
  const remove = useStepChange((id: string) =>
    callApi(`${PATH}/${id}`, statusStepsResponse, { method: 'DELETE' }),
  )
  const before = steps.find(({ id }) => id === step.afterId)
  const facts = [
    stateLabel(step.state),
    ...(before ? [words('afterStep', { name: before.name })] : []),
    ...(step.isShown ? [] : [words('notShown')]),
  ]
  return (
    <li className="flex items-center gap-3 border-line px-3 py-2 not-first:border-t">
      <span
        aria-hidden
        className="size-3 shrink-0 rounded-full border border-line-2"
        style={step.colour ? { background: step.colour } : undefined}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-2 font-mid break-words">{step.name}</span>
        <span className="block text-1 text-ink-3">{listText(facts)}</span>
      </span>
      {!step.isActive && <Tag tone="outline">{words('off')}</Tag>}
      <Button
        variant="quiet"
        needs="settings:write"
        aria-label={words('changeWhat', { name: step.name })}
        onClick={onEdit}
      >
        {words('change')}
      </Button>
      {step.uses === 0 && (
        <Button
          variant="quiet"
          needs="settings:write"
          aria-label={words('removeWhat', { name: step.name })}
          onClick={() => removals.remove(step, (id) => remove.mutateAsync(id))}
        >
          {words('remove')}
        </Button>
      )}
    </li>
  )
}

function useStepForm(step: StatusStep | null, onDone: () => void) {
  const save = useStepChange((body: StatusStepBody) =>
    callApi(step ? `${PATH}/${step.id}` : PATH, statusStepsResponse, { method: step ? 'PUT' : 'POST', body }),
  )
  return useSchemaForm({
    schema: statusStepBody,
    defaultValues: step ?? { name: '', state: 'in_transit', setBy: ['driver', 'dispatcher'], isShown: true },
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onDone()
    },
    fieldOfCode: { step_name_taken: 'name', step_loop: 'afterId', step_goes_back: 'afterId' },
  })
}

type StepFields = ReturnType<typeof useStepForm>

interface ChoiceProps {
  fields: StepFields
  name: 'state' | 'afterId' | 'zoneId'
  label: string
  items: { value: string; label: string }[]
}

function Choice({ fields, name, label, items }: ChoiceProps) {
  return (
    <Controller
      control={fields.form.control}
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          error={fields.errorOf(name)}
          value={field.value ?? NONE}
          onChange={(value) => field.onChange(value === NONE ? null : value)}
          items={items}
        />
      )}
    />
  )
}

function Tick({ fields, name, label }: { fields: StepFields; name: 'isShown' | 'isActive'; label: string }) {
  return (
    <Controller
      control={fields.form.control}
      name={name}
      render={({ field }) => (
        <Checkbox label={label} isChecked={field.value ?? true} onChange={field.onChange} />
      )}
    />
  )
}

/** Who sets the step: driver, dispatch, a scan, or a zone. */
function SetBy({ fields: { form, errorOf } }: { fields: StepFields }) {
  const setBy = form.watch('setBy')
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-1 font-mid">{words('setBy')}</legend>
      {(Object.keys(SETTERS) as StepSetter[]).map((setter) => (
        <Checkbox
          key={setter}
          label={words(SETTERS[setter])}
          isChecked={setBy.includes(setter)}
          onChange={(isOn) =>
            form.setValue('setBy', isOn ? [...setBy, setter] : setBy.filter((one) => one !== setter), {
              shouldDirty: true,
            })
          }
        />
      ))}
      {errorOf('setBy') && <p className="text-1 text-bad-ink">{errorOf('setBy')}</p>}
    </fieldset>
  )
}

function StepForm({
  step,
  steps,
  onDone,
}: {
  step: StatusStep | null
  steps: StatusStep[]
  onDone: () => void
}) {
  const zones = useQuery(zonesQuery()).data ?? []
  const fields = useStepForm(step, onDone)
  const { form, submit, isSubmitting, failure, errorOf } = fields
  const setBy = form.watch('setBy')
  return (
    <form
      noValidate
      aria-label={step ? words('changeWhat', { name: step.name }) : words('addStep')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-4 rounded border border-line-2 p-4"
    >
      {failure !== null && (
        <ErrorState className="m-0" title={words('stepNotSaved')} {...describeError(failure)} />
      )}
      <TextField label={words('name')} error={errorOf('name')} {...form.register('name')} />
      <Choice
        fields={fields}
        name="state"
        label={words('withinState')}
        items={STEP_STATES.map((state) => ({ value: state, label: stateLabel(state) }))}
      />
      <Choice
        fields={fields}
        name="afterId"
        label={words('comesAfter')}
        items={[
          { value: NONE, label: words('noOtherStep') },
          ...steps.filter(({ id }) => id !== step?.id).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SetBy fields={fields} />
      {setBy.includes('zone') && (
        <Choice
          fields={fields}
          name="zoneId"
          label={words('zone')}
          items={[
            { value: NONE, label: words('choose') },
            ...zones.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextField
        label={words('germanName')}
        hint={words('germanNameHint')}
        error={errorOf('names')}
        {...form.register('names.de', { setValueAs: (text: string) => text || undefined })}
      />
      <TextField
        label={words('colour')}
        hint={words('colourHint', { example: '#0f5257' })}
        error={errorOf('colour')}
        {...form.register('colour', { setValueAs: (text: string | null) => text || null })}
      />
      <Tick fields={fields} name="isShown" label={words('shownToRecipients')} />
      {step && <Tick fields={fields} name="isActive" label={words('inUse')} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" needs="settings:write" disabled={isSubmitting}>
          {isSubmitting ? words('saving') : words('saveStep')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  )
}
