// A date that is typed in the order of the page's language, in digits of any script, or chosen from a month. A hidden date
// input has the value, so forms register it and handlers receive it as with the browser's own field.
import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { addDays, dayOf, LAST_DAY, parseDay, plainDigits } from '@dropwise/contracts'
import { dayInDigits } from '../lib/format.ts'
import { currentLocale } from '../lib/language.ts'
import { frameWords as words } from '../lib/words/frame.ts'
import { cn } from './cn.ts'
import { MonthGrid } from './day-picker.tsx'
import { Field, INPUT, type TextField } from './field.tsx'

export type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'suffix'>

const DIRECTION_MARKS = /[\u200e\u200f]/g
const ISO = /^\d{4}-\d{2}-\d{2}$/
const FIRST_DAY = '1900-01-01'

/** `YYYY-MM-DD` of typed text; `''` for empty, null for what is no day. */
export function typedDay(text: string): string | null {
  const typed = plainDigits(text)
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(/\s*([/.-])\s*/g, '$1')
    .trim()
  if (typed === '') return ''
  const [first] = new Intl.DateTimeFormat(currentLocale(), { day: '2-digit', month: '2-digit' })
    .formatToParts()
    .filter(({ type }) => type === 'day' || type === 'month')
  const day = parseDay(typed, first?.type === 'month' ? 'month-first' : 'day-first')
  return day !== null && day >= FIRST_DAY && day <= LAST_DAY ? day : null
}

/** Changes an input like typing, so React and forms notice. */
function setInput(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const today = (): string => dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The text of a date field and the day it means, which the hidden input has as its value. */
function useTypedDay(valueRef: RefObject<HTMLInputElement | null>, unread: string | undefined) {
  /** What somebody types; null: the value as the language writes it. */
  const [typed, setTyped] = useState<string | null>(null)
  const [day, setDay] = useState('')
  // Forms set the value of the element without an event, so every render compares.
  const hasUnread = typed !== null && typedDay(typed) === null
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the element's value is no dependency that React knows of
  useLayoutEffect(() => {
    const element = valueRef.current
    element?.setCustomValidity(hasUnread ? (unread ?? words('datePattern')) : '')
    const value = element?.value ?? ''
    if (value === day) return
    setDay(value)
    setTyped(null)
  })
  const set = (value: string) => {
    if (valueRef.current && valueRef.current.value !== value) setInput(valueRef.current, value)
    setDay(value)
  }
  return {
    day,
    text: typed ?? dayInDigits(day),
    /** Whether the text is no day. */
    hasUnread,
    type: (text: string) => {
      setTyped(text)
      // As the browser's field does: a date that is not complete yet is no date.
      set(typedDay(text) ?? '')
    },
    /** A date typed as `2026-11-30` stays as it was written; text that is no day stays to be corrected. */
    settle: () => {
      if (typed !== null && typedDay(typed) && !ISO.test(typed.trim())) setTyped(null)
    },
    choose: (value: string) => {
      setTyped(null)
      set(value)
    },
  }
}

export default function TypedDateField({
  label,
  isLabelHidden,
  hint,
  error,
  size = 'm',
  aside,
  className,
  fieldClassName,
  ref,
  onBlur,
  disabled,
  unread,
  ...native
}: DateFieldProps) {
  const valueRef = useRef<HTMLInputElement | null>(null)
  const textRef = useRef<HTMLInputElement | null>(null)
  const { day, text, hasUnread, type, settle, choose } = useTypedDay(valueRef, unread)
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  /** True after the form could not be sent because of the typed text. */
  const [isRefused, setRefused] = useState(false)
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (days === undefined) return
    event.preventDefault()
    if (event.altKey) return setOpen(true)
    choose(addDays(day === '' ? today() : day, day === '' ? 0 : days))
  }
  const isUnread = hasUnread && (!isFocused || isRefused)

  return (
    <Field
      {...{ label, size, hint, error: isUnread ? unread : error }}
      {...(isLabelHidden && { isLabelHidden })}
      {...(aside && { aside })}
      {...(fieldClassName ? { className: fieldClassName } : {})}
    >
      {(ids) => (
        <span className="relative block">
          <input
            {...ids}
            ref={textRef}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            placeholder={words('datePattern')}
            disabled={disabled}
            aria-label={native['aria-label']}
            aria-invalid={isUnread || ids['aria-invalid'] || native['aria-invalid']}
            value={text}
            onChange={({ target }) => {
              type(target.value)
              setRefused(false)
            }}
            onKeyDown={step}
            onFocus={({ target }) => {
              setFocused(true)
              target.select()
            }}
            onBlur={() => {
              setFocused(false)
              settle()
              if (valueRef.current)
                onBlur?.({ target: valueRef.current, type: 'blur' } as FocusEvent<HTMLInputElement>)
            }}
            className={cn(
              INPUT,
              size === 'l' ? 'h-11 px-3 text-3' : 'h-8 text-2',
              'pe-9 tabular-nums',
              className,
            )}
          />
          <ValueInput
            {...native}
            ref={(element) => {
              valueRef.current = element
              if (typeof ref === 'function') return ref(element)
              if (ref) ref.current = element
            }}
            onRefuse={() => setRefused(true)}
            // Forms focus the field that has an error.
            onFocus={() => textRef.current?.focus()}
          />
          <CalendarButton {...{ day, isOpen, disabled }} onOpenChange={setOpen} onChoose={choose} />
        </span>
      )}
    </Field>
  )
}

/** The hidden input, which forms register and the browser validates. */
function ValueInput({ onRefuse, ...native }: ComponentProps<'input'> & { onRefuse: () => void }) {
  return (
    <input
      {...native}
      type="date"
      aria-label={undefined}
      aria-hidden
      tabIndex={-1}
      onInvalid={(event) => {
        event.preventDefault()
        onRefuse()
      }}
      className="pointer-events-none absolute inset-0 opacity-0"
    />
  )
}

/** Opens a month to choose the day from. */
function CalendarButton({
  day,
  isOpen,
  onOpenChange,
  onChoose,
  disabled,
}: {
  day: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (day: string) => void
  disabled: boolean | undefined
}) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        type="button"
        aria-label={words('calendar')}
        disabled={disabled}
        className="absolute inset-y-0.5 end-0.5 grid w-8 place-items-center rounded-s text-ink-2 hover:text-ink disabled:opacity-45 [&_svg]:size-4"
      >
        <CalendarDays aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content align="end" sideOffset={6} className="float-in z-50 rounded bg-raised shadow-float">
          <MonthGrid
            value={day === '' ? today() : day}
            today={today()}
            isOpenEnded
            onChange={(chosen) => {
              onChoose(chosen)
              onOpenChange(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
