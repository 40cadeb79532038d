// Papers of a vehicle or driver with expiry dates.
import { useId } from 'react'
import type { Paper } from '@dropwise/contracts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { fleetWords } from '../../lib/words/fleet.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { RowsField } from './rows-field.tsx'

interface PapersFieldProps {
  value: readonly Paper[]
  onChange: (papers: Paper[]) => void
  error: string | undefined
}

/** Usual papers; others are typed. */
const USUAL = ['inspection', 'insurance', 'registration', 'roadTax', 'tachograph', 'licence'] as const

export function PapersField({ value, onChange, error }: PapersFieldProps) {
  const suggestionsId = useId()
  return (
    <RowsField
      legend={fleetWords('documents')}
      rows={value}
      onChange={onChange}
      error={error}
      columns="grid-cols-[minmax(0,1fr)_140px_auto]"
      removeLabel={(number) => words('removeDocument', { number })}
      addLabel={words('addDocument')}
      fresh={{ kind: '', number: null, expiresOn: null }}
      row={(paper, index, change) => (
        <>
          <TextField
            label={words('documentNumber', { number: index + 1 })}
            isLabelHidden
            placeholder={words('insurance')}
            list={suggestionsId}
            value={paper.kind}
            onChange={(event) => change({ kind: event.target.value })}
          />
          <DateField
            label={words('documentRunsOut', { number: index + 1 })}
            isLabelHidden
            value={paper.expiresOn ?? ''}
            onChange={(event) => change({ expiresOn: event.target.value || null })}
          />
        </>
      )}
    >
      <datalist id={suggestionsId}>
        {USUAL.map((key) => words(key)).map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
    </RowsField>
  )
}
