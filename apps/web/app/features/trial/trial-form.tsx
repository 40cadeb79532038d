// The trial form (requirements 2.6-1, 2.6-3).
import { TRIAL_REDIRECT_MS, trialBody, type TrialBody } from '@dropwise/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FormNotice } from '../../ui/form-notice.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { startTrial } from './api.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { trialWords as words } from '../../lib/words/trial.ts'
import { fieldSentence } from '../../lib/field-sentence.ts'

const FIELDS = [
  {
    name: 'firstName',
    label: 'firstName',
    autoComplete: 'given-name',
    maxLength: 100,
    problem: 'enterFirstName',
    isWide: false,
  },
  {
    name: 'lastName',
    label: 'lastName',
    autoComplete: 'family-name',
    maxLength: 100,
    problem: 'enterLastName',
    isWide: false,
  },
  {
    name: 'email',
    label: 'email',
    type: 'email',
    autoComplete: 'username',
    maxLength: 254,
    problem: 'incompleteEmail',
    isWide: true,
  },
  {
    name: 'companyName',
    label: 'companyName',
    autoComplete: 'organization',
    maxLength: 120,
    problem: 'enterCompanyName',
    isWide: true,
  },
] as const
/** Fields that the button and the strength bar depend on. */
const WATCHED = ['email', 'companyName', 'password'] as const
/** Password lengths at which the bar grows. */
const STRENGTH = [8, 11, 14, 18]

/**
 * `onBusy` runs when creating the trial starts; the form stays until `onStarted`, at least two seconds later.
 * `hasSession` is false when the email already had an account.
 */
export function TrialForm({
  onBusy,
  onStarted,
}: {
  onBusy: (isBusy: boolean) => void
  onStarted: (hasSession: boolean, email: string) => void
}) {
  const isOnline = useOnline()
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const form = useForm<TrialBody>({
    // No default values, which would erase what the user typed before hydration.
    resolver: zodResolver(trialBody, { error: fieldSentence }),
  })
  const { errors, isSubmitting } = form.formState
  const watched: (string | undefined)[] = useWatch({
    control: form.control,
    name: WATCHED,
  })
  const [email = '', companyName = '', password = ''] = watched
  const isBusy = isSubmitting || isOpening
  const { getValues, setValue } = form
  useEffect(() => {
    for (const name of WATCHED) setValue(name, getValues(name))
  }, [getValues, setValue])

  const submit = form.handleSubmit(async (body) => {
    setProblem(null)
    onBusy(true)
    try {
      const hasSession = await startTrial(body)
      setOpening(true)
      setTimeout(() => onStarted(hasSession, body.email), TRIAL_REDIRECT_MS)
    } catch (error) {
      onBusy(false)
      setProblem(wordsFor(error))
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
      aria-label={words('formName')}
    >
      {(problem ?? !isOnline) && <FormNotice>{problem ?? words('offline')}</FormNotice>}
      <div className="grid gap-4 md:grid-cols-2 md:gap-x-3">
        {FIELDS.map(({ name, label, problem: fieldProblem, isWide, ...inputProps }) => (
          <TextField
            key={name}
            size="l"
            {...inputProps}
            label={words(label)}
            error={errors[name] && words(fieldProblem)}
            disabled={isBusy}
            fieldClassName={isWide ? 'md:col-span-2' : ''}
            {...form.register(name)}
          />
        ))}
      </div>
      <div>
        <PasswordField
          label={words('password')}
          size="l"
          autoComplete="new-password"
          maxLength={72}
          error={errors.password && words('atLeast8')}
          disabled={isBusy}
          {...form.register('password')}
        />
        <Strength length={password.length} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="l"
        disabled={isBusy || !isOnline || !email.trim() || !companyName.trim()}
        className="mt-1"
      >
        {isOpening
          ? words('opening')
          : isSubmitting
            ? words('starting')
            : words('startFree', { days: BRAND.trialDays })}
      </Button>
      <Consent />
    </form>
  )
}

function Consent() {
  return (
    <>
      <p className="text-2 text-ink-2">
        {words('agree')}{' '}
        <Link to="/terms" className="text-link">
          {words('terms')}
        </Link>
        {', '}
        <Link to="/privacy" className="text-link">
          {words('privacy')}
        </Link>
      </p>
      <p className="text-2 text-ink-2">
        {words('haveAccount')}{' '}
        <Link to="/login" className="text-link">
          {words('signIn')}
        </Link>
      </p>
    </>
  )
}

function Strength({ length }: { length: number }) {
  const steps = STRENGTH.filter((least) => length >= least).length
  return (
    <p className="flex items-center gap-3 pt-2 text-2 text-ink-2">
      <span className="flex gap-1" aria-hidden>
        {STRENGTH.map((least, i) => (
          <span
            key={least}
            className={cn(
              'h-1 w-7 rounded-full',
              i < steps ? (steps > 1 ? 'bg-ok' : 'bg-transit') : 'bg-line-2',
            )}
          />
        ))}
      </span>
      {length === 0 ? words('longerIsSafer') : words('characters', { count: length })}
    </p>
  )
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return words('notStarted')
  const [first] = Array.isArray(error.details) ? (error.details as { message?: string }[]) : []
  return words('registrationFailed', {
    problem: first?.message ?? `${error.message} ${error.hint ?? ''}`.trim(),
  })
}
