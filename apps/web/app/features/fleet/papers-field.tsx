// Papers of a vehicle or driver with expiry dates.
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Paper } from '@dropwise/contracts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { fleetWords } from '../../lib/words/fleet.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

interface PapersFieldProps {
  value: readonly Paper[]
  onChange: (papers: Paper[]) => void
  error: string | undefined
}

/** Usual papers; others are typed. */
const USUAL = ['inspection', 'insurance', 'registration', 'roadTax', 'tachograph', 'licence'] as const

export function PapersField({ value, onChange, error }: PapersFieldProps) {
  const suggestionsId = useId()
  const set = (index: number, change: Partial<Paper>) =>
    onChange(value.map((paper, i) => (i === index ? { ...paper, ...change } : paper)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">{fleetWords('documents')}</legend>
      <datalist id={suggestionsId}>
        {USUAL.map((key) => words(key)).map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
      {value.map((paper, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_140px_auto] items-end gap-2">
          <TextField
            label={words('documentNumber', { number: index + 1 })}
            isLabelHidden
            placeholder={words('insurance')}
            list={suggestionsId}
            value={paper.kind}
            onChange={(event) => set(index, { kind: event.target.value })}
          />
          <TextField
            label={words('documentRunsOut', { number: index + 1 })}
            isLabelHidden
            type="date"
            value={paper.expiresOn ?? ''}
            onChange={(event) => set(index, { expiresOn: event.target.value || null })}
          />
          <IconButton
            label={words('removeDocument', { number: index + 1 })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
      <Button
        size="s"
        icon={<Plus />}
        className="self-start"
        onClick={() => onChange([...value, { kind: '', number: null, expiresOn: null }])}
      >
        {words('addDocument')}
      </Button>
    </fieldset>
  )
}
