// The week as a table of hours: a number and a colour for each cell, one selected block.
import { directionOf, hourLabel, type LearnedSpeed } from '@dropwise/contracts'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { clockText, count } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { weekdayLong, weekdayName } from '../../lib/weekdays.ts'
import { speedsWords as words } from '../../lib/words/speeds.ts'
import { cn } from '../../ui/cn.ts'
import {
  atCell,
  isSelected,
  LAST,
  moveBy,
  ofDay,
  ofHour,
  WEEK,
  type Cell,
  type Selection,
} from './selection.ts'
import { columnDays, placeOf, type Place, type Speeds } from './use-speeds.ts'

const HOURS = Array.from({ length: LAST.hour + 1 }, (_, hour) => hour)
/** Share of the colour in a cell: most at half and at twice the speed of the map. */
const MOST_COLOUR = 55

const hourText = (hour: number): string => clockText(hourLabel(hour))
export const cellText = ({ day, hour }: Place): string =>
  words('cellAt', { day: weekdayName(day + 1), time: hourText(hour) })

function heat(percent: number | null): string | undefined {
  if (percent === null || percent === 100) return undefined
  const share = Math.min(MOST_COLOUR, Math.round(Math.abs(percent - 100) * 1.1) + 6)
  return `color-mix(in oklab, var(${percent < 100 ? '--bad' : '--ok'}) ${share}%, var(--surface))`
}

export interface GridProps {
  speeds: Speeds
  /** Shows what own drives say instead of the table. */
  learned: LearnedSpeed[][] | null
  selection: Selection
  onSelect: (selection: Selection) => void
  /** A digit was typed: the next ones go to the field of the selection. */
  onDigit: (digit: string) => void
  isReadOnly: boolean
}

export function SpeedGrid(props: GridProps) {
  const { speeds, selection, onSelect } = props
  const grid = useRef<HTMLTableElement>(null)
  const isDragging = useRef(false)
  const { column, hour } = selection.head
  const focusHead = useEffectEvent(() => {
    if (grid.current?.contains(document.activeElement)) cellElement(grid.current, selection.head)?.focus()
  })
  useEffect(() => focusHead(), [column, hour])
  useDragEnd(isDragging)

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as HTMLElement).dataset.cell) return
    const next = moveBy(selection, event, directionOf(currentLanguage()) === 'rtl' ? -1 : 1)
    if (next) {
      event.preventDefault()
      onSelect(next)
    } else if (!props.isReadOnly && /^[0-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      props.onDigit(event.key)
    } else if (!props.isReadOnly && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      speeds.set(selection, null)
    }
  }
  function onPointerDown(event: PointerEvent): void {
    const cell = cellUnder(event)
    if (!cell || event.button !== 0) return
    // A finger keeps its pointer on the first cell otherwise.
    if (event.target instanceof Element) releasePointer(event.target, event.pointerId)
    isDragging.current = true
    onSelect(event.shiftKey ? { ...selection, head: cell } : atCell(cell))
  }
  function onPointerMove(event: PointerEvent): void {
    const cell = isDragging.current ? cellUnder(event) : null
    if (cell && (cell.column !== column || cell.hour !== hour)) onSelect({ ...selection, head: cell })
  }
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of cells that take the focus
      role="grid"
      aria-label={words('title')}
      aria-multiselectable
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      className="w-full touch-pan-y table-fixed border-separate border-spacing-px select-none"
    >
      <thead>
        <tr>
          <th scope="col" className="w-[52px]">
            <Select label={words('selectWeek')} onPress={() => onSelect(WEEK)}>
              {words('hour')}
            </Select>
          </th>
          {columnDays().map((day, index) => (
            <th key={day} scope="col">
              <Select
                label={words('selectDay', { day: weekdayLong(day + 1) })}
                onPress={() => onSelect(ofDay(index))}
              >
                {weekdayName(day + 1)}
              </Select>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((each) => (
          <tr key={each}>
            <th scope="row">
              <Select
                label={words('selectHour', { time: hourText(each) })}
                onPress={() => onSelect(ofHour(each))}
              >
                {hourText(each)}
              </Select>
            </th>
            {columnDays().map((day, index) => (
              <HourCell key={day} {...props} cell={{ column: index, hour: each }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HourCell({ speeds, learned, selection, cell }: GridProps & { cell: Cell }) {
  const place = placeOf(cell)
  const lesson = learned?.[place.day]?.[place.hour]
  const percent = lesson ? lesson.percent : (speeds.cells[place.day]?.[place.hour] ?? null)
  const isEdited = !lesson && speeds.isEdited(place)
  const isHead = selection.head.column === cell.column && selection.head.hour === cell.hour
  const isChosen = isSelected(selection, cell)
  return (
    <td
      aria-label={labelOf(place, percent, lesson, isEdited)}
      aria-selected={isChosen}
      tabIndex={isHead ? 0 : -1}
      data-cell={`${cell.column} ${cell.hour}`}
      style={{ background: heat(percent) }}
      className={cn(
        'relative h-[25px] cursor-cell text-center text-2 tabular-nums outline-none pointer-coarse:h-9',
        percent === null ? 'bg-sunk text-ink-3' : 'text-ink',
        isEdited && 'font-strong underline decoration-2 underline-offset-2',
        isChosen && 'shadow-[inset_0_0_0_2px_var(--link)]',
        'focus-visible:z-10 focus-visible:shadow-[inset_0_0_0_3px_var(--link)]',
      )}
    >
      {percent ?? (lesson ? '' : '·')}
      {lesson && lesson.drives > 0 && (
        <span className="ms-0.5 text-1 text-ink-2">({count(lesson.drives)})</span>
      )}
    </td>
  )
}

function labelOf(
  place: Place,
  percent: number | null,
  lesson: LearnedSpeed | undefined,
  isEdited: boolean,
): string {
  const cell = cellText(place)
  if (lesson && percent !== null) return words('cellLearned', { cell, speed: percent, drives: lesson.drives })
  if (lesson) return words('cellTooFew', { cell, drives: lesson.drives })
  const text = percent === null ? words('cellAsMap', { cell }) : words('cellSpeed', { cell, speed: percent })
  return isEdited ? words('cellUnsaved', { text }) : text
}

function Select({ label, onPress, children }: { label: string; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="h-[25px] w-full truncate rounded-s text-1 font-mid text-ink-2 tabular-nums hover:bg-hover hover:text-ink pointer-coarse:h-9"
    >
      {children}
    </button>
  )
}

const cellElement = (grid: HTMLElement, { column, hour }: Cell) =>
  grid.querySelector<HTMLElement>(`[data-cell="${column} ${hour}"]`)

function cellUnder({ clientX, clientY, target }: PointerEvent): Cell | null {
  const element = document.elementFromPoint?.(clientX, clientY) ?? (target as Element)
  const text = element.closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (!text) return null
  const [column, hour] = text.split(' ').map(Number)
  return { column: column!, hour: hour! }
}

function releasePointer(element: Element, pointerId: number): void {
  if (element.hasPointerCapture?.(pointerId)) element.releasePointerCapture(pointerId)
}

/** A drag ends wherever the button is released, also outside the table. */
function useDragEnd(isDragging: { current: boolean }): void {
  useEffect(() => {
    const end = () => (isDragging.current = false)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [isDragging])
}
