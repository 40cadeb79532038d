// Papers of a vehicle or driver with expiry dates.
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Paper } from '@dropwise/contracts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface PapersFieldProps {
  value: readonly Paper[]
  onChange: (papers: Paper[]) => void
  error: string | undefined
}

/** Usual papers; others are typed. */
const USUAL = ['Inspection', 'Insurance', 'Registration', 'Road tax', 'Tachograph', 'Licence']

export function PapersField({ value, onChange, error }: PapersFieldProps) {
  const usual = useId()
  const set = (index: number, change: Partial<Paper>) =>
    onChange(value.map((paper, i) => (i === index ? { ...paper, ...change } : paper)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">Documents</legend>
      <datalist id={usual}>
        {USUAL.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
      {value.map((paper, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_140px_auto] items-end gap-2">
          <TextField
            label={`Document ${index + 1}`}
            isLabelHidden
            placeholder="Insurance"
            list={usual}
            value={paper.kind}
            onChange={(event) => set(index, { kind: event.target.value })}
          />
          <TextField
            label={`Document ${index + 1} runs out on`}
            isLabelHidden
            type="date"
            value={paper.expiresOn ?? ''}
            onChange={(event) => set(index, { expiresOn: event.target.value || null })}
          />
          <IconButton
            label={`Remove document ${index + 1}`}
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
        Add document
      </Button>
    </fieldset>
  )
}
