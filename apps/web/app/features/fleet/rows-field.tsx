// A list of rows that a person adds to and removes from, with an error below: papers, days off.
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

interface RowsFieldProps<Row> {
  legend: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  error: string | undefined
  /** Classes of the row's columns; the last one holds the button that removes it. */
  columns: string
  row: (row: Row, index: number, change: (change: Partial<Row>) => void) => ReactNode
  removeLabel: (number: number) => string
  addLabel: string
  fresh: Row
  children?: ReactNode
}

export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { legend, rows, onChange, error, columns, row, removeLabel, addLabel, fresh, children } = props
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">{legend}</legend>
      {children}
      {rows.map((each, index) => (
        <div key={index} className={cn('grid items-end gap-2', columns)}>
          {row(each, index, (change) => onChange(rows.with(index, { ...each, ...change })))}
          <IconButton label={removeLabel(index + 1)} onClick={() => onChange(rows.toSpliced(index, 1))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
      <Button size="s" icon={<Plus />} className="self-start" onClick={() => onChange([...rows, fresh])}>
        {addLabel}
      </Button>
    </fieldset>
  )
}
