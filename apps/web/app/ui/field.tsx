// Text inputs with label, hint and error. Errors show at the field and are announced; input is kept.
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn.ts'
import { typePlainNumber } from './plain-number.ts'
import { commonWords as words } from '../lib/words/common.ts'

export const INPUT =
  'w-full rounded border border-field bg-raised px-2.5 text-ink outline-none transition-[border-color,box-shadow] duration-[90ms] focus-visible:border-link focus-visible:shadow-[0_0_0_1px_var(--link)] aria-invalid:border-bad aria-invalid:shadow-[0_0_0_1px_var(--bad)] disabled:border-line-2 disabled:bg-sunk disabled:text-ink-3'
const SIZES = { m: 'h-8 text-2 pointer-coarse:h-11', l: 'h-11 px-3 text-3' }

interface FieldLook {
  label: ReactNode
  /** The label is only for assistive technology. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  size?: 'm' | 'l'
  /** Right of the label, e.g. a link. */
  aside?: ReactNode
}

/** Connects label, control and message by ids. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  size = 'm',
  aside,
  className,
  children,
}: FieldLook & {
  className?: string
  children: (ids: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
  }) => ReactNode
}) {
  const id = useId()
  const hasNote = Boolean(error || hint)
  return (
    <div className={cn('flex flex-col', className)}>
      <div
        className={cn(
          'flex items-baseline justify-between gap-3',
          isLabelHidden ? 'sr-only' : size === 'l' ? 'pb-1.5' : 'pb-1',
        )}
      >
        <label htmlFor={id} className={cn('font-mid', size === 'l' ? 'text-3' : 'text-1')}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hasNote && (
        <p
          id={`${id}-note`}
          className={cn('pt-1 text-1', error ? 'text-bad-ink' : 'text-ink-3')}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = FieldLook & {
  icon?: ReactNode
  suffix?: ReactNode
  fieldClassName?: string
  /** The error while it holds text that is not a value, if it is no number field. */
  unread?: string
} & Omit<ComponentProps<'input'>, 'size'>

/** One line of text; `icon` inside at the left, `suffix` (a unit) at the right. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  size = 'm',
  aside,
  icon,
  suffix,
  className,
  fieldClassName,
  unread = words('mustBeNumber'),
  ...input
}: TextFieldProps) {
  const [isUnread, setUnread] = useState(false)
  const appearance: FieldLook = { label, size, hint, error: isUnread ? unread : error }
  if (isLabelHidden) appearance.isLabelHidden = true
  if (aside) appearance.aside = aside
  return (
    <Field {...appearance} {...(fieldClassName ? { className: fieldClassName } : {})}>
      {(ids) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-2.5 grid place-items-center text-ink-3 [&_svg]:size-4">
              {icon}
            </span>
          )}
          <input
            {...ids}
            onBeforeInput={typePlainNumber}
            {...input}
            onBlur={(event) => {
              setUnread(event.target.validity.badInput)
              input.onBlur?.(event)
            }}
            onInput={(event) => {
              if (!event.currentTarget.validity.badInput) setUnread(false)
              input.onInput?.(event)
            }}
            onInvalid={(event) => {
              if (!event.currentTarget.validity.badInput) return
              // In place of the browser's message, which is in its own language.
              event.preventDefault()
              setUnread(true)
            }}
            className={cn(INPUT, SIZES[size], icon ? 'ps-8' : '', suffix ? 'pe-10' : '', className)}
          />
          {suffix && (
            <span className="pointer-events-none absolute inset-y-0 end-2.5 grid place-items-center text-1 text-ink-3">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

/** A password field with a show button. */
export function PasswordField({
  label,
  error,
  size = 'm',
  aside,
  className,
  ...input
}: Omit<TextFieldProps, 'type' | 'icon' | 'suffix'>) {
  const [isShown, setShown] = useState(false)
  const appearance: FieldLook = { label, size, error }
  if (aside) appearance.aside = aside
  return (
    <Field {...appearance}>
      {(ids) => (
        <span className="relative block">
          <input
            {...ids}
            {...input}
            type={isShown ? 'text' : 'password'}
            className={cn(INPUT, SIZES[size], 'pe-11', className)}
          />
          <button
            type="button"
            aria-label={words(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 end-1 grid w-9 place-items-center rounded-s text-ink-2 hover:text-ink disabled:opacity-45 [&_svg]:size-4"
          >
            {isShown ? <EyeOff /> : <Eye />}
          </button>
        </span>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<FieldLook, 'size'> & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea rows={3} {...ids} {...input} className={cn(INPUT, 'py-1.5 text-2', className)} />}
    </Field>
  )
}
