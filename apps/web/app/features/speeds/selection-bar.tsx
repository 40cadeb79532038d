// What is selected, and its speed to type.
import { isSpeedPercent, plainDigits, SPEED_PERCENT, type LearnedSpeed } from '@dropwise/contracts'
import { useState, type RefObject } from 'react'
import { speedsWords as words } from '../../lib/words/speeds.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { bounds, cellsOf, type Selection } from './selection.ts'
import { cellText } from './speed-grid.tsx'
import { placeOf, type Speeds } from './use-speeds.ts'

interface SelectionBarProps {
  speeds: Speeds
  learned: LearnedSpeed[][] | null
  selection: Selection
  typed: string
  onTyped: (text: string) => void
  field: RefObject<HTMLInputElement | null>
  isReadOnly: boolean
}

/** `Mon 07:00 to Fri 09:00: 15 hours`, or the hour with the speed of the company's drives. */
function selectionText(selection: Selection, learned: LearnedSpeed[][] | null): string {
  const { columns, hours } = bounds(selection)
  const first = placeOf({ column: columns[0], hour: hours[0] })
  const count = cellsOf(selection).length
  if (count > 1) {
    const last = placeOf({ column: columns[1], hour: hours[1] })
    return words('selection', { from: cellText(first), to: cellText(last), count })
  }
  const cell = cellText(first)
  const lesson = learned?.[first.day]?.[first.hour]
  if (!lesson) return cell
  const { percent, drives } = lesson
  return percent === null
    ? words('cellTooFew', { cell, drives })
    : words('cellLearned', { cell, drives, speed: percent })
}

export function SelectionBar({
  speeds,
  learned,
  selection,
  typed,
  onTyped,
  field,
  isReadOnly,
}: SelectionBarProps) {
  const [hasProblem, setProblem] = useState(false)
  const text = <p className="min-w-0 basis-full text-2 tabular-nums">{selectionText(selection, learned)}</p>
  if (isReadOnly) return text
  const toGrid = () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2 bg-surface max-md:sticky max-md:top-0 max-md:z-20 max-md:py-2"
      onSubmit={(event) => {
        event.preventDefault()
        const percent = Number(plainDigits(typed.trim()).replace(/\s*%$/, ''))
        const isFit = typed.trim() !== '' && isSpeedPercent(percent)
        setProblem(!isFit)
        if (!isFit) return
        speeds.set(selection, percent)
        onTyped('')
        toGrid()
      }}
    >
      {text}
      <TextField
        ref={field}
        label={words('percent')}
        inputMode="numeric"
        suffix="%"
        fieldClassName="w-40"
        value={typed}
        error={hasProblem ? words('percentBounds', SPEED_PERCENT) : undefined}
        onChange={(event) => {
          setProblem(false)
          onTyped(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onTyped('')
          setProblem(false)
          toGrid()
        }}
      />
      <Button type="submit">{words('set')}</Button>
      <Button variant="quiet" onClick={() => speeds.set(selection, null)}>
        {words('asMap')}
      </Button>
    </form>
  )
}
