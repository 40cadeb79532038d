// The company's own steps within the states of a delivery: list, add, change, switch off, remove.
import {
  STEP_SETTERS,
  STEP_STATES,
  statusStepBody,
  statusStepsResponse,
  stepStateLabel,
  type StatusStep,
  type StatusStepBody,
  type StepSetter,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { callApi, describeError } from '../../lib/api.ts'
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

const PATH = '/status-steps'
const removals = removeWithUndo()
/** A select has no empty value. */
const NONE = 'none'

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
        Your own status steps
      </h2>
      <p className="text-2 text-ink-2">
        Steps such as “At customs” within the five states of a delivery. Plans, analytics and messages go on
        by the states.
      </p>
      <Loaded query={useQuery(stepsQuery())} what="the steps" rows={2}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className="text-2 text-ink-3">No steps yet.</p>
            ) : (
              <ul aria-label="Status steps" className="rounded border border-line-2">
                {items
                  .filter(({ id }) => !removed.has(id))
                  .map((step) => (
                    <StepRow key={step.id} step={step} steps={items} onEdit={() => setEditing(step)} />
                  ))}
              </ul>
            )}
            {editing === null ? (
              <Button needs="settings:write" className="self-start" onClick={() => setEditing('new')}>
                Add a step
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
    stepStateLabel(step.state),
    ...(before ? [`after ${before.name}`] : []),
    ...(step.isShown ? [] : ['not shown to recipients']),
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
        <span className="block text-1 text-ink-3">{facts.join(', ')}</span>
      </span>
      {!step.isActive && <Tag tone="outline">Off</Tag>}
      <Button variant="quiet" needs="settings:write" aria-label={`Change ${step.name}`} onClick={onEdit}>
        Change
      </Button>
      {step.uses === 0 && (
        <Button
          variant="quiet"
          needs="settings:write"
          aria-label={`Remove ${step.name}`}
          onClick={() => removals.remove(step, (id) => remove.mutateAsync(id))}
        >
          Remove
        </Button>
      )}
    </li>
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
  const save = useStepChange((body: StatusStepBody) =>
    callApi(step ? `${PATH}/${step.id}` : PATH, statusStepsResponse, { method: step ? 'PUT' : 'POST', body }),
  )
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: statusStepBody,
    defaultValues: step ?? { name: '', state: 'in_transit', setBy: ['driver', 'dispatcher'], isShown: true },
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onDone()
    },
    fieldOfCode: { step_name_taken: 'name', step_loop: 'afterId', step_goes_back: 'afterId' },
  })
  const setBy = form.watch('setBy')
  const choice = (
    name: 'state' | 'afterId' | 'zoneId',
    label: string,
    items: { value: string; label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          error={errorOf(name)}
          value={field.value ?? NONE}
          onChange={(value) => field.onChange(value === NONE ? null : value)}
          items={items}
        />
      )}
    />
  )
  const tick = (name: 'isShown' | 'isActive', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Checkbox label={label} isChecked={field.value ?? true} onChange={field.onChange} />
      )}
    />
  )
  return (
    <form
      noValidate
      aria-label={step ? `Change ${step.name}` : 'Add a step'}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-4 rounded border border-line-2 p-4"
    >
      {failure !== null && (
        <ErrorState className="m-0" title="The step could not be saved" {...describeError(failure)} />
      )}
      <TextField label="Name" error={errorOf('name')} {...form.register('name')} />
      {choice(
        'state',
        'Within the state',
        STEP_STATES.map((state) => ({ value: state, label: stepStateLabel(state) })),
      )}
      {choice('afterId', 'Comes after', [
        { value: NONE, label: 'No other step' },
        ...steps.filter(({ id }) => id !== step?.id).map(({ id, name }) => ({ value: id, label: name })),
      ])}
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">Set by</legend>
        {(Object.keys(STEP_SETTERS) as StepSetter[]).map((setter) => (
          <Checkbox
            key={setter}
            label={STEP_SETTERS[setter]}
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
      {setBy.includes('zone') &&
        choice('zoneId', 'Zone', [
          { value: NONE, label: 'Choose' },
          ...zones.map(({ id, name }) => ({ value: id, label: name })),
        ])}
      <TextField
        label="Name in German"
        hint="Recipients read it on German pages; everyone else reads the name above."
        error={errorOf('names')}
        {...form.register('names.de', { setValueAs: (text: string) => text || undefined })}
      />
      <TextField
        label="Colour"
        hint="Such as #0f5257. Leave empty for none."
        error={errorOf('colour')}
        {...form.register('colour', { setValueAs: (text: string | null) => text || null })}
      />
      {tick('isShown', 'Recipients see it on the tracking page')}
      {step && tick('isActive', 'In use')}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" needs="settings:write" disabled={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Save the step'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
