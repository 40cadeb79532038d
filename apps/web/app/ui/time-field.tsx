// A 24-hour time of day in the company's zone, regardless of the browser. Accepts 9, 930, 2 pm. Text that is no time stays to be
// corrected, and its form is not sent.
import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { parseClock, plainDigits } from '@dropwise/contracts'
import { Field, INPUT } from './field.tsx'
import { cn } from './cn.ts'
import { fieldsWords } from '../lib/words/fields.ts'
import { frameWords as words } from '../lib/words/frame.ts'

const COMPLETE = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `09:30` for typed text; `''` for empty, null for invalid. */
export function typedClock(text: string): string | null {
  const typed = plainDigits(text.trim())
  if (typed === '') return ''
  const digits = /^(\d{1,2})(\d{2})?$/.exec(typed)
  const seconds = parseClock(digits ? `${digits[1]}:${digits[2] ?? '00'}` : typed)
  if (seconds === null || seconds >= 86_400) return null
  return new Date(seconds * 1000).toISOString().slice(11, 16)
}

/** Changes an input like typing, so React and forms notice. */
function setInput(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Forms are not sent while it holds text that is no time. */
function markUnread(input: HTMLInputElement): void {
  input.setCustomValidity(typedClock(input.value) === null ? words('clockPattern') : '')
}

/** The bare input, controlled or registered: `onChange` receives complete times or empty, nothing between. */
export function TimeInput({
  value,
  onChange,
  onBlur,
  onKeyDown,
  onInvalid,
  ...input
}: ComponentProps<'input'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [shownValue, setShownValue] = useState(value)
  // A value from elsewhere replaces text that is no time.
  if (value !== shownValue) {
    setShownValue(value)
    setTyped(null)
  }
  const settle = (element: HTMLInputElement) => {
    const time = typedClock(element.value)
    if (time === null) return
    setInput(element, time)
    setTyped(null)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    setTyped(text)
    markUnread(event.target)
    if (text === '' || COMPLETE.test(text)) onChange?.(event)
  }
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      placeholder={words('clockPattern')}
      maxLength={10}
      {...input}
      {...(value === undefined ? {} : { value: typed ?? value })}
      onChange={change}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        // Submitting happens before blur.
        if (event.key === 'Enter') settle(event.currentTarget)
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        settle(event.target)
        onBlur?.(event)
      }}
      onInvalid={(event) => {
        if (!event.currentTarget.validity.customError) return
        event.preventDefault()
        // A form may have set another value, which fires no event.
        markUnread(event.currentTarget)
        onInvalid?.(event)
      }}
    />
  )
}

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  label: ReactNode
  /** The label is only for assistive technology. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** With label, hint and error. */
export function TimeField({
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  onBlur,
  ...input
}: TimeFieldProps) {
  const [isUnread, setUnread] = useState(false)
  const look = (element: HTMLInputElement) => setUnread(typedClock(element.value) === null)
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={isUnread ? fieldsWords('time', { example: '09:30' }) : error}
    >
      {(ids) => (
        <TimeInput
          {...ids}
          {...input}
          onBlur={(event) => {
            look(event.target)
            onBlur?.(event)
          }}
          onInput={() => setUnread(false)}
          onInvalid={(event) => look(event.currentTarget)}
          className={cn(INPUT, 'h-8 text-2 tabular-nums pointer-coarse:h-11', className)}
        />
      )}
    </Field>
  )
}
